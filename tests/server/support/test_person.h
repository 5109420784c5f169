// Someone at a browser: a cookie for requests, a socket for tables, and queues of all that the server has
// said.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "record/json.h"
#include "server/support/raw_client.h"
#include "server/support/server_process.h"

namespace trencavel::server_tests {

using record::Json;

struct HttpAnswer {
    unsigned status = 0;
    Json json;  // null if the body is none
    RawResponse raw;

    std::string code() const { return json.is_object() ? json.value("code", "") : ""; }
};

class TestPerson {
public:
    /// A person of this name; nobody in particular if it is empty.
    TestPerson(const ServerProcess& server, const std::string& name);
    TestPerson(TestPerson&&) = default;
    TestPerson(const TestPerson&) = delete;
    TestPerson& operator=(const TestPerson&) = delete;
    TestPerson& operator=(TestPerson&&) = delete;
    ~TestPerson() = default;

    /// Another device with the same cookie.
    TestPerson same_person() const;

    const std::string& id() const { return id_; }
    const std::string& name() const { return name_; }
    std::string cookie;
    std::string language;  // Accept-Language; empty: none is sent

    // Requests.
    HttpAnswer request(const std::string& method, const std::string& path, const Json& body = nullptr,
                       const RawHeaders& more = {});
    HttpAnswer get(const std::string& path) { return request("GET", path); }
    HttpAnswer post(const std::string& path, const Json& body = nullptr) {
        return request("POST", path, body);
    }

    // The socket; it is opened when it is first needed, and again when it was closed.
    RawResponse open_socket(const RawHeaders& headers = {});
    void close_socket() { socket_.reset(); }
    bool has_socket() const { return socket_ != nullptr; }
    RawClient& socket();
    /// Sends the message, with an id if it has none, and waits for its answer; null if none comes.
    Json ask(Json message);
    /// Only sends it, and gives back its id.
    std::string send(Json message);
    Json answer(const std::string& id);
    /// The next answer to a message whose id could not be read.
    Json nameless_answer();

    // What came by itself.
    /// The events of a table as they were sent, in the order in which they came.
    std::vector<std::string>& events(const std::string& table) { return events_[table]; }
    /// The highest number of a table's events that an answer has named.
    std::size_t told_number(const std::string& table) { return told_[table]; }
    std::deque<Json> questions;
    std::deque<Json> presents;
    std::vector<Json> byes;
    unsigned frames_with_several = 0;

    /// Reads one message if one comes in time.
    bool read_one(Millis patience);
    /// Reads what is there already.
    void read_all();
    bool wait_until(const std::function<bool()>& condition);
    /// Waits until the events of the table have come up to this number.
    bool wait_for_number(const std::string& table, std::size_t number);
    /// The first event of this kind, waiting for it; null if none comes.
    Json wait_for_event(const std::string& table, const std::string& kind);
    /// The question at this ply, waiting for it; null if none comes.
    Json wait_for_question(const std::string& table, unsigned ply);

private:
    TestPerson(const ServerProcess& server, std::string name, std::string id, std::string cookie_text);
    RawHeaders headers() const;
    void sort(const std::string& text);
    void keep_answer(const Json& answer);

    const ServerProcess* server_;
    std::string name_;
    std::string id_;
    std::unique_ptr<RawClient> http_;
    std::uint16_t http_port_ = 0;
    std::unique_ptr<RawClient> socket_;
    std::map<std::string, std::vector<std::string>> events_;
    std::map<std::string, Json> answers_;
    std::map<std::string, std::size_t> told_;
    std::deque<Json> nameless_;
};

}  // namespace trencavel::server_tests
