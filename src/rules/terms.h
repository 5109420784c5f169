// Everything that computer players ask of a module: what its pieces are worth, which of its moves are rarely
// good, and how it answers questions of its own. A module's Terms inherits these and hides the ones that it
// needs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/random.h"
#include "engine/move.h"
#include "engine/tables/tables.h"
#include "tiles/model/tile_set.h"

namespace trencavel {
namespace eval {

/// Chances are in parts of kProbabilityOne, amounts of things in parts of kUnit. All are whole numbers, so
/// that a bot plays the same on every machine.
constexpr int kProbabilityOne = 1024;
constexpr int kUnit = 64;

/// What seats have, by number. The weight of each is how many points one of it, a point or a follower, is
/// expected to bring.
enum class Term : std::uint8_t {};

enum class TermKind : std::uint8_t {
    Other,
    Points,     // worth 1 each before weights are fitted
    Followers,  // at home or coming home: weak levels ignore them
    Chances,    // of what areas may become: likewise
};

struct TermInfo {
    Term term{};
    std::string_view name;  // in the file of weights
    TermKind kind{};
};

/// What the evaluation has worked out of a position.
struct Outlook {
    /// How much of what takes time can still happen: 0 at the end, near kUnit with very many tiles.
    int time = 0;
    /// Within a wall: about how many cells are left of the largest free group at the end.
    int group = 0;
};

/// An area that can be completed, and a seat that owns it.
struct OwnedArea {
    unsigned root = 0;  // in pos.areas
    tiles::FeatureKind kind{};
    Seat seat = 0;
    int chance = 0;  // of being completed
};

}  // namespace eval

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

    /// Its terms. A number or a name that another module has does not compile (bots/eval/terms.h).
    static constexpr std::array<eval::TermInfo, 0> kTerms = {};
    /// Adds what the seats have of the module's to `sink`, as add(seat, term, amount).
    static void add(const Tables&, const auto& /*pos*/, const eval::Outlook&, auto& /*sink*/) {}
    /// Adds what the module knows of an area; asked for each owner of it.
    static void add_area(const auto& /*pos*/, const eval::OwnedArea&, const eval::Outlook&, auto& /*sink*/) {}
    /// What a field is given for each completed city next to it.
    static constexpr int kPointsPerCity = 0;

    /// For the greedy player, in parts of greedy::kPoint: what the seat's pieces may still bring beyond the
    /// points that it would have if the game ended here. The game is not over.
    static int prospects(const Tables&, const auto& /*pos*/, Seat) { return 0; }

    // --- its moves ---------------------------------------------------------------------------------------

    /// Placements of the tile in hand that for_each_answer visits, beyond those that fit as they are; known
    /// without visiting them.
    static unsigned more_placements(const auto& /*pos*/) { return 0; }
    /// Whether the move puts a follower somewhere, as MoveKind::Follower does.
    static constexpr bool puts_follower(MoveKind) { return false; }
    /// Whether the move sends the tile in hand out of the game.
    static constexpr bool discards(MoveKind) { return false; }
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
    /// Visits the terms of each module, as a list.
    static constexpr void for_each_list(auto visit) {
        (visit(std::span<const eval::TermInfo>(Modules::Terms::kTerms)), ...);
    }
    static void add(const Tables& tables, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        (Modules::Terms::add(tables, pos, outlook, sink), ...);
    }
    static void add_area(const auto& pos, const eval::OwnedArea& area, const eval::Outlook& outlook,
                         auto& sink) {
        (Modules::Terms::add_area(pos, area, outlook, sink), ...);
    }
    static constexpr int kPointsPerCity = (Modules::Terms::kPointsPerCity + ...);
    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        return (Modules::Terms::prospects(tables, pos, seat) + ...);
    }
    static unsigned more_placements(const auto& pos) { return (Modules::Terms::more_placements(pos) + ...); }
    static constexpr bool puts_follower(MoveKind kind) {
        return (Modules::Terms::puts_follower(kind) || ...);
    }
    static constexpr bool discards(MoveKind kind) { return (Modules::Terms::discards(kind) || ...); }
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
