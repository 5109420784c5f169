// Reading what tiles and board cells have in common: their edges and features.
#include <utility>

#include "tiles/read/parts.h"

namespace trencavel::tiles {

namespace {

constexpr int kPennantsMax = 9;
constexpr int kNestsMax = 9;

/// Sets the bit, or reports that it is set already.
template <class Bits, class Name>
void add_bit(Bits& bits, int bit, ObjectReader& reader, std::string_view what, Name name) {
    if ((bits >> bit & 1) != 0) reader.report(what, ' ', name, " is listed twice");
    bits = static_cast<Bits>(bits | 1 << bit);
}

std::uint8_t read_sides(ObjectReader& reader) {
    std::uint8_t sides = 0;
    for (const JsonValue& entry : reader.list("sides", 8)) {
        if (const auto side = read_side(entry, reader)) {
            add_bit(sides, static_cast<int>(*side), reader, "side", letter_of(*side));
        }
    }
    return sides;
}

std::uint8_t read_halves(ObjectReader& reader) {
    std::uint8_t halves = 0;
    for (const JsonValue& entry : reader.list("halves", 2 * kHalves)) {
        if (const auto half = whole_number(entry, 0, kHalves - 1, "half-edge", reader)) {
            add_bit(halves, *half, reader, "half-edge", *half);
        }
    }
    return halves;
}

std::uint16_t read_borders(ObjectReader& reader) {
    std::uint16_t borders = 0;
    for (const JsonValue& entry : reader.list("borders", kFeaturesMax, false)) {
        if (const auto index = whole_number(entry, 0, kFeaturesMax - 1, "a border", reader)) {
            add_bit(borders, *index, reader, "border", *index);
        }
    }
    return borders;
}

End read_end(ObjectReader& reader) {
    const JsonValue* value = reader.optional_value("end");
    if (value == nullptr) return End::None;
    if (const auto end = end_named(value->text)) return *end;
    reader.report("unknown end ", in_quotes(value->text));
    return End::None;
}

/// Each kind has keys of its own; the keys of other kinds are left to be refused as unknown.
void read_keys_of_kind(ObjectReader& reader, Feature& feature) {
    const FeatureKind kind = feature.kind;
    if (reaches_sides(kind)) feature.sides = read_sides(reader);
    if (covers_halves(kind)) feature.halves = read_halves(reader);
    if (is_way(kind)) feature.end = read_end(reader);
    if (kind == FeatureKind::City) {
        feature.pennants = static_cast<std::uint8_t>(reader.whole("pennants", 0, kPennantsMax, 0));
        feature.semicircle = reader.flag("castle", true);
    }
    if (kind == FeatureKind::Road) feature.inn = reader.flag("inn", false);
    if (kind == FeatureKind::Field) feature.borders = read_borders(reader);
    if (kind == FeatureKind::Path) feature.fountain = reader.flag("fountain", false);
    if (kind == FeatureKind::Court) feature.market = reader.flag("market", false);
    const bool has_nests = reaches_sides(kind) && occurs_in(kind, Family::Wall);
    if (has_nests) feature.nests = static_cast<std::uint8_t>(reader.whole("nests", 0, kNestsMax, 0));
}

Feature read_feature(const JsonValue& value, std::string where, ProblemList& problems) {
    ObjectReader reader(value, std::move(where), problems);
    Feature feature;
    const JsonValue* kind_value = reader.required_value("kind");
    if (kind_value == nullptr) return feature;
    const auto kind = feature_kind_named(kind_value->text);
    if (!kind) {
        reader.report("unknown kind ", in_quotes(kind_value->text));
        return feature;
    }
    feature.kind = *kind;
    reader.call(concat(reader.where(), " (", name_of(*kind), ')'));
    read_keys_of_kind(reader, feature);
    reader.refuse_other_keys();
    return feature;
}

}  // namespace

std::array<Edge, 4> read_edges(ObjectReader& reader, Family family, char other) {
    std::array<Edge, 4> edges{};
    const JsonValue* value = reader.required_value("edges");
    if (value == nullptr) return edges;
    if (!value->is(JsonValue::Kind::String) || value->text.size() != edges.size()) {
        reader.report("\"edges\" must be four letters, for north, east, south and west");
        return edges;
    }
    for (std::size_t side = 0; side < edges.size(); ++side) {
        const char letter = value->text[side];
        const auto edge = edge_with_letter(letter, family);
        if (edge && (*edge != Edge::Seam || letter == other)) {
            edges[side] = *edge;
        } else {
            reader.report("\"edges\" has the unknown letter ", in_quotes(value->text.substr(side, 1)),
                          " (letters of this set: ", edge_letters(family), ')');
        }
    }
    return edges;
}

std::vector<Feature> read_features(ObjectReader& reader) {
    std::vector<Feature> features;
    for (const JsonValue& value : reader.list("features", kFeaturesMax)) {
        const std::string where = concat(reader.where(), ", feature ", features.size());
        features.push_back(read_feature(value, where, reader.problems()));
    }
    return features;
}

std::optional<Side> read_side(const JsonValue& value, ObjectReader& reader) {
    const auto side = side_with_letter(value.text);
    if (!side) reader.report("a side must be \"N\", \"E\", \"S\" or \"W\", not ", in_quotes(value.text));
    return side;
}

}  // namespace trencavel::tiles
