// What bazaars tell computer players: how to bid.
#pragma once

#include "rules/bazaars/bidding.h"
#include "rules/terms.h"

namespace trencavel::bazaars {

struct Terms : TermHooks {
    static constexpr bool decides(QuestionKind kind) {
        return kind == kOfferQuestion || kind == kBidQuestion || kind == kSellQuestion ||
               kind == kTakeQuestion;
    }

    template <class Rules>
    static Move decide(const auto& valuer, const Position<Rules>& pos) {
        return answer(valuer, pos);
    }

    /// The random player offers any of the tiles at 0 to 3, and raises a bid by 1 with probability ½.
    static std::optional<Move> by_chance(const auto& pos, const Question& question, Random& random) {
        constexpr unsigned kOffersMax = 3;
        const Bazaars::State& bazaar = pos.template slice<Bazaars>();
        if (question.kind == kOfferQuestion) {
            const unsigned i = random.below(static_cast<std::uint32_t>(bazaar.open.size()));
            return bazaars::offer(bazaar.open[i], random.below(kOffersMax + 1));
        }
        if (question.kind == kBidQuestion)
            return random.below(2) == 0 ? Move::pass() : bazaars::bid(bazaar.bid + 1u);
        return std::nullopt;
    }
};

}  // namespace trencavel::bazaars
