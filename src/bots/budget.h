// How long a computer player may think, and how far.
#pragma once

#include <atomic>
#include <cstdint>

namespace trencavel {

/// Thinking ends at the limit that is reached first; with nodes alone, the move is the same on every machine.
/// A turn has one budget: most of it goes to the placement, the rest to the questions after it.
struct Budget {
    std::uint32_t ms = 0;     // 0: no limit of time
    std::uint32_t nodes = 0;  // rollouts; 0: no limit of nodes
    unsigned width = 0;       // candidates at the root; 0: the default
    unsigned depth = 0;       // draws in a rollout; 0: the default
    unsigned threads = 1;
    const std::atomic<bool>* stop = nullptr;  // set by another thread: answer with the best so far

    bool is_limited() const { return ms != 0 || nodes != 0; }
};

}  // namespace trencavel
