// What the server holds while it is under load for long: memory, descriptors, sockets, tables. A table of
// samples, and whether they grew after the warm-up.
#pragma once

#include <cstddef>
#include <vector>

#include "load_server.h"

namespace trencavel::load {

class Samples {
public:
    Samples(const ServerUnderLoad& server, unsigned seconds) : server_(server), seconds_(seconds) {}

    /// At so many seconds from the begin; prints a line if it is time for one.
    void take_if_due(double now, std::size_t moves, std::size_t reconnects);
    /// After the warm-up, a third of the time or until the store's cache is full, compares the two halves of
    /// the rest. True if nothing grew, as far as there are enough samples to tell.
    bool say_what_grew() const;

private:
    struct Sample {
        double resident_kib = 0;
        double private_kib = 0;
        double descriptors = 0;
        double sockets = 0;
        double connections = 0;
        double tables = 0;  // in memory
        std::size_t moves = 0;
    };
    Sample look() const;
    std::size_t full_cache() const;
    double speed_up(std::size_t warm_up) const;
    bool say(const char* what, double Sample::*part, std::size_t warm_up) const;

    const ServerUnderLoad& server_;
    unsigned seconds_;
    std::vector<Sample> all_;
};

}  // namespace trencavel::load
