#include "server/support/test_person.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

namespace trencavel::server_tests {
namespace {

using SteadyClock = std::chrono::steady_clock;

std::string new_id() {
    static std::atomic<unsigned> last = 0;
    return "m" + std::to_string(++last);
}

}  // namespace

TestPerson::TestPerson(const ServerProcess& server, const std::string& name)
    : TestPerson(server, name, {}, {}) {
    if (name.empty()) return;
    const HttpAnswer made = post("/api/people", {{"name", name}});
    if (made.status != 201) return;
    id_ = made.json.at("person").at("id").get<std::string>();
    cookie = made.raw.cookie();
}

TestPerson::TestPerson(const ServerProcess& server, std::string name, std::string id, std::string cookie_text)
    : cookie(std::move(cookie_text)), server_(&server), name_(std::move(name)), id_(std::move(id)) {}

TestPerson TestPerson::same_person() const {
    return {*server_, name_, id_, cookie};
}

RawHeaders TestPerson::headers() const {
    RawHeaders all;
    if (!cookie.empty()) all.emplace_back("Cookie", cookie);
    if (!language.empty()) all.emplace_back("Accept-Language", language);
    return all;
}

HttpAnswer TestPerson::request(const std::string& method, const std::string& path, const Json& body,
                               const RawHeaders& more) {
    RawHeaders all = headers();
    all.insert(all.end(), more.begin(), more.end());
    const std::string text = body.is_null() ? std::string() : body.dump();
    if (!text.empty()) all.emplace_back("Content-Type", "application/json");
    HttpAnswer answer;
    // A connection that was kept may have been closed meanwhile: then a new one.
    for (int attempt = 0; attempt < 2 && answer.status == 0; ++attempt) {
        if (!http_ || http_port_ != server_->port() || attempt > 0) {
            http_ = std::make_unique<RawClient>(server_->port());
            http_port_ = server_->port();
        }
        http_->send_bytes(request_text(method, path, all, text));
        answer.raw = http_->response(method != "HEAD");
        answer.status = answer.raw.status;
    }
    answer.json = Json::parse(answer.raw.body, nullptr, false);
    if (answer.json.is_discarded()) answer.json = nullptr;
    return answer;
}

RawResponse TestPerson::open_socket(const RawHeaders& more) {
    RawHeaders all = headers();
    all.insert(all.end(), more.begin(), more.end());
    socket_ = std::make_unique<RawClient>(server_->port());
    RawResponse response = socket_->upgrade("/socket", {}, all);
    if (response.status != 101) socket_.reset();
    return response;
}

RawClient& TestPerson::socket() {
    if (!socket_) open_socket();
    if (!socket_) socket_ = std::make_unique<RawClient>(server_->port());
    return *socket_;
}

std::string TestPerson::send(Json message) {
    if (!message.contains("id")) message["id"] = new_id();
    socket().send_text(message.dump());
    return message.at("id").is_string() ? message.at("id").get<std::string>() : std::string();
}

Json TestPerson::ask(Json message) {
    return answer(send(std::move(message)));
}

Json TestPerson::answer(const std::string& id) {
    if (id.empty()) return nameless_answer();
    if (!wait_until([&] { return answers_.contains(id); })) return nullptr;
    return answers_.extract(id).mapped();
}

Json TestPerson::nameless_answer() {
    if (!wait_until([&] { return !nameless_.empty(); })) return nullptr;
    const Json first = nameless_.front();
    nameless_.pop_front();
    return first;
}

/// What comes together comes as an array.
void TestPerson::sort(const std::string& text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_array()) {
        ++frames_with_several;
        for (const Json& each : json) sort(each.dump());
        return;
    }
    const std::string type = json.is_object() ? json.value("type", "") : "";
    if (type == "event") {
        events_[json.at("table").get<std::string>()].push_back(text);
    } else if (type == "answer") {
        keep_answer(json);
    } else if (type == "question") {
        questions.push_back(json);
    } else if (type == "present") {
        presents.push_back(json);
    } else if (type == "bye") {
        byes.push_back(json);
    }
}

void TestPerson::keep_answer(const Json& answer) {
    if (answer.contains("number") && answer.contains("table")) {
        std::size_t& told = told_[answer.at("table").get<std::string>()];
        told = std::max(told, answer.at("number").get<std::size_t>());
    }
    if (answer.at("id").is_string()) {
        answers_[answer.at("id").get<std::string>()] = answer;
    } else {
        nameless_.push_back(answer);
    }
}

bool TestPerson::read_one(Millis patience) {
    const std::optional<std::string> text = socket().next_text(patience);
    if (text) sort(*text);
    return text.has_value();
}

void TestPerson::read_all() {
    while (read_one(Millis(0))) {
    }
}

bool TestPerson::wait_until(const std::function<bool()>& condition) {
    const auto until = SteadyClock::now() + kPatience;
    while (!condition()) {
        const auto left = std::chrono::duration_cast<Millis>(until - SteadyClock::now());
        if (left.count() <= 0 || !read_one(left)) return condition();
    }
    return true;
}

bool TestPerson::wait_for_number(const std::string& table, std::size_t number) {
    return wait_until([&] {
        const std::vector<std::string>& all = events_[table];
        return !all.empty() && Json::parse(all.back()).at("n").get<std::size_t>() >= number;
    });
}

Json TestPerson::wait_for_event(const std::string& table, const std::string& kind) {
    std::size_t seen = 0;
    Json found;
    wait_until([&] {
        const std::vector<std::string>& all = events_[table];
        for (; seen < all.size() && found.is_null(); ++seen) {
            const Json event = Json::parse(all[seen]);
            if (event.at("kind") == kind) found = event;
        }
        return !found.is_null();
    });
    return found;
}

Json TestPerson::wait_for_question(const std::string& table, unsigned ply) {
    Json found;
    wait_until([&] {
        const auto is_it = [&](const Json& each) {
            return each.at("table") == table && each.at("ply") == ply;
        };
        const auto at = std::find_if(questions.begin(), questions.end(), is_it);
        if (at != questions.end()) found = *at;
        return at != questions.end();
    });
    return found;
}

}  // namespace trencavel::server_tests
