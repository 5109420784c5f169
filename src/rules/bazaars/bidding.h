// How computer players bid in a bazaar. Everyone gets one of the open tiles, so a tile is worth what its best
// placement brings more than that of an average one. A `Valuer` says what a placement brings (rules/terms.h).
#pragma once

#include <algorithm>

#include "core/fixed_vector.h"
#include "engine/turn/turn.h"
#include "rules/bazaars/rules.h"

namespace trencavel::bazaars {

/// The value for the seat if it had to place the tile now.
template <class Rules, class Valuer>
int value_with_tile(const Valuer& valuer, const Position<Rules>& pos, Seat seat, TileId tile) {
    Position<Rules> turn = pos;
    Silent silent;
    turn.questions.clear();
    turn.seat = seat;
    turn.hand = tile;
    turn.template slice<Bazaars>() = {};
    detail::proceed(valuer.tables, turn, Stage::Place, silent);
    const bool is_placed = !turn.over() && turn.questions.back().kind == QuestionKind::Place;
    return is_placed ? valuer.best_value(turn, seat) : valuer.value(turn, seat);
}

/// What the open tiles are worth to one seat.
class Appraisal {
public:
    template <class Rules, class Valuer>
    Appraisal(const Valuer& valuer, const Position<Rules>& pos, Seat seat) {
        int sum = 0;
        for (const TileId tile : pos.template slice<Bazaars>().open) {
            worths_.push_back({tile, value_with_tile(valuer, pos, seat, tile)});
            sum += worths_.back().value;
        }
        average_ = sum / static_cast<int>(worths_.size());
    }

    /// What the tile brings more than an average one; negative: less.
    int worth(TileId tile) const {
        for (const Worth& worth : worths_) {
            if (worth.tile == tile) return worth.value - average_;
        }
        return 0;
    }

    TileId best() const {
        const auto less = [](const Worth& a, const Worth& b) { return a.value < b.value; };
        return std::max_element(worths_.begin(), worths_.end(), less)->tile;
    }

private:
    struct Worth {
        TileId tile = 0;
        int value = 0;
    };
    FixedVector<Worth, kSeatsMax> worths_;
    int average_ = 0;
};

/// The bid at which the owner does not care whether to buy or to sell. Buying costs the bid, which goes to
/// one of the opponents; selling gives the tile to that opponent. In whole points.
inline int indifferent_bid(int worth_to_owner, int worth_to_bidder, unsigned players, int point) {
    const auto others = static_cast<int>(players - 1);
    // bid × (1 + 1/others) × 2 = owner + bidder / others, all times `others` to stay whole.
    const int worth = worth_to_owner * others + worth_to_bidder;
    return std::max(0, worth / (2 * (others + 1) * point));
}

/// What the tile is worth to the other bidder who wants it most.
template <class Rules, class Valuer>
int worth_to_rivals(const Valuer& valuer, const Position<Rules>& pos, Seat me, TileId tile) {
    int most = 0;
    for (Seat seat = 0; seat < pos.players; ++seat) {
        const bool has_tile = pos.template slice<Bazaars>().won[seat] != kNoTile;
        if (seat == me || has_tile) continue;
        most = std::max(most, Appraisal(valuer, pos, seat).worth(tile));
    }
    return most;
}

/// The best tile, with a bid that leaves others no reason to outbid it.
template <class Rules, class Valuer>
Move offer(const Valuer& valuer, const Position<Rules>& pos, Seat me) {
    const Appraisal mine(valuer, pos, me);
    const TileId tile = mine.best();
    const int bid = indifferent_bid(mine.worth(tile), worth_to_rivals(valuer, pos, me, tile), pos.players,
                                    Valuer::kPoint);
    return bazaars::offer(tile, static_cast<unsigned>(std::min<int>(bid, Bazaars::kBidMax)));
}

/// The most that the chooser may still pay; or one more than the last bid, if the tile is worth even that.
template <class Rules, class Valuer>
Move bid(const Valuer& valuer, const Position<Rules>& pos, Seat me) {
    const Bazaars::State& bazaar = pos.template slice<Bazaars>();
    const int mine = Appraisal(valuer, pos, me).worth(bazaar.offered);
    const int choosers = Appraisal(valuer, pos, bazaar.chooser).worth(bazaar.offered);
    const int wanted =
        std::min<int>(indifferent_bid(choosers, mine, pos.players, Valuer::kPoint), Bazaars::kBidMax);
    if (wanted > bazaar.bid) return bazaars::bid(static_cast<unsigned>(wanted));
    const bool is_worth_more = mine > 2 * Valuer::kPoint * (bazaar.bid + 1);
    return is_worth_more ? bazaars::bid(bazaar.bid + 1u) : Move::pass();
}

template <class Rules, class Valuer>
Move buy_or_sell(const Valuer& valuer, const Position<Rules>& pos, Seat me) {
    const Bazaars::State& bazaar = pos.template slice<Bazaars>();
    const int mine = Appraisal(valuer, pos, me).worth(bazaar.offered);
    const int bidders = Appraisal(valuer, pos, bazaar.bidder).worth(bazaar.offered);
    return indifferent_bid(mine, bidders, pos.players, Valuer::kPoint) >= bazaar.bid ? bazaars::buy()
                                                                                     : bazaars::sell();
}

template <class Rules, class Valuer>
Move answer(const Valuer& valuer, const Position<Rules>& pos) {
    const Question& question = pos.questions.back();
    switch (question.kind) {
        case bazaars::kOfferQuestion:
            return offer(valuer, pos, question.seat);
        case bazaars::kBidQuestion:
            return bid(valuer, pos, question.seat);
        case bazaars::kSellQuestion:
            return buy_or_sell(valuer, pos, question.seat);
        default:
            return bazaars::take(Appraisal(valuer, pos, question.seat).best());
    }
}

}  // namespace trencavel::bazaars
