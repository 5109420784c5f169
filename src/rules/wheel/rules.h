// The Wheel of Fortune: the pig, the plague and the crown spaces (rules W3, W4, W10 to W14); what the other
// segments do is in actions.h. The board is land like any other, and its cells are laid by the engine (W1,
// W2).
#pragma once

#include <array>
#include <bit>
#include <string>

#include "engine/turn/hash.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"
#include "rules/hooks.h"
#include "rules/wheel/actions.h"
#include "rules/wheel/board.h"
#include "rules/wheel/kinds.h"
#include "rules/wheel/manifest.h"

namespace trencavel {

namespace wheel {
struct Terms;  // terms.h
}

struct Wheel : Hooks {
    static constexpr Manifest kManifest = wheel::kManifest;
    using Terms = wheel::Terms;

    static constexpr unsigned kSegments = wheel::kSegments;
    static constexpr std::int16_t kCrownPoints = 3;
    static constexpr std::int16_t kLoneCrownPoints = 6;  // alone where there are two spaces

    struct State {
        std::uint8_t pig = 0;   // its segment
        std::uint8_t free = 0;  // bit s: segment s has a free crown space
        std::array<std::array<std::uint8_t, wheel::kCrownsMax>, kSegments> crowns{};  // 0: free; 1 + seat
        bool resolving = false;   // the number of the tile in hand
        std::uint8_t called = 0;  // plague: seats that have had their turn

        friend bool operator==(const State&, const State&) = default;
    };

    static bool plays(const Tables& tables) { return (tables.switches & kManifest.switches) != 0; }

    static std::string tables_problem(const Tables& tables) {
        if (!plays(tables)) return {};
        return tables.board.source == nullptr ? "there is no wheel"
                                              : wheel::board_problem(*tables.board.source);
    }

    /// W1: the pig stands on its first segment.
    static void on_start(const Tables& tables, auto& pos, auto&) {
        if (!plays(tables)) return;
        pos.template slice<Wheel>().pig = tables.board.start;
        pos.template slice<Wheel>().free = (1u << kSegments) - 1;
    }

    /// W4: pig, action, crown spaces; the plague may have to ask.
    static void on_drawn(const Tables& tables, auto& pos, auto& out) {
        if (!plays(tables)) return;
        const unsigned number = wheel::number_of(tables.designs[pos.hand]);
        if (number == 0) return;
        State& wheel = pos.template slice<Wheel>();
        if (!wheel.resolving) {
            wheel.resolving = true;
            wheel.called = 0;
            wheel.pig = static_cast<std::uint8_t>((wheel.pig + number) % kSegments);
            out.emit({.kind = wheel::kPigEvent, .other = wheel.pig});
            wheel::act(tables, pos, wheel.pig, out);
        }
        if (wheel.pig == wheel::Plague && asks_recall(tables, pos, out)) return;
        score_crowns(tables, pos, out);
        wheel.resolving = false;
    }

    /// W12: a crown space instead of the tile.
    static bool offers_more(const Tables& tables, const auto& pos) {
        return plays(tables) && pos.supply[pos.seat] > 0 && pos.template slice<Wheel>().free != 0;
    }

    static void for_each_answer(const Tables& tables, const auto& pos, const Question& question, auto visit) {
        if (!plays(tables)) return;
        if (question.kind == QuestionKind::Follower && pos.supply[pos.seat] > 0) {
            for (unsigned bits = pos.template slice<Wheel>().free; bits != 0; bits &= bits - 1)
                visit(wheel::crown(static_cast<unsigned>(std::countr_zero(bits))));
        }
        if (question.kind == wheel::kRecallQuestion) for_each_recall(pos, question.seat, visit);
    }

    static Refusal check(const Tables& tables, const auto& pos, const Question& question, const Move& move) {
        if (move.kind == wheel::kCrownMove && plays(tables) && question.kind == QuestionKind::Follower) {
            if (pos.supply[pos.seat] == 0) return Refusal::NoFollower;
            const bool is_free =
                move.value < kSegments && (pos.template slice<Wheel>().free >> move.value & 1);
            return is_free ? Refusal::None : wheel::kCrownsTaken;
        }
        if (move.kind == MoveKind::Recall && question.kind == wheel::kRecallQuestion) {
            const Move wanted = std::remove_cvref_t<decltype(pos)>::RuleSet::canonical(tables, pos, move);
            bool found = false;
            for_each_recall(pos, question.seat, [&](const Move& answer) { found |= answer == wanted; });
            return found ? Refusal::None : wheel::kNotYours;
        }
        return Refusal::NotAsked;
    }

    static void on_answered(const Tables& tables, auto& pos, const Question& question, const Move& move,
                            auto& out) {
        if (move.kind == wheel::kCrownMove) put_on_crown(tables, pos, move.value, out);
        if (move.kind == MoveKind::Recall && move.feature != kTokenFeature)
            recall(pos, question.seat, {move.cell, move.feature}, out);
    }

    static std::uint64_t hash(const auto& pos) {
        const State& wheel = pos.template slice<Wheel>();
        std::uint64_t sum =
            hash_of_module(kManifest.hash_number(0), wheel.pig, wheel.resolving ? 1u + wheel.called : 0);
        for (unsigned segment = 0; segment < kSegments; ++segment) {
            for (const std::uint8_t crown : wheel.crowns[segment])
                sum += crown == 0 ? 0 : hash_of_module(kManifest.hash_number(1), segment, crown);
        }
        return sum;
    }

private:
    /// The first free space of the segment.
    static void put_on_crown(const Tables& tables, auto& pos, unsigned segment, auto& out) {
        State& wheel = pos.template slice<Wheel>();
        auto& crowns = wheel.crowns[segment];
        const unsigned space = crowns[0] == 0 ? 0 : 1;
        crowns[space] = static_cast<std::uint8_t>(1 + pos.seat);
        const bool is_full = space + 1 == wheel::crowns_at(tables, segment);
        if (is_full) wheel.free = static_cast<std::uint8_t>(wheel.free & ~(1u << segment));
        --pos.supply[pos.seat];
        out.emit({.kind = wheel::kCrownEvent, .seat = pos.seat, .other = static_cast<std::uint8_t>(segment)});
    }

    // --- the plague --------------------------------------------------------------------------------------

    /// Visits the seat's followers in the landscape as moves.
    static void for_each_recall(const auto& pos, Seat seat, auto visit) {
        for (const unsigned feature : pos.followers[seat]) {
            const Spot spot = spot_of(pos, feature);
            visit(Move::recall(spot.cell, spot.feature));
        }
        std::remove_cvref_t<decltype(pos)>::RuleSet::for_each_recallable(pos, seat, visit);
    }

    /// W10: from the player whose turn it is, clockwise; true if somebody has to choose. Who has only one
    /// follower has no choice.
    static bool asks_recall(const Tables& tables, auto& pos, auto& out) {
        State& wheel = pos.template slice<Wheel>();
        while (wheel.called < pos.players) {
            const auto seat = static_cast<Seat>((pos.seat + wheel.called++) % pos.players);
            unsigned count = 0;
            Move last{};
            for_each_recall(pos, seat, [&](const Move& move) {
                last = move;
                ++count;
            });
            const Question question{seat, wheel::kRecallQuestion};
            if (count == 1)
                std::remove_cvref_t<decltype(pos)>::RuleSet::on_answered(tables, pos, question, last, out);
            if (count < 2) continue;
            pos.questions.push_back(question);
            return true;
        }
        return false;
    }

    static void recall(auto& pos, Seat seat, Spot spot, auto& out) {
        for (unsigned i = 0; i < pos.followers[seat].size(); ++i) {
            if (!(spot_of(pos, pos.followers[seat][i]) == spot)) continue;
            lift_follower(pos, seat, i);
            ++pos.supply[seat];
            out.emit({.kind = EventKind::Returned, .seat = seat, .cell = spot.cell, .feature = spot.feature});
            return;
        }
    }

    // --- crown spaces ------------------------------------------------------------------------------------

    /// W11: only those of the pig's segment, whose followers then go home.
    static void score_crowns(const Tables& tables, auto& pos, auto& out) {
        State& wheel = pos.template slice<Wheel>();
        auto& crowns = wheel.crowns[wheel.pig];
        const bool is_alone = wheel::crowns_at(tables, wheel.pig) == 2 && (crowns[0] == 0 || crowns[1] == 0);
        for (std::uint8_t& crown : crowns) {
            if (crown == 0) continue;
            const auto seat = static_cast<Seat>(crown - 1);
            award(pos,
                  {.kind = EventKind::Scored,
                   .other = wheel.pig,
                   .what = wheel::kCrownScoring,
                   .seats = static_cast<std::uint8_t>(1u << seat),
                   .points = is_alone ? kLoneCrownPoints : kCrownPoints},
                  out);
            out.emit({.kind = wheel::kCrownReturnedEvent, .seat = seat, .other = wheel.pig});
            ++pos.supply[seat];
            crown = 0;
        }
        wheel.free = static_cast<std::uint8_t>(wheel.free | 1u << wheel.pig);
    }
};

}  // namespace trencavel
