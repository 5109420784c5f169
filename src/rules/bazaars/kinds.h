// The kinds of things that are of the bazaars alone, and the moves among them.
#pragma once

#include "rules/kinds.h"

namespace trencavel::bazaars {

inline constexpr MoveKind kOfferMove{12};
inline constexpr MoveKind kBidMove{13};
inline constexpr MoveKind kTakeMove{14};
inline constexpr MoveKind kBuyMove{15};
inline constexpr MoveKind kSellMove{16};

inline constexpr QuestionKind kOfferQuestion{6};
inline constexpr QuestionKind kBidQuestion{7};
inline constexpr QuestionKind kSellQuestion{8};
inline constexpr QuestionKind kTakeQuestion{9};

inline constexpr Refusal kNotOpen{22};     // offer, take: no such tile lies open
inline constexpr Refusal kBidTooLow{23};   // not higher than the last
inline constexpr Refusal kBidTooHigh{24};  // offer, bid: more than may be bid

inline constexpr EventKind kBazaarEvent{11};     // seat: who placed the tile that triggers it
inline constexpr EventKind kTurnedUpEvent{12};   // tile
inline constexpr EventKind kOfferedEvent{13};    // seat, tile, points: chosen, with a first bid
inline constexpr EventKind kBidEvent{14};        // seat, points: a higher bid
inline constexpr EventKind kPassedBidEvent{15};  // seat
inline constexpr EventKind kWonEvent{17};        // seat, tile: it is theirs

inline constexpr MoveKind kMoveKinds[] = {kOfferMove, kBidMove, kTakeMove, kBuyMove, kSellMove};
inline constexpr QuestionKind kQuestionKinds[] = {kOfferQuestion, kBidQuestion, kSellQuestion, kTakeQuestion};
inline constexpr Refusal kRefusalKinds[] = {kNotOpen, kBidTooLow, kBidTooHigh};
inline constexpr EventKind kEventKinds[] = {kBazaarEvent, kTurnedUpEvent,  kOfferedEvent,
                                            kBidEvent,    kPassedBidEvent, kWonEvent};
inline constexpr Kinds kKinds = {
    .moves = kMoveKinds, .questions = kQuestionKinds, .refusals = kRefusalKinds, .events = kEventKinds};

constexpr Move offer(TileId tile, unsigned points) {
    return {.kind = kOfferMove, .tile = tile, .value = static_cast<std::uint16_t>(points)};
}
constexpr Move bid(unsigned points) {
    return {.kind = kBidMove, .value = static_cast<std::uint16_t>(points)};
}
constexpr Move take(TileId tile) {
    return {.kind = kTakeMove, .tile = tile};
}
constexpr Move buy() {
    return {.kind = kBuyMove};
}
constexpr Move sell() {
    return {.kind = kSellMove};
}

}  // namespace trencavel::bazaars
