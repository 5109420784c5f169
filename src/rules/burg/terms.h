// What Die Burg and its wall tiles tell computer players.
#pragma once

#include <array>

#include "rules/burg/rules.h"
#include "rules/families/court_leads.h"
#include "rules/terms.h"

namespace trencavel::burg {

struct Terms : TermHooks {
    static constexpr court::LeadTerms kKeep = {eval::Term{39}, eval::Term{40}, eval::Term{41}};
    static constexpr eval::Term kKeepComing{42};  // by unfinished houses that would be larger

    static constexpr std::array<eval::TermInfo, 4> kTerms = {
        {{kKeep.late, "keep_lead", eval::TermKind::Points},
         {kKeep.early, "keep_lead_time"},
         {kKeep.margin, "keep_margin"},
         {kKeepComing, "keep_coming", eval::TermKind::Chances}}};

    static void add(const Tables&, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        court::add_lead({keep_of(pos, 0), keep_of(pos, 1)}, kKeep, outlook, sink);
    }

    static void add_area(const auto& pos, const eval::OwnedArea& area, const eval::Outlook& outlook,
                         auto& sink) {
        if (area.kind != tiles::FeatureKind::House) return;
        const auto size = static_cast<int>(pos.areas[area.root].size());
        const int mine = keep_of(pos, area.seat);
        const int others = keep_of(pos, next_seat(pos, area.seat));
        if (size > mine && size > others && mine <= others)
            sink.add(area.seat, kKeepComing,
                     outlook.group * area.chance * eval::kUnit / eval::kProbabilityOne);
    }

    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        return court::value_of_lead(tables, pos, Burg::size_of_keep(pos, seat),
                                    Burg::size_of_keep(pos, next_seat(pos, seat)));
    }

private:
    static int keep_of(const auto& pos, Seat seat) { return static_cast<int>(Burg::size_of_keep(pos, seat)); }
};

/// The kinds have consecutive terms.
constexpr eval::Term term_of_wall_tile(unsigned kind) {
    return eval::Term(45 + kind);
}

struct WallTileTerms : TermHooks {
    static constexpr eval::Term kComing{55};  // to whoever takes one now

    static constexpr std::array<eval::TermInfo, WallTiles::kKinds + 1> kTerms = {
        {{term_of_wall_tile(1), "wall_tile_1"},
         {term_of_wall_tile(2), "wall_tile_2"},
         {term_of_wall_tile(3), "wall_tile_3"},
         {term_of_wall_tile(4), "wall_tile_4"},
         {term_of_wall_tile(5), "wall_tile_5"},
         {term_of_wall_tile(6), "wall_tile_6"},
         {term_of_wall_tile(7), "wall_tile_7"},
         {term_of_wall_tile(8), "wall_tile_8"},
         {term_of_wall_tile(9), "wall_tile_9", eval::TermKind::Points},
         {kComing, "wall_tile_coming"}}};

    static void add(const Tables&, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        for (Seat seat = 0; seat < pos.players; ++seat) {
            for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
                const auto count = static_cast<int>(WallTiles::held(pos, seat, kind));
                if (count > 0)
                    sink.add(seat, term_of_wall_tile(kind),
                             count * (needs_turn(kind) ? outlook.time : eval::kUnit));
            }
            if (takes_one(pos, seat)) sink.add(seat, kComing, eval::kUnit);
        }
    }

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
