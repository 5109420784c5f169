#include "scripted_table.h"

#include <fmt/format.h>

#include "games/catalogue.h"
#include "record/moves.h"
#include "record/replay.h"
#include "support/games.h"

namespace trencavel::client_tests {

ScriptedTable::ScriptedTable() {
    Setup setup = setup_of("carcassonne");
    leave_to_chance(setup);
    game_ = trencavel::start(setup);
}

Json ScriptedTable::event(const std::string& kind, Json fields) {
    Json event = {
        {"type", "event"}, {"table", kTable}, {"n", ++number_}, {"at", 1000 * number_}, {"kind", kind}};
    event.update(fields);
    return event;
}

Json ScriptedTable::created() {
    const Json open = {{"kind", "open"}};
    return event("created", {{"game", "carcassonne"},
                             {"with", Json::array()},
                             {"options", Json::object()},
                             {"seats", Json::array({open, open})},
                             {"clock", {{"kind", "none"}}},
                             {"aids", false},
                             {"open", true},
                             {"host", kAnna},
                             {"commitment", "00"}});
}

Json ScriptedTable::joined(unsigned seat) {
    return event(
        "joined",
        {{"seat", seat}, {"person", seat == 0 ? kAnna : kBen}, {"name", seat == 0 ? "Anna" : "Ben"}});
}

Json ScriptedTable::started() {
    Json fields = {
        {"header", record::write(*game_)}, {"contributions", {"-", "-"}}, {"lines", Json::array()}};
    deal(fields["lines"]);
    return event("started", with_position(std::move(fields)));
}

Json ScriptedTable::first_move() {
    return move(record::format(game_->legal_moves().front(), game_->tables()));
}

Json ScriptedTable::move(const std::string& line) {
    Json fields = {{"seat", asked()}, {"computer", false}, {"ply", game_->moves().size()}};
    fields["lines"] = Json::array({line});
    game_->apply(record::parse_move(line, game_->tables()).value());
    deal(fields["lines"]);
    return event("move", with_position(std::move(fields)));
}

Json ScriptedTable::undone(unsigned seat, std::size_t ply) {
    while (game_->moves().size() > ply) game_->undo();
    return event("undone", with_position({{"seat", seat}, {"ply", ply}}));
}

Json ScriptedTable::ended(const std::string& reason, Json seat) {
    Json winners = Json::array();
    for (unsigned each = 0; each < 2; ++each) {
        if (game_->snapshot().winners >> each & 1) winners.push_back(each);
    }
    return event("ended", {{"reason", reason},
                           {"seat", seat},
                           {"scores", game_->snapshot().scores},
                           {"winners", winners},
                           {"secret", "00"}});
}

std::vector<Json> ScriptedTable::opening() {
    std::vector<Json> events{created()};
    events.push_back(joined(0));
    events.push_back(joined(1));
    events.push_back(started());
    return events;
}

unsigned ScriptedTable::asked() const {
    return game_->snapshot().question->seat;
}

void ScriptedTable::deal(Json& lines) {
    while (game_->snapshot().question && game_->snapshot().question->seat == kChance) {
        const Move draw = deck_.empty() ? game_->legal_moves().front() : Move::draw(deck_.at(game_->drawn()));
        lines.push_back(record::format(draw, game_->tables()));
        game_->apply(draw);
    }
}

Json ScriptedTable::with_position(Json event) const {
    event["events"] = Json::array();
    event["asks"] = nullptr;
    event["scores"] = game_->snapshot().scores;
    event["hash"] = hash_text(*game_);
    event["clock"] = nullptr;
    return event;
}

std::string hash_text(const Game& game) {
    return fmt::format("{:016x}", game.hash());
}

}  // namespace trencavel::client_tests
