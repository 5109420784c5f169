#include <fmt/format.h>

#include "record/names.h"
#include "rules/bridges/kinds.h"
#include "terminal/modules/bridges/bridge.h"
#include "terminal/modules/bridges/module.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

PlacedBridge bridge_of(Cell cell, const Turn& turn) {
    const bool beside = span::is_on_a_neighbour(turn.built);
    return {beside ? cell.neighbour(span::side_of(turn.built)) : cell, span::axis_of(turn.built)};
}

std::string text_of(const PlacedBridge& bridge) {
    return fmt::format("a bridge over {} from {}", record::name(bridge.cell), run_of(bridge.axis));
}

namespace bridges {
namespace {

Answer bridge_answer(const Move& move, unsigned number, const AreaView* /*area*/) {
    return {
        .label = fmt::format("b{}", number),
        .move = move,
        .text = fmt::format("{} {}", record::name(move.cell), record::name(static_cast<Axis>(move.rotation))),
        .row = "Build a bridge"};
}

constexpr OfferAnswers kOffers[] = {{.kind = trencavel::bridges::kBridgeMove,
                                     .answer = bridge_answer,
                                     .puts_follower = false,
                                     .what = "a bridge",
                                     .has_example = true}};

constexpr MoveKind kSpelled[] = {trencavel::bridges::kBridgeMove, trencavel::bridges::kRefuseMove};

std::string text_of_turn(Cell cell, const Turn& turn) {
    return text_of(bridge_of(cell, turn));
}

Cell last_built(const Snapshot& snapshot) {
    return snapshot.bridges.back().cell;
}

constexpr SpanAnswers kSpan = {.letter = "b",
                               .word = "bridge",
                               .text = text_of_turn,
                               .no_other_way = "No bridge would let you place the tile there in another way.",
                               .last_built = last_built};

}  // namespace

constinit const ModuleAnswers kAnswers = {.offers = kOffers, .spelled = kSpelled, .span = &kSpan};

}  // namespace bridges
}  // namespace trencavel::terminal
