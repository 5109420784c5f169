#include "terminal/join/lobby.h"

#include <fmt/format.h>

#include <algorithm>

#include "client/api.h"
#include "record/text.h"
#include "terminal/words/game_words.h"
#include "terminal/words/seats.h"
#include "terminal/words/table_words.h"

namespace trencavel::terminal {
namespace {

using client::Json;

constexpr std::uint64_t kSecondsOfDay = 86400;

client::Ask ask_of(const Visit& visit) {
    return {.cookie = visit.person.cookie, .language = visit.language};
}

/// The number behind the colon, as far as a clock can take one; otherwise 0.
std::uint64_t clock_number(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return 0;
    const std::uint64_t number = record::parse_unsigned(text.substr(colon + 1)).value_or(0);
    return number > 1000 * kSecondsOfDay ? 0 : number;
}

Result<Json> clock_of(const std::string& text) {
    if (text == "none") return Json{{"kind", "none"}};
    const std::string kind = text.substr(0, text.find(':'));
    const std::uint64_t number = clock_number(text);
    const bool known = kind == "move" || kind == "game" || kind == "days";
    if (!known || number == 0)
        return Error{"--clock takes none, move:SECONDS, game:SECONDS or days:DAYS, not '" + text + "'"};
    return Json{{"kind", kind}, {"seconds", kind == "days" ? number * kSecondsOfDay : number}};
}

/// People first; two players in all, or more if there are so many computers.
Result<Json> seats_of(const NewTable& wanted) {
    const auto bots = static_cast<unsigned>(wanted.bots.size());
    const unsigned players = wanted.players.value_or(std::max(2u, bots + 1));
    if (players <= bots) return Error{"among the players there must be a person"};
    Json seats = Json::array();
    for (unsigned seat = 0; seat < players - bots; ++seat) seats.push_back({{"kind", "open"}});
    for (const std::string& level : wanted.bots) seats.push_back({{"kind", "computer"}, {"level", level}});
    return seats;
}

Result<Json> terms_of(const NewTable& wanted) {
    const Result<Json> seats = seats_of(wanted);
    if (!seats) return seats.failure();
    const Result<Json> clock = clock_of(wanted.clock);
    if (!clock) return clock.failure();
    Json options = Json::object();
    for (const auto& [name, value] : wanted.game.options) options[name] = value;
    return Json{{"game", wanted.game.game},  {"with", wanted.game.modules}, {"options", options},
                {"seats", seats.value()},    {"clock", clock.value()},      {"aids", wanted.aids},
                {"open", !wanted.is_private}};
}

std::string seat_text(const Json& seat) {
    const std::string kind = seat.value("kind", "");
    if (kind == "open") return "free";
    const std::string name = harmless(seat.value("name", "?"));
    if (kind == "computer") return computer_name(name);
    return kind == "left" ? name + " (has left)" : name;
}

bool goes_on(const Json& table) {
    const std::string phase = table.value("phase", "");
    return phase == "open" || phase == "running";
}

/// One page of a list is enough to choose from.
Result<std::vector<Json>> list_tables(const Visit& visit, const std::string& list) {
    const Result<Json> page =
        client::ask_json(visit.server, "/api/tables?list=" + list + "&size=20", ask_of(visit));
    if (!page) return page.failure();
    std::vector<Json> tables;
    for (const Json& table : page->value("tables", Json::array())) {
        if (table.is_object() && goes_on(table)) tables.push_back(table);
    }
    return tables;
}

/// The own ones first, each once.
Result<std::vector<Json>> tables_to_choose(const Visit& visit) {
    Result<std::vector<Json>> tables = list_tables(visit, "own");
    if (!tables) return tables;
    const Result<std::vector<Json>> open = list_tables(visit, "open");
    if (!open) return open.failure();
    for (const Json& table : open.value()) {
        const bool known = std::any_of(tables->begin(), tables->end(), [&](const Json& each) {
            return each.value("id", "") == table.value("id", "");
        });
        if (!known) tables->push_back(table);
    }
    return tables;
}

std::string line_of(const Json& table) {
    std::vector<std::string> modules;
    for (const Json& module : table.value("with", Json::array()))
        modules.push_back(module.get<std::string>());
    std::vector<std::string> seats;
    for (const Json& seat : table.value("seats", Json::array())) seats.push_back(seat_text(seat));
    const std::string title = title_of(table.value("game", "?"), modules);
    return fmt::format("{}  {}  {}: {}", table.value("id", "?"),
                       table.value("phase", "") == "open" ? "open   " : "running", harmless(title),
                       record::join(seats, ", "));
}

void print_tables(const Visit& visit, const std::vector<Json>& tables) {
    fmt::print("Tables at {} for {}:\n", visit.url, visit.person.name);
    for (std::size_t i = 0; i < tables.size(); ++i) fmt::print("{:>3}  {}\n", i + 1, line_of(tables[i]));
}

}  // namespace

Result<TableKey> make_table(const Visit& visit, const NewTable& wanted) {
    const Result<Json> terms = terms_of(wanted);
    if (!terms) return terms.failure();
    client::Ask ask = ask_of(visit);
    ask.method = "POST";
    ask.body = terms->dump();
    const Result<Json> made = client::ask_json(visit.server, "/api/tables", ask);
    if (!made) return made.failure();
    const Json invitation = made->value("invitation", Json());
    return TableKey{made->value("table", ""), invitation.is_string() ? invitation.get<std::string>() : ""};
}

Result<std::optional<TableKey>> choose_table(const Visit& visit, LineReader& input) {
    const Result<std::vector<Json>> tables = tables_to_choose(visit);
    if (!tables) return tables.failure();
    if (tables->empty()) {
        fmt::print("There are no tables at {}. To make one:\n  trencavel join {} --new carcassonne\n",
                   visit.url, visit.url);
        return std::optional<TableKey>{};
    }
    print_tables(visit, tables.value());
    fmt::print("Which one? (a number; Enter for none)> ");
    std::fflush(stdout);
    const std::string line = input.next().value_or("");
    const std::optional<std::uint64_t> number = record::parse_unsigned(line);
    if (number && *number >= 1 && *number <= tables->size())
        return std::optional(TableKey{tables.value()[*number - 1].value("id", "")});
    fmt::print("\nTo join one of them:\n  trencavel join {} --table ID\n", visit.url);
    return std::optional<TableKey>{};
}

Result<std::string> fetch_record(const Visit& visit, const TableKey& key) {
    const std::string query = key.invitation.empty() ? "" : "?invitation=" + key.invitation;
    const Result<client::Reply> reply =
        visit.server.request("/api/tables/" + key.table + "/record" + query, ask_of(visit));
    if (!reply) return reply.failure();
    if (reply->status != 200) return Error{fmt::format("the server answers with status {}", reply->status)};
    return reply->body;
}

}  // namespace trencavel::terminal
