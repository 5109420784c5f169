#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <vector>

#include "server/thinking/worker.h"
#include "support/patience.h"

namespace trencavel::server {
namespace {

/// Keeps what is posted, until the test asks for it.
class TaskList final : public Scheduler {
public:
    TimeMs now() const override { return 0; }
    Planned at(TimeMs /*time*/, Task task) override {
        post(std::move(task));
        return {};
    }
    void call_off(const Planned& /*planned*/) override {}
    void post(Task task) override {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
        changed_.notify_all();
    }
    /// Runs the tasks on the calling thread once there are so many.
    bool run(std::size_t count) {
        std::unique_lock lock(mutex_);
        if (!changed_.wait_for(lock, kPatience, [&] { return tasks_.size() >= count; })) return false;
        for (const Task& task : std::exchange(tasks_, {})) task();
        return true;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Task> tasks_;
};

/// Work that holds the worker until the test lets it go.
class Gate {
public:
    std::function<Task()> work() {
        return [this]() -> Task {
            begun_.set_value();
            opened_.get_future().wait_for(kPatience);
            return [] {};
        };
    }
    void wait_until_begun() { begun_.get_future().wait_for(kPatience); }
    void open() { opened_.set_value(); }

private:
    std::promise<void> begun_;
    std::promise<void> opened_;
};

TEST(Worker, WorksOnAThreadOfItsOwnAndPostsWhatComesOfIt) {
    TaskList tasks;
    Worker worker(tasks, 10);
    std::thread::id worked;
    std::thread::id told;
    ASSERT_TRUE(worker.submit("Anna", [&]() -> Task {
        worked = std::this_thread::get_id();
        return [&told] { told = std::this_thread::get_id(); };
    }));
    ASSERT_TRUE(tasks.run(1));
    EXPECT_EQ(told, std::this_thread::get_id());
    EXPECT_NE(worked, std::this_thread::get_id());
}

TEST(Worker, WorksInTheOrderGiven) {
    TaskList tasks;
    Worker worker(tasks, 1000);
    std::vector<int> order;
    for (int i = 0; i < 100; ++i)
        ASSERT_TRUE(worker.submit("Anna", [&order, i] { return [&order, i] { order.push_back(i); }; }));
    ASSERT_TRUE(tasks.run(100));
    for (int i = 0; i < 100; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i);
}

TEST(Worker, RefusesWhatWouldBeTooMuch) {
    TaskList tasks;
    Gate gate;
    Worker worker(tasks, 8);
    ASSERT_TRUE(worker.submit("Anna", gate.work()));
    gate.wait_until_begun();
    const auto nothing = []() -> Task { return [] {}; };
    EXPECT_TRUE(worker.submit("Anna", nothing));
    EXPECT_TRUE(worker.submit("Anna", nothing));
    EXPECT_EQ(worker.waiting(), 2U);
    EXPECT_FALSE(worker.submit("Anna", nothing));
    EXPECT_TRUE(worker.submit("Bert", nothing)) << "one who has a quarter of the places keeps nobody out";
    gate.open();
    ASSERT_TRUE(tasks.run(4));
    EXPECT_TRUE(worker.submit("Anna", nothing));
}

TEST(Worker, ServesOwnersInTurn) {
    TaskList tasks;
    Gate gate;
    Worker worker(tasks, 100);
    ASSERT_TRUE(worker.submit("Mallory", gate.work()));
    gate.wait_until_begun();
    std::vector<std::string> order;
    for (const char* owner : {"Mallory", "Mallory", "Mallory", "Anna"}) {
        ASSERT_TRUE(worker.submit(
            owner, [&order, owner]() -> Task { return [&order, owner] { order.emplace_back(owner); }; }));
    }
    gate.open();
    ASSERT_TRUE(tasks.run(5));
    EXPECT_EQ(order, (std::vector<std::string>{"Mallory", "Anna", "Mallory", "Mallory"}));
}

TEST(Worker, WorkWithoutATaskPostsNone) {
    TaskList tasks;
    Worker worker(tasks, 10);
    int told = 0;
    ASSERT_TRUE(worker.submit("Anna", []() -> Task { return nullptr; }));
    ASSERT_TRUE(worker.submit("Anna", [&told]() -> Task { return [&told] { ++told; }; }));
    ASSERT_TRUE(tasks.run(1));
    EXPECT_EQ(told, 1);
}

TEST(Worker, EndsWhatIsUnderWayAndDropsTheRest) {
    TaskList tasks;
    Gate gate;
    std::atomic<int> done = 0;
    {
        Worker worker(tasks, 10);
        ASSERT_TRUE(worker.submit("Anna", gate.work()));
        gate.wait_until_begun();
        ASSERT_TRUE(worker.submit("Anna", [&done]() -> Task {
            ++done;
            return nullptr;
        }));
        worker.stop();
        EXPECT_FALSE(worker.submit("Anna", []() -> Task { return nullptr; }));
        gate.open();
    }
    EXPECT_TRUE(tasks.run(1));
    EXPECT_EQ(done, 0);
}

}  // namespace
}  // namespace trencavel::server
