// The last tiles: chance only decides the order of one or two, so turns can be played out to the end.
#pragma once

#include "bots/search/turn.h"

namespace trencavel {

/// Each seat's lead over the best other, in parts of eval::kPoint.
using Margins = std::array<int, kSeatsMax>;

template <class Rules>
class Endgame {
public:
    static constexpr unsigned kLeftMax = 2;

    explicit Endgame(SearchContext<Rules>& context) : context_(context), later_(context.tables) {}

    /// Whether the rest of the game can be searched from here.
    static bool covers(const Position<Rules>& pos) {
        if (pos.over()) return true;
        const Question& asked = pos.questions.back();
        const bool is_draw = asked.kind == QuestionKind::Draw;
        return pos.left <= kLeftMax && !Rules::Terms::decides(asked.kind) &&
               (asked.seat != kChance || is_draw);
    }

    /// So far.
    std::uint64_t turns_evaluated() const { return turns_evaluated_; }

    /// Every seat maximises its own margin. Before the last turn, only the turns that the evaluation likes
    /// best are tried.
    Margins solve(const Position<Rules>& pos) {
        if (pos.over() || !covers(pos)) return evaluate(pos);
        return pos.questions.back().kind == QuestionKind::Draw ? solve_draw(pos) : solve_turn(pos);
    }

private:
    static constexpr unsigned kTurns = 6;

    Margins evaluate(const Position<Rules>& pos) {
        Margins margins{};
        for (Seat seat = 0; seat < pos.players; ++seat) margins[seat] = context_.evaluator.value(pos, seat);
        return margins;
    }

    Margins solve_draw(const Position<Rules>& pos) {
        std::array<std::int64_t, kSeatsMax> sums{};
        for (unsigned tile = 0; tile < pos.left_of.size(); ++tile) {
            if (pos.left_of[tile] == 0) continue;
            Position<Rules> drawn = pos;
            Silent silent;
            apply_unchecked(context_.tables, drawn, Move::draw(static_cast<TileId>(tile)), silent);
            const Margins margins = solve(drawn);
            for (Seat seat = 0; seat < pos.players; ++seat)
                sums[seat] += std::int64_t{margins[seat]} * pos.left_of[tile];
        }
        Margins mean{};
        for (Seat seat = 0; seat < pos.players; ++seat) mean[seat] = static_cast<int>(sums[seat] / pos.left);
        return mean;
    }

    struct Turn {
        int value = 0;
        Position<Rules> after;
    };

    Margins solve_turn(const Position<Rules>& pos) {
        const Seat mover = pos.questions.back().seat;
        std::vector<Turn> best;
        context_.evaluator.count_left(pos);
        Lines<Rules>& lines = pos.left == 0 ? context_.lines : later_;
        lines.for_each(pos, mover, [&](const Line&, const Position<Rules>& after) {
            const int value = context_.evaluator.value(after, mover);
            ++turns_evaluated_;
            if (best.size() == limit(pos) && value <= best.back().value) return;
            if (best.size() == limit(pos)) best.pop_back();
            const auto place =
                std::find_if(best.begin(), best.end(), [&](const Turn& turn) { return turn.value < value; });
            best.insert(place, {value, after});
        });
        Margins chosen{};
        bool found = false;
        for (const Turn& turn : best) {
            const Margins margins = solve(turn.after);
            if (found && margins[mover] <= chosen[mover]) continue;
            chosen = margins;
            found = true;
        }
        return chosen;
    }

    /// After the last turn the evaluation is exact, so its favourite is the best turn.
    static unsigned limit(const Position<Rules>& pos) { return pos.left == 0 ? 1 : kTurns; }

    SearchContext<Rules>& context_;
    Lines<Rules> later_;
    std::uint64_t turns_evaluated_ = 0;
};

}  // namespace trencavel
