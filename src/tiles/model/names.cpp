#include "tiles/model/names.h"

#include "core/utf8.h"

namespace trencavel::tiles {

namespace {

constexpr std::array<std::string_view, 9> kKindNames{"city",  "road",  "field",  "cloister", "path",
                                                     "tower", "house", "chapel", "court"};
constexpr std::array<std::string_view, 9> kEndNames{"",       "junction", "city",  "cloister", kBoardCentre,
                                                    "square", "house",    "tower", "chapel"};
constexpr std::array<std::string_view, 9> kEdgeNames{"field", "road",   "city",  "path", "tower",
                                                     "house", "chapel", "court", "seam"};
constexpr std::array<std::string_view, 4> kSideNames{"north", "east", "south", "west"};
constexpr std::string_view kSideLetters = "NESW";
constexpr std::string_view kEdgeLetters = "FRCPTHKCI";

template <class Enum, std::size_t Size>
std::optional<Enum> named(const std::array<std::string_view, Size>& names, std::string_view name) {
    for (std::size_t i = 0; i < Size; ++i) {
        if (!name.empty() && names[i] == name) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace

std::string_view name_of(FeatureKind kind) {
    return kKindNames[std::size_t(kind)];
}
std::string_view name_of(End end) {
    const auto kind = mark_kind_of(end);
    return kind ? kMarkKinds[*kind].name : kEndNames[std::size_t(end)];
}
std::string_view name_of(Edge edge) {
    return kEdgeNames[std::size_t(edge)];
}
std::string_view name_of(Side side) {
    return kSideNames[std::size_t(side)];
}
char letter_of(Side side) {
    return kSideLetters[std::size_t(side)];
}
char letter_of(Edge edge) {
    return kEdgeLetters[std::size_t(edge)];
}

std::optional<FeatureKind> feature_kind_named(std::string_view name) {
    return named<FeatureKind>(kKindNames, name);
}

std::optional<End> end_named(std::string_view name) {
    for (std::size_t i = 0; i < kMarkKinds.size(); ++i) {
        if (kMarkKinds[i].name == name && !kMarkKinds[i].is_numbered)
            return static_cast<End>(std::size_t(End::Mark) + i);
    }
    return named<End>(kEndNames, name);
}

std::optional<std::size_t> mark_kind_of(End end) {
    if (end < End::Mark) return std::nullopt;
    return std::size_t(end) - std::size_t(End::Mark);
}

std::optional<Side> side_with_letter(std::string_view letter) {
    if (letter.size() != 1) return std::nullopt;
    const std::size_t side = kSideLetters.find(letter);
    if (side == std::string_view::npos) return std::nullopt;
    return static_cast<Side>(side);
}

std::optional<Edge> edge_with_letter(char letter, Family family) {
    if (letter == 'C') return family == Family::Wall ? Edge::Court : Edge::City;
    const std::string_view letters = family == Family::Wall ? "PTHK" : "FRI";
    if (letters.find(letter) == std::string_view::npos) return std::nullopt;
    return static_cast<Edge>(kEdgeLetters.find(letter));
}

std::string_view edge_letters(Family family) {
    return family == Family::Wall ? "P, T, H, K, C" : "C, R, F";
}

bool occurs_in(FeatureKind kind, Family family) {
    const bool on_the_plane = kind == FeatureKind::City || kind == FeatureKind::Road ||
                              kind == FeatureKind::Field || kind == FeatureKind::Cloister;
    return on_the_plane == (family == Family::Plane);
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kLengthMax = 40;
    std::string result = "\"";
    for (std::size_t i = 0; i < kLengthMax && !text.empty(); ++i) {
        const std::string_view before = text;
        const Character character = take_character(text);
        const bool harmless = character.bytes != 0 && !is_control(character.code);
        result += harmless ? before.substr(0, character.bytes) : "?";
    }
    result += text.empty() ? "\"" : "...\"";
    return result;
}

}  // namespace trencavel::tiles
