// A dialogue of tests/dialogues as `trencavel join` has it: what it says to the server, and what it ends
// with.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "client/table_talk.h"
#include "fake_server.h"
#include "support/dialogues.h"

namespace trencavel::client_tests {

class TalkedDialogue {
public:
    explicit TalkedDialogue(const Dialogue& dialogue);

    /// All steps; the test fails where the client says anything else than the dialogue has it.
    void play();
    /// What is said in `end`.
    Json end();

private:
    void take(const Json& step);
    void wait(client::Milliseconds time);
    void hear(const Json& expected);
    void say(const Json& frame);
    Json message_of(const Json& said) const;
    void compare(const Json& said, const Json& expected);
    void compare_id(const Json& said, const std::string& label);
    std::vector<Json> take_unheard();
    void note_answers();

    const Dialogue* dialogue_;
    FakeServer server_;
    client::RemoteTable table_;
    std::chrono::steady_clock::time_point now_{};
    client::TableTalk talk_;
    std::map<std::string, Json> labelled_;  // messages of the client, by the names they have in the file
    std::size_t heard_ = 0;                 // messages of the client that have been looked at
    Json answers_ = Json::array();
};

}  // namespace trencavel::client_tests
