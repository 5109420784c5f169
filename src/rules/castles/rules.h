// Castles: small cities that wait for what is completed around them (rules B8 to B15). What each takes its
// points from is in rewards.h.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "engine/turn/hash.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"
#include "rules/castles/kinds.h"
#include "rules/castles/manifest.h"
#include "rules/castles/names.h"
#include "rules/castles/places.h"
#include "rules/castles/rewards.h"
#include "rules/hooks.h"

namespace trencavel {

namespace castles {
struct Terms;  // terms.h
}

struct Castles : Hooks {
    static constexpr Manifest kManifest = castles::kManifest;
    using Terms = castles::Terms;

    using Castle = castles::Castle;
    using Reward = castles::Reward;
    using State = castles::State;

    static bool plays(const Tables& tables) { return (tables.switches & kManifest.switches) != 0; }

    /// B1
    static void on_start(const Tables& tables, auto& pos, auto&) {
        if (!plays(tables)) return;
        for (Seat seat = 0; seat < pos.players; ++seat) state(pos).supply[seat] = pos.players <= 4 ? 3 : 2;
    }

    /// B9: first castles are built, from the player whose turn it is, clockwise; then those that stand
    /// already choose what they take their points from (B12).
    static void on_scoring(const Tables& tables, auto& pos, auto&) {
        if (!plays(tables)) return;
        if (asks_castle(tables, pos)) return;
        if (state(pos).older > 0) castles::decide_rewards(tables, pos, state(pos));
    }

    /// B11 to B13: rewards, then castles beside castles, round by round.
    static void on_scored(const Tables& tables, auto& pos, auto& out) {
        if (!plays(tables) || state(pos).older == 0) return;
        unsigned scored = 0;
        for (unsigned i = 0; i < state(pos).older; ++i) {
            if (state(pos).decided >> i & 1 && state(pos).rewards[i].points > 0) scored |= 1u << i;
        }
        while (scored != 0) {
            for (unsigned bits = scored; bits != 0; bits &= bits - 1)
                score(pos, static_cast<unsigned>(std::countr_zero(bits)), out);
            scored = castles::follow(pos, state(pos), scored);
        }
    }

    /// What was true of this turn only is forgotten.
    static void on_turn_ends(const Tables&, auto& pos, auto&) {
        State& castles = state(pos);
        castles.older = static_cast<std::uint8_t>(castles.castles.size());
        castles.declined = 0;
        castles.decided = 0;
        castles.asking = 0;
    }

    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        if (question.kind == castles::kCastleQuestion) {
            castles::for_each_small_city(tables, pos, question.seat,
                                         [&](unsigned index) { visit(castles::castle(index)); });
            visit(Move::pass());
        }
        if (question.kind == castles::kRewardQuestion) {
            castles::for_each_option(tables, pos, state(pos), state(pos).asking,
                                     [&](unsigned root, tiles::FeatureKind, int) {
                                         const Spot name = name_of_area(pos, root);
                                         visit(castles::reward(name.cell, name.feature));
                                     });
        }
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        if (question.kind == castles::kCastleQuestion) {
            if (move.kind == MoveKind::Pass) return Refusal::None;
            if (move.kind != castles::kCastleMove) return Refusal::NotAsked;
            bool found = false;
            castles::for_each_small_city(tables, pos, question.seat,
                                         [&](unsigned index) { found |= index == move.feature; });
            return found ? Refusal::None : castles::kNoCastle;
        }
        if (question.kind == castles::kRewardQuestion && move.kind == castles::kRewardMove) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            bool found = false;
            castles::for_each_option(tables, pos, state(pos), state(pos).asking,
                                     [&](unsigned root, tiles::FeatureKind, int) {
                                         found |= feature && pos.find(*feature) == root;
                                     });
            return found ? Refusal::None : castles::kNotCompleted;
        }
        return Refusal::NotAsked;
    }

    /// An area is named by its first feature in reading order, a castle by its first cell.
    static Move canonical(const Tables& tables, const auto& pos, const Move& move) {
        if (move.kind == castles::kRewardMove) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            if (!feature) return move;
            const Spot name = name_of_area(pos, *feature);
            return castles::reward(name.cell, name.feature);
        }
        if (move.kind == MoveKind::Recall && move.feature == kTokenFeature && !pos.questions.empty())
            return castles::canonical_recall(pos, state(pos), pos.questions.back().seat, move);
        return move;
    }

    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        if (move.kind == castles::kCastleMove) build(tables, pos, question.seat, move.feature, out);
        if (move.kind == MoveKind::Pass && question.kind == castles::kCastleQuestion)
            state(pos).declined = static_cast<std::uint8_t>(state(pos).declined | 1u << question.seat);
        if (move.kind == castles::kRewardMove) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            const tiles::FeatureKind kind = kind_of(tables, pos, *feature);
            castles::decide(state(pos), state(pos).asking,
                            castles::points_of(tables, pos, pos.find(*feature), kind), scoring_of(kind));
        }
        if (move.kind == MoveKind::Recall && move.feature == kTokenFeature) {
            for (const castles::Named& named : castles::named_castles(pos, state(pos), question.seat)) {
                if (named.cell == move.cell) leave(pos, state(pos).castles[named.index], out);
            }
        }
    }

    /// B23: the plague can take a follower from a castle, which scores no more.
    static void for_each_recallable(const auto& pos, Seat seat, auto visit) {
        for (const castles::Named& named : castles::named_castles(pos, state(pos), seat))
            visit(Move::recall(named.cell, kTokenFeature));
    }

    /// B15: for fields a castle counts one point more than a city.
    static int worth(const Tables&, const auto& pos, unsigned root, tiles::FeatureKind kind, bool) {
        return kind == tiles::FeatureKind::Field ? std::popcount(pos.areas[root].set & state(pos).cities) : 0;
    }

    static std::uint64_t hash(const auto& pos) {
        const State& castles = state(pos);
        std::uint64_t sum = hash_of_module(kManifest.hash_number(0), castles.declined, castles.asking);
        for (Seat seat = 0; seat < pos.players; ++seat)
            sum += hash_of_module(kManifest.hash_number(1), seat, castles.supply[seat]);
        // The order of one owner's castles is the order of questions to come, so it counts.
        std::array<std::uint8_t, kSeatsMax> older_of_seat{};
        for (unsigned i = 0; i < castles.castles.size(); ++i) {
            const Castle& castle = castles.castles[i];
            const bool is_new = i >= castles.older;
            const bool is_decided = castles.decided >> i & 1;
            const std::uint64_t points =
                is_decided ? static_cast<std::uint16_t>(castles.rewards[i].points) : 0;
            sum += hash_of_module(
                kManifest.hash_number(2),
                (std::uint64_t{pos.cell[castle.tiles[0]].packed} << 16) + pos.cell[castle.tiles[1]].packed,
                (points << 32) + (std::uint64_t{older_of_seat[castle.seat]++} << 16) +
                    (std::uint64_t{castle.seat} << 8) + (castle.occupied ? 1u : 0u) + (is_new ? 2u : 0u) +
                    (is_decided ? 4u : 0u));
        }
        return sum;
    }

private:
    static auto& state(auto& pos) { return pos.template slice<Castles>(); }

    // --- building ----------------------------------------------------------------------------------------

    static bool asks_castle(const Tables& tables, auto& pos) {
        for (unsigned i = 0; i < pos.players; ++i) {
            const auto seat = static_cast<Seat>((pos.seat + i) % pos.players);
            if (state(pos).supply[seat] == 0 || state(pos).declined >> seat & 1) continue;
            bool found = false;
            castles::for_each_small_city(tables, pos, seat, [&](unsigned) { found = true; });
            if (!found) continue;
            pos.questions.push_back({seat, castles::kCastleQuestion});
            return true;
        }
        return false;
    }

    /// B8, B9: the knight moves onto the castle, so the city holds none and scores nothing.
    static void build(const Tables& tables, auto& pos, Seat seat, unsigned index, auto& out) {
        State& castles = state(pos);
        const unsigned last = pos.cells - 1u;
        const unsigned feature = pos.first_feature[last] + index;
        const unsigned root = pos.find(feature);
        unsigned first = last;
        unsigned second = pos.tile_of(*castles::other_half(tables, pos, index));
        if (reads_before(pos.cell[second], pos.cell[first])) std::swap(first, second);
        for (unsigned i = 0; i < pos.followers[seat].size(); ++i) {
            if (pos.find(pos.followers[seat][i]) != root) continue;
            lift_follower(pos, seat, i);
            break;
        }
        --castles.supply[seat];
        castles.cities |= pos.areas[root].set;
        castles.castles.push_back(
            {{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}, seat, true});
        out.emit({.kind = castles::kCastleEvent,
                  .seat = seat,
                  .cell = pos.cell[first],
                  .second = pos.cell[second],
                  .feature = static_cast<std::uint8_t>(index)});
    }

    // --- points ------------------------------------------------------------------------------------------

    /// B14: the follower goes home, the token stays.
    static void leave(auto& pos, Castle& castle, auto& out) {
        castle.occupied = false;
        ++pos.supply[castle.seat];
        out.emit({.kind = EventKind::Returned,
                  .seat = castle.seat,
                  .cell = pos.cell[castle.tiles[0]],
                  .feature = kTokenFeature});
    }

    static void score(auto& pos, unsigned index, auto& out) {
        Castle& castle = state(pos).castles[index];
        const Reward& reward = state(pos).rewards[index];
        award(pos,
              {.kind = EventKind::Scored,
               .other = static_cast<std::uint8_t>(reward.source),
               .cell = pos.cell[castle.tiles[0]],
               .second = pos.cell[castle.tiles[1]],
               .feature = kTokenFeature,
               .what = castles::kCastleScoring,
               .seats = static_cast<std::uint8_t>(1u << castle.seat),
               .points = reward.points},
              out);
        leave(pos, castle, out);
    }
};

}  // namespace trencavel
