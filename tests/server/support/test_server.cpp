// `trencavel serve` for tests, with nothing but the server linked in. It takes the same flags, and from the
// environment what the program that people run does not know:
//   TRENCAVEL_SERVER_SEED=TEXT              all chance follows from it
//   TRENCAVEL_SERVER_TIME=MS                the time, which stands still; see still_loop.h
//   TRENCAVEL_DIE_AT=before_commit:17       ends as by kill -9 when it passes that point for the 17th time
//   TRENCAVEL_CHECKPOINT_PAGES=20           writes the log back whenever it has so many pages
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "server/ops/config.h"
#include "server/server.h"
#include "server/store/fault_point.h"
#include "server/store/sqlite/open.h"
#include "server/support/fixed_chance.h"
#include "server/support/still_loop.h"

namespace trencavel::server_tests {
namespace {

using server::FaultPoint;

FaultPoint deadly_point{};
std::atomic<long> passings_left = 0;

void pass(FaultPoint point) {
    if (point == deadly_point && --passings_left == 0) kill(getpid(), SIGKILL);
}

/// Whether there is such a point.
bool arrange_death(const std::string& where) {
    const auto& names = server::kFaultPointNames;
    const std::size_t colon = where.find(':');
    const auto name = std::find(names.begin(), names.end(), where.substr(0, colon));
    if (colon == where.npos || name == names.end()) return false;
    deadly_point = static_cast<FaultPoint>(name - names.begin());
    passings_left = std::stol(where.substr(colon + 1));
    server::fault_hook = pass;
    return true;
}

std::unique_ptr<server::Loop> loop_of_environment() {
    const char* time = std::getenv("TRENCAVEL_SERVER_TIME");
    if (time == nullptr) return server::make_loop();
    return std::make_unique<StillLoop>(std::stoll(time), STDIN_FILENO);
}

int complain(const std::string& reason) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    return 1;
}

int run(const server::ConfigFlags& flags) {
    const Result<server::Config> config = server::config_of(flags);
    if (!config) return complain(config.error());
    const auto listening = [](std::uint16_t port) {
        std::printf("port %u\n", unsigned{port});
        std::fflush(stdout);
    };
    const Error problem =
        server::serve(config.value(), tiles::Library::builtin(), listening, loop_of_environment());
    return problem.text.empty() ? 0 : complain(problem.text);
}

}  // namespace
}  // namespace trencavel::server_tests

int main(int count, char** words) {
    using namespace trencavel;
    std::signal(SIGPIPE, SIG_IGN);
    if (const char* seed = std::getenv("TRENCAVEL_SERVER_SEED")) server_tests::fix_chance(seed);
    if (const char* where = std::getenv("TRENCAVEL_DIE_AT")) {
        if (!server_tests::arrange_death(where)) return 2;
    }
    if (const char* pages = std::getenv("TRENCAVEL_CHECKPOINT_PAGES"))
        server::usual_checkpoint_pages = std::stoi(pages);
    if (count < 2 || words[1] != std::string("serve"))
        return server_tests::complain("usage: test_server serve [FLAG...]");
    const Result<server::ConfigFlags> flags = server::read_flags({words + 2, words + count});
    return flags ? server_tests::run(flags.value()) : server_tests::complain(flags.error());
}
