#include "load_samples.h"

#include <cstdio>
#include <sstream>
#include <string>
#include <string_view>

namespace trencavel::load {
namespace {

/// The sum over all lines of this name, whatever their labels.
double metric(const std::string& text, std::string_view name) {
    double sum = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const bool of_it = line.starts_with(name) && (line[name.size()] == ' ' || line[name.size()] == '{');
        if (of_it) sum += std::stod(line.substr(line.rfind(' ')));
    }
    return sum;
}

}  // namespace

Samples::Sample Samples::look() const {
    const std::string metrics = server_.metrics();
    return {.resident_kib = server_.resident_kib(),
            .private_kib = server_.private_kib(),
            .descriptors = static_cast<double>(server_.descriptors()),
            .sockets = metric(metrics, "trencavel_sockets"),
            .connections = metric(metrics, "trencavel_connections"),
            .tables = metric(metrics, "trencavel_tables")};
}

void Samples::take_if_due(double now, std::size_t moves, std::size_t reconnects) {
    if (now < static_cast<double>(all_.size()) * seconds_) return;
    if (all_.empty())
        std::printf("\n%8s %10s %10s %6s %8s %8s %8s %10s %10s\n", "seconds", "RSS KiB", "anon KiB", "fds",
                    "sockets", "connect.", "tables", "moves", "come back");
    all_.push_back(look());
    const Sample& last = all_.back();
    std::printf("%8.0f %10.0f %10.0f %6.0f %8.0f %8.0f %8.0f %10zu %10zu\n", now, last.resident_kib,
                last.private_kib, last.descriptors, last.sockets, last.connections, last.tables, moves,
                reconnects);
    std::fflush(stdout);
}

void Samples::say_what_grew() const {
    if (all_.size() < 6) return;
    std::printf("\nmean of the second third -> of the last third (the first is the warm-up)\n");
    say("RSS KiB", &Sample::resident_kib);
    say("anonymous KiB", &Sample::private_kib);
    say("descriptors", &Sample::descriptors);
    say("sockets", &Sample::sockets);
    say("connections", &Sample::connections);
    say("tables in memory", &Sample::tables);
}

void Samples::say(const char* what, double Sample::*part) const {
    const std::size_t third = all_.size() / 3;
    double before = 0;
    double after = 0;
    for (std::size_t i = 0; i < third; ++i) {
        before += all_[all_.size() - 2 * third + i].*part / static_cast<double>(third);
        after += all_[all_.size() - third + i].*part / static_cast<double>(third);
    }
    const double percent = before > 0 ? (after / before - 1) * 100 : 0;
    // Less comes from the moment at which one looks.
    constexpr double kMuch = 3;
    std::printf("%-18s %10.0f -> %10.0f  %+6.1f %%  %s\n", what, before, after, percent,
                percent > kMuch ? "GREW" : "did not grow");
}

}  // namespace trencavel::load
