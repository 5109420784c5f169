#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <fstream>
#include <regex>
#include <sstream>

#include "server/ops/metrics.h"
#include "support/files.h"
#include "support/paths.h"
#include "support/text.h"

namespace trencavel::server {
namespace {

using testing::HasSubstr;

/// The value of a series, as it is written.
std::string value_of(const Metrics& metrics, const std::string& series) {
    std::istringstream lines(metrics.text());
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(series + ' ')) return line.substr(series.size() + 1);
    }
    return "none";
}

class MetricsTest : public testing::Test {
protected:
    Metrics metrics_{{"random", "greedy"}};
};

TEST_F(MetricsTest, EveryFamilyIsThereFromTheBeginning) {
    const std::string text = metrics_.text();
    for (const char* family :
         {"tables gauge", "sockets gauge", "connections gauge", "moves_total counter", "events_total counter",
          "messages_total counter", "refusals_total counter", "requests_total counter",
          "acknowledge_seconds histogram", "commit_seconds histogram", "commit_writes histogram",
          "think_seconds histogram", "request_seconds histogram", "store_queue gauge", "bot_queue gauge",
          "errors_total counter", "slow_readers_total counter"})
        EXPECT_THAT(text, HasSubstr(std::string("# TYPE trencavel_") + family + '\n'));
}

TEST_F(MetricsTest, CountersCount) {
    metrics_.moves.add();
    metrics_.moves.add(2);
    metrics_.events.add();
    EXPECT_EQ(value_of(metrics_, "trencavel_moves_total"), "3");
    EXPECT_EQ(value_of(metrics_, "trencavel_events_total"), "1");
}

TEST_F(MetricsTest, ACounterFollowsATotalUpwards) {
    metrics_.slow_readers.raise_to(5);
    metrics_.slow_readers.raise_to(3);
    EXPECT_EQ(value_of(metrics_, "trencavel_slow_readers_total"), "5");
}

TEST_F(MetricsTest, GaugesGoUpAndDown) {
    metrics_.tables_in(Phase::Running).add(3);
    metrics_.tables_in(Phase::Running).add(-1);
    metrics_.store_queue.set(7);
    EXPECT_EQ(value_of(metrics_, "trencavel_tables{phase=\"running\"}"), "2");
    EXPECT_EQ(value_of(metrics_, "trencavel_tables{phase=\"aborted\"}"), "0");
    EXPECT_EQ(value_of(metrics_, "trencavel_store_queue"), "7");
}

TEST_F(MetricsTest, EveryCodeHasItsCounter) {
    for (const Code code : all_codes()) {
        metrics_.count_refusal(code);
        EXPECT_EQ(value_of(metrics_, "trencavel_refusals_total{code=\"" + std::string(name(code)) + "\"}"),
                  "1");
    }
}

/// The types in the first column of the table below the WebSocket's heading.
std::vector<std::string> documented_types() {
    std::vector<std::string> types;
    bool in_table = false;
    const std::regex row("^\\| `([a-z]+)` \\|.*");
    std::smatch match;
    for (const std::string& line : lines_of(trencavel::text_of(trencavel::source_path("docs/protocol.md")))) {
        if (line.starts_with("| type |")) in_table = true;
        if (line.empty()) in_table = false;
        if (in_table && std::regex_match(line, match, row)) types.push_back(match[1]);
    }
    return types;
}

TEST_F(MetricsTest, EveryMessageOfTheProtocolHasItsCounter) {
    EXPECT_GE(documented_types().size(), 18U);
    for (const std::string& type : documented_types()) {
        metrics_.messages.of(type).add();
        EXPECT_EQ(value_of(metrics_, "trencavel_messages_total{type=\"" + type + "\"}"), "1");
    }
}

TEST_F(MetricsTest, WhatIsUnknownCountsAsOther) {
    metrics_.messages.of("'\"}\n made up").add();
    metrics_.think_seconds.of("made up").observe(0.1);
    EXPECT_EQ(value_of(metrics_, "trencavel_messages_total{type=\"other\"}"), "1");
    EXPECT_EQ(value_of(metrics_, "trencavel_think_seconds_count{level=\"other\"}"), "1");
    EXPECT_THAT(metrics_.text(), testing::Not(HasSubstr("made up")));
}

TEST_F(MetricsTest, RequestsCountByRouteAndClassOfStatus) {
    metrics_.count_request(Route::People, 201, 0.01);
    metrics_.count_request(Route::Tables, 429, 0.01);
    metrics_.count_request(Route::Other, 999, 0.01);
    EXPECT_EQ(value_of(metrics_, "trencavel_requests_total{route=\"people\",status=\"2xx\"}"), "1");
    EXPECT_EQ(value_of(metrics_, "trencavel_requests_total{route=\"tables\",status=\"4xx\"}"), "1");
    EXPECT_EQ(value_of(metrics_, "trencavel_requests_total{route=\"other\",status=\"5xx\"}"), "1");
    EXPECT_EQ(value_of(metrics_, "trencavel_request_seconds_count"), "3");
}

TEST_F(MetricsTest, FaultsCountByPlace) {
    metrics_.count_error(Fault::Computer);
    EXPECT_EQ(value_of(metrics_, "trencavel_errors_total{what=\"computer\"}"), "1");
    metrics_.count_error(Fault::Other);
    EXPECT_EQ(value_of(metrics_, "trencavel_errors_total{what=\"other\"}"), "1");
}

TEST_F(MetricsTest, HistogramsSortIntoBuckets) {
    metrics_.acknowledge_seconds.observe(0.0015);
    metrics_.acknowledge_seconds.observe(0.3);
    EXPECT_EQ(value_of(metrics_, "trencavel_acknowledge_seconds_bucket{le=\"0.001\"}"), "0");
    EXPECT_EQ(value_of(metrics_, "trencavel_acknowledge_seconds_bucket{le=\"0.002\"}"), "1");
    EXPECT_EQ(value_of(metrics_, "trencavel_acknowledge_seconds_count"), "2");
    metrics_.think_seconds.of("greedy").observe(1);
    EXPECT_EQ(value_of(metrics_, "trencavel_think_seconds_count{level=\"greedy\"}"), "1");
}

TEST_F(MetricsTest, TheProcessIsMeasuredWhenAsked) {
    const auto now = static_cast<double>(std::time(nullptr));
    EXPECT_GT(std::stod(value_of(metrics_, "process_resident_memory_bytes")), 1e6);
    EXPECT_NEAR(std::stod(value_of(metrics_, "process_start_time_seconds")), now, 600);
    const double before = std::stod(value_of(metrics_, "process_open_fds"));
    const std::ifstream another("/proc/self/stat");
    EXPECT_EQ(std::stod(value_of(metrics_, "process_open_fds")), before + 1);
}

}  // namespace
}  // namespace trencavel::server
