// All that is said to a person about a move that cannot be read or is not legal, in every language.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/language.h"

namespace trencavel::record {

enum class Text : std::uint8_t {
    // Lines that cannot be read.
    MoveMissing,
    UnknownMove,
    QuoteNotClosed,
    NoBlankAfterQuote,
    QuoteInsideWord,
    NothingFollows,
    // Words that are not what they should be.
    NoCell,
    NoRotation,
    NoDirection,
    NoFeature,
    NoTile,
    NoBid,
    NoSegment,
    // What must follow the first word of a move.
    PlaceTakes,
    BridgeTakes,
    FollowerTakes,
    SpecialFollowerTakes,
    CrownTakes,
    CastleTakes,
    RewardTakes,
    RecallTakes,
    OfferTakes,
    BidTakes,
    TakeTakes,
    ScoreTakes,
    DrawTakes,
    RevealTakes,
    // Moves that are not legal, in the order of Refusal.
    GameOver,
    AsksForAnother,
    HasNoKings,
    HasNoWheel,
    HasNoBridges,
    NoSuchTileLeft,
    CellTaken,
    NotAdjacent,
    NotAdjacentInCourt,
    OutsideWall,
    EdgeMeets,
    EdgesDiffer,
    NoSuchFeature,
    Occupied,
    NoFollower,
    CompletedNow,
    NoBridgeLeft,
    NeedsNoBridge,
    BridgeDoesNotHelp,
    NoBridgeHere,
    BridgeBuilt,
    NoBridgeBuilt,
    FitsWithout,
    CrownsTaken,
    NoCastle,
    NotCompleted,
    NotYours,
    NotOpen,
    BidTooLow,
    BidTooHigh,
    NotToScore,
    OwnAreasFirst,
    OnlySomeDouble,
    DoublingTakes,
    NoDoubling,
    NoSuchWallTile,
};

constexpr unsigned kTexts = static_cast<unsigned>(Text::NoSuchWallTile) + 1;

/// A text as it is written down: {0}, {1}… stand for what is put in.
std::string_view wording(Text text, Language language);

/// The text with these words put in.
std::string say(Text text, Language language, std::initializer_list<std::string_view> words = {});

}  // namespace trencavel::record
