// Tables on a disk that is full or fails: nothing is acknowledged or told that is not stored, and games go on
// when the disk is well again.
#include <gtest/gtest.h>

#include <atomic>
#include <random>

#include "server/hall/hidden_hall.h"
#include "server/store/fault_vfs.h"
#include "server/store/forwarding_store.h"
#include "server/store/sqlite/open.h"
#include "server/support/followed_game.h"
#include "support/patience.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {
namespace {

using namespace server;

constexpr const char* kTable = "storage234";

/// A store whose tables cannot be read at times.
class UnreadableStore final : public ForwardingStore {
public:
    UnreadableStore(std::unique_ptr<Store> behind, const std::atomic<bool>& fails)
        : ForwardingStore(*behind), behind_(std::move(behind)), fails_(fails) {}

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from) override {
        if (fails_) return Error{"input/output error"};
        return ForwardingStore::load(table, from);
    }

private:
    std::unique_ptr<Store> behind_;
    const std::atomic<bool>& fails_;
};

class FaultyStorage : public testing::Test {
protected:
    FaultyStorage() : hall_(&Dealer::shuffled, [this](Scheduler& scheduler) { return archive(scheduler); }) {}

    std::unique_ptr<Archive> archive(Scheduler& scheduler) {
        SqliteSettings settings;
        settings.vfs = disk_.vfs();
        const std::string file = folder_.path("store.db");
        auto writer = std::move(open_sqlite_store(file, Access::Write, settings).value());
        auto reader = std::move(open_sqlite_store(file, Access::Read, settings).value());
        return make_archive(scheduler, std::move(writer),
                            std::make_unique<UnreadableStore>(std::move(reader), unreadable_), {});
    }
    /// Anna and Bert, or Anna and the computer, begin to play; someone looks on.
    void begin(const Json& second_seat) {
        for (const char* name : {"Anna", "Bert"}) hall_.enter(name);
        hall_.enter("looker-on", false);
        hall_.make_table(kTable, {{"game", "wheel"}, {"seats", {{{"kind", "open"}}, second_seat}}});
        for (const char* name : {"Anna", "Bert", "looker-on"}) ask(name, {{"type", "watch"}, {"from", 0}});
        ask("Anna", {{"type", "join"}, {"seat", 0}, {"contribution", std::string(32, 'a')}});
        if (second_seat.at("kind") == "open")
            ask("Bert", {{"type", "join"}, {"seat", 1}, {"contribution", std::string(32, 'b')}});
        ask("Anna", {{"type", "start"}});
        ASSERT_TRUE(hall_.question().is_object());
    }
    void begin() { begin({{"kind", "open"}}); }

    Json ask(const std::string& name, Json message) {
        if (!message.contains("id")) message["id"] = "a" + std::to_string(++said_);
        const std::string id = message["id"].get<std::string>();
        message["table"] = kTable;
        const std::size_t before = hall_.sent().size();
        hall_.say(name, message);
        const auto answered = [&] { return answer_since(before, id).is_object(); };
        EXPECT_TRUE(hall_.scheduler().run_until(answered)) << message;
        hall_.scheduler().run_posted();
        return answer_since(before, id);
    }
    /// The same while time passes: who asks for what cannot be read may have to wait.
    Json ask_patiently(const std::string& name, Json message) {
        message["table"] = kTable;
        const std::string id = message["id"].get<std::string>();
        const std::size_t before = hall_.sent().size();
        hall_.say(name, message);
        EXPECT_TRUE(eventually([&] {
            hall_.pass_time(10);
            return answer_since(before, id).is_object();
        }));
        return answer_since(before, id);
    }
    Json answer_since(std::size_t before, const std::string& id) const {
        for (std::size_t i = before; i < hall_.sent().size(); ++i) {
            const std::string& text = hall_.sent()[i].text;
            if (text.starts_with("{\"type\":\"answer\",\"id\":\"" + id + "\"")) return Json::parse(text);
        }
        return nullptr;
    }
    std::string asked() const { return hall_.question().at("seat") == 0 ? "Anna" : "Bert"; }
    /// The first move of those that answer the question.
    Json move_message() const {
        const Json& question = hall_.question();
        return {{"type", "move"},
                {"id", "m" + question.at("ply").dump()},
                {"ply", question.at("ply")},
                {"move", question.at("moves").at(0)}};
    }
    std::size_t events_heard() const { return hall_.count("looker-on", "event"); }
    std::size_t log_count(const std::string& part) const {
        std::size_t count = 0;
        for (const std::string& line : hall_.log_lines()) count += line.find(part) != line.npos ? 1 : 0;
        return count;
    }
    /// What the position is, but for the id of the answer.
    Json state() {
        Json answer = ask("looker-on", {{"type", "state"}});
        answer.erase("id");
        return answer;
    }

    void break_disk(std::mt19937& random) {
        const auto after =
            static_cast<int>(random() % 3);  // a move mostly writes a page and its frame's head
        const auto how = random() % 3;
        if (how == 0) disk_.fill_up_after(after);
        if (how == 1) disk_.fail_writes_after(after);
        if (how == 2) disk_.fail_syncs_after(0);
    }
    void heal_disk() {
        disk_.make_room();
        disk_.heal_writes();
        disk_.heal_syncs();
    }

    ScratchFolder folder_;
    FaultDisk disk_;
    std::atomic<bool> unreadable_ = false;
    unsigned said_ = 0;
    TestHall hall_;
};

TEST_F(FaultyStorage, OnAFullDiskAMoveIsRefusedAndNobodyHearsOfIt) {
    begin();
    const Json before = state();
    const std::size_t heard = events_heard();
    disk_.fill_up_after(0);
    const Json answer = ask(asked(), move_message());
    EXPECT_EQ(answer.at("ok"), false) << answer;
    EXPECT_EQ(answer.at("code"), "storage") << answer;
    EXPECT_EQ(state(), before);
    EXPECT_EQ(events_heard(), heard);
    EXPECT_EQ(log_count("store_failed"), 1u);
}

TEST_F(FaultyStorage, AMoveThatCannotBeSyncedIsRefusedAndNobodyHearsOfIt) {
    begin();
    const Json before = state();
    const std::size_t heard = events_heard();
    disk_.fail_syncs_after(0);
    const Json answer = ask(asked(), move_message());
    EXPECT_EQ(answer.at("code"), "storage") << answer;
    EXPECT_EQ(state(), before);
    EXPECT_EQ(events_heard(), heard);
}

TEST_F(FaultyStorage, AMoveThatCannotBeWrittenIsRefusedAndTakenWhenTheDiskIsWell) {
    begin();
    const Json before = state();
    const std::size_t heard = events_heard();
    const std::string name = asked();
    const Json message = move_message();
    disk_.fail_writes_after(0);
    EXPECT_EQ(ask(name, message).at("code"), "storage");
    EXPECT_EQ(state(), before);
    EXPECT_EQ(events_heard(), heard);
    EXPECT_FALSE(hall_.archive().healthy());
    disk_.heal_writes();
    EXPECT_EQ(ask(name, message).at("ok"), true);
    EXPECT_EQ(events_heard(), heard + 1);
    EXPECT_TRUE(hall_.archive().healthy());
}

TEST_F(FaultyStorage, OnASlowDiskNothingIsSaidOfAMoveUntilItIsSynced) {
    begin();
    const std::size_t heard = events_heard();
    const std::size_t before = hall_.sent().size();
    Json message = move_message();
    message["table"] = kTable;
    disk_.hold_syncs();
    hall_.say(asked(), message);
    const auto said = [&] {
        return !answer_since(before, message.at("id").get<std::string>()).is_null() || events_heard() > heard;
    };
    ASSERT_TRUE(disk_.wait_for_held_sync());
    hall_.scheduler().run_posted();
    EXPECT_FALSE(said()) << "before it was on the disk";
    disk_.release_syncs();
    EXPECT_TRUE(hall_.scheduler().run_until([&] { return events_heard() == heard + 1; }));
    EXPECT_EQ(answer_since(before, message.at("id").get<std::string>()).at("ok"), true);
}

TEST_F(FaultyStorage, ARefusedMoveSaidAgainIsTakenWhenThereIsRoom) {
    begin();
    const std::string name = asked();
    const Json message = move_message();
    disk_.fill_up_after(0);
    ASSERT_EQ(ask(name, message).at("code"), "storage");
    disk_.make_room();
    const std::size_t heard = events_heard();
    const Json answer = ask(name, message);
    EXPECT_EQ(answer.at("ok"), true) << answer;
    EXPECT_EQ(answer.at("number"), heard + 1);
    EXPECT_EQ(events_heard(), heard + 1);
    EXPECT_EQ(ask(name, message).at("number"), heard + 1) << "a third time: answered alike";
    EXPECT_EQ(events_heard(), heard + 1);
}

/// Faults at random places of a long game; what was refused is said again.
TEST_F(FaultyStorage, AGameWithManyFaultsIsTheGameThatEverybodyHeard) {
    begin();
    std::mt19937 random(20261116);
    unsigned refused = 0;
    for (int i = 0; i < 150 && hall_.question().is_object(); ++i) {
        if (random() % 3 == 0) break_disk(random);
        const std::string name = asked();
        const Json message = move_message();
        if (ask(name, message).at("ok") == false) {
            ++refused;
            heal_disk();
            ASSERT_EQ(ask(name, message).at("ok"), true);
        }
        heal_disk();
    }
    FollowedGame game;
    for (const SentText& sent : hall_.sent()) {
        if (sent.to == "looker-on" && sent.text.starts_with("{\"type\":\"event\"")) game.take(sent.text);
    }
    EXPECT_GT(refused, 20u);
    EXPECT_GT(game.hashes_compared(), 80u);
    std::size_t stored = 0;
    hall_.archive().read([&](Store& store) -> Task {
        const std::size_t count = store.load(kTable, 0).value().size();
        return [&stored, count] { stored = count; };
    });
    ASSERT_TRUE(hall_.scheduler().run_until([&] { return stored > 0; }));
    EXPECT_EQ(stored, game.number());
}

TEST_F(FaultyStorage, TheComputerWaitsBeforeItTriesAgainAndThenPlays) {
    begin({{"kind", "computer"}, {"level", "random"}});
    while (hall_.question().is_object() && log_count("store_failed") == 0) {
        // Until the computer's turn is the one that finds the disk full.
        disk_.make_room();
        Json message = move_message();
        message["table"] = kTable;
        const std::size_t before = hall_.sent().size();
        hall_.say("Anna", message);
        ASSERT_TRUE(hall_.scheduler().run_until(
            [&] { return answer_since(before, message.at("id").get<std::string>()).is_object(); }));
        // The computer's move would be stored by a task that has not run yet.
        disk_.fill_up_after(0);
        hall_.scheduler().run_posted();
        ASSERT_TRUE(hall_.scheduler().run_until(
            [&] { return hall_.question().is_object() || log_count("store_failed") > 0; }));
    }
    state();
    ASSERT_EQ(log_count("store_failed"), 1u) << "tried again without a pause";
    ASSERT_TRUE(eventually([&] {
        hall_.pass_time(100);
        return log_count("store_failed") > 1;
    })) << "not tried again after it";
    disk_.make_room();
    EXPECT_TRUE(eventually([&] {
        hall_.pass_time(1000);
        return hall_.question().is_object();
    })) << "the computer has not gone on";
}

TEST_F(FaultyStorage, ThoseWhoWatchGoOnHearingAfterAReadThatFailed) {
    begin();
    const std::string name = asked();
    const Json message = move_message();
    disk_.fill_up_after(0);
    unreadable_ = true;
    EXPECT_EQ(ask(name, message).at("code"), "storage");
    const Json again = ask_patiently(name, message);
    ASSERT_TRUE(again.is_object());
    EXPECT_EQ(again.at("code"), "storage") << "and not that there is no such table";
    disk_.make_room();
    unreadable_ = false;
    const std::size_t heard = events_heard();
    const Json answer = ask_patiently(name, message);
    ASSERT_TRUE(answer.is_object());
    EXPECT_EQ(answer.at("ok"), true) << answer;
    EXPECT_EQ(events_heard(), heard + 1);
}

}  // namespace
}  // namespace trencavel::server_tests
