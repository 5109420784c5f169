// Whether a record's tiles came in the order that its secret and its contributions make.
#include "record/replay.h"
#include "tables/fair_draw.h"
#include "tables/played_on.h"

namespace trencavel::server {
namespace {

Error promise_problem(const FairDraw& draw, std::size_t seats) {
    if (Error problem = version_problem(draw.version); !problem.text.empty()) return problem;
    if (draw.contributions.size() != seats) {
        return {std::to_string(draw.contributions.size()) + " contributions, but " + std::to_string(seats) +
                    " seats",
                "contribution"};
    }
    if (draw.secret.empty()) {
        return {"the secret is not opened yet: the draw can be checked when the game is over", "secret"};
    }
    const std::string commitment = commitment_of(draw.version, draw.secret);
    if (commitment != draw.commitment) {
        return {"the secret is not the one that was committed to: its commitment would be " + commitment,
                "commitment"};
    }
    return {};
}

/// What the record says had been dealt before; the error names what it cannot be.
Result<Dealt> given_before(const Game& played, const DrawOrigin& origin) {
    const std::vector<TileId>& deck = played.hidden_deck();
    if (origin.tiles > deck.size()) {
        return Error{"the line '# draw from' gives " + std::to_string(origin.tiles) +
                         " tiles, but the deck has " + std::to_string(deck.size()),
                     "from"};
    }
    const std::vector<unsigned>& wall = played.hidden_wall();
    Dealt given{{deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(origin.tiles)},
                std::vector<unsigned>(wall.size(), WallDeal::kHidden)};
    for (const unsigned tower : origin.towers) {
        if (tower < 1 || tower > wall.size())
            return Error{"the line '# draw from' names a tower " + std::to_string(tower), "from"};
        given.wall[tower - 1] = wall[tower - 1];
    }
    return given;
}

/// All that should have been dealt.
Result<Dealt> promised_deal(const Game& played, const FairDraw& draw, const DrawSource& source) {
    const Result<Dealt> given = given_before(played, draw.origin.value_or(DrawOrigin{}));
    if (!given) return given.failure();
    return dealt_anew(given.value(), played.tables(), source);
}

/// As far as the record knows its deck, each tile must be the one that was promised.
Error deck_problem(const Game& played, const std::vector<TileId>& expected) {
    const std::vector<TileId>& deck = played.hidden_deck();
    const bool is_partial = played.setup().deck && played.setup().deck->is_partial;
    if (deck.size() > expected.size() || (deck.size() < expected.size() && !is_partial)) {
        return {"the deck has " + std::to_string(deck.size()) + " tiles, but should have " +
                    std::to_string(expected.size()),
                "deck"};
    }
    const std::vector<std::string>& names = played.tables().names;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (deck[i] == expected[i]) continue;
        return {"tile " + std::to_string(i + 1) + " of the deck is " + names[deck[i]] + ", but should be " +
                    names[expected[i]],
                "deck"};
    }
    return {};
}

/// The same for the wall tiles that are known.
Error wall_problem(const Game& played, const std::vector<unsigned>& promised) {
    const std::vector<unsigned>& wall = played.hidden_wall();
    for (std::size_t tower = 0; tower < wall.size(); ++tower) {
        const unsigned expected = promised[tower];
        if (wall[tower] == WallDeal::kHidden || wall[tower] == expected) continue;
        return {"wall tile " + std::to_string(tower + 1) + " is a " + std::to_string(wall[tower]) +
                    ", but should be a " + std::to_string(expected),
                "wall"};
    }
    return {};
}

}  // namespace

Result<CheckedDraw> verify(const FairDraw& draw, const Game& played) {
    Error problem = promise_problem(draw, played.setup().players.size());
    if (!problem.text.empty()) return problem;
    const DrawSource source = source_of(draw);
    const Result<Dealt> promised = promised_deal(played, draw, source);
    if (!promised) return promised.failure();
    problem = deck_problem(played, promised->deck);
    if (problem.text.empty()) problem = wall_problem(played, promised->wall);
    if (!problem.text.empty()) return problem;
    const std::size_t given = draw.origin ? draw.origin->tiles : 0;
    return CheckedDraw{source, played.hidden_deck().size() - given, draw.origin};
}

Result<CheckedDraw> verify(std::string_view record, const tiles::Library& library) {
    const Result<FairDraw> draw = read_draw(record);
    if (!draw) return draw.failure();
    const record::Replay replay = record::replay(record, library);
    if (!replay.problems.empty()) {
        const record::Problem& problem = replay.problems.front();
        return Error{"line " + std::to_string(problem.line) + ": " + problem.reason, "record"};
    }
    return verify(draw.value(), *replay.game);
}

}  // namespace trencavel::server
