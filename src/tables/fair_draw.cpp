#include "tables/fair_draw.h"

#include <algorithm>
#include <charconv>

#include "core/hexadecimal.h"
#include "core/sha256.h"

namespace trencavel::server {
Error version_problem(std::uint64_t version) {
    if (version >= kFirstDrawVersion && version <= kDrawVersion) return {};
    return {"it is of version " + std::to_string(version) + ", and only versions " +
                std::to_string(kFirstDrawVersion) + " to " + std::to_string(kDrawVersion) + " are known here",
            "version"};
}

std::string commitment_of(unsigned version, std::string_view secret) {
    if (version == kFirstDrawVersion) return hexadecimal(sha256(secret));
    return hexadecimal(sha256("trencavel draw 2 commitment\n" + std::string(secret) + "\n"));
}

std::uint64_t seed_of(std::string_view table, std::string_view secret,
                      std::span<const std::string> contributions) {
    std::string text = "trencavel draw 1\n";
    text.append(table).append("\n").append(secret).append("\n");
    for (const std::string& contribution : contributions) text.append(contribution).append("\n");
    const std::string digits = hexadecimal(sha256(text));
    std::uint64_t seed = 0;
    std::from_chars(digits.data(), digits.data() + 16, seed, 16);
    return seed;
}

DrawKey key_of(std::string_view table, std::string_view secret, std::span<const std::string> contributions) {
    std::vector<std::string> sorted(contributions.begin(), contributions.end());
    std::erase(sorted, kNoContribution);
    std::sort(sorted.begin(), sorted.end());
    std::string text = "trencavel draw 2 key\n";
    text.append(table).append("\n").append(secret).append("\n");
    for (const std::string& contribution : sorted) text.append(contribution).append("\n");
    return sha256(text);
}

std::string key_text(const DrawKey& key) {
    return hexadecimal(key);
}

DrawSource source_of(const FairDraw& draw) {
    if (draw.version == kFirstDrawVersion) return seed_of(draw.table, draw.secret, draw.contributions);
    return key_of(draw.table, draw.secret, draw.contributions);
}

}  // namespace trencavel::server
