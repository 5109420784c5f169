// Power cuts at random moments: every acknowledged write is there afterwards, and a transaction is whole or
// not there. TRENCAVEL_POWER_CUTS=100000 cuts that often, TRENCAVEL_SEED=N repeats a run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>

#include "server/store/fault_vfs.h"
#include "server/store/fixture.h"
#include "server/store/sqlite/open.h"
#include "support/scratch_folder.h"
#include "support/setting.h"

namespace trencavel::server_tests {

namespace {

using Bodies = std::vector<std::string>;

std::uint32_t number_from(const char* variable, std::uint32_t otherwise) {
    return static_cast<std::uint32_t>(setting(variable, otherwise));
}

/// One database that is written to, loses its power, and is opened again, over and over.
class PowerCuts {
public:
    PowerCuts(std::uint32_t seed, bool sync_every_commit)
        : random_(seed), disk_(seed + 1), sync_every_commit_(sync_every_commit) {}

    void once() {
        disk_.cut_power_after(between(1, 150));
        if (std::unique_ptr<Store> store = open()) write_until_dark(*store);
        disk_.restore_power();
        std::unique_ptr<Store> store = open();
        ASSERT_NE(store, nullptr) << refusal_;
        look(*store);
    }
    int lost() const { return lost_; }  // acknowledged events that are not there
    int acknowledged() const { return acknowledged_; }
    int survivors() const { return survivors_; }  // transactions that are there, though nobody was told
    const FaultDisk& disk() const { return disk_; }

private:
    int between(int least, int most) { return std::uniform_int_distribution(least, most)(random_); }

    std::unique_ptr<Store> open() {
        const SqliteSettings settings{disk_.vfs(), sync_every_commit_, between(3, 40)};
        auto opened = open_sqlite_store(folder_.path("store.db"), Access::Write, settings);
        if (opened) return std::move(opened.value());
        refusal_ = opened.error();
        return nullptr;
    }

    void write_until_dark(Store& store) {
        while (!disk_.is_dead()) {
            under_way_.clear();
            std::vector<Write> writes;
            for (int i = between(1, 4); i > 0; --i) writes.push_back(next_write());
            if (store.write(writes).front().status != WriteStatus::Done) return;
            for (auto& [table, bodies] : under_way_) {
                Bodies& all = known_[table];
                all.insert(all.end(), bodies.begin(), bodies.end());
                acknowledged_ += static_cast<int>(bodies.size());
            }
            under_way_.clear();
        }
    }

    /// One that begins or goes on with a table; going on, by chance, as moves do.
    Write next_write() {
        const TableId table = "table" + std::to_string(between(1, 6));
        Bodies& under_way = under_way_[table];
        const auto expected = static_cast<std::uint32_t>(known_[table].size() + under_way.size());
        Bodies bodies;
        for (int i = between(1, 3); i > 0; --i)
            bodies.push_back(std::to_string(++written_) + std::string(between(0, 1200), '.'));
        under_way.insert(under_way.end(), bodies.begin(), bodies.end());
        if (expected > 0 && between(0, 3) > 0) return advance(table, expected, std::move(bodies));
        return append(table, expected, std::move(bodies));
    }

    /// What was under way is there for all tables or for none.
    void look(Store& store) {
        int whole = 0;
        int absent = 0;
        for (int i = 1; i <= 6; ++i) {
            const TableId table = "table" + std::to_string(i);
            const Bodies found = bodies_in(store, table);
            const Bodies before = known_[table];
            Bodies after = before;
            const bool in_question = under_way_.contains(table);
            if (in_question) after.insert(after.end(), under_way_[table].begin(), under_way_[table].end());
            if (in_question) ++(found == after ? whole : absent);
            if (found != after && found != before) note_loss(before, found);
            known_[table] = found;
        }
        EXPECT_TRUE(whole == 0 || absent == 0 || !sync_every_commit_);
        survivors_ += whole > 0 ? 1 : 0;
        under_way_.clear();
    }

    Bodies bodies_in(Store& store, const TableId& table) {
        Bodies bodies;
        const Result<std::vector<StoredEvent>> events = store.load(table, 0);
        EXPECT_TRUE(events.ok());
        for (const StoredEvent& event : events.value()) bodies.push_back(event.body);
        const std::optional<TableRow> row = store.row(table).value();
        EXPECT_EQ(row ? row->number : 0, bodies.size());
        if (row) expect_same(*row, row_at(table, row->number));
        return bodies;
    }

    void note_loss(const Bodies& before, const Bodies& found) {
        EXPECT_LT(found.size(), before.size());
        EXPECT_TRUE(std::equal(found.begin(), found.end(), before.begin()));
        lost_ += static_cast<int>(before.size()) - static_cast<int>(found.size());
    }

    std::mt19937 random_;
    ScratchFolder folder_;
    FaultDisk disk_;
    bool sync_every_commit_;
    std::string refusal_;
    std::map<TableId, Bodies> known_;      // acknowledged, and what was found
    std::map<TableId, Bodies> under_way_;  // of the transaction that is not yet acknowledged
    int written_ = 0;
    int acknowledged_ = 0;
    int lost_ = 0;
    int survivors_ = 0;
};

struct Outcome {
    int acknowledged = 0;
    int lost = 0;
    int survivors = 0;
    int torn_writes = 0;
};

/// A new database every 20 cuts, so that also its first opening is met.
Outcome cut_power(int times, bool sync_every_commit) {
    const std::uint32_t seed = number_from("TRENCAVEL_SEED", 1);
    std::printf("TRENCAVEL_SEED=%u\n", seed);
    Outcome outcome;
    for (int done = 0; done < times && !testing::Test::HasFatalFailure(); done += 20) {
        PowerCuts cuts(seed + static_cast<std::uint32_t>(done), sync_every_commit);
        for (int i = 0; i < 20 && !testing::Test::HasFatalFailure(); ++i) cuts.once();
        outcome.acknowledged += cuts.acknowledged();
        outcome.lost += cuts.lost();
        outcome.survivors += cuts.survivors();
        outcome.torn_writes += cuts.disk().counts().torn_writes;
    }
    std::printf(
        "%d events acknowledged, %d lost; %d transactions there that nobody was told of, %d torn writes\n",
        outcome.acknowledged, outcome.lost, outcome.survivors, outcome.torn_writes);
    return outcome;
}

TEST(StorePower, EveryAcknowledgedEventSurvivesAPowerCut) {
    const int cuts = static_cast<int>(number_from("TRENCAVEL_POWER_CUTS", 60));
    const Outcome outcome = cut_power(cuts, true);
    EXPECT_EQ(outcome.lost, 0);
    // The test would see nothing if these were rare.
    EXPECT_GT(outcome.acknowledged, 2 * cuts);
    EXPECT_GT(outcome.survivors, 0);
    EXPECT_GT(outcome.torn_writes, cuts / 5);
}

TEST(StorePower, WithoutASyncAtEachCommitTheSameTestSeesLosses) {
    EXPECT_GT(cut_power(20, false).lost, 0);
}

}  // namespace

}  // namespace trencavel::server_tests
