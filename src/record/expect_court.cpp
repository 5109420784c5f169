#include "record/expect_court.h"

#include <algorithm>

#include "record/text.h"

namespace trencavel::record {
namespace {

/// The first value as a seat, in a game within the wall.
Result<unsigned> parse_seat(Words values, const Game& game, std::string_view example) {
    if (!game.snapshot().court) return Error{"only the game 'castle' knows this"};
    const auto seat = values.empty() ? std::nullopt : parse_unsigned(values[0]);
    if (!seat || *seat >= game.setup().players.size())
        return Error{"a seat must come first, as in '" + std::string(example) + "'"};
    return static_cast<unsigned>(*seat);
}

}  // namespace

Result<std::string> check_kings(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().king_supplies, game, "kings");
}

Result<std::string> check_falconers(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().falconer_supplies, game, "falconers");
}

Result<std::string> check_nests(Words values, const Game& game) {
    std::vector<unsigned> nests;
    if (const std::optional<CourtView> court = game.snapshot().court)
        nests.assign(court->nests.begin(), court->nests.end());
    return check_pieces(values, nests, game, "nests");
}

Result<std::string> check_keep(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat(values, game, "expect keep 0 4");
    if (!seat) return Error{seat.error()};
    const unsigned size = game.snapshot().court->keeps[seat.value()].size;
    return compare_number(values.subspan(1), size, "keep " + values[0]);
}

Result<std::string> check_held(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat(values, game, "expect held 0 3 9");
    if (!seat) return Error{seat.error()};
    Result<std::vector<int>> expected = parse_ints(values.subspan(1));
    if (!expected) return Error{expected.error()};
    std::sort(expected->begin(), expected->end());
    const Snapshot snapshot = game.snapshot();
    const std::vector<unsigned>& held = snapshot.court->held[seat.value()];
    const std::vector<int> actual(held.begin(), held.end());
    if (expected.value() == actual) return std::string{};
    return "expected held " + join({values.begin(), values.end()}) + ", but it is " +
           (actual.empty() ? "nothing" : list(actual));
}

Result<std::string> check_gate(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat(values, game, "expect gate 0");
    if (!seat) return Error{seat.error()};
    if (values.size() != 1) return Error{"'expect gate' takes one seat, as in 'expect gate 0'"};
    if (game.snapshot().court->at_gate[seat.value()]) return std::string{};
    return "expected the marker of seat " + values[0] + " at a gate, but it stands at none";
}

Result<std::string> check_free(Words values, const Game& game) {
    const std::optional<CourtView> court = game.snapshot().court;
    if (!court) return Error{"only the game 'castle' knows this"};
    return compare_number(values, court->free_group.size(), "free");
}

}  // namespace trencavel::record
