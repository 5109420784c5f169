// How likely areas are to be completed: from their open ends, and the remaining tiles that fit there.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/eval/curves.h"
#include "bots/eval/weights.h"
#include "core/fixed_vector.h"
#include "engine/board/join.h"
#include "engine/board/place_tile.h"
#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel::eval {

/// The class of an open end: by how many of the remaining tiles fit there.
constexpr unsigned end_class(unsigned fitting) {
    constexpr std::array<unsigned, Completion::kClasses> kFrom = {0, 1, 2, 3, 5, 8, 13, 21};
    unsigned number = Completion::kClasses - 1;
    while (fitting < kFrom[number]) --number;
    return number;
}

/// For each signature of a free place (FitTable), how many of the remaining tiles fit there. Changes only
/// when a tile is drawn.
class FitCounts {
public:
    explicit FitCounts(const Tables& tables) {
        for (unsigned tile = 0; tile < tables.size; ++tile) {
            for (unsigned signature = 0; signature < 256; ++signature)
                fits_[tile][signature] =
                    tables.fits[tile].rotations(static_cast<std::uint8_t>(signature)) != 0 ? 1 : 0;
        }
    }

    template <class Rules>
    void count(const Position<Rules>& pos) {
        counts_.fill(0);
        for (unsigned tile = 0; tile < pos.left_of.size(); ++tile) {
            const std::uint8_t left = pos.left_of[tile];
            if (left == 0) continue;
            for (unsigned signature = 0; signature < 256; ++signature)
                counts_[signature] =
                    static_cast<std::uint8_t>(counts_[signature] + left * fits_[tile][signature]);
        }
        for (unsigned signature = 0; signature < 256; ++signature)
            classes_[signature] = kClassOf[counts_[signature]];
    }

    unsigned fitting(std::uint8_t signature) const { return counts_[signature]; }
    unsigned end_class_of(std::uint8_t signature) const { return classes_[signature]; }

private:
    static constexpr std::array<std::uint8_t, 256> kClassOf = [] {
        std::array<std::uint8_t, 256> classes{};
        for (unsigned count = 0; count < 256; ++count)
            classes[count] = static_cast<std::uint8_t>(end_class(count));
        return classes;
    }();

    std::array<std::array<std::uint8_t, 256>, kDesignsMax> fits_{};
    std::array<std::uint8_t, 256> counts_{};
    std::array<std::uint8_t, 256> classes_{};
};

/// The open ends of one area: the count of each class in a byte, so that one addition counts an end.
using Ends = std::uint64_t;

constexpr Ends one_end(unsigned number) {
    return Ends{1} << (8 * number);
}
constexpr unsigned ends_of_class(Ends ends, unsigned number) {
    return static_cast<unsigned>(ends >> (8 * number)) & 255;
}

inline int completion_chance(const Completion& weights, Ends ends, int time) {
    int logit = weights.always + weights.time * time / 64;
    for (unsigned i = 0; i < Completion::kClasses; ++i)
        logit += static_cast<int>(ends_of_class(ends, i)) * weights.ends[i];
    return chance_of(logit);
}

/// Two areas of one kind, both with followers, that one tile could merge.
struct PotentialMerge {
    unsigned a = 0;
    unsigned b = 0;
    unsigned fitting = 0;  // tiles that fit the place between them
};

/// All open ends of a position, by area, with the merges that its free places make possible.
template <class Rules>
class OpenEnds {
public:
    using P = Position<Rules>;

    OpenEnds(const Tables& tables, const P& pos, const FitCounts& fits) {
        for (unsigned place = 0; place < pos.places; ++place) look_at(tables, pos, fits, place);
    }

    Ends of(unsigned root) const { return ends_[root]; }
    /// Unfinished cities of the plane, or all unfinished buildings within a wall.
    const auto& built() const { return built_; }
    const auto& potential_merges() const { return merges_; }

private:
    struct Side {
        unsigned root = 0;
        unsigned what = 0;  // its kind
    };

    void look_at(const Tables& tables, const P& pos, const FitCounts& fits, unsigned place) {
        const std::uint8_t signature = pos.signature[place];
        if ((signature & 0xAA) == 0) return;  // no line, nothing built
        const Ends end = one_end(fits.end_class_of(signature));
        FixedVector<Side, 4> sides;
        for (unsigned side = 0; side < 4; ++side) {
            const unsigned edge = signature >> (2 * side) & 3;
            if (edge < static_cast<unsigned>(EdgeClass::Line)) continue;
            const unsigned tile = pos.place_at(pos.place[place].neighbour(side)) - 1;
            const unsigned feature = detail::middle_at(tables, pos, tile, opposite(side));
            const unsigned root = pos.find(feature);
            const bool is_built = edge == static_cast<unsigned>(EdgeClass::Built);
            if (is_built && ends_[root] == 0 && !built_.full())
                built_.push_back(static_cast<std::uint16_t>(root));
            ends_[root] += end;
            if (pos.areas[root].followers() != 0)
                sides.push_back({root, kind_at(tables, pos, tile, feature, is_built)});
        }
        if (sides.size() > 1) note_merges(sides, fits.fitting(signature));
    }

    static unsigned kind_at(const Tables& tables, const P& pos, unsigned tile, unsigned feature,
                            bool is_built) {
        if (!P::kWalled || !is_built) return is_built ? 1 : 0;
        const Design& design = tables.designs[pos.oriented[tile] >> 2];
        return static_cast<unsigned>(design.kinds[feature - pos.first_feature[tile]]);
    }

    void note_merges(const FixedVector<Side, 4>& sides, unsigned fitting) {
        if (fitting == 0) return;
        for (unsigned i = 0; i < sides.size(); ++i) {
            for (unsigned j = i + 1; j < sides.size(); ++j) {
                const bool differ = sides[i].root != sides[j].root && sides[i].what == sides[j].what;
                if (differ && !merges_.full()) merges_.push_back({sides[i].root, sides[j].root, fitting});
            }
        }
    }

    std::array<Ends, P::kFeatures> ends_{};
    FixedVector<std::uint16_t, 64> built_;
    FixedVector<PotentialMerge, 16> merges_;
};

/// The empty places around a cloister.
template <class Rules>
Ends ends_around(const Position<Rules>& pos, const FitCounts& fits, Cell at) {
    using P = Position<Rules>;
    Ends ends = 0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const unsigned slot = pos.place_at(Cell::at(at.x() + x, at.y() + y));
            if (P::is_tile(slot)) continue;
            const std::uint8_t signature = slot == 0 ? std::uint8_t{0} : pos.signature[P::free_index(slot)];
            ends += one_end(fits.end_class_of(signature));
        }
    }
    return ends;
}

/// How much of what takes time can still happen: 0 at the end, near kUnit with very many tiles.
template <class Rules>
int time_left(const Position<Rules>& pos) {
    return kUnit * pos.left / (pos.left + 6 * pos.players);
}

/// Followers at home: the first ones are worth more than the last, and the more, the longer the game still
/// goes on.
template <class Sink>
void add_followers(Sink& sink, Seat seat, unsigned home, int time) {
    if (home >= 1) sink.add(seat, kFollowersAny, time);
    if (home >= 2) sink.add(seat, kFollowersTwo, time);
    if (home >= 3) sink.add(seat, kFollowersThree, time);
    if (home >= 4) sink.add(seat, kFollowersFour, time);
    sink.add(seat, kFollowersAll, static_cast<int>(home) * time);
}

}  // namespace trencavel::eval
