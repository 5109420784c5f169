#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <limits>
#include <thread>
#include <vector>

#include "server/net/http.h"

namespace trencavel::server {
namespace {

TEST(Loop, NowIsTheWallClock) {
    const auto loop = make_loop();
    const auto wall = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    EXPECT_NEAR(static_cast<double>(loop->now()), static_cast<double>(wall.count()), 1000.0);
}

TEST(Loop, TasksRunInTheOrderOfTheirTimesAndNeverEarly) {
    const auto loop = make_loop();
    const TimeMs start = loop->now();
    std::vector<int> ran;
    loop->at(start + 40, [&] {
        EXPECT_GE(loop->now(), start + 40);
        ran.push_back(3);
        loop->stop();
    });
    loop->at(start + 20, [&] { ran.push_back(1); });
    loop->at(start + 20, [&] { ran.push_back(2); });
    loop->at(start - 5, [&] { ran.push_back(0); });
    loop->run();
    EXPECT_EQ(ran, (std::vector<int>{0, 1, 2, 3}));
}

TEST(Loop, TaskForTheEndOfDaysWaits) {
    const auto loop = make_loop();
    bool ran = false;
    loop->at(std::numeric_limits<TimeMs>::max(), [&] { ran = true; });
    loop->at(loop->now() + 10, [&] { loop->stop(); });
    loop->run();
    EXPECT_FALSE(ran);
}

TEST(Loop, ManyTasksCanBePlanned) {
    const auto loop = make_loop();
    const TimeMs start = loop->now();
    int ran = 0;
    for (int i = 0; i < 30000; ++i) loop->at(start + i % 50, [&] { ++ran; });
    loop->at(start + 60, [&] { loop->stop(); });
    loop->run();
    EXPECT_EQ(ran, 30000);
}

TEST(Loop, TaskThatPlansItselfForNowDoesNotKeepOthersWaiting) {
    const auto loop = make_loop();
    int rounds = 0;
    const std::function<void()> again = [&] {
        ++rounds;
        loop->at(loop->now(), again);
    };
    again();
    loop->post([&] { loop->at(loop->now() + 5, [&] { loop->stop(); }); });
    loop->run();
    EXPECT_GT(rounds, 1);
}

TEST(Loop, TasksOfOtherThreadsRunOnTheServingOne) {
    const auto loop = make_loop();
    std::vector<std::thread::id> ids;
    std::thread other([&] {
        for (int i = 0; i < 100; ++i) loop->post([&] { ids.push_back(std::this_thread::get_id()); });
        loop->post([&] { loop->stop(); });
    });
    loop->run();
    other.join();
    EXPECT_EQ(ids, std::vector(100, std::this_thread::get_id()));
}

TEST(Loop, WhatIsCalledOffDoesNotRun) {
    const auto loop = make_loop();
    const TimeMs start = loop->now();
    std::vector<int> ran;
    const Planned first = loop->at(start + 10, [&] { ran.push_back(1); });
    const Planned third = loop->at(start + 20, [&] { ran.push_back(3); });
    loop->at(start + 20 - 1, [&] {
        ran.push_back(2);
        loop->call_off(third);  // due in the same round, maybe
    });
    loop->at(start + 30, [&] { loop->stop(); });
    loop->call_off(first);
    loop->call_off(first);
    loop->run();
    EXPECT_EQ(ran, (std::vector<int>{2}));
}

TEST(Loop, SignalsAreHeardEachTime) {
    const auto loop = make_loop();
    std::vector<int> heard;
    loop->on_signal([&](int number) {
        heard.push_back(number);
        if (heard.size() == 3) return loop->stop();
        std::raise(heard.size() == 1 ? SIGHUP : SIGINT);
    });
    loop->post([] { std::raise(SIGTERM); });
    loop->run();
    EXPECT_EQ(heard, (std::vector<int>{SIGTERM, SIGHUP, SIGINT}));
}

}  // namespace
}  // namespace trencavel::server
