// How long a computer player may think, and how far.
#pragma once

#include <atomic>
#include <cstdint>

namespace trencavel {

/// Thinking ends with whatever comes first; with nodes alone the move is the same on every machine. A turn
/// has one budget: most of it goes to the placement, the rest to what is asked after it.
struct Budget {
    std::uint32_t ms = 0;     // 0: no limit of time
    std::uint32_t nodes = 0;  // positions tried by playing on from them; 0: no limit of nodes
    unsigned width = 0;       // turns that are tried, and draws that it looks ahead; 0: as it likes
    unsigned depth = 0;
    unsigned threads = 1;
    const std::atomic<bool>* stop = nullptr;  // set by another thread: answer with the best so far

    bool is_limited() const { return ms != 0 || nodes != 0; }
};

}  // namespace trencavel
