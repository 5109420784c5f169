// What Die Burg and its wall tiles tell computer players.
#pragma once

#include <array>

#include "rules/burg/rules.h"
#include "rules/families/court_leads.h"
#include "rules/terms.h"

namespace trencavel::burg {

struct Terms : TermHooks {
    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        return court::value_of_lead(tables, pos, Burg::size_of_keep(pos, seat),
                                    Burg::size_of_keep(pos, next_seat(pos, seat)));
    }
};

struct WallTileTerms : TermHooks {
    static int prospects(const Tables&, const auto& pos, Seat seat) {
        int value = value_of_turn(pos, seat);
        for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
            const int each = greedy::kPoint * kValues[kind];
            const auto count = static_cast<int>(WallTiles::held(pos, seat, kind));
            value += count * (needs_turn(kind) ? greedy::with_time(each, pos.left, 5) : each);
        }
        return value + (takes_one(pos, seat) ? 4 * greedy::kPoint : 0);
    }

    /// K1: each of those that nobody has taken is equally likely.
    static std::optional<Move> by_chance(const auto& pos, const Question& question, Random& random) {
        if (question.kind != QuestionKind::Reveal) return std::nullopt;
        const WallTiles::Counts& unseen = pos.template slice<WallTiles>().unseen;
        unsigned total = 0;
        for (const std::uint8_t count : unseen) total += count;
        unsigned n = random.below(total);
        unsigned kind = 0;
        while (n >= unseen[kind]) n -= unseen[kind++];
        return Move::reveal(kind);
    }

private:
    /// In points, by kind: what it may bring its holder.
    static constexpr std::array<int, WallTiles::kKinds + 1> kValues = {0, 5, 4, 4, 3, 4, 3, 3, 3, 5};

    /// Kinds 1 to 3 are used in a turn, the others at the end.
    static constexpr bool needs_turn(unsigned kind) { return kind <= WallTiles::kHouseTwice; }

    static bool takes_one(const auto& pos, Seat seat) {
        return !pos.questions.empty() && pos.questions.back().kind == QuestionKind::Reveal &&
               pos.template slice<WallTiles>().taker == seat;
    }

    /// Drawing next is worth a turn, which is what wall tile 1 brings. It counts a little more than the wall
    /// tile, so that the wall tile gets used.
    static int value_of_turn(const auto& pos, Seat seat) {
        constexpr int kTurn = greedy::kPoint * (kValues[WallTiles::kExtraTurn] + 1) / 2;
        return pos.questions.back().kind == QuestionKind::Draw && pos.seat == seat ? kTurn : 0;
    }
};

}  // namespace trencavel::burg
