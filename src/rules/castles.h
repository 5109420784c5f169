// Castles: small cities that wait for what is completed around them (rules B8 to B15).
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "engine/turn/hash.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"
#include "rules/castle_names.h"
#include "rules/castle_places.h"
#include "rules/hooks.h"
#include "rules/switches.h"

namespace trencavel {

struct Castles : Hooks {
    using Castle = castles::Castle;
    using Reward = castles::Reward;
    using State = castles::State;

    static bool plays(const Tables& tables) { return (tables.switches & switches::kCastles) != 0; }

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
        if (state(pos).older > 0) decide_rewards(tables, pos);
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
            scored = follow(pos, scored);
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
        if (question.kind == QuestionKind::Castle) {
            for_each_small_city(tables, pos, question.seat,
                                [&](unsigned index) { visit(Move::castle(index)); });
            visit(Move::pass());
        }
        if (question.kind == QuestionKind::Reward) {
            for_each_option(tables, pos, state(pos).asking, [&](unsigned root, tiles::FeatureKind, int) {
                const Spot name = name_of_area(pos, root);
                visit(Move::reward(name.cell, name.feature));
            });
        }
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        if (question.kind == QuestionKind::Castle) {
            if (move.kind == MoveKind::Pass) return Refusal::None;
            if (move.kind != MoveKind::Castle) return Refusal::NotAsked;
            bool found = false;
            for_each_small_city(tables, pos, question.seat,
                                [&](unsigned index) { found |= index == move.feature; });
            return found ? Refusal::None : Refusal::NoCastle;
        }
        if (question.kind == QuestionKind::Reward && move.kind == MoveKind::Reward) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            bool found = false;
            for_each_option(tables, pos, state(pos).asking, [&](unsigned root, tiles::FeatureKind, int) {
                found |= feature && pos.find(*feature) == root;
            });
            return found ? Refusal::None : Refusal::NotCompleted;
        }
        return Refusal::NotAsked;
    }

    /// An area is named by its first feature in reading order, a castle by its first cell.
    static Move canonical(const Tables& tables, const auto& pos, const Move& move) {
        if (move.kind == MoveKind::Reward) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            if (!feature) return move;
            const Spot name = name_of_area(pos, *feature);
            return Move::reward(name.cell, name.feature);
        }
        if (move.kind == MoveKind::Recall && move.feature == kTokenFeature && !pos.questions.empty())
            return castles::canonical_recall(pos, state(pos), pos.questions.back().seat, move);
        return move;
    }

    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        if (move.kind == MoveKind::Castle) build(tables, pos, question.seat, move.feature, out);
        if (move.kind == MoveKind::Pass && question.kind == QuestionKind::Castle)
            state(pos).declined = static_cast<std::uint8_t>(state(pos).declined | 1u << question.seat);
        if (move.kind == MoveKind::Reward) {
            const std::optional<unsigned> feature = feature_at(tables, pos, Spot{move.cell, move.feature});
            const tiles::FeatureKind kind = kind_of(tables, pos, *feature);
            decide(pos, state(pos).asking, points_of(tables, pos, pos.find(*feature), kind),
                   scoring_of(kind));
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
        std::uint64_t sum = hash_of_module(5, castles.declined, castles.asking);
        for (Seat seat = 0; seat < pos.players; ++seat) sum += hash_of_module(6, seat, castles.supply[seat]);
        // The order of one owner's castles is the order of questions to come, so it counts.
        std::array<std::uint8_t, kSeatsMax> older_of_seat{};
        for (unsigned i = 0; i < castles.castles.size(); ++i) {
            const Castle& castle = castles.castles[i];
            const bool is_new = i >= castles.older;
            const bool is_decided = castles.decided >> i & 1;
            const std::uint64_t points =
                is_decided ? static_cast<std::uint16_t>(castles.rewards[i].points) : 0;
            sum += hash_of_module(
                7, (std::uint64_t{pos.cell[castle.tiles[0]].packed} << 16) + pos.cell[castle.tiles[1]].packed,
                (points << 32) + (std::uint64_t{older_of_seat[castle.seat]++} << 16) +
                    (std::uint64_t{castle.seat} << 8) + (castle.occupied ? 1u : 0u) + (is_new ? 2u : 0u) +
                    (is_decided ? 4u : 0u));
        }
        return sum;
    }

private:
    static auto& state(auto& pos) { return pos.template slice<Castles>(); }

    static int points_of(const Tables& tables, const auto& pos, unsigned root, tiles::FeatureKind kind) {
        return std::remove_cvref_t<decltype(pos)>::RuleSet::worth(tables, pos, root, kind, true);
    }

    // --- building ----------------------------------------------------------------------------------------

    /// B8: the other half, if the feature of the last tile is half of a completed city of two semicircles.
    static std::optional<unsigned> other_half(const Tables& tables, const auto& pos, unsigned index) {
        const unsigned feature = pos.first_feature[pos.cells - 1u] + index;
        const unsigned other = feature ^ pos.ring[feature];
        const bool is_pair = other != feature && (other ^ pos.ring[other]) == feature;
        if (!is_pair || pos.area_of(feature).open() != 0) return std::nullopt;
        const unsigned tile = pos.tile_of(other);
        const Design& design = tables.designs[pos.oriented[tile] >> 2];
        const bool is_half_city = design.half_cities >> (other - pos.first_feature[tile]) & 1;
        return is_half_city ? std::optional(other) : std::nullopt;
    }

    /// Visits the features of the last tile that the seat may make a castle.
    static void for_each_small_city(const Tables& tables, const auto& pos, Seat seat, auto visit) {
        const unsigned last = pos.cells - 1u;
        for (unsigned bits = tables.designs[pos.oriented[last] >> 2].half_cities; bits != 0;
             bits &= bits - 1) {
            const auto index = static_cast<unsigned>(std::countr_zero(bits));
            const bool is_owner = pos.area_of(pos.first_feature[last] + index).followers_of(seat) > 0;
            if (is_owner && other_half(tables, pos, index)) visit(index);
        }
    }

    static bool asks_castle(const Tables& tables, auto& pos) {
        for (unsigned i = 0; i < pos.players; ++i) {
            const auto seat = static_cast<Seat>((pos.seat + i) % pos.players);
            if (state(pos).supply[seat] == 0 || state(pos).declined >> seat & 1) continue;
            bool found = false;
            for_each_small_city(tables, pos, seat, [&](unsigned) { found = true; });
            if (!found) continue;
            pos.questions.push_back({seat, QuestionKind::Castle});
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
        unsigned second = pos.tile_of(*other_half(tables, pos, index));
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
        out.emit({.kind = EventKind::Castle,
                  .seat = seat,
                  .cell = pos.cell[first],
                  .second = pos.cell[second],
                  .feature = static_cast<std::uint8_t>(index)});
    }

    // --- rewards -----------------------------------------------------------------------------------------

    /// Visits (root, kind, points) of what the last tile completed in the castle's vicinity. A city that has
    /// become a castle is not completed (B9).
    static void for_each_option(const Tables& tables, const auto& pos, unsigned index, auto visit) {
        const castles::Tiles tiles = castles::vicinity(pos, state(pos).castles[index]);
        const auto look_at = [&](unsigned root, tiles::FeatureKind kind) {
            const Area& area = pos.areas[root];
            if (kind == tiles::FeatureKind::City && (area.set & state(pos).cities) != 0) return;
            bool found = false;
            for (const std::uint8_t tile : tiles) found |= castles::has_part_on(tables, pos, tile, root);
            if (found) visit(root, kind, points_of(tables, pos, root, kind));
        };
        detail::for_each_closed(tables, pos, look_at);
        detail::for_each_surrounded(tables, pos,
                                    [&](unsigned root) { look_at(root, tiles::FeatureKind::Cloister); });
    }

    static void decide(auto& pos, unsigned index, int points, ScoringKind source) {
        state(pos).rewards[index] = {static_cast<std::int16_t>(points), source};
        state(pos).decided = static_cast<std::uint16_t>(state(pos).decided | 1u << index);
    }

    /// B12: asks where the options differ; otherwise there is nothing to choose.
    static bool asks_reward(const Tables& tables, auto& pos, unsigned index) {
        int least = 0;
        int most = 0;
        ScoringKind source{};
        for_each_option(tables, pos, index, [&](unsigned, tiles::FeatureKind kind, int points) {
            least = most == 0 || points < least ? points : least;
            most = points > most ? points : most;
            source = scoring_of(kind);
        });
        if (least == most) {
            decide(pos, index, most, source);
            return false;
        }
        state(pos).asking = static_cast<std::uint8_t>(index);
        pos.questions.push_back({state(pos).castles[index].seat, QuestionKind::Reward});
        return true;
    }

    /// Owners from the player whose turn it is, clockwise, each one's castles in the order built.
    static void decide_rewards(const Tables& tables, auto& pos) {
        for (unsigned i = 0; i < pos.players; ++i) {
            const auto seat = static_cast<Seat>((pos.seat + i) % pos.players);
            for (unsigned index = 0; index < state(pos).older; ++index) {
                const Castle& castle = state(pos).castles[index];
                const bool is_open = castle.occupied && !(state(pos).decided >> index & 1);
                if (castle.seat == seat && is_open && asks_reward(tables, pos, index)) return;
            }
        }
    }

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
               .what = ScoringKind::Castle,
               .seats = static_cast<std::uint8_t>(1u << castle.seat),
               .points = reward.points},
              out);
        leave(pos, castle, out);
    }

    /// B13: castles that follow those of the last round take the most valuable beside them. Returns them as
    /// bits.
    static unsigned follow(auto& pos, unsigned scored) {
        unsigned followers = 0;
        for (unsigned i = 0; i < state(pos).older; ++i) {
            if (!state(pos).castles[i].occupied) continue;
            int best = 0;
            for (unsigned bits = scored; bits != 0; bits &= bits - 1) {
                const auto other = static_cast<unsigned>(std::countr_zero(bits));
                const int points = state(pos).rewards[other].points;
                const bool beside = castles::is_beside(pos, state(pos).castles[i], state(pos).castles[other]);
                if (points > best && beside) best = points;
            }
            if (best == 0) continue;
            decide(pos, i, best, ScoringKind::Castle);
            followers |= 1u << i;
        }
        return followers;
    }
};

}  // namespace trencavel
