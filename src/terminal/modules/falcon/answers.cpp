#include <fmt/format.h>

#include "record/names.h"
#include "rules/falcon/kinds.h"
#include "terminal/modules/falcon/module.h"

namespace trencavel::terminal::falcon {
namespace {

Answer figure_answer(const Move& move, std::string_view sign, std::string_view row, const AreaView& area) {
    return {.label = fmt::format("{}{}", sign, move.feature),
            .move = move,
            .text = std::string(record::name(area.kind)),
            .row = std::string(row)};
}

Answer king_answer(const Move& move, unsigned /*number*/, const AreaView* area) {
    return figure_answer(move, "k", "King (twice the points)", *area);
}

Answer falconer_answer(const Move& move, unsigned /*number*/, const AreaView* area) {
    return figure_answer(move, "fa", "Falconer (one more nest token)", *area);
}

constexpr OfferAnswers kOffers[] = {
    {.kind = trencavel::falcon::kKingMove, .answer = king_answer, .what = "the king", .has_example = true},
    {.kind = trencavel::falcon::kFalconerMove,
     .answer = falconer_answer,
     .what = "the falconer",
     .has_example = true}};

constexpr MoveKind kSpelled[] = {trencavel::falcon::kKingMove, trencavel::falcon::kFalconerMove};

}  // namespace

constinit const ModuleAnswers kAnswers = {.offers = kOffers, .spelled = kSpelled};

}  // namespace trencavel::terminal::falcon
