// Nothing that belongs to a player gets lost: followers, bridges, castles.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/kinds.h"
#include "random_play/invariants.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

using Counts = std::array<unsigned, kSeatsMax>;

/// Followers on castles and crown spaces.
Counts off_the_land(const Snapshot& snapshot) {
    Counts counts{};
    for (const PlacedCastle& castle : snapshot.castles) counts[castle.seat] += castle.occupied;
    if (!snapshot.wheel) return counts;
    for (const std::vector<Seat>& segment : snapshot.wheel->crowns) {
        for (const Seat seat : segment) ++counts[seat];
    }
    return counts;
}

/// F5: one each, at home or on the land; without Falken nobody has one.
std::string check_sort(const Snapshot& snapshot, Sort sort, const std::vector<unsigned>& supplies) {
    for (unsigned seat = 0; seat < snapshot.players; ++seat) {
        const auto placed =
            std::count_if(snapshot.followers.begin(), snapshot.followers.end(),
                          [&](const PlacedFollower& each) { return each.seat == seat && each.sort == sort; });
        if (supplies.empty() ? placed != 0 : supplies[seat] + placed != 1)
            return "a " + std::string(record::name(sort)) + " came or went\n";
    }
    return {};
}

}  // namespace

std::string check_followers(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    const unsigned each = snapshot.court ? 6 : 7;  // K1, C1
    Counts on_areas{};
    for (const AreaView& area : game.areas()) {
        for (unsigned seat = 0; seat < snapshot.players; ++seat) on_areas[seat] += area.followers[seat];
    }
    Counts on_land{};
    Counts plain{};
    for (const PlacedFollower& follower : snapshot.followers) {
        ++on_land[follower.seat];
        plain[follower.seat] += follower.sort == Sort::Plain;
    }
    const Counts elsewhere = off_the_land(snapshot);
    for (unsigned seat = 0; seat < snapshot.players; ++seat) {
        if (snapshot.supplies[seat] + plain[seat] + elsewhere[seat] != each ||
            on_areas[seat] != on_land[seat])
            return "followers of seat " + std::to_string(seat) + ": " +
                   std::to_string(snapshot.supplies[seat]) + " at home, " + std::to_string(on_land[seat]) +
                   " on the land, " + std::to_string(on_areas[seat]) + " on areas, " +
                   std::to_string(elsewhere[seat]) + " elsewhere\n";
    }
    return {};
}

std::string check_tokens(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    const unsigned each = snapshot.players <= 4 ? 3 : 2;  // B1
    std::string problems;
    if (!snapshot.bridge_supplies.empty()) {
        const unsigned at_home =
            std::accumulate(snapshot.bridge_supplies.begin(), snapshot.bridge_supplies.end(), 0u);
        if (at_home + snapshot.bridges.size() != each * snapshot.players)
            problems += "bridges came or went\n";
    }
    problems += check_sort(snapshot, falcon::kKing, snapshot.king_supplies);
    problems += check_sort(snapshot, falcon::kFalconer, snapshot.falconer_supplies);
    for (unsigned seat = 0; seat < snapshot.castle_supplies.size(); ++seat) {
        const auto built = std::count_if(snapshot.castles.begin(), snapshot.castles.end(),
                                         [&](const PlacedCastle& castle) { return castle.seat == seat; });
        if (snapshot.castle_supplies[seat] + built != each) problems += "castles came or went\n";
    }
    return problems;
}

}  // namespace trencavel::random_play
