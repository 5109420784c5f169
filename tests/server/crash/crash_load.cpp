#include "server/crash/crash_load.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/patience.h"

namespace trencavel::server_tests {
namespace {

using SteadyClock = std::chrono::steady_clock;

}  // namespace

CrashLoad::CrashLoad(std::size_t tables, std::uint32_t seed)
    : random_(seed), server_(Flags{{"--log-level", "warning"}}), maker_(server_, "Maker") {
    wire_ = std::make_unique<load::Wire>(server_.port());
    groups_.resize(tables);
    for (std::size_t i = 0; i < tables; ++i) gather(i);
}

CrashLoad::~CrashLoad() = default;

void CrashLoad::gather(std::size_t index) {
    Group& group = groups_[index];
    const Json terms = terms_of_table(index);
    for (unsigned seat = 0; seat < 2; ++seat) {
        if (terms.at("seats").at(seat).at("kind") != "open") continue;
        const TestPerson person(server_, seat == 0 ? "Anna" : "Bert");
        group.people.push_back(std::make_unique<CrashPerson>(person.cookie, seat, counts_, random_));
    }
    group.table = std::make_shared<CrashTable>("", terms, counts_);
    begin_table(group);
    for (const auto& person : group.people) person->connect(*wire_);
}

void CrashLoad::begin_table(Group& group) {
    const Json terms = group.table->terms();
    maker_.cookie = group.people.front()->cookie();
    const HttpAnswer answer = maker_.post("/api/tables", terms);
    ASSERT_EQ(answer.status, 201u) << answer.json;
    group.table = std::make_shared<CrashTable>(answer.json.at("table").get<std::string>(), terms, counts_);
    for (const auto& person : group.people) person->sit_at(group.table);
}

/// One round: what has come is heard, and who wants to say something says it.
void CrashLoad::turn(Round round) {
    wire_->run_once(1);
    if (round == Round::Listen) return;
    for (Group& group : groups_) {
        if (round == Round::PlayAndBegin && group.table->ended() && is_settled(group)) renew(group);
        for (const auto& person : group.people) person->act();
    }
}

/// As long as anything goes on, it is waited for.
bool CrashLoad::turn_until(Round round, const std::function<bool()>& condition) {
    const auto progress = [this] { return counts_.acknowledged + counts_.events_compared; };
    auto until = SteadyClock::now() + kPatience;
    while (!condition()) {
        if (SteadyClock::now() > until || testing::Test::HasFailure()) return false;
        const std::size_t before = progress();
        turn(round);
        if (progress() != before) until = SteadyClock::now() + kPatience;
    }
    return true;
}

void CrashLoad::renew(Group& group) {
    group.table->check_complete();
    past_.add(*group.table);
    begin_table(group);
}

bool CrashLoad::is_settled(const Group& group) const {
    if (group.table->number() < group.table->known()) return false;
    return std::all_of(group.people.begin(), group.people.end(),
                       [](const std::unique_ptr<CrashPerson>& person) { return person->settled(); });
}

bool CrashLoad::play_until(const std::function<bool()>& condition) {
    return turn_until(Round::PlayAndBegin, condition);
}

bool CrashLoad::play(std::size_t moves) {
    const std::size_t wanted = counts_.moves + moves;
    return play_until([&] { return counts_.moves >= wanted; });
}

bool CrashLoad::play_until_dead() {
    const bool ended = turn_until(Round::Play, [this] { return server_.has_ended(); });
    hear_the_rest();
    return ended;
}

void CrashLoad::kill() {
    server_.kill();
    hear_the_rest();
}

void CrashLoad::stop() {
    EXPECT_EQ(server_.stop(), 0);
    hear_the_rest();
}

void CrashLoad::hear_the_rest() {
    const auto until = SteadyClock::now() + kPatience;
    while (wire_->links() > 0 && SteadyClock::now() < until) wire_->run_once(10);
    ASSERT_EQ(wire_->links(), 0u);
}

void CrashLoad::come_back() {
    server_.start();
    ASSERT_NE(server_.port(), 0) << "it does not start again";
    wire_ = std::make_unique<load::Wire>(server_.port());
    for (const Group& group : groups_) {
        for (const auto& person : group.people) person->connect(*wire_);
    }
}

bool CrashLoad::settle() {
    const auto all_settled = [this] {
        return std::all_of(groups_.begin(), groups_.end(),
                           [this](const Group& group) { return is_settled(group); });
    };
    if (!turn_until(Round::Listen, all_settled)) return false;
    for (const Group& group : groups_) group.table->check_complete();
    return true;
}

bool CrashLoad::play_to_the_end() {
    const auto all_ended = [this] {
        return std::all_of(groups_.begin(), groups_.end(),
                           [](const Group& group) { return group.table->ended(); });
    };
    if (!turn_until(Round::Play, all_ended) || !settle()) return false;
    for (const Group& group : groups_) past_.add(*group.table);
    return true;
}

void CrashLoad::look_back(std::size_t most) {
    TestPerson visitor(server_, "");
    for (std::size_t i = 0; i < std::min(most, past_.count()); ++i)
        past_.look_back_at(visitor, most < past_.count() ? random_() % past_.count() : i);
}

}  // namespace trencavel::server_tests
