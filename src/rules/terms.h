// Everything that computer players ask of a module: what its pieces are worth, which of its moves are rarely
// good, and how it answers questions of its own. A module's Terms inherits these and hides the ones that it
// needs.
#pragma once

#include <optional>

#include "core/random.h"
#include "engine/move.h"
#include "engine/tables/tables.h"

namespace trencavel {
namespace greedy {

/// Values are in parts of a point, so that what is worth less than a point can break ties.
constexpr int kPoint = 16;

/// From 0 at the end to nearly all with many tiles left: the share of `whole` that there is still time for.
constexpr int with_time(int whole, int left, int half_time) {
    return whole * left / (left + half_time);
}

}  // namespace greedy

struct TermHooks {
    // --- what its pieces are worth -----------------------------------------------------------------------

    /// For the greedy player, in parts of greedy::kPoint: what the seat's pieces may still bring beyond the
    /// points that it would have if the game ended here. The game is not over.
    static int prospects(const Tables&, const auto& /*pos*/, Seat) { return 0; }

    // --- its moves ---------------------------------------------------------------------------------------

    /// Placements of the tile in hand that for_each_answer visits, beyond those that fit as they are; known
    /// without visiting them.
    static unsigned more_placements(const auto& /*pos*/) { return 0; }
    /// Whether the move puts a follower somewhere, as MoveKind::Follower does.
    static constexpr bool puts_follower(MoveKind) { return false; }
    /// Whether the move is rarely good when followers are asked for: by chance it is seldom chosen.
    static constexpr bool is_rare(const Move&) { return false; }
    /// An answer by chance where not all are equally likely: chance's own, or one of the random player.
    static std::optional<Move> by_chance(const auto& /*pos*/, const Question&, Random&) {
        return std::nullopt;
    }

    // --- questions of its own ----------------------------------------------------------------------------

    /// Whether all bots that think leave such questions to `decide`. Where they look ahead, they stop there.
    static constexpr bool decides(QuestionKind) { return false; }
    /// The answer to the open question. A `valuer` speaks for the bot: `tables`, value(pos, seat),
    /// best_value(pos, seat) if the seat is to place a tile, and kPoint, their unit.
    static Move decide(const auto& /*valuer*/, const auto& /*pos*/) { return Move::pass(); }
};

/// Asks a list of modules, in its order.
template <class... Modules>
struct TermsOf {
    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        return (Modules::Terms::prospects(tables, pos, seat) + ...);
    }
    static unsigned more_placements(const auto& pos) { return (Modules::Terms::more_placements(pos) + ...); }
    static constexpr bool puts_follower(MoveKind kind) {
        return (Modules::Terms::puts_follower(kind) || ...);
    }
    static constexpr bool is_rare(const Move& move) { return (Modules::Terms::is_rare(move) || ...); }
    /// The first module that has an answer.
    static std::optional<Move> by_chance(const auto& pos, const Question& question, Random& random) {
        std::optional<Move> answer;
        const auto ask = [&]<class Module>() {
            if (!answer) answer = Module::Terms::by_chance(pos, question, random);
        };
        (ask.template operator()<Modules>(), ...);
        return answer;
    }
    static constexpr bool decides(QuestionKind kind) { return (Modules::Terms::decides(kind) || ...); }
    static Move decide(const auto& valuer, const auto& pos) {
        Move answer = Move::pass();
        const auto ask = [&]<class Module>() {
            if (Module::Terms::decides(pos.questions.back().kind))
                answer = Module::Terms::decide(valuer, pos);
        };
        (ask.template operator()<Modules>(), ...);
        return answer;
    }
};

}  // namespace trencavel
