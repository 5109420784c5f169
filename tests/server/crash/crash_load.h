// Many games that go on while their server is killed and started again, until all of them have ended.
#pragma once

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "server/crash/crash_person.h"
#include "server/crash/crash_table.h"
#include "server/crash/past_games.h"
#include "server/support/server_process.h"
#include "server/support/test_person.h"

namespace trencavel::server_tests {

class CrashLoad {
public:
    CrashLoad(std::size_t tables, std::uint32_t seed);
    ~CrashLoad();
    CrashLoad(const CrashLoad&) = delete;
    CrashLoad& operator=(const CrashLoad&) = delete;

    /// Plays until so many more moves are acknowledged; false if nothing goes on any more.
    bool play(std::size_t moves);
    bool play_until(const std::function<bool()>& condition);
    /// Plays until the server has ended by itself, and hears what it had still said; false if it does not
    /// end.
    bool play_until_dead();
    /// Kills the server, and hears what it had still said.
    void kill();
    /// Stops it as its host would; only when all is settled.
    void stop();
    /// Starts it again, and comes back.
    void come_back();
    /// Waits until everybody is back and has every answer, then checks every table; false if that does not
    /// happen.
    bool settle();
    /// The same while playing until all games have ended; no new ones begin.
    bool play_to_the_end();
    /// Asks for some of the games that have ended, or for all: every byte must be as it was.
    void look_back(std::size_t most);

    const CrashCounts& counts() const { return counts_; }
    CrashCounts& counts() { return counts_; }
    std::string data() const { return server_.data(); }
    std::string server_log() const { return server_.log(); }
    unsigned chance(unsigned of) { return static_cast<unsigned>(random_() % of); }

private:
    struct Group {
        std::vector<std::unique_ptr<CrashPerson>> people;
        std::shared_ptr<CrashTable> table;
    };

    void gather(std::size_t index);
    void begin_table(Group& group);
    /// What people do in a round; no game is begun while the server may end at any moment.
    enum class Round : std::uint8_t { Listen, Play, PlayAndBegin };
    void turn(Round round);
    bool turn_until(Round round, const std::function<bool()>& condition);
    void hear_the_rest();
    void renew(Group& group);
    bool is_settled(const Group& group) const;

    std::mt19937 random_;
    CrashCounts counts_;
    ServerProcess server_;
    TestPerson maker_;  // asks for tables to be made
    std::unique_ptr<load::Wire> wire_;
    std::vector<Group> groups_;
    PastGames past_{counts_};
};

}  // namespace trencavel::server_tests
