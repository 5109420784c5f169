// Processor time of this thread's work, so that other programs on the machine do not count.
#pragma once

#include <ctime>

namespace trencavel::cli {

class Stopwatch {
public:
    double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

private:
    std::clock_t start_ = std::clock();
};

}  // namespace trencavel::cli
