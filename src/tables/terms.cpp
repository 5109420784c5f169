#include "tables/terms.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "bots/bots.h"
#include "games/catalogue.h"
#include "record/json_values.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kListMax = 8;
constexpr TimeMs kSecond = 1000;
constexpr TimeMs kDay = 24 * 3600 * kSecond;

struct ClockRow {
    ClockKind kind;
    std::string_view name;
    TimeMs least;
    TimeMs most;
};

constexpr std::array<ClockRow, 4> kClocks = {{
    {ClockKind::None, "none", 0, 0},
    {ClockKind::Move, "move", 5 * kSecond, kDay},
    {ClockKind::Game, "game", 60 * kSecond, kDay},
    {ClockKind::Days, "days", kDay, 30 * kDay},
}};

/// The first field of an object that is none of these; empty: all are.
std::string unknown_field(const Json& json, std::initializer_list<std::string_view> known) {
    for (const auto& [key, value] : json.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) return key;
    }
    return {};
}

Refusable read_modules(const Json& json, Terms& terms) {
    if (!json.is_array() || json.size() > kListMax) return bad_field("with");
    for (const Json& module : json) {
        if (!record::read_string(module, terms.modules.emplace_back())) return bad_field("with");
    }
    return {};
}

Refusable read_options(const Json& json, Terms& terms) {
    if (!json.is_object() || json.size() > kListMax) return bad_field("options");
    for (const auto& [name, value] : json.items()) {
        std::string& chosen = terms.options.emplace_back(name, "").second;
        if (!record::read_string(value, chosen)) return bad_field("options");
    }
    return {};
}

Outcome<SeatTerms> read_seat(const Json& json) {
    if (!json.is_object() || !unknown_field(json, {"kind", "level"}).empty()) return bad_field("seats");
    const Json kind = json.value("kind", Json());
    if (kind == "open")
        return json.contains("level") ? Outcome<SeatTerms>(bad_field("seats.level")) : SeatTerms{};
    if (kind != "computer") return bad_field("seats.kind");
    const Json level = json.value("level", Json("greedy"));
    if (!level.is_string() || !find_bot(level.get<std::string>())) return bad_field("seats.level");
    return SeatTerms{level.get<std::string>()};
}

Refusable read_seats(const Json& json, Terms& terms) {
    if (!json.is_array() || json.empty() || json.size() > kListMax) return bad_field("seats");
    for (const Json& each : json) {
        Outcome<SeatTerms> seat = read_seat(each);
        if (!seat) return seat.refused();
        terms.seats.push_back(std::move(seat.value()));
    }
    const bool has_person = std::any_of(terms.seats.begin(), terms.seats.end(),
                                        [](const SeatTerms& seat) { return seat.level.empty(); });
    if (!has_person) return bad_field("seats");
    return {};
}

Refusable read_clock(const Json& json, Terms& terms) {
    if (!json.is_object() || !unknown_field(json, {"kind", "seconds"}).empty()) return bad_field("clock");
    const auto row = std::find_if(kClocks.begin(), kClocks.end(), [&](const ClockRow& each) {
        return json.value("kind", Json()) == each.name;
    });
    if (row == kClocks.end()) return bad_field("clock.kind");
    terms.clock.kind = row->kind;
    if (row->kind == ClockKind::None)
        return json.contains("seconds") ? Refusable(bad_field("clock.seconds")) : Refusable();
    const Json seconds = json.value("seconds", Json());
    const bool in_range =
        seconds.is_number_integer() && seconds >= row->least / kSecond && seconds <= row->most / kSecond;
    if (!in_range) return bad_field("clock.seconds");
    terms.clock.allowed = seconds.get<TimeMs>() * kSecond;
    return {};
}

Refusable if_read(bool was_read, const std::string& name) {
    return was_read ? Refusable() : bad_field(name);
}

Refusable read_field(const std::string& name, const Json& value, Terms& terms) {
    if (name == "game") return if_read(record::read_string(value, terms.game), name);
    if (name == "with") return read_modules(value, terms);
    if (name == "options") return read_options(value, terms);
    if (name == "seats") return read_seats(value, terms);
    if (name == "clock") return read_clock(value, terms);
    if (name == "aids") return if_read(record::read_flag(value, terms.aids), name);
    if (name == "open") return if_read(record::read_flag(value, terms.open), name);
    return Refused{Code::BadMessage, name, {}};
}

/// Names that stand for the players until they have joined.
std::vector<std::string> placeholders(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < count; ++seat) names.push_back(std::to_string(seat));
    return names;
}

}  // namespace

Outcome<Terms> read_terms(const Json& json) {
    if (!json.is_object()) return Refused{Code::BadMessage, {}, {}};
    Terms terms;
    for (const auto& [name, value] : json.items()) {
        if (Refusable refused = read_field(name, value, terms)) return *refused;
    }
    if (terms.game.empty()) return bad_field("game");
    if (terms.seats.empty()) return bad_field("seats");
    const Result<GamePlan> plan = plan_game(setup_of(terms, placeholders(terms.seats.size())));
    if (!plan) return bad_field(plan.failure().about.empty() ? "game" : plan.failure().about);
    return terms;
}

void put_terms(const Terms& terms, Json& json) {
    json["game"] = terms.game;
    json["with"] = terms.modules;
    json["options"] = options_json(terms);
    Json seats = Json::array();
    for (const SeatTerms& seat : terms.seats) {
        seats.push_back(seat.level.empty() ? Json{{"kind", "open"}}
                                           : Json{{"kind", "computer"}, {"level", seat.level}});
    }
    json["seats"] = std::move(seats);
    json["clock"] = clock_json(terms.clock);
    json["aids"] = terms.aids;
    json["open"] = terms.open;
}

Json options_json(const Terms& terms) {
    Json options = Json::object();
    for (const auto& [name, value] : terms.options) options[name] = value;
    return options;
}

Json clock_json(const ClockTerms& clock) {
    const auto row = std::find_if(kClocks.begin(), kClocks.end(),
                                  [&](const ClockRow& each) { return each.kind == clock.kind; });
    Json json = {{"kind", row->name}};
    if (clock.kind != ClockKind::None) json["seconds"] = clock.allowed / kSecond;
    return json;
}

Setup setup_of(const Terms& terms, std::vector<std::string> players) {
    Setup setup;
    setup.game = terms.game;
    setup.modules = terms.modules;
    setup.options = terms.options;
    setup.players = std::move(players);
    leave_to_chance(setup);
    return setup;
}

}  // namespace trencavel::server
