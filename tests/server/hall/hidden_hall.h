// The hall of a server without sockets, threads of a store, or real time: what each visitor is sent is
// written down, byte by byte, in the order of sending.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/hall/hall.h"
#include "server/hall/shared_shelf.h"
#include "server/support/test_scheduler.h"
#include "server/talk/session.h"

namespace trencavel::server_tests {

using server::Json;

/// Something that a visitor was sent.
struct SentText {
    std::string to;
    std::string text;
};

class TestHall {
public:
    using ArchiveMaker = std::function<std::unique_ptr<server::Archive>(server::Scheduler&)>;

    /// By default everything is kept in memory.
    explicit TestHall(server::DealerMaker deal = &server::Dealer::shuffled, const ArchiveMaker& archive = {});
    ~TestHall();
    TestHall(const TestHall&) = delete;
    TestHall& operator=(const TestHall&) = delete;

    server::Hall& hall() { return *hall_; }
    TestScheduler& scheduler() { return scheduler_; }
    server::Archive& archive() { return *archive_; }
    /// Log lines without their times, which come from the real clock.
    std::vector<std::string> log_lines() const;

    /// A table whose secret is always the same; the first visitor is its host.
    void make_table(const server::TableId& id, const Json& terms);
    /// Someone comes: a person of this name, or nobody in particular.
    void enter(const std::string& name, bool is_person = true);
    /// Someone says something; what comes of it at once has happened when this returns.
    void say(const std::string& name, const Json& message);
    /// Runs what was posted, and waits for the computer if it is asked.
    void settle();
    /// Waits for an answer to this message.
    bool wait_for_answer(const std::string& id);
    void pass_time(server::TimeMs milliseconds);
    /// Puts down what a request for the record of the table would get.
    void note_record(const server::TableId& id);

    const std::vector<SentText>& sent() const { return sent_; }
    /// The last question that was asked and not yet overtaken by an event; null if there is none.
    const Json& question() const { return question_; }
    bool ended() const { return ended_; }
    /// The last answer to this message; null if there is none.
    Json answer(const std::string& id) const;
    /// How often this visitor was sent something of this type.
    std::size_t count(const std::string& to, const std::string& type) const;

private:
    class RecordingSocket;

    void note(const std::string& to, const std::string& text);
    void heed_event(const Json& event);
    bool computer_is_asked() const;

    TestScheduler scheduler_;
    std::unique_ptr<server::Store> memory_;
    std::unique_ptr<server::Archive> archive_;
    server::MemoryLog log_;
    server::Metrics metrics_;
    server::SharedShelf games_;
    server::Uptime uptime_;
    std::unique_ptr<server::BotPool> bots_;
    std::unique_ptr<server::Hall> hall_;
    std::vector<std::pair<std::string, std::shared_ptr<server::Session>>> sessions_;
    std::vector<SentText> sent_;
    Json terms_;
    Json question_;
    Json asks_;
    bool ended_ = false;
};

server::PersonId person_called(const std::string& name);

}  // namespace trencavel::server_tests
