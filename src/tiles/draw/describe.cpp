#include "tiles/draw/describe.h"

#include "tiles/model/names.h"
#include "tiles/model/problem_list.h"

namespace trencavel::tiles {

namespace {

std::string counted(int count, std::string_view one) {
    return concat(count, ' ', one, count == 1 ? "" : "s");
}

void append_places(const Feature& feature, std::string& text) {
    for (const Side side : kSides) {
        if (has_side(feature, side)) text += concat(' ', letter_of(side));
    }
    if (feature.halves != 0) text += feature.halves == 0xff ? " all around" : " half-edges";
    for (int half = 0; half < kHalves && feature.halves != 0xff; ++half) {
        if (has_half(feature, half)) text += concat(' ', half);
    }
}

void append_borders(const Feature& feature, std::string& text) {
    std::string_view separator = ", borders ";
    for (int i = 0; i < kFeaturesMax; ++i) {
        if ((feature.borders >> i & 1) == 0) continue;
        text += concat(separator, i);
        separator = " and ";
    }
}

void append_carried(const Carried& carried, std::string& text) {
    for (std::size_t i = 0; i < carried.size(); ++i) {
        if (carried[i] == 0) continue;
        text += concat(" with ", kMarkKinds[i].words);
        if (kMarkKinds[i].is_numbered) text += concat(' ', int(carried[i]));
    }
}

}  // namespace

std::string describe(const Feature& feature) {
    std::string text(name_of(feature.kind));
    append_places(feature, text);
    append_borders(feature, text);
    if (feature.end != End::None) text += concat(", ends at the ", name_of(feature.end));
    if (feature.pennants > 0) text += concat(", ", counted(feature.pennants, "pennant"));
    if (!feature.semicircle) text += ", no semicircle";
    if (feature.inn) text += ", inn (without effect)";
    if (feature.fountain) text += ", fountain";
    if (feature.market) text += ", market";
    if (feature.nests > 0) text += concat(", ", counted(feature.nests, "nest"));
    return text;
}

std::string describe_marks(const Tile& tile) {
    std::string text;
    for (const Mark& mark : tile.marks) {
        std::string carried;
        if (mark.start) carried += " as start tile";
        append_carried(mark.carried, carried);
        text += concat(text.empty() ? "" : ", ", mark.count, carried);
    }
    return text;
}

bool is_reconstruction(const TileSet& set) {
    return set.note.starts_with("Reconstruction:");
}

std::string_view reconstruction_notice() {
    return "Reconstruction: these tiles and this wall are not those of the original game. "
           "docs/die-burg-tiles.md explains how to enter the real ones.";
}

}  // namespace trencavel::tiles
