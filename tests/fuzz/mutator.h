// Texts changed by chance, the same way for the same seed: bytes and lines that are lost, doubled, exchanged,
// or taken from another text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/random.h"

namespace trencavel::fuzz {

class Mutator {
public:
    /// The texts that it starts from are not empty as a list, and outlive it.
    Mutator(const std::vector<std::string>& texts, std::uint64_t seed) : texts_(texts), random_(seed) {}

    /// One of the texts after a few changes.
    std::string next();

private:
    /// A part of a text: some bytes, or some whole lines.
    struct Part {
        std::size_t begin = 0;
        std::size_t size = 0;
    };

    std::string changed(std::string text);
    Part part_of(const std::string& text);
    Part line_of(const std::string& text);
    const std::string& any_text() { return texts_[below(texts_.size())]; }
    /// Uniform in [0, n); 0 if n is.
    std::size_t below(std::size_t n) { return n == 0 ? 0 : random_.below(static_cast<std::uint32_t>(n)); }

    const std::vector<std::string>& texts_;
    Random random_;
};

}  // namespace trencavel::fuzz
