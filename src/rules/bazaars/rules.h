// Bazaars: tiles for everyone, by auction or by choice (rules B16 to B22).
#pragma once

#include "engine/turn/hash.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"
#include "rules/bazaars/kinds.h"
#include "rules/bazaars/manifest.h"
#include "rules/bazaars/state.h"
#include "rules/bazaars/tiles.h"
#include "rules/hooks.h"

namespace trencavel {

namespace bazaars {
struct Terms;  // terms.h
}

struct Bazaars : Hooks {
    static constexpr Manifest kManifest = bazaars::kManifest;
    using Terms = bazaars::Terms;

    static constexpr unsigned kBidMax = 99;  // B17

    using Phase = BazaarPhase;
    using State = BazaarState;

    static bool plays(const Tables& tables) { return (tables.switches & kManifest.switches) != 0; }
    static bool is_draft(const Tables& tables) { return (tables.switches & bazaars::kDraft) != 0; }

    static void on_start(const Tables&, auto& pos, auto&) { state(pos).won.fill(kNoTile); }

    /// B16: after the whole turn. With fewer tiles left than players there is no bazaar, and in the turns
    /// that a bazaar brings there is none either (B21).
    static void on_turn_ends(const Tables& tables, auto& pos, auto& out) {
        if (!plays(tables)) return;
        State& bazaar = state(pos);
        if (bazaar.phase == Phase::Playing) {
            if (--bazaar.turns == 0) bazaar.phase = Phase::None;
            return;
        }
        if (bazaar.phase == Phase::None) {
            const Design& placed = tables.designs[pos.oriented[pos.cells - 1u] >> 2];
            if (!bazaars::has_bazaar(placed) || pos.left < pos.players) return;
            out.emit({.kind = bazaars::kBazaarEvent, .seat = pos.seat});
            bazaar.phase = Phase::Turning;
            bazaar.chooser = pos.seat;
        }
        if (bazaar.phase == Phase::Turning) {
            if (bazaar.open.size() < pos.players)
                return pos.questions.push_back({kChance, QuestionKind::Draw});
            bazaar.phase = Phase::Choosing;
            if (is_draft(tables)) return begin_turns(pos);
        }
        hold_auction(pos, out);
    }

    static bool intercepts_draw(const Tables&, auto& pos, TileId tile, auto& out) {
        if (state(pos).phase != Phase::Turning) return false;
        state(pos).open.push_back(tile);
        out.emit({.kind = bazaars::kTurnedUpEvent, .tile = tile});
        return true;
    }

    /// B21: everyone plays what they won; B22: or what they take now.
    static bool on_turn_begins(const Tables& tables, auto& pos, auto& out) {
        State& bazaar = state(pos);
        if (bazaar.phase != Phase::Playing) return false;
        if (pos.hand != kNoTile) return true;  // taken just now
        if (!is_draft(tables)) {
            pos.hand = bazaar.won[pos.seat];
            bazaar.won[pos.seat] = kNoTile;
        } else if (bazaar.all_alike()) {
            take(pos, bazaar.open[0], out);
        } else {
            pos.questions.push_back({pos.seat, bazaars::kTakeQuestion});
        }
        return pos.hand != kNoTile;
    }

    /// B21: the turns of a bazaar are played, whether there is a tile for each or not.
    static bool continues_without_tiles(const Tables&, const auto& pos) {
        return state(pos).phase == Phase::Playing;
    }

    static void for_each_answer(const Tables&, const auto& pos, const Question& question, auto visit) {
        const State& bazaar = state(pos);
        switch (question.kind) {
            case bazaars::kOfferQuestion:
                bazaar.for_each_open([&](TileId tile) {
                    for (unsigned points = 0; points <= kBidMax; ++points)
                        visit(bazaars::offer(tile, points));
                });
                break;
            case bazaars::kBidQuestion:
                for (unsigned points = bazaar.bid + 1u; points <= kBidMax; ++points)
                    visit(bazaars::bid(points));
                visit(Move::pass());
                break;
            case bazaars::kSellQuestion:
                visit(bazaars::buy());
                visit(bazaars::sell());
                break;
            case bazaars::kTakeQuestion:
                bazaar.for_each_open([&](TileId tile) { visit(bazaars::take(tile)); });
                break;
            default:
                break;
        }
    }

    static Refusal check(const Tables&, const auto& pos, const Question& question, const Move& move) {
        const State& bazaar = state(pos);
        switch (question.kind) {
            case bazaars::kOfferQuestion:
                if (move.kind != bazaars::kOfferMove) return Refusal::NotAsked;
                if (!bazaar.is_open(move.tile)) return bazaars::kNotOpen;
                return move.value <= kBidMax ? Refusal::None : bazaars::kBidTooHigh;
            case bazaars::kBidQuestion:
                if (move.kind == MoveKind::Pass) return Refusal::None;
                if (move.kind != bazaars::kBidMove) return Refusal::NotAsked;
                if (move.value <= bazaar.bid) return bazaars::kBidTooLow;
                return move.value <= kBidMax ? Refusal::None : bazaars::kBidTooHigh;
            case bazaars::kSellQuestion:
                return move.kind == bazaars::kBuyMove || move.kind == bazaars::kSellMove ? Refusal::None
                                                                                         : Refusal::NotAsked;
            case bazaars::kTakeQuestion:
                if (move.kind != bazaars::kTakeMove) return Refusal::NotAsked;
                return bazaar.is_open(move.tile) ? Refusal::None : bazaars::kNotOpen;
            default:
                return Refusal::NotAsked;
        }
    }

    static void on_answered(const Tables&, auto& pos, const Question& question, const Move& move, auto& out) {
        State& bazaar = state(pos);
        switch (move.kind) {
            case bazaars::kOfferMove:
                bazaar.phase = Phase::Bidding;
                bazaar.offered = move.tile;
                bazaar.bid = static_cast<std::uint8_t>(move.value);
                bazaar.bidder = question.seat;
                bazaar.asked = question.seat;
                tell(bazaars::kOfferedEvent, question.seat, move, out);
                break;
            case bazaars::kBidMove:
                bazaar.bid = static_cast<std::uint8_t>(move.value);
                bazaar.bidder = question.seat;
                tell(bazaars::kBidEvent, question.seat, move, out);
                break;
            case MoveKind::Pass:
                if (question.kind == bazaars::kBidQuestion)
                    out.emit({.kind = bazaars::kPassedBidEvent, .seat = question.seat});
                break;
            case bazaars::kBuyMove:
                settle(pos, bazaar.chooser, bazaar.bidder, out);
                break;
            case bazaars::kSellMove:
                settle(pos, bazaar.bidder, bazaar.chooser, out);
                break;
            case bazaars::kTakeMove:
                take(pos, move.tile, out);
                break;
            default:
                break;
        }
    }

    static std::uint64_t hash(const auto& pos) {
        const State& bazaar = state(pos);
        if (bazaar.phase == Phase::None) return 0;
        std::uint64_t sum =
            hash_of_module(kManifest.hash_number(0), static_cast<std::uint64_t>(bazaar.phase), bazaar.turns);
        for (const TileId tile : bazaar.open) sum += hash_of_module(kManifest.hash_number(1), tile);
        for (Seat seat = 0; seat < pos.players; ++seat)
            sum += hash_of_module(kManifest.hash_number(2), seat, bazaar.won[seat]);
        if (bazaar.phase == Phase::Playing) return sum;
        return sum +
               hash_of_module(
                   kManifest.hash_number(3), (std::uint64_t{bazaar.chooser} << 8) + bazaar.asked,
                   (std::uint64_t{bazaar.bidder} << 16) + (std::uint64_t{bazaar.offered} << 8) + bazaar.bid);
    }

private:
    static auto& state(auto& pos) { return pos.template slice<Bazaars>(); }

    // --- the auction -------------------------------------------------------------------------------------

    static void tell(EventKind kind, Seat seat, const Move& move, auto& out) {
        out.emit(
            {.kind = kind, .seat = seat, .tile = move.tile, .points = static_cast<std::int16_t>(move.value)});
    }

    /// Goes on until somebody is asked or all tiles are given out.
    static void hold_auction(auto& pos, auto& out) {
        State& bazaar = state(pos);
        while (pos.questions.empty() && bazaar.phase != Phase::Playing) {
            if (bazaar.phase == Phase::Choosing) {
                ask_for_offer(pos, out);
            } else if (!asks_for_bid(pos)) {
                close_bidding(pos, out);
            }
        }
    }

    /// B17, B19: the next player without a tile; the last one gets the last tile free.
    static void ask_for_offer(auto& pos, auto& out) {
        State& bazaar = state(pos);
        do {
            bazaar.chooser = next_seat(pos, bazaar.chooser);
        } while (bazaar.has_tile(bazaar.chooser));
        if (bazaar.open.size() > 1) return pos.questions.push_back({bazaar.chooser, bazaars::kOfferQuestion});
        win(pos, bazaar.chooser, bazaar.open[0], out);
        begin_turns(pos);
    }

    /// B17: each other player without a tile, once, clockwise, as long as a higher bid is possible.
    static bool asks_for_bid(auto& pos) {
        State& bazaar = state(pos);
        if (bazaar.phase != Phase::Bidding || bazaar.bid == kBidMax) return false;
        for (Seat seat = next_seat(pos, bazaar.asked); seat != bazaar.chooser; seat = next_seat(pos, seat)) {
            if (bazaar.has_tile(seat)) continue;
            bazaar.asked = seat;
            pos.questions.push_back({seat, bazaars::kBidQuestion});
            return true;
        }
        return false;
    }

    /// B18: if nobody bid higher there is nothing to decide, and the own bid is paid to nobody.
    static void close_bidding(auto& pos, auto& out) {
        State& bazaar = state(pos);
        if (bazaar.bidder == bazaar.chooser) return settle(pos, bazaar.chooser, kChance, out);
        bazaar.phase = Phase::Selling;
        pos.questions.push_back({bazaar.chooser, bazaars::kSellQuestion});
    }

    static void settle(auto& pos, Seat winner, Seat paid, auto& out) {
        State& bazaar = state(pos);
        if (bazaar.bid > 0) pay(pos, winner, paid, bazaar.bid, out);
        win(pos, winner, bazaar.offered, out);
        bazaar.phase = Phase::Choosing;
        bazaar.offered = 0;
        bazaar.bid = 0;
        bazaar.bidder = bazaar.asked = 0;
    }

    static void win(auto& pos, Seat seat, TileId tile, auto& out) {
        state(pos).remove_open(tile);
        state(pos).won[seat] = tile;
        out.emit({.kind = bazaars::kWonEvent, .seat = seat, .tile = tile});
    }

    // --- the turns ---------------------------------------------------------------------------------------

    /// B21: from the player after the one whose turn it was, who comes last: the order of play as ever.
    static void begin_turns(auto& pos) {
        state(pos).phase = Phase::Playing;
        state(pos).turns = pos.players;
    }

    /// B22
    static void take(auto& pos, TileId tile, auto& out) {
        state(pos).remove_open(tile);
        pos.hand = tile;
        out.emit({.kind = bazaars::kWonEvent, .seat = pos.seat, .tile = tile});
    }
};

}  // namespace trencavel
