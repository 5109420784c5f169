#include "server/network/network_load.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "record/replay.h"
#include "support/patience.h"

namespace trencavel::server_tests {
namespace {

using SteadyClock = std::chrono::steady_clock;

}  // namespace

NetworkLoad::NetworkLoad(std::size_t tables_at_once, std::uint32_t seed)
    : random_(seed),
      server_(Flags{{"--log-level", "warning"}}),
      proxy_(server_.port()),
      maker_(server_, "Maker"),
      visitor_(server_, ""),
      wire_(std::make_unique<load::Wire>(server_.port())) {
    groups_.resize(tables_at_once);
    for (Group& group : groups_) gather(group);
}

void NetworkLoad::gather(Group& group) {
    for (unsigned seat = 0; seat < 2; ++seat) {
        const TestPerson person(server_, seat == 0 ? "Anna" : "Bert");
        const std::uint16_t port = proxy_.add_line(next_seed());
        group.people.push_back(
            std::make_unique<NetworkPerson>(person.cookie, seat, port, next_seed(), network_));
    }
}

void NetworkLoad::forget_ids() {
    for (const Group& group : groups_) {
        for (const auto& person : group.people) person->forget_ids();
    }
}

void NetworkLoad::begin_table(Group& group) {
    group.resting = begun_ == wanted_;
    if (group.resting) return;
    group.index = begun_++;
    Json terms = terms_of_table(group.index);
    terms["seats"] = {{{"kind", "open"}}, {{"kind", "open"}}};
    maker_.cookie = group.people.front()->cookie();
    const HttpAnswer answer = maker_.post("/api/tables", terms);
    ASSERT_EQ(answer.status, 201u) << answer.json;
    group.table = std::make_shared<CrashTable>(answer.json.at("table").get<std::string>(), terms, counts_);
    for (const auto& person : group.people) person->sit_at(group.table);
}

bool NetworkLoad::play(std::size_t games) {
    wanted_ = begun_ + games;
    for (Group& group : groups_) begin_table(group);
    const auto all_resting = [this] {
        return std::all_of(groups_.begin(), groups_.end(), [](const Group& group) { return group.resting; });
    };
    auto until = SteadyClock::now() + kPatience;
    while (!all_resting() && SteadyClock::now() < until && !testing::Test::HasFailure()) {
        const std::size_t before = counts_.acknowledged;
        turn();
        if (counts_.acknowledged > before) until = SteadyClock::now() + kPatience;
    }
    return all_resting();
}

void NetworkLoad::turn() {
    wire_->run_once(1);
    proxy_.run_once();
    for (Group& group : groups_) {
        if (group.resting) continue;
        for (const auto& person : group.people) person->act(*wire_);
        const bool done = std::all_of(group.people.begin(), group.people.end(),
                                      [](const auto& person) { return person->done(); });
        if (done) finish(group);
    }
}

void NetworkLoad::finish(Group& group) {
    group.table->check_complete();
    past_.add(*group.table);
    past_.look_back_at(visitor_, past_.count() - 1);
    const FollowedGame& told = group.table->game();
    for (const auto& person : group.people) {
        EXPECT_EQ(person->game().number(), group.table->number());
        EXPECT_EQ(person->game().game().hash(), told.game().hash());
        EXPECT_EQ(record::write(person->game().game()), record::write(told.game()));
        hashes_compared_ += person->game().hashes_compared();
    }
    begin_table(group);
}

void NetworkLoad::look_back() {
    const auto until = SteadyClock::now() + kPatience;
    wire_.reset();
    while (proxy_.connections() > 0 && SteadyClock::now() < until) proxy_.run_once();
    for (std::size_t i = 0; i < past_.count(); ++i) past_.look_back_at(visitor_, i);
}

}  // namespace trencavel::server_tests
