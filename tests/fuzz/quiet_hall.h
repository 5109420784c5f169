// The hall of a server without network, threads or time, where nothing happens but what is said to it.
// Computers are asked but never answer: there is nothing for them to think on.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "server/hall/hall.h"
#include "server/support/test_scheduler.h"

namespace trencavel::fuzz {

using server::Json;

constexpr const char* kRunning = "running234";
constexpr const char* kWaiting = "waiting234";
constexpr const char* kAnna = "paaaaaaaaaaaaaaaa";
constexpr const char* kBert = "pbbbbbbbbbbbbbbbb";

/// What may not change when something is refused.
struct Standing {
    std::uint32_t number = 0;
    std::uint64_t hash = 0;
    std::string summary;

    bool operator==(const Standing&) const = default;
};

class QuietHall {
public:
    /// With two tables of Anna's: at kRunning she plays against Bert, kWaiting waits for people. The game is
    /// one of a few, chosen by any number.
    explicit QuietHall(std::size_t game);

    /// Runs all that was put off.
    void settle() { scheduler_.run_posted(); }
    std::array<Standing, 2> standings() { return {standing(kRunning), standing(kWaiting)}; }
    /// What is stored comes to the same as what is in memory.
    void require_stored();

    server::Hall& hall() { return hall_; }
    server_tests::TestScheduler& scheduler() { return scheduler_; }
    server::Archive& archive() { return *archive_; }
    server::Store& store() { return *store_; }
    server::Log& log() { return log_; }
    static server::Metrics& metrics();

private:
    void make_table(const server::TableId& id, const Json& terms);
    void start_game();
    void command(server::Command command);
    Standing standing(const server::TableId& id);

    server_tests::TestScheduler scheduler_;
    std::unique_ptr<server::Store> store_ = server::make_memory_store();
    std::unique_ptr<server::Archive> archive_ = server::make_direct_archive(scheduler_, *store_);
    server::MemoryLog log_{server::LogLevel::Error};
    server::Uptime uptime_{{}, scheduler_.now()};
    server::BotPool bots_{scheduler_, 0, 100};
    server::Hall hall_;
};

}  // namespace trencavel::fuzz
