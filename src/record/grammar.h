// The parts that the words of moves are made of: cells, features, tiles; for all codecs.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "engine/turn/scoring.h"
#include "record/codec.h"
#include "record/text.h"

namespace trencavel::record {

/// Any whole numbers can be read; those off the map become a cell that nothing ever touches.
std::optional<Cell> parse_cell(std::string_view word);

/// The index of a feature, and no other place where a follower can stand.
std::optional<std::uint8_t> parse_feature(const std::string& word);

/// `1,0 2`, or one of `stands` in place of the feature.
Result<Spot> parse_spot(Words words, const Reading& reading, std::initializer_list<std::uint8_t> stands = {});

Result<TileId> parse_tile(const std::string& word, const Reading& reading);

/// `WORD F`, with the index of a feature.
template <MoveKind kind>
Result<Move> parse_with_feature(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.takes();
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return reading.error(texts::kNoFeature, {words[1]});
    return Move{.kind = kind, .feature = *feature};
}

/// `WORD TILE`
template <MoveKind kind>
Result<Move> parse_with_tile(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.takes();
    const Result<TileId> tile = parse_tile(words[1], reading);
    if (!tile) return tile.failure();
    return Move{.kind = kind, .tile = tile.value()};
}

/// `WORD`
template <MoveKind kind>
Result<Move> parse_alone(Words words, const Reading& reading) {
    if (words.size() != 1) return reading.takes();
    return Move{.kind = kind};
}

/// Words as they are, at the end of a text.
template <class... Parts>
void append(std::string& text, const Parts&... parts) {
    (text.append(parts), ...);
}

void append_cell(std::string& text, Cell cell);

// What follows the word of a move.
void append_nothing(std::string& text, const Move& move, const Tables& tables);
void append_feature(std::string& text, const Move& move, const Tables& tables);
void append_tile(std::string& text, const Move& move, const Tables& tables);
void append_points(std::string& text, const Move& move, const Tables& tables);
void append_spot(std::string& text, const Move& move, const Tables& tables);

}  // namespace trencavel::record
