#include "record/grammar.h"

#include <algorithm>

#include "record/names.h"

namespace trencavel::record {

std::optional<Cell> parse_cell(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<int> x = parse_int(word.substr(0, comma));
    const std::optional<int> y = parse_int(word.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Cell::in_range(*x, *y) ? Cell::at(*x, *y) : Cell::at(-128, -128);
}

std::optional<std::uint8_t> parse_feature(const std::string& word) {
    const std::optional<std::uint64_t> feature = parse_unsigned(word);
    if (!feature || *feature >= kTokenFeature) return std::nullopt;
    return static_cast<std::uint8_t>(*feature);
}

Result<Spot> parse_spot(Words words, const Reading& reading, std::initializer_list<std::uint8_t> stands) {
    const std::optional<Cell> cell = parse_cell(words[0]);
    if (!cell) return reading.error(texts::kNoCell, {words[0]});
    for (const std::uint8_t stand : stands) {
        if (words[1] == name_of_feature(stand)) return Spot{*cell, stand};
    }
    const std::optional<std::uint8_t> feature = parse_feature(words[1]);
    if (!feature) return reading.error(texts::kNoFeature, {words[1]});
    return Spot{*cell, *feature};
}

Result<TileId> parse_tile(const std::string& word, const Reading& reading) {
    const TileId tile = reading.tables.find(word);
    if (tile == kNoTile) return reading.error(texts::kNoTile, {word});
    return tile;
}

void append_cell(std::string& text, Cell cell) {
    append_number(text, cell.x());
    text += ',';
    append_number(text, cell.y());
}

void append_nothing(std::string&, const Move&, const Tables&) {}

void append_feature(std::string& text, const Move& move, const Tables&) {
    append(text, " ", name_of_feature(move.feature));
}

void append_tile(std::string& text, const Move& move, const Tables& tables) {
    append(text, " ", tables.names[move.tile]);
}

void append_points(std::string& text, const Move& move, const Tables&) {
    text += ' ';
    append_number(text, move.value);
}

void append_spot(std::string& text, const Move& move, const Tables& tables) {
    text += ' ';
    append_cell(text, move.cell);
    append_feature(text, move, tables);
}

}  // namespace trencavel::record
