#include "server/whole/access_table.h"

#include <algorithm>
#include <array>

namespace trencavel::server_tests {
namespace {

using enum Place;

const std::vector<Place> kOpen = {OpenWaiting, OpenRunning, OpenFinished};
const std::vector<Place> kPrivate = {PrivateWaiting, PrivateRunning, PrivateFinished};
const std::vector<Place> kHidden = {OtherPrivate, Missing};
const std::vector<Place> kEverywhere = {OpenWaiting,    OpenRunning,    OpenFinished,
                                        PrivateWaiting, PrivateRunning, PrivateFinished,
                                        OtherOpen,      OtherPrivate,   Missing};

}  // namespace

// clang-format off
const std::vector<AccessRow>& message_rights() {
    static const std::vector<AccessRow> rows = {
        //                            anonymous  guest      stranger   invited    seated     on turn    left       removed muted      host
        {"hello", kEverywhere,       "+          +          +          +          +          +          +          +       +          +"},

        {"watch", kOpen,             "+          +          +          +          +          +          +          -       +          +"},
        {"watch", kPrivate,          "-          +          -          +          +          +          +          -       +          +"},
        {"watch", {OtherOpen},       "+          +          +          +          +          +          +          +       +          +"},
        {"watch", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"unwatch", kEverywhere,     "+          +          +          +          +          +          +          +       +          +"},

        {"join", {OpenWaiting},      "no_person  no_person  +          +          +          +          +          -       +          +"},
        {"join", {OpenRunning},      "no_person  no_person  seat_taken seat_taken seat_taken seat_taken +          -       seat_taken seat_taken"},
        {"join", {OpenFinished},     "no_person  no_person  wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"join", {PrivateWaiting},   "-          no_person  -          +          +          +          +          -       +          +"},
        {"join", {PrivateRunning},   "-          no_person  -          seat_taken seat_taken seat_taken +          -       seat_taken seat_taken"},
        {"join", {PrivateFinished},  "-          no_person  -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"join", {OtherOpen},        "no_person  no_person  seat_taken seat_taken seat_taken seat_taken seat_taken seat_taken seat_taken seat_taken"},
        {"join", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"leave", {OpenWaiting, OpenRunning},
                                     "no_person  no_person  not_seated not_seated +          +          not_seated -       +          not_seated"},
        {"leave", {OpenFinished},    "no_person  no_person  not_seated not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"leave", {PrivateWaiting, PrivateRunning},
                                     "-          no_person  -          not_seated +          +          not_seated -       +          not_seated"},
        {"leave", {PrivateFinished}, "-          no_person  -          not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"leave", {OtherOpen},       "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"leave", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"start", {OpenWaiting},     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"start", {OpenRunning, OpenFinished},
                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  wrong_phase"},
        {"start", {PrivateWaiting},  "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"start", {PrivateRunning, PrivateFinished},
                                     "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  wrong_phase"},
        {"start", {OtherOpen},       "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"start", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"move", {OpenWaiting, OpenFinished},
                                     "no_person  no_person  wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"move", {OpenRunning},      "no_person  no_person  not_seated not_seated not_your_turn +      not_your_turn -    not_your_turn not_seated"},
        {"move", {PrivateWaiting, PrivateFinished},
                                     "-          no_person  -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"move", {PrivateRunning},   "-          no_person  -          not_seated not_your_turn +      not_your_turn -    not_your_turn not_seated"},
        {"move", {OtherOpen},        "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"move", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"undo", {OpenWaiting, OpenFinished},
                                     "no_person  no_person  wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"undo", {OpenRunning},      "no_person  no_person  not_seated not_seated no_undo    +          no_undo    -       no_undo    not_seated"},
        {"undo", {PrivateWaiting, PrivateFinished},
                                     "-          no_person  -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"undo", {PrivateRunning},   "-          no_person  -          not_seated no_undo    +          no_undo    -       no_undo    not_seated"},
        {"undo", {OtherOpen},        "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"undo", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"draw", {OpenWaiting, OpenFinished},
                                     "no_person  no_person  not_seated not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"draw", {OpenRunning},      "no_person  no_person  not_seated not_seated +          +          not_seated -       +          not_seated"},
        {"draw", {PrivateWaiting, PrivateFinished},
                                     "-          no_person  -          not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"draw", {PrivateRunning},   "-          no_person  -          not_seated +          +          not_seated -       +          not_seated"},
        {"draw", {OtherOpen},        "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"draw", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"resign", {OpenWaiting, OpenFinished},
                                     "no_person  no_person  not_seated not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"resign", {OpenRunning},    "no_person  no_person  not_seated not_seated +          +          not_seated -       +          not_seated"},
        {"resign", {PrivateWaiting, PrivateFinished},
                                     "-          no_person  -          not_seated wrong_phase wrong_phase not_seated -    wrong_phase not_seated"},
        {"resign", {PrivateRunning}, "-          no_person  -          not_seated +          +          not_seated -       +          not_seated"},
        {"resign", {OtherOpen},      "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"resign", kHidden,          "-          -          -          -          -          -          -          -       -          -"},

        {"replace", {OpenWaiting},   "no_person  no_person  forbidden  forbidden  wrong_phase wrong_phase forbidden -     wrong_phase wrong_phase"},
        {"replace", {OpenRunning},   "no_person  no_person  forbidden  forbidden  +          +          +          -       +          +"},
        {"replace", {OpenFinished},  "no_person  no_person  forbidden  forbidden  wrong_phase wrong_phase wrong_phase -   wrong_phase wrong_phase"},
        {"replace", {PrivateWaiting},
                                     "-          no_person  -          forbidden  wrong_phase wrong_phase forbidden -     wrong_phase wrong_phase"},
        {"replace", {PrivateRunning},
                                     "-          no_person  -          forbidden  +          +          +          -       +          +"},
        {"replace", {PrivateFinished},
                                     "-          no_person  -          forbidden  wrong_phase wrong_phase wrong_phase -   wrong_phase wrong_phase"},
        {"replace", {OtherOpen},     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"replace", kHidden,         "-          -          -          -          -          -          -          -       -          -"},

        {"chat", kOpen,              "no_person  no_person  +          +          +          +          +          -       muted      +"},
        {"chat", {PrivateWaiting},   "-          no_person  -          forbidden  +          +          forbidden  -       muted      +"},
        {"chat", {PrivateRunning, PrivateFinished},
                                     "-          no_person  -          forbidden  +          +          +          -       muted      +"},
        {"chat", {OtherOpen},        "no_person  no_person  +          +          +          +          +          +       +          +"},
        {"chat", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"mute", kOpen,              "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"mute", kPrivate,           "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"mute", {OtherOpen},        "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"mute", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"remove", kOpen,            "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"remove", kPrivate,         "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"remove", {OtherOpen},      "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"remove", kHidden,          "-          -          -          -          -          -          -          -       -          -"},

        {"close", {OpenWaiting},     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"close", {OpenRunning},     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  forbidden"},
        {"close", {OpenFinished},    "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  wrong_phase"},
        {"close", {PrivateWaiting},  "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"close", {PrivateRunning},  "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  forbidden"},
        {"close", {PrivateFinished}, "-          no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  wrong_phase"},
        {"close", {OtherOpen},       "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"close", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"hint", {OpenWaiting, OpenFinished},
                                     "no_person  no_person  wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"hint", {OpenRunning},      "no_person  no_person  not_seated not_seated not_your_turn +      not_your_turn -    not_your_turn not_seated"},
        {"hint", {PrivateWaiting, PrivateFinished},
                                     "-          no_person  -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"hint", {PrivateRunning},   "-          no_person  -          not_seated not_your_turn +      not_your_turn -    not_your_turn not_seated"},
        {"hint", {OtherOpen},        "no_person  no_person  not_seated not_seated not_seated not_seated not_seated not_seated not_seated not_seated"},
        {"hint", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"review", {OpenWaiting, OpenRunning},
                                     "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"review", {OpenFinished},   "+          +          +          +          +          +          +          -       +          +"},
        {"review", {PrivateWaiting, PrivateRunning},
                                     "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"review", {PrivateFinished},"-          +          -          +          +          +          +          -       +          +"},
        {"review", {OtherOpen},      "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase"},
        {"review", kHidden,          "-          -          -          -          -          -          -          -       -          -"},

        {"state", {OpenWaiting},     "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"state", {OpenRunning, OpenFinished},
                                     "+          +          +          +          +          +          +          -       +          +"},
        {"state", {PrivateWaiting},  "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"state", {PrivateRunning, PrivateFinished},
                                     "-          +          -          +          +          +          +          -       +          +"},
        {"state", {OtherOpen},       "+          +          +          +          +          +          +          +       +          +"},
        {"state", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"legal", {OpenWaiting},     "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"legal", {OpenRunning, OpenFinished},
                                     "+          +          +          +          +          +          +          -       +          +"},
        {"legal", {PrivateWaiting},  "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"legal", {PrivateRunning, PrivateFinished},
                                     "-          +          -          +          +          +          +          -       +          +"},
        {"legal", {OtherOpen},       "+          +          +          +          +          +          +          +       +          +"},
        {"legal", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"areas", {OpenWaiting},     "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"areas", {OpenRunning, OpenFinished},
                                     "+          +          +          +          +          +          +          -       +          +"},
        {"areas", {PrivateWaiting},  "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"areas", {PrivateRunning, PrivateFinished},
                                     "-          +          -          +          +          +          +          -       +          +"},
        {"areas", {OtherOpen},       "+          +          +          +          +          +          +          +       +          +"},
        {"areas", kHidden,           "-          -          -          -          -          -          -          -       -          -"},

        {"fits", {OpenWaiting},      "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"fits", {OpenRunning, OpenFinished},
                                     "+          +          +          +          +          +          +          -       +          +"},
        {"fits", {PrivateWaiting},   "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"fits", {PrivateRunning, PrivateFinished},
                                     "-          +          -          +          +          +          +          -       +          +"},
        {"fits", {OtherOpen},        "no_aids    no_aids    no_aids    no_aids    no_aids    no_aids    no_aids    no_aids no_aids    no_aids"},
        {"fits", kHidden,            "-          -          -          -          -          -          -          -       -          -"},

        {"preview", {OpenWaiting, OpenFinished},
                                     "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"preview", {OpenRunning},   "+          +          +          +          +          +          +          -       +          +"},
        {"preview", {PrivateWaiting, PrivateFinished},
                                     "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"preview", {PrivateRunning},"-          +          -          +          +          +          +          -       +          +"},
        {"preview", {OtherOpen},     "illegal    illegal    illegal    illegal    illegal    illegal    illegal    illegal illegal    illegal"},
        {"preview", kHidden,         "-          -          -          -          -          -          -          -       -          -"},
    };
    return rows;
}

const std::vector<AccessRow>& table_route_rights() {
    static const std::vector<AccessRow> rows = {
        //                                            anonymous  guest      stranger   invited    seated     on turn    left       removed muted      host
        {"GET /api/tables/ID", kOpen,                "+          +          +          +          +          +          +          -       +          +"},
        {"GET /api/tables/ID", kPrivate,             "-          +          -          +          +          +          +          -       +          +"},
        {"GET /api/tables/ID", {OtherOpen},          "+          +          +          +          +          +          +          +       +          +"},
        {"GET /api/tables/ID", kHidden,              "-          -          -          -          -          -          -          -       -          -"},

        {"GET /api/tables/ID/record", {OpenWaiting}, "wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"GET /api/tables/ID/record", {OpenRunning, OpenFinished},
                                                     "+          +          +          +          +          +          +          -       +          +"},
        {"GET /api/tables/ID/record", {PrivateWaiting},
                                                     "-          wrong_phase -          wrong_phase wrong_phase wrong_phase wrong_phase - wrong_phase wrong_phase"},
        {"GET /api/tables/ID/record", {PrivateRunning, PrivateFinished},
                                                     "-          +          -          +          +          +          +          -       +          +"},
        {"GET /api/tables/ID/record", {OtherOpen},   "+          +          +          +          +          +          +          +       +          +"},
        {"GET /api/tables/ID/record", kHidden,       "-          -          -          -          -          -          -          -       -          -"},

        {"POST /api/tables/ID/invitation", kOpen,
                                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  forbidden"},
        {"POST /api/tables/ID/invitation", kPrivate,
                                                     "no_person  no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"POST /api/tables/ID/invitation", {OtherOpen},
                                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"POST /api/tables/ID/invitation", kHidden,
                                                     "no_person  no_person  -          -          -          -          -          -       -          -"},

        {"DELETE /api/tables/ID/invitation", kOpen,
                                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  -       forbidden  forbidden"},
        {"DELETE /api/tables/ID/invitation", kPrivate,
                                                     "no_person  no_person  -          forbidden  forbidden  forbidden  forbidden  -       forbidden  +"},
        {"DELETE /api/tables/ID/invitation", {OtherOpen},
                                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden forbidden forbidden"},
        {"DELETE /api/tables/ID/invitation", kHidden,
                                                     "no_person  no_person  -          -          -          -          -          -       -          -"},

        // Only with the token of who runs the server; nobody of these has it.
        {"POST /api/admin/tables/ID/end", kEverywhere,
                                                     "-          -          -          -          -          -          -          -       -          -"},
    };
    return rows;
}

// Bodies are such that nothing is changed where the role may ask at all: bad_field, bad_message, bad_login and
// forbidden then say that it came so far.
const std::vector<AccessRow>& plain_route_rights() {
    static const std::vector<AccessRow> rows = {
        //                            anonymous  guest      stranger   invited    seated     on turn    left       removed    muted      host
        {"POST /api/people", {},     "+          +          +          +          +          +          +          +          +          +"},
        {"GET /api/me", {},          "+          +          +          +          +          +          +          +          +          +"},
        {"PATCH /api/me", {},        "no_person  no_person  +          +          +          +          +          +          +          +"},
        {"DELETE /api/me", {},       "no_person  no_person  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"POST /api/account", {},    "no_person  no_person  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"PATCH /api/account", {},   "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden"},
        {"POST /api/account/recovery", {},
                                     "no_person  no_person  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden  forbidden"},
        {"POST /api/recover", {},    "bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"POST /api/login", {},      "bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"POST /api/logout", {},     "no_person  no_person  bad_message bad_message bad_message bad_message bad_message bad_message bad_message bad_message"},
        {"GET /api/sessions", {},    "no_person  no_person  +          +          +          +          +          +          +          +"},
        {"DELETE /api/sessions", {}, "no_person  no_person  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"GET /api/games", {},       "+          +          +          +          +          +          +          +          +          +"},
        {"POST /api/tables", {},     "no_person  no_person  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field  bad_field"},
        {"GET /api/tables", {},      "no_person  no_person  +          +          +          +          +          +          +          +"},  // list=own
        {"GET /health", {},          "+          +          +          +          +          +          +          +          +          +"},
        {"GET /metrics", {},         "+          +          +          +          +          +          +          +          +          +"},  // from loopback
        {"GET /api/admin/tables", {},
                                     "-          -          -          -          -          -          -          -          -          -"},
        {"GET /api/admin/bans", {}, "-          -          -          -          -          -          -          -          -          -"},
        {"POST /api/admin/bans", {},
                                     "-          -          -          -          -          -          -          -          -          -"},
        {"DELETE /api/admin/bans", {},
                                     "-          -          -          -          -          -          -          -          -          -"},
        {"DELETE /api/admin/people", {},
                                     "-          -          -          -          -          -          -          -          -          -"},
        {"GET /socket", {},          "bad_message bad_message bad_message bad_message bad_message bad_message bad_message bad_message bad_message bad_message"},
    };
    return rows;
}
// clang-format on

std::string_view name(Role role) {
    constexpr std::array<std::string_view, kRoles> kNames = {
        "anonymous", "guest", "stranger", "invited", "seated", "on_turn", "left", "removed", "muted", "host"};
    return kNames[static_cast<std::size_t>(role)];
}

std::string_view name(Place place) {
    constexpr std::array<std::string_view, kPlaces> kNames = {
        "open_waiting",     "open_running", "open_finished", "private_waiting", "private_running",
        "private_finished", "other_open",   "other_private", "missing"};
    return kNames[static_cast<std::size_t>(place)];
}

std::string_view expected_for(const AccessRow& row, Role role) {
    std::string_view rest = row.expected;
    for (int column = 0;; ++column) {
        rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
        const std::string_view word = rest.substr(0, rest.find(' '));
        if (column == static_cast<int>(role)) return word == "-" ? "not_found" : word;
        rest.remove_prefix(word.size());
    }
}

const AccessRow* find_row(const std::vector<AccessRow>& rows, std::string_view what, Place place) {
    const AccessRow* found = nullptr;
    for (const AccessRow& row : rows) {
        if (row.what != what || std::ranges::find(row.places, place) == row.places.end()) continue;
        if (found != nullptr) return nullptr;
        found = &row;
    }
    return found;
}

}  // namespace trencavel::server_tests
