// Making a table at which a game that is over is played on from one of its moments.
#include <algorithm>
#include <utility>

#include "bots/bots.h"
#include "record/json_values.h"
#include "record/moves.h"
#include "server/talk/routes.h"
#include "tables/glance.h"

namespace trencavel::server {
namespace {

constexpr unsigned kNumberMax = 1'000'000;

/// What a client wants.
struct Wish {
    TableId table;
    std::string invitation;
    unsigned ply = 0;
    std::optional<unsigned> seat;  // none: the one that is asked at that moment
    std::string level = std::string(bots().back().name);
    std::optional<bool> open;  // none: as the other table
};

Refusable read_from(const Json& json, Wish& wish) {
    if (!json.is_object()) return bad_field("from");
    if (!record::read_string(json.value("table", Json()), wish.table)) return bad_field("from.table");
    if (!record::read_number(json.value("ply", Json()), wish.ply, kNumberMax)) return bad_field("from.ply");
    if (json.contains("invitation") && !record::read_string(json.at("invitation"), wish.invitation))
        return bad_field("from.invitation");
    return json.size() == (json.contains("invitation") ? 3u : 2u) ? Refusable() : bad_field("from");
}

Refusable read_field(const std::string& name, const Json& value, Wish& wish) {
    if (name == "from") return read_from(value, wish);
    if (name == "seat")
        return record::read_number(value, wish.seat.emplace(), kNumberMax) ? Refusable() : bad_field(name);
    if (name == "level")
        return record::read_string(value, wish.level) && find_bot(wish.level) ? Refusable() : bad_field(name);
    if (name != "open") return Refused{Code::BadMessage, name, {}};
    return record::read_flag(value, wish.open.emplace()) ? Refusable() : bad_field(name);
}

Outcome<Wish> read_wish(const Json& body) {
    Wish wish;
    for (const auto& [name, value] : body.items()) {
        if (Refusable refused = read_field(name, value, wish)) return *refused;
    }
    return wish;
}

/// The same game, one person against computers, without a clock.
Terms terms_like(const Terms& terms, const Wish& wish, unsigned seat) {
    Terms like = terms;
    for (SeatTerms& each : like.seats) each.level = wish.level;
    like.seats[seat].level.clear();
    like.clock = {};
    like.open = wish.open.value_or(terms.open);
    return like;
}

std::vector<std::string> lines_of(const Game& game) {
    std::vector<std::string> lines;
    for (const Move& move : game.moves()) lines.push_back(record::format(move, game.tables()));
    return lines;
}

/// None if it is nobody, or chance.
std::optional<Seat> asked_in(const Game& game) {
    const std::optional<Question> question = glance_at(game).question;
    return question && question->seat != kChance ? std::optional<Seat>(question->seat) : std::nullopt;
}

}  // namespace

void Routes::play_on(const SharedCall& call) {
    Outcome<Wish> wish = read_wish(call->body);
    if (!wish) return call->refuse(wish.refused());
    const TableId id = wish->table;
    world_.hall.look(id, [this, call, wish = std::move(wish.value())](const Outcome<const Table*>& found) {
        if (!found) return call->refuse(found.refused());
        const Table& table = *found.value();
        if (!table.may_see(call->person->id, wish.invitation))
            return call->refuse(table.why_hidden(call->person->id, wish.invitation));
        const bool is_over = table.phase() == Phase::Finished || table.phase() == Phase::Aborted;
        if (!is_over || !table.game()) return call->refuse({Code::WrongPhase});
        if (wish.ply > table.ply()) return call->refuse(bad_field("from.ply"));
        const auto create = [this, call, wish, terms = table.terms()](const Game& game) -> Task {
            const std::optional<Seat> asked = asked_in(game);
            if (!asked) return [call] { call->refuse(bad_field("from.ply")); };
            const unsigned seat = wish.seat.value_or(*asked);
            if (seat >= terms.seats.size()) return [call] { call->refuse(bad_field("seat")); };
            return [this, call, like = terms_like(terms, wish, seat),
                    origin = Origin{wish.table, lines_of(game)}] { create_if_few(call, like, origin); };
        };
        const bool taken =
            world_.hall.replay(call->person->id, table, wish.ply,
                               [create](const std::unique_ptr<Game>& game) { return create(*game); });
        if (!taken) call->refuse({Code::Busy});
    });
}

}  // namespace trencavel::server
