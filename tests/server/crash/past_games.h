// Which games tests with many tables play, and those of them that are over: they must stay as they were.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/crash/crash_table.h"
#include "server/support/test_person.h"

namespace trencavel::server_tests {

/// All games in turn. Every fourth table is one against the computer, and every third has a clock that never
/// runs out.
Json terms_of_table(std::size_t index);

class PastGames {
public:
    explicit PastGames(CrashCounts& counts) : counts_(counts) {}

    void add(const CrashTable& table);
    std::size_t count() const { return games_.size(); }
    /// Asks for all of it again: every byte must be as it was.
    void look_back_at(TestPerson& visitor, std::size_t index);

private:
    /// With a fingerprint of all that was said of it.
    struct PastGame {
        std::string table;
        std::size_t events = 0;
        std::size_t fingerprint = 0;
    };

    CrashCounts& counts_;
    std::vector<PastGame> games_;
};

}  // namespace trencavel::server_tests
