#include "core/suggest.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>
#include <vector>

namespace trencavel {

namespace {

int lower(char c) {
    return std::tolower(static_cast<unsigned char>(c));
}

bool same_letter(char a, char b) {
    return lower(a) == lower(b);
}

bool begins_with(std::string_view text, std::string_view start) {
    return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(), same_letter);
}

/// How many letters must be put in, taken out or changed to make one text of the other.
std::size_t letters_apart(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (same_letter(a[i], b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string closest_name(std::string_view name, std::span<const std::string> candidates) {
    constexpr std::size_t kComparedMax = 64;  // no name is longer; keeps nonsense cheap
    if (name.empty() || name.size() > kComparedMax) return "";
    std::string best;
    std::size_t limit = name.size() <= 2 ? 1 : name.size() <= 3 ? 2 : 3;  // short names are all alike
    for (const std::string& candidate : candidates) {
        const bool beginning = name.size() >= 3 && begins_with(candidate, name);
        const std::size_t apart =
            std::min(letters_apart(name, candidate), beginning ? std::size_t{1} : kComparedMax);
        if (apart >= limit) continue;
        best = candidate;
        limit = apart;
    }
    return best;
}

}  // namespace trencavel
