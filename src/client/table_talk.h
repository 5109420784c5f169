// Talking with a server about one table: messages are sent until they are answered, events that were missed
// are asked for, and a connection that was lost is made anew.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/remote_table.h"
#include "client/server.h"

namespace trencavel::client {

/// What the server said to a message.
struct Answer {
    std::string type;  // of the message
    bool ok = false;
    std::string code = {};  // of a refusal
    std::string text = {};  // of a refusal, for people
    Json content = {};
};

/// Who watches.
struct Visitor {
    std::string cookie = {};
    std::string language = "en";
    std::string invitation = {};
};

class TableTalk {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Server and table must outlive it. `now` is for tests.
    TableTalk(Server& server, RemoteTable& table, Visitor visitor,
              std::function<Time()> now = std::chrono::steady_clock::now);

    /// Does all that can be done now: connects, sends, and takes in what has come.
    void attend();
    /// How long nothing needs to be done, if nothing comes.
    Milliseconds patience() const;
    /// Becomes readable when something comes; -1 while there is no connection.
    int descriptor() const { return link_ ? link_->descriptor() : -1; }

    /// A message of this type about the table. Until it is answered it is sent again after every loss of the
    /// connection, with the same id.
    void send(const std::string& type, const Json& fields = Json::object());
    /// A message is not answered yet, or its event has not come.
    bool is_waiting() const;
    std::vector<Answer> take_answers();

    /// All events have been heard that there were when the connection was made.
    bool is_up_to_date() const { return up_to_date_; }
    /// Why there is no connection at present.
    const std::string& trouble() const { return trouble_; }
    /// Why there will be none any more, and nothing more will be heard; empty: it goes on.
    const std::string& lost() const { return lost_; }
    /// What the server's clock shows more than ours, in ms.
    std::int64_t clock_ahead_ms() const { return clock_ahead_ms_; }

private:
    struct Message {
        std::string id;
        std::string type;
        std::string text;
    };

    void connect();
    void drop(const std::string& reason);
    void receive();
    void hear(const std::string& text);
    void hear_message(const Json& message);
    void hear_event(const Json& event);
    void hear_answer(const Json& answer);
    void hear_hello(const Json& answer);
    void hear_watch(const Json& answer);
    void hear_answer_to_first(const Json& answer);
    void hear_bye(const Json& message);
    void watch();
    void go_on_watching();
    void send_first();
    std::string fresh_id();
    bool put(const std::string& text);
    void try_later();

    Server& server_;
    RemoteTable& table_;
    Visitor visitor_;
    std::function<Time()> now_;

    std::unique_ptr<Connection> link_;
    Time next_try_;
    Milliseconds pause_;
    std::string trouble_;
    std::string lost_;

    std::string id_prefix_;
    unsigned ids_ = 0;
    std::string hello_id_;
    std::string watch_id_;           // empty: no answer is awaited
    std::uint32_t watch_until_ = 0;  // the events up to here are on their way
    bool watch_more_ = false;        // and there are others, to be asked for
    bool up_to_date_ = false;
    std::int64_t clock_ahead_ms_ = 0;

    std::deque<Message> unanswered_;
    bool first_sent_ = false;
    std::optional<Time> later_;       // when what the server had no time for is tried again
    std::optional<Time> answer_due_;  // a server that says nothing for so long is gone
    std::uint32_t acknowledged_ = 0;  // events up to here are there, heard or not
    std::vector<Answer> answers_;
};

}  // namespace trencavel::client
