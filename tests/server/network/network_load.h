// Many games at once over a bad network. When one is over, all that was acknowledged must be in it, once, and
// both who played it and the server must have the same position; then its players begin another one.
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "server/crash/crash_table.h"
#include "server/crash/past_games.h"
#include "server/network/fault_proxy.h"
#include "server/network/network_person.h"
#include "server/support/server_process.h"
#include "server/support/test_person.h"

namespace trencavel::server_tests {

class NetworkLoad {
public:
    NetworkLoad(std::size_t tables_at_once, std::uint32_t seed);
    /// From now on everybody repeats things under another id: the mistake that must be seen.
    void forget_ids();

    /// Until so many games are over; false if the time is.
    bool play(std::size_t games);
    /// Lets everything arrive that is still under way, then asks for all games again.
    void look_back();

    const CrashCounts& counts() const { return counts_; }
    const NetworkCounts& network() const { return network_; }
    const FaultCounts& faults() const { return proxy_.counts(); }
    std::size_t hashes_compared() const { return hashes_compared_; }
    std::string server_log() const { return server_.log(); }

private:
    struct Group {
        std::size_t index = 0;  // of its game
        std::vector<std::unique_ptr<NetworkPerson>> people;
        std::shared_ptr<CrashTable> table;
        bool resting = false;  // no game is left for it
    };

    void gather(Group& group);
    void begin_table(Group& group);
    void finish(Group& group);
    void turn();
    std::uint32_t next_seed() { return static_cast<std::uint32_t>(random_()); }

    std::mt19937 random_;
    CrashCounts counts_;
    NetworkCounts network_;
    ServerProcess server_;
    FaultProxy proxy_;
    TestPerson maker_;    // asks for tables to be made
    TestPerson visitor_;  // sees games over a good network
    std::unique_ptr<load::Wire> wire_;
    std::vector<Group> groups_;
    PastGames past_{counts_};
    std::size_t hashes_compared_ = 0;
    std::size_t begun_ = 0;
    std::size_t wanted_ = 0;
};

}  // namespace trencavel::server_tests
