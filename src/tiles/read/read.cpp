#include "tiles/read/read.h"

#include <utility>

#include "tiles/check/check.h"
#include "tiles/read/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kSchema = 1;
constexpr int kCountMax = 99;
constexpr int kTotalMax = 999;
constexpr std::size_t kDesignsMax = 250;  // a design's number fits in a byte
constexpr std::size_t kMarksMax = 9;
constexpr int kMarkNumberMax = 9;  // one digit in deck lines
constexpr std::size_t kSetNameLengthMax = 32;
constexpr std::size_t kNoteLengthMax = 1000;

/// The number, 1 where there are no numbers, or 0.
int read_carried(const JsonValue& value, const MarkKind& kind, ObjectReader& reader) {
    if (!kind.is_numbered) return reader.flag(kind.name, false) ? 1 : 0;
    return value.find(kind.name) == nullptr ? 0 : reader.whole(kind.name, 1, kMarkNumberMax);
}

Mark read_mark(const JsonValue& value, std::string where, ProblemList& problems) {
    ObjectReader reader(value, std::move(where), problems);
    Mark mark;
    mark.count = reader.whole("count", 1, kCountMax);
    mark.start = reader.flag("start", false);
    for (std::size_t i = 0; i < kMarkKinds.size(); ++i)
        mark.carried[i] = static_cast<std::uint8_t>(read_carried(value, kMarkKinds[i], reader));
    reader.refuse_other_keys();
    return mark;
}

Tile read_tile(const JsonValue& value, std::size_t index, Family family, ProblemList& problems) {
    ObjectReader reader(value, concat("tile number ", index + 1), problems);
    Tile tile;
    tile.id = reader.word("id", kIdLengthMax, kLettersAndDigits);
    if (!tile.id.empty()) reader.call(concat("tile ", tile.id));
    tile.name = reader.text("name", kNameLengthMax, "");
    tile.count = reader.whole("count", 1, kCountMax);
    tile.edges = read_edges(reader, family, 0);
    tile.features = read_features(reader);
    for (const JsonValue& mark : reader.list("marks", kMarksMax, false)) {
        tile.marks.push_back(read_mark(mark, concat(reader.where(), ", mark ", tile.marks.size()), problems));
    }
    // Where the design comes from: for people, not for the program.
    reader.text("base", kNameLengthMax, "");
    reader.text("origin", kNameLengthMax, "");
    reader.refuse_other_keys();
    return tile;
}

void read_schema(ObjectReader& reader) {
    const JsonValue* schema = reader.required_value("schema");
    if (schema == nullptr) return;
    if (schema->is(JsonValue::Kind::Integer) && schema->integer == kSchema) return;
    reader.report("\"schema\" must be ", kSchema, ": this program supports no other");
}

/// A tile id, "board", "wall", or null, which becomes an empty text.
std::string read_start(ObjectReader& reader) {
    const JsonValue* start = reader.required_value("start");
    if (start == nullptr || start->is(JsonValue::Kind::Null)) return "";
    return reader.word("start", kIdLengthMax, kLettersAndDigits);
}

TileSet read_set(const JsonValue& value, ProblemList& problems) {
    ObjectReader reader(value, "", problems);
    TileSet set;
    read_schema(reader);
    set.set = reader.word("set", kSetNameLengthMax, "abcdefghijklmnopqrstuvwxyz0123456789-");
    set.title = reader.text("title", kNameLengthMax);
    set.note = reader.text("note", kNoteLengthMax, "");
    set.total = reader.whole("total", 1, kTotalMax);
    set.start = read_start(reader);
    for (const JsonValue& tile : reader.list("tiles", kDesignsMax)) {
        set.tiles.push_back(read_tile(tile, set.tiles.size(), family_of(set), problems));
    }
    if (const JsonValue* board = reader.optional_value("board")) set.board = read_board(*board, problems);
    if (const JsonValue* wall = reader.optional_value("wall")) set.wall = read_wall(*wall, problems);
    reader.refuse_other_keys();
    return set;
}

}  // namespace

Result<TileSet> read_tile_set(std::string_view json_text) {
    const Result<JsonValue> json = parse_json(json_text);
    if (!json) return Error{json.error()};

    ProblemList unreadable;
    TileSet set = read_set(json.value(), unreadable);
    if (!unreadable.empty()) return Error{unreadable.lines()};

    ProblemList inconsistent;
    for (const std::string& problem : problems(set)) inconsistent.add("", problem);
    if (!inconsistent.empty()) return Error{inconsistent.lines()};
    return set;
}

}  // namespace trencavel::tiles
