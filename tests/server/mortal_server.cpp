// `trencavel serve`, but for tests: TRENCAVEL_DIE_AT=before_commit:17 has it end as by kill -9 when it passes
// that point for the 17th time. The program that people run has no such thing.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>

#include "cli/commands.h"
#include "server/fault_point.h"

namespace {

using trencavel::server::FaultPoint;

FaultPoint deadly_point{};
std::atomic<long> passings_left = 0;

void pass(FaultPoint point) {
    if (point == deadly_point && --passings_left == 0) kill(getpid(), SIGKILL);
}

/// Whether there is such a point.
bool arrange_death(const std::string& where) {
    const auto& names = trencavel::server::kFaultPointNames;
    const std::size_t colon = where.find(':');
    const auto name = std::find(names.begin(), names.end(), where.substr(0, colon));
    if (colon == where.npos || name == names.end()) return false;
    deadly_point = static_cast<FaultPoint>(name - names.begin());
    passings_left = std::stol(where.substr(colon + 1));
    trencavel::server::fault_hook = pass;
    return true;
}

}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);
    const char* where = std::getenv("TRENCAVEL_DIE_AT");
    if (where != nullptr && !arrange_death(where)) return 2;
    CLI::App app;
    int exit_code = 0;
    trencavel::cli::add_serve_command(app, exit_code);
    CLI11_PARSE(app, count, words);
    return exit_code;
}
