#include "mutator.h"

#include <algorithm>
#include <string_view>

namespace trencavel::fuzz {
namespace {

constexpr std::size_t kBytesMax = 8;
constexpr std::string_view kLikely = "0123456789-,.:r>?#*\"{}[] \n\r\t\\/%\xC3\xFF";
/// What borders are often made of.
constexpr std::string_view kNumbers[] = {
    "-1", "0", "255", "256", "65536", "4294967296", "18446744073709551616", "1e9"};

}  // namespace

std::string Mutator::next() {
    std::string text = any_text();
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) text = changed(std::move(text));
    return text;
}

std::string Mutator::changed(std::string text) {
    const std::size_t place = below(text.size() + 1);
    const Part part = below(2) == 0 ? part_of(text) : line_of(text);
    switch (below(9)) {
        case 0:
            return text.substr(0, place);
        case 1:
            return text.insert(place, 1, kLikely[below(kLikely.size())]);
        case 2:
            return text.insert(place, 1, static_cast<char>(below(256)));
        case 3:
            return text.insert(place, kNumbers[below(std::size(kNumbers))]);
        case 4:
            return text.erase(part.begin, part.size);
        case 5:
            return text.insert(place, text.substr(part.begin, part.size));
        case 6: {
            const std::string& other = any_text();
            const Part line = line_of(other);
            return text.insert(line_of(text).begin, other.substr(line.begin, line.size));
        }
        case 7: {
            const std::string& other = any_text();
            return text.replace(part.begin, part.size, other, below(other.size()), part.size);
        }
        default:
            if (place < text.size()) text[place] = kLikely[below(kLikely.size())];
            return text;
    }
}

Mutator::Part Mutator::part_of(const std::string& text) {
    const std::size_t begin = below(text.size());
    return {begin, std::min(text.size() - begin, 1 + below(kBytesMax))};
}

/// The line around some byte, with its end.
Mutator::Part Mutator::line_of(const std::string& text) {
    const std::size_t inside = below(text.size());
    const std::size_t before = inside == 0 ? text.npos : text.rfind('\n', inside - 1);
    const std::size_t begin = before == text.npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    return {begin, std::min(end + 1, text.size()) - begin};
}

}  // namespace trencavel::fuzz
