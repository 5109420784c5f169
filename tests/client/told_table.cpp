#include "told_table.h"

namespace trencavel::client_tests {
namespace {

using client::NoticeKind;

constexpr const char* kPhases[] = {"open", "running", "finished", "aborted"};
constexpr const char* kHolders[] = {"open", "person", "computer", "left"};

Json or_null(const std::optional<Seat>& seat) {
    return seat ? Json(*seat) : Json();
}

Json seats_of(const client::RemoteTable& table) {
    Json seats = Json::array();
    for (const client::RemoteSeat& seat : table.seats()) {
        Json json = {{"kind", kHolders[static_cast<std::size_t>(seat.kind)]}};
        if (!seat.name.empty()) json["name"] = seat.name;
        if (!seat.person.empty()) json["person"] = seat.person;
        seats.push_back(std::move(json));
    }
    return seats;
}

std::string words_of(const client::Notice& notice) {
    const std::string seat = notice.seat ? std::to_string(*notice.seat) : "";
    switch (notice.kind) {
        case NoticeKind::Joined:
            return "joined " + seat + " " + notice.name;
        case NoticeKind::Left:
            return "left " + seat + " " + notice.name;
        case NoticeKind::Undone:
            return "undone " + seat;
        case NoticeKind::Draw:
            return "draw " + seat + " " + notice.text;
        case NoticeKind::Replaced:
            return "replaced " + seat + " " + notice.name + " " + notice.text;
        case NoticeKind::Muted:
            return notice.text + " " + notice.name;
        case NoticeKind::Removed:
            return "removed " + notice.name;
        case NoticeKind::Chat:
            break;
    }
    return notice.name + ": " + notice.text;
}

Json clock_of(const client::RemoteTable& table) {
    if (!table.clock()) return {};
    const client::ClockReading& clock = *table.clock();
    return {{"left", clock.left_ms}, {"running", or_null(clock.running)}, {"at", clock.at}};
}

Json ending_of(const client::RemoteTable& table) {
    if (!table.ending()) return {};
    return {{"reason", table.ending()->reason}, {"seat", or_null(table.ending()->seat)}};
}

}  // namespace

Json state_of(const client::RemoteTable& table) {
    const Game* const game = table.has_history() ? &table.history().game() : nullptr;
    return {{"number", table.number()},
            {"phase", kPhases[static_cast<std::size_t>(table.phase())]},
            {"game", table.game_name()},
            {"host", table.host()},
            {"seats", seats_of(table)},
            {"asked", or_null(table.asked())},
            {"ply", game ? table.history().moves() : 0},
            {"scores", game ? Json(game->snapshot().scores) : Json::array()},
            {"winners", record::seats_json(table.ending() ? table.ending()->winners : 0)},
            {"drawn_by", record::seats_json(table.drawn_by())}};
}

Json heard_at(const client::RemoteTable& table) {
    Json people = Json::array();
    Json chat = Json::array();
    for (const client::Notice& notice : table.notices())
        (notice.kind == NoticeKind::Chat ? chat : people).push_back(words_of(notice));
    Json present = Json::array();
    for (const client::RemoteSeat& seat : table.seats()) present.push_back(seat.present);
    return {{"people", people},           {"chat", chat},       {"clock", clock_of(table)},
            {"ending", ending_of(table)}, {"present", present}, {"watchers", table.watchers()}};
}

}  // namespace trencavel::client_tests
