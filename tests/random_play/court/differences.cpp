#include "random_play/court/differences.h"

#include <vector>

#include "games/kinds.h"
#include "random_play/differing.h"
#include "random_play/plain_areas.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

std::string follower_line(const reference::Part& part, int seat, Sort sort) {
    return reference::text(part) + " of " + std::to_string(seat) + ", " + std::string(record::name(sort));
}

Sort sort_of(reference::Figure figure) {
    switch (figure) {
        case reference::Figure::King:
            return falcon::kKing;
        case reference::Figure::Falconer:
            return falcon::kFalconer;
        default:
            return Sort::Plain;
    }
}

Seat seat_in_turn(const Game& game) {
    return std::visit([](const auto* pos) { return pos->seat; }, game.position());
}

std::string question_differs(const Game& game, const Snapshot& snapshot,
                             const reference::WallGame& reference) {
    std::string result = history_differs(game, snapshot, reference);
    result += differs("asks", snapshot.question ? std::string(record::name(snapshot.question->kind)) : "",
                      reference.asks());
    if (!snapshot.over)
        result += differs("turn", std::to_string(seat_in_turn(game)), std::to_string(reference.seat()));
    if (snapshot.question && snapshot.question->seat != kChance)
        result += differs("seat", std::to_string(snapshot.question->seat), std::to_string(reference.seat()));
    return result;
}

/// The order is given by K14 and K18.
std::string points_differ(const Game& game, const Snapshot& snapshot, const reference::WallGame& reference) {
    return differs("scores", snapshot.scores, reference.scores()) +
           rows_differ("scored", scorings(game), scorings(reference.scorings()));
}

std::string supplies_differ(const Snapshot& snapshot, const reference::WallGame& reference) {
    return differs("supplies", numbers(snapshot.supplies, snapshot.players), reference.supplies()) +
           differs("kings", numbers(snapshot.king_supplies, snapshot.players), reference.kings()) +
           differs("falconers", numbers(snapshot.falconer_supplies, snapshot.players), reference.falconers());
}

std::string followers_differ(const Snapshot& snapshot, const reference::WallGame& reference) {
    Lines fast;
    for (const PlacedFollower& follower : snapshot.followers)
        fast.push_back(follower_line(plain(follower.spot), follower.seat, follower.sort));
    Lines slow;
    for (const reference::WallFollower& follower : reference.followers())
        slow.push_back(follower_line(follower.part, follower.seat, sort_of(follower.figure)));
    return lists_differ("followers", fast, slow);
}

/// Those left on the wall at the end are removed (K17); the fast engine leaves them where they are.
std::string towers_differ(const Snapshot& snapshot, const reference::WallGame& reference) {
    if (snapshot.over) return {};
    std::vector<int> left;
    for (std::size_t tower = 0; tower < snapshot.court->towers.size(); ++tower) {
        if (snapshot.court->towers[tower]) left.push_back(static_cast<int>(tower));
    }
    return differs("towers with a wall tile", left, reference.towers_left());
}

/// What lies before each player, or is known of them.
std::string players_differ(const Snapshot& snapshot, const reference::WallGame& reference) {
    std::string result;
    const CourtView& court = *snapshot.court;
    for (const int seat : {0, 1}) {
        const std::string of_seat = " of " + std::to_string(seat);
        const std::vector<unsigned>& held = court.held[seat];
        result += differs("wall tiles" + of_seat, {held.begin(), held.end()}, reference.held(seat));
        result += differs("keep" + of_seat, std::to_string(court.keeps[seat].size),
                          std::to_string(reference.keeps()[seat]));
        result += differs("nests" + of_seat, std::to_string(snapshot.nests[seat]),
                          std::to_string(reference.nests()[seat]));
        result += differs("at a gate" + of_seat, snapshot.at_gate[seat] ? "yes" : "no",
                          reference.at_gate(seat) ? "yes" : "no");
    }
    return result;
}

std::string free_cells_differ(const CourtView& court, const reference::WallGame& reference) {
    return differs("empty cells", std::to_string(court.free_group.size()),
                   std::to_string(reference.largest_free_group()));
}

/// K13: the keep stands on a completed house of its size.
std::string keep_misplaced(const Game& game, const KeepView& keep) {
    if (keep.size == 0) return {};
    for (const AreaView& area : game.areas()) {
        if (!(area.members.front() == keep.spot)) continue;
        const bool is_house = area.kind == tiles::FeatureKind::House && area.complete;
        if (is_house && area.tiles == keep.size) return {};
    }
    return "a keep stands on no house of its size\n";
}

}  // namespace

/// K13: a keep moves only when it grows.
std::string CourtComparison::keeps_astray(const Game& game, const CourtView& court) {
    std::string result;
    for (const unsigned seat : {0u, 1u}) {
        const KeepView& keep = court.keeps[seat];
        if (keep.size == keeps_[seat].size && !(keep.spot == keeps_[seat].spot))
            result += "a keep moved to a house of the same size\n";
        if (keep.size != keeps_[seat].size) result += keep_misplaced(game, keep);
    }
    keeps_ = court.keeps;
    return result;
}

std::string CourtComparison::difference(const Game& game, const reference::WallGame& reference) {
    const Snapshot snapshot = game.snapshot();
    return question_differs(game, snapshot, reference) + points_differ(game, snapshot, reference) +
           supplies_differ(snapshot, reference) + followers_differ(snapshot, reference) +
           towers_differ(snapshot, reference) + players_differ(snapshot, reference) +
           free_cells_differ(*snapshot.court, reference) + keeps_astray(game, *snapshot.court) +
           lists_differ("legal moves", spelled_moves(game), reference.legal_moves()) +
           areas_differ(court_areas(game), reference_areas_.of(reference));
}

}  // namespace trencavel::random_play
