#include "load_samples.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>

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
            .tables = metric(metrics, "trencavel_tables"),
            .moves = 0};
}

void Samples::take_if_due(double now, std::size_t moves, std::size_t reconnects) {
    if (now < static_cast<double>(all_.size()) * seconds_) return;
    if (all_.empty())
        std::printf("\n%8s %10s %10s %6s %8s %8s %8s %10s %10s\n", "seconds", "RSS KiB", "anon KiB", "fds",
                    "sockets", "connect.", "tables", "moves", "come back");
    all_.push_back(look());
    all_.back().moves = moves;
    const Sample& last = all_.back();
    std::printf("%8.0f %10.0f %10.0f %6.0f %8.0f %8.0f %8.0f %10zu %10zu\n", now, last.resident_kib,
                last.private_kib, last.descriptors, last.sockets, last.connections, last.tables, moves,
                reconnects);
    std::fflush(stdout);
}

bool Samples::say_what_grew() const {
    const std::size_t third = all_.size() / 3;
    const std::size_t full = std::max(third, full_cache());
    std::printf("\nafter the warm-up: mean of the first half -> of the second half\n");
    bool grew = false;
    for (const auto& [what, part, from] : {std::tuple("RSS KiB", &Sample::resident_kib, full),
                                           std::tuple("anonymous KiB", &Sample::private_kib, full),
                                           std::tuple("tables in memory", &Sample::tables, full),
                                           std::tuple("descriptors", &Sample::descriptors, third),
                                           std::tuple("sockets", &Sample::sockets, third),
                                           std::tuple("connections", &Sample::connections, third)})
        grew = say(what, part, from) || grew;
    return !grew;
}

/// The first sample after which memory has no reason to grow: some 240,000 moves make the database as large
/// as the store's cache may get, 64 MiB. By then also the first games that ended have left the memory.
std::size_t Samples::full_cache() const {
    constexpr std::size_t kMovesToFillCache = 240'000;
    const auto at = std::find_if(all_.begin(), all_.end(),
                                 [](const Sample& each) { return each.moves >= kMovesToFillCache; });
    return static_cast<std::size_t>(at - all_.begin());
}

/// How much faster than in the first half after the warm-up it was played in the second one; 1 if it was not.
/// Tables and memory follow the pace, since a game that has ended stays for a while.
double Samples::speed_up(std::size_t warm_up) const {
    const std::size_t half = (all_.size() - warm_up) / 2;
    const auto before = static_cast<double>(all_[warm_up + half].moves - all_[warm_up].moves);
    const auto after = static_cast<double>(all_.back().moves - all_[all_.size() - 1 - half].moves);
    return before > 0 ? std::max(1.0, after / before) : 1.0;
}

/// A leak raises every sample; one that is high or low by itself comes from the moment of looking.
bool Samples::say(const char* what, double Sample::*part, std::size_t warm_up) const {
    constexpr std::size_t kFewest = 3;
    constexpr double kMuch = 1.03;
    const std::size_t half = (all_.size() - warm_up) / 2;
    if (half < kFewest) {
        std::printf("%-18s not judged: the warm-up took too much of the time\n", what);
        return false;
    }
    std::vector<double> before;
    std::vector<double> after;
    for (std::size_t i = 0; i < half; ++i) {
        before.push_back(all_[warm_up + i].*part);
        after.push_back(all_[all_.size() - half + i].*part);
    }
    const double mean_before = std::accumulate(before.begin(), before.end(), 0.0) / static_cast<double>(half);
    const double mean_after = std::accumulate(after.begin(), after.end(), 0.0) / static_cast<double>(half);
    const double allowed = speed_up(warm_up);
    const double lowest = *std::min_element(after.begin(), after.end());
    const double highest = *std::max_element(before.begin(), before.end());
    const bool grew = lowest > highest * allowed && mean_after > mean_before * allowed * kMuch;
    const double percent = mean_before > 0 ? (mean_after / mean_before - 1) * 100 : 0;
    std::printf("%-18s %10.0f -> %10.0f  %+6.1f %%  %s\n", what, mean_before, mean_after, percent,
                grew ? "GREW" : "did not grow");
    return grew;
}

}  // namespace trencavel::load
