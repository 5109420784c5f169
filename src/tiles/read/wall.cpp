// Reading the wall of Die Burg.
#include <utility>

#include "tiles/read/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kWallSideMax = 32;
constexpr std::size_t kWallEdgesMax = 64;
constexpr std::size_t kStartSpacesMax = 64;
constexpr std::size_t kGatesMax = 64;
constexpr int kTrackFieldMax = 999;  // a message about gaps is clearer than one about the range

std::vector<std::string> read_inside(ObjectReader& reader) {
    std::vector<std::string> rows;
    for (const JsonValue& row : reader.list("inside", kWallSideMax)) {
        const bool of_cells = row.is(JsonValue::Kind::String) && !row.text.empty() &&
                              row.text.size() <= kWallSideMax &&
                              row.text.find_first_not_of("#.") == std::string::npos;
        if (!of_cells)
            reader.report("inside row ", rows.size(), " must be a string of # and ., at most ", kWallSideMax);
        rows.push_back(of_cells ? row.text : "");
    }
    return rows;
}

WallEdge read_wall_edge(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat("wall edge ", index), problems);
    WallEdge edge;
    if (const JsonValue* direction = reader.required_value("dir")) {
        edge.direction = letter_of(read_side(*direction, reader).value_or(Side::North));
    }
    edge.length = reader.whole("cells", 1, kWallSideMax);
    const std::array<int, 2> fields = reader.pair("fields", 0, kTrackFieldMax);
    edge.first_field = fields[0];
    edge.last_field = fields[1];
    edge.tower = reader.pair("corner_tower", 0, kTrackFieldMax);
    reader.refuse_other_keys();
    return edge;
}

StartSpace read_start_space(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat("start space ", index), problems);
    StartSpace space;
    const std::array<int, 2> cell = reader.pair("cell", 0, kWallSideMax - 1);
    space.x = cell[0];
    space.y = cell[1];
    if (const JsonValue* side = reader.required_value("side")) {
        space.side = read_side(*side, reader).value_or(Side::North);
    }
    if (const JsonValue* feature = reader.required_value("feature")) {
        const auto kind = feature_kind_named(feature->text);
        if (!kind) reader.report("unknown kind ", in_quotes(feature->text));
        space.kind = kind.value_or(FeatureKind::Court);
    }
    space.market = reader.flag("market", false);
    reader.refuse_other_keys();
    return space;
}

Gate read_gate(const JsonValue& value, std::size_t index, ProblemList& problems) {
    ObjectReader reader(value, concat("gate ", index), problems);
    Gate gate;
    gate.edge = reader.whole("edge", 0, static_cast<int>(kWallEdgesMax) - 1);
    gate.offset = reader.decimal("offset", 0, kWallSideMax);
    gate.between = reader.pair("between", 0, kTrackFieldMax);
    reader.refuse_other_keys();
    return gate;
}

}  // namespace

Wall read_wall(const JsonValue& value, ProblemList& problems) {
    ObjectReader reader(value, "wall", problems);
    Wall wall;
    wall.inside = read_inside(reader);
    wall.start_vertex = reader.pair("start_vertex", 0, kWallSideMax);
    for (const JsonValue& edge : reader.list("edges", kWallEdgesMax)) {
        wall.edges.push_back(read_wall_edge(edge, wall.edges.size(), problems));
    }
    for (const JsonValue& space : reader.list("start_spaces", kStartSpacesMax)) {
        wall.start_spaces.push_back(read_start_space(space, wall.start_spaces.size(), problems));
    }
    for (const JsonValue& gate : reader.list("gates", kGatesMax, false)) {
        wall.gates.push_back(read_gate(gate, wall.gates.size(), problems));
    }
    reader.refuse_other_keys();
    return wall;
}

}  // namespace trencavel::tiles
