#include "terminal/words/table_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "core/utf8.h"
#include "terminal/words/family_words.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

using client::Notice;
using client::NoticeKind;
using client::RemoteTable;
using client::SeatKind;

std::string replaced_text(const Notice& notice) {
    const std::string why = notice.text == "resigned"  ? " has resigned"
                            : notice.text == "time"    ? " has run out of time"
                            : notice.text == "left"    ? " has left"
                            : notice.text == "removed" ? " was removed"
                                                       : " is gone";
    return harmless(notice.name) + why + ": the computer plays on";
}

std::string draw_text(const Notice& notice) {
    const std::string name = harmless(notice.name);
    if (notice.text == "offer") return name + " offers a draw: accept or decline";
    if (notice.text == "accept") return name + " accepts the draw";
    if (notice.text == "decline") return name + " declines the draw";
    return name + " withdraws the draw offer";
}

/// Moves may have been taken back since: nothing was said after more moves than what was said next.
std::vector<std::size_t> plies_of(const RemoteTable& table) {
    std::vector<std::size_t> plies(table.notices().size());
    std::size_t most = table.history().moves();
    for (std::size_t i = plies.size(); i-- > 0;) {
        most = std::min(most, table.notices()[i].ply);
        plies[i] = most;
    }
    return plies;
}

std::string_view business_of(QuestionKind kind) {
    if (kind == QuestionKind::Follower) return "decides about a follower";
    const QuestionWords* words = words_of(kind);
    return words == nullptr ? "places a tile" : words->business;
}

std::string time_of_day(std::int64_t ms) {
    const auto seconds = static_cast<std::time_t>(ms / 1000);
    std::tm local{};
    localtime_r(&seconds, &local);
    return fmt::format("{:02}:{:02}:{:02}", local.tm_hour, local.tm_min, local.tm_sec);
}

/// Where each question has its own time, only that of who is asked says anything.
std::string clock_text(const RemoteTable& table, std::size_t seat, std::int64_t now_ms) {
    if (!table.clock()) return {};
    const client::ClockReading& clock = *table.clock();
    const bool running = clock.running == seat;
    if (!running && table.clock_kind() != "game") return {};
    const std::int64_t left =
        clock.left_ms[seat] - (running ? std::max<std::int64_t>(0, now_ms - clock.at) : 0);
    std::string text = duration_text(std::max<std::int64_t>(0, left));
    if (running && left < 24 * 3600 * 1000) text += ", until " + time_of_day(clock.at + clock.left_ms[seat]);
    return text;
}

std::string presence_text(const client::RemoteSeat& seat) {
    if (seat.kind == SeatKind::Left) return "has left";
    if (seat.kind == SeatKind::Person && !seat.present) return "away";
    return {};
}

}  // namespace

std::string harmless(std::string_view text) {
    return one_line(text);
}

std::string shown_name(const client::RemoteSeat& seat) {
    const std::string name = harmless(seat.name);
    return seat.kind == SeatKind::Computer ? computer_name(name) : name;
}

Players players_at(const RemoteTable& table) {
    std::vector<std::string> names;
    for (const std::string& name : table.history().game().setup().players) names.push_back(harmless(name));
    Players players = players_called(names);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        players[seat].name = shown_name(table.seats()[seat]);
    return players;
}

std::string text_of(const Notice& notice) {
    const std::string name = harmless(notice.name);
    const std::string somebody = name.empty() ? "Somebody" : name;
    switch (notice.kind) {
        case NoticeKind::Joined:
            return name + " sits down";
        case NoticeKind::Left:
            return name + " leaves the seat";
        case NoticeKind::Undone:
            return name + " undoes the last move";
        case NoticeKind::Draw:
            return draw_text(notice);
        case NoticeKind::Replaced:
            return replaced_text(notice);
        case NoticeKind::Chat:
            return name + ": " + harmless(notice.text);
        case NoticeKind::Muted:
            return somebody + (notice.text == "muted" ? " is muted" : " is no longer muted");
        case NoticeKind::Removed:
            return "The host has removed " + (name.empty() ? "somebody" : name);
    }
    return {};
}

std::vector<LogLine> log_with_notices(const RemoteTable& table, const LogContext& context, std::size_t move) {
    const GameHistory& history = table.history();
    const std::vector<std::size_t> plies = plies_of(table);
    std::vector<LogLine> log;
    std::vector<Event> events = move == 0 ? history.game().start_events() : std::vector<Event>{};
    std::size_t told = move;
    const auto tell_until = [&](std::size_t end) {
        const std::vector<Event> more = history.events_between(told, end);
        events.insert(events.end(), more.begin(), more.end());
        for (LogLine& line : log_lines(events, context)) log.push_back(std::move(line));
        events.clear();
        told = end;
    };
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (move > 0 && plies[i] <= move) continue;
        tell_until(plies[i]);
        const std::optional<Seat> seat = table.notices()[i].seat;
        log.push_back({.text = text_of(table.notices()[i]), .seats = seat ? 1u << *seat : 0u});
    }
    tell_until(history.moves());
    return log;
}

std::string doing_of(const RemoteTable& table) {
    const Question question = *table.history().game().snapshot().question;
    const client::RemoteSeat& seat = table.seats()[question.seat];
    const std::string presence = presence_text(seat);
    return fmt::format("{} {}{}", shown_name(seat), business_of(question.kind),
                       presence.empty() ? "" : " (" + presence + ")");
}

std::string note_of(const RemoteTable& table, std::size_t seat, std::int64_t now_ms) {
    std::string note;
    const bool offers = (table.drawn_by() >> seat & 1) != 0;
    for (const std::string& part : {clock_text(table, seat, now_ms), presence_text(table.seats()[seat]),
                                    std::string(offers ? "offers a draw" : "")}) {
        if (!part.empty()) note += (note.empty() ? "" : ", ") + part;
    }
    return note;
}

std::string duration_text(std::int64_t ms) {
    const std::int64_t seconds = (ms + 999) / 1000;
    const std::int64_t hours = seconds / 3600;
    if (hours >= 48) return fmt::format("{} days {} h", hours / 24, hours % 24);
    if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::vector<std::string> seat_lines(const RemoteTable& table) {
    std::vector<std::string> lines;
    for (std::size_t seat = 0; seat < table.seats().size(); ++seat) {
        const client::RemoteSeat& each = table.seats()[seat];
        const std::string who = each.kind == SeatKind::Open       ? "free"
                                : each.kind == SeatKind::Computer ? "the computer (" + shown_name(each) + ")"
                                                                  : harmless(each.name);
        lines.push_back(fmt::format("  seat {}: {}", seat + 1, who));
    }
    return lines;
}

/// Servers that tell only one move tell no points either.
std::vector<Proposal> proposals_in(const client::Json& content,
                                   const std::function<std::string(const std::string&)>& spelled) {
    try {
        std::vector<Proposal> proposals;
        for (const client::Json& each : content.value("moves", client::Json::array()))
            proposals.push_back({spelled(each.value("move", "")), each.value("expected", 0.0)});
        if (proposals.empty()) proposals.push_back({spelled(content.at("move").get<std::string>())});
        return proposals;
    } catch (const client::Json::exception&) {
        return {};
    }
}

std::vector<std::string> table_commands(const Standing& standing) {
    std::vector<std::string> lines = {"  say TEXT       tells everyone else at the table"};
    if (standing.seated) {
        lines.insert(lines.end(),
                     {"  hint           the best moves as the computer sees them, where the table allows it",
                      "  undo           undoes your last move, if nothing was drawn since",
                      "  draw           offers a draw; withdraw: takes the offer back",
                      "  accept         accepts the draw; decline: turns it down",
                      "  replace 2      hands seat 2, whose player left, to the computer",
                      "  resign         gives up the game",
                      "  leave          leaves your seat; you may come back to it"});
    }
    if (standing.host) {
        lines.insert(lines.end(),
                     {"  mute NAME      as the host: hides that person's chat; unmute: shows it again",
                      "  remove NAME    as the host: bars that person from playing and watching here"});
    }
    for (std::string& line : commands_to_look(standing.walled)) lines.push_back(std::move(line));
    lines.insert(lines.end(),
                 {"  record         the game as a record; save FILE: a copy in FILE",
                  "  quit           leaves the program; the game goes on, and you can come back"});
    return lines;
}

}  // namespace trencavel::terminal
