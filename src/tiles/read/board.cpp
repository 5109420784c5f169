// Reading a start board.
#include <utility>

#include "tiles/read/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kBoardSideMax = 16;
constexpr std::size_t kCellsMax = kBoardSideMax * kBoardSideMax;
constexpr std::size_t kSegmentsMax = 12;
constexpr std::size_t kCrownsMax = 4;
constexpr char kSeamLetter = 'I';

BoardCell read_cell(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat("board cell number ", index + 1), problems);
    BoardCell cell;
    cell.row = reader.whole("row", 0, kBoardSideMax - 1);
    cell.col = reader.whole("col", 0, kBoardSideMax - 1);
    reader.call(concat("board cell row ", cell.row, " col ", cell.col));
    cell.edges = read_edges(reader, Family::Plane, kSeamLetter);
    cell.features = read_features(reader);
    reader.refuse_other_keys();
    return cell;
}

std::vector<Edge> read_ring_side(ObjectReader& reader, Side side) {
    std::vector<Edge> edges;
    for (const char letter :
         reader.text(std::string_view("NESW").substr(std::size_t(side), 1), kBoardSideMax)) {
        const auto edge = edge_with_letter(letter, Family::Plane);
        if (edge) {
            edges.push_back(*edge);
        } else {
            reader.report("unknown letter ", in_quotes(std::string_view(&letter, 1)));
        }
    }
    return edges;
}

std::array<std::vector<Edge>, 4> read_ring(const JsonValue& value, ProblemList& problems) {
    ObjectReader reader(value, "board, ring", problems);
    std::array<std::vector<Edge>, 4> ring;
    for (const Side side : kSides) ring[std::size_t(side)] = read_ring_side(reader, side);
    reader.refuse_other_keys();
    return ring;
}

/// [row, col, side], for instance [0, 2, "N"].
CellSide read_cell_side(const JsonValue& value, ObjectReader& reader) {
    CellSide result;
    if (value.items.size() != 3 || !value.is(JsonValue::Kind::Array)) {
        reader.report("a place must be a list of row, col and side");
        return result;
    }
    result.row = whole_number(value.items[0], 0, kBoardSideMax - 1, "a row", reader).value_or(0);
    result.col = whole_number(value.items[1], 0, kBoardSideMax - 1, "a col", reader).value_or(0);
    result.side = read_side(value.items[2], reader).value_or(Side::North);
    return result;
}

std::vector<std::vector<CellSide>> read_places(ObjectReader& reader, std::string_view key) {
    std::vector<std::vector<CellSide>> areas;
    for (const JsonValue& area : reader.list(key, kCellsMax)) {
        if (!area.is(JsonValue::Kind::Array)) reader.report(in_quotes(key), " must be a list of lists");
        areas.emplace_back();
        for (const JsonValue& place : area.items) areas.back().push_back(read_cell_side(place, reader));
    }
    return areas;
}

int read_merged_field(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat("board, merged, field ", index), problems);
    reader.text("between", kNameLengthMax, "");
    const int city = reader.whole("city", 0, kFeaturesMax - 1);
    reader.refuse_other_keys();
    return city;
}

BoardSummary read_summary(const JsonValue& value, ProblemList& problems) {
    ObjectReader reader(value, "board, merged", problems);
    BoardSummary summary;
    reader.text("note", kNameLengthMax, "");
    summary.cities = read_places(reader, "cities");
    summary.roads = read_places(reader, "roads");
    for (const JsonValue& field : reader.list("fields", kCellsMax)) {
        summary.field_cities.push_back(read_merged_field(field, summary.field_cities.size(), problems));
    }
    reader.refuse_other_keys();
    return summary;
}

CrownSpace read_crown(const JsonValue& value, std::string where, ProblemList& problems) {
    ObjectReader reader(value, std::move(where), problems);
    const JsonValue* position = reader.required_value("pos");
    reader.refuse_other_keys();
    if (position == nullptr) return {};
    bool good = position->is(JsonValue::Kind::Array) && position->items.size() == 2;
    for (const JsonValue& number : position->items) {
        const bool is_number = number.is(JsonValue::Kind::Integer) || number.is(JsonValue::Kind::Decimal);
        good = good && is_number && number.decimal >= 0 && number.decimal <= kBoardSideMax;
    }
    if (good) return {position->items[0].decimal, position->items[1].decimal};
    reader.report("\"pos\" must be two numbers, x and y in tile widths");
    return {};
}

BoardSegment read_segment(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat(kBoardCentre, " segment ", index), problems);
    BoardSegment segment;
    segment.id = reader.word("id", kIdLengthMax, kLettersAndDigits);
    segment.german = reader.text("de", kNameLengthMax, "");
    segment.clock = reader.whole("clock", 1, 12);
    for (const JsonValue& crown : reader.list("crowns", kCrownsMax)) {
        const std::string where = concat(reader.where(), ", crown ", segment.crowns.size());
        segment.crowns.push_back(read_crown(crown, where, problems));
    }
    reader.refuse_other_keys();
    return segment;
}

void read_centre(const JsonValue& value, Board& board, ProblemList& problems) {
    ObjectReader reader(value, std::string(kBoardCentre), problems);
    if (reader.text("direction", kNameLengthMax, "clockwise") != "clockwise") {
        reader.report("\"direction\" must be \"clockwise\"");
    }
    reader.text("pos_unit", kNameLengthMax, "");
    const std::string start = reader.word("start", kIdLengthMax, kLettersAndDigits);
    bool start_found = false;
    for (const JsonValue& segment : reader.list("segments", kSegmentsMax)) {
        board.segments.push_back(read_segment(segment, board.segments.size(), problems));
        if (board.segments.back().id != start) continue;
        board.start_segment = static_cast<int>(board.segments.size()) - 1;
        start_found = true;
    }
    if (!start_found) reader.report("\"start\" is not a segment: ", in_quotes(start));
    reader.refuse_other_keys();
}

}  // namespace

Board read_board(const JsonValue& value, ProblemList& problems) {
    ObjectReader reader(value, "board", problems);
    Board board;
    board.id = reader.word("id", kIdLengthMax, kLettersAndDigits);
    board.rows = reader.whole("rows", 1, kBoardSideMax);
    board.cols = reader.whole("cols", 1, kBoardSideMax);
    for (const JsonValue& cell : reader.list("cells", kCellsMax)) {
        board.cells.push_back(read_cell(cell, board.cells.size(), problems));
    }
    reader.text("ring_reading", kNameLengthMax, "");
    if (const JsonValue* ring = reader.optional_value("ring")) board.ring = read_ring(*ring, problems);
    if (const JsonValue* merged = reader.optional_value("merged"))
        board.summary = read_summary(*merged, problems);
    if (const JsonValue* centre = reader.required_value(kBoardCentre)) read_centre(*centre, board, problems);
    reader.refuse_other_keys();
    return board;
}

}  // namespace trencavel::tiles
