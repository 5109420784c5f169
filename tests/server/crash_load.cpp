#include "server/crash_load.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/paths.h"

namespace trencavel::server_tests {
namespace {

using SteadyClock = std::chrono::steady_clock;
constexpr std::chrono::seconds kSettleTime(30);
constexpr std::chrono::seconds kEndTime(120);
constexpr std::chrono::seconds kDrainTime(5);

}  // namespace

CrashLoad::CrashLoad(std::size_t tables, std::uint32_t seed) : CrashLoad(tables, seed, program_path()) {}

CrashLoad::CrashLoad(std::size_t tables, std::uint32_t seed, const std::string& program)
    : random_(seed), server_(Flags{{"--log-level", "warning"}}, program), maker_(server_, "Maker") {
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

void CrashLoad::play_for(std::chrono::milliseconds time) {
    for (const auto until = SteadyClock::now() + time;
         SteadyClock::now() < until && !testing::Test::HasFailure();)
        turn(Round::PlayAndBegin);
}

bool CrashLoad::play_until_dead() {
    const auto until = SteadyClock::now() + kEndTime;
    while (!server_.has_ended() && SteadyClock::now() < until && !testing::Test::HasFailure())
        turn(Round::Play);
    hear_the_rest();
    return server_.has_ended();
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
    const auto until = SteadyClock::now() + kDrainTime;
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
    const auto until = SteadyClock::now() + kSettleTime;
    while (!all_settled() && SteadyClock::now() < until && !testing::Test::HasFailure()) turn(Round::Listen);
    if (!all_settled()) return false;
    for (const Group& group : groups_) group.table->check_complete();
    return true;
}

bool CrashLoad::play_to_the_end() {
    const auto all_ended = [this] {
        return std::all_of(groups_.begin(), groups_.end(),
                           [](const Group& group) { return group.table->ended(); });
    };
    const auto until = SteadyClock::now() + kEndTime;
    while (!all_ended() && SteadyClock::now() < until && !testing::Test::HasFailure()) turn(Round::Play);
    if (!all_ended() || !settle()) return false;
    for (const Group& group : groups_) past_.add(*group.table);
    return true;
}

void CrashLoad::look_back(std::size_t most) {
    TestPerson visitor(server_, "");
    for (std::size_t i = 0; i < std::min(most, past_.count()); ++i)
        past_.look_back_at(visitor, most < past_.count() ? random_() % past_.count() : i);
}

}  // namespace trencavel::server_tests
