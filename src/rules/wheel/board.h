// The wheel on the start board: its segments, and the crown spaces at them (rule W3).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/tables/tables.h"

namespace trencavel::wheel {

enum Segment : std::uint8_t { Fortune, Taxes, Famine, Storm, Inquisition, Plague };
constexpr unsigned kSegments = 6;
constexpr unsigned kCrownsMax = 2;

/// Clockwise, as the tile data and records spell them.
inline constexpr std::array<std::string_view, kSegments> kSegmentWords = {"fortune", "taxes",       "famine",
                                                                          "storm",   "inquisition", "plague"};

constexpr unsigned crowns_at(const Tables& tables, unsigned segment) {
    return tables.board.spaces[segment];
}

/// W4: how far the pig moves when the tile is drawn; 0: it stays.
constexpr unsigned number_of(const Design& design) {
    return design.carried[tiles::mark_kind("wheel")];
}

/// Why a start board is not the wheel that the rules know; empty if it is.
inline std::string board_problem(const tiles::Board& board) {
    const std::string where = "board " + board.id + ": ";
    if (board.segments.size() != kSegments) return where + "its wheel must have six segments";
    for (std::size_t i = 0; i < kSegments; ++i) {
        const tiles::BoardSegment& segment = board.segments[i];
        if (segment.id != kSegmentWords[i]) {
            return where + "segment " + std::to_string(i) + " of its wheel is '" + segment.id + "', not '" +
                   std::string(kSegmentWords[i]) + "'";
        }
        if (segment.crowns.empty() || segment.crowns.size() > kCrownsMax)
            return where + "segment '" + segment.id + "' must have one or two crown spaces";
    }
    return {};
}

}  // namespace trencavel::wheel
