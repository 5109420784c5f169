#include "client/table_talk.h"

#include <algorithm>
#include <utility>

#include "client/chance.h"
#include "client/talk_messages.h"

namespace trencavel::client {
namespace {

constexpr Milliseconds kFirstPause{200};
constexpr Milliseconds kLongestPause{5000};
constexpr Milliseconds kTryLater{400};      // after `too_fast` and `busy`
constexpr Milliseconds kAnswerDue{15000};   // longer than any answer takes
constexpr Milliseconds kNothingToDo{5000};  // pings are to be answered

}  // namespace

TableTalk::TableTalk(Server& server, RemoteTable& table, Visitor visitor, std::function<Time()> now)
    : server_(server),
      table_(table),
      visitor_(std::move(visitor)),
      now_(std::move(now)),
      next_try_(now_()),
      pause_(kFirstPause),
      id_prefix_(random_hex(12)) {}

void TableTalk::attend() {
    if (!lost_.empty()) return;
    if (!link_ && now_() >= next_try_) connect();
    receive();
    if (link_ && answer_due_ && now_() >= *answer_due_) drop("the server does not answer");
    if (later_ && now_() >= *later_) {
        later_.reset();
        if (link_ && watch_id_.empty() && !up_to_date_) watch();
    }
    send_first();
}

Milliseconds TableTalk::patience() const {
    Time due = now_() + kNothingToDo;
    if (!link_) due = std::min(due, next_try_);
    if (link_ && later_) due = std::min(due, *later_);
    if (link_ && answer_due_) due = std::min(due, *answer_due_);
    const auto left = std::chrono::ceil<Milliseconds>(due - now_());
    return std::max(left, Milliseconds(0));
}

void TableTalk::connect() {
    Result<std::unique_ptr<Connection>> link = server_.connect(visitor_.cookie);
    if (!link) return drop(link.error());
    link_ = std::move(link.value());
    hello_id_ = fresh_id();
    put(Json{{"type", "hello"}, {"id", hello_id_}, {"language", visitor_.language}, {"together", true}}
            .dump());
    watch();
}

/// The pauses grow as long as no connection comes to anything.
void TableTalk::drop(const std::string& reason) {
    link_.reset();
    if (trouble_.empty()) trouble_ = reason;
    next_try_ = now_() + pause_;
    pause_ = std::min(pause_ * 2, kLongestPause);
    up_to_date_ = first_sent_ = watch_more_ = false;
    watch_id_.clear();
    later_.reset();
    answer_due_.reset();
}

void TableTalk::receive() {
    while (link_ && lost_.empty()) {
        const Received received = link_->receive(Milliseconds(0));
        if (std::holds_alternative<NothingYet>(received)) return;
        if (const std::string* text = std::get_if<std::string>(&received)) {
            hear(*text);
        } else {
            drop("the connection was closed");
        }
    }
}

void TableTalk::hear(const std::string& text) {
    try {
        // One of them may end the connection: the rest comes again on the next one.
        for (const Json& message : messages_in(text)) {
            if (link_) hear_message(message);
        }
    } catch (const Json::exception&) {
        drop("the server says what cannot be read");
    }
}

void TableTalk::hear_message(const Json& message) {
    const std::string type = message.at("type").get<std::string>();
    if (type == "answer") return hear_answer(message);
    if (message.value("table", "") != table_.id() && type != "bye") return;
    if (type == "event") hear_event(message);
    if (type == "present") table_.hear_presence(message);
    if (type == "bye") hear_bye(message);
}

void TableTalk::hear_event(const Json& event) {
    switch (table_.hear(event)) {
        case Heard::Taken:
        case Heard::Known:
            return go_on_watching();
        case Heard::Gap:
            up_to_date_ = false;
            if (watch_id_.empty()) watch();
            return;
        case Heard::Wrong:
            lost_ = "The game here is not the one at the server: " + table_.problem();
            link_.reset();
            return;
    }
}

void TableTalk::hear_answer(const Json& answer) {
    const std::string id = answer.at("id").is_string() ? answer.at("id").get<std::string>() : "";
    answer_due_.reset();
    if (id == hello_id_) return hear_hello(answer);
    if (id == watch_id_ && !id.empty()) return hear_watch(answer);
    const bool is_first = first_sent_ && (id.empty() || id == unanswered_.front().id);
    if (is_first) hear_answer_to_first(answer);
}

void TableTalk::hear_hello(const Json& answer) {
    const Json now = answer.value("now", Json());
    if (!now.is_number_integer()) return;
    const auto there = now.get<std::int64_t>();
    if (there < 0 || there > kTimeMsMax) return;
    const auto here =
        std::chrono::duration_cast<Milliseconds>(std::chrono::system_clock::now().time_since_epoch());
    clock_ahead_ms_ = there - here.count();
}

void TableTalk::hear_watch(const Json& answer) {
    watch_id_.clear();
    if (answer.value("ok", false)) {
        watch_until_ = answer.value("number", std::uint32_t{0});
        watch_more_ = answer.value("more", false);
        pause_ = kFirstPause;
        trouble_.clear();
        return go_on_watching();
    }
    if (is_for_later(answer)) return try_later();
    if (passes(answer)) return drop(reason_in(answer));
    lost_ = reason_in(answer);
    link_.reset();
}

/// A long history comes in parts.
void TableTalk::go_on_watching() {
    if (up_to_date_ || !watch_id_.empty() || table_.number() < watch_until_) return;
    if (std::exchange(watch_more_, false)) return watch();
    up_to_date_ = true;
}

void TableTalk::hear_answer_to_first(const Json& answer) {
    first_sent_ = false;
    if (is_for_later(answer)) return try_later();
    Answer heard{.type = unanswered_.front().type, .ok = answer.value("ok", false)};
    unanswered_.pop_front();
    heard.code = answer.value("code", "");
    heard.text = answer.value("text", "");
    heard.content = answer;
    if (heard.ok) acknowledged_ = std::max(acknowledged_, answer.value("number", std::uint32_t{0}));
    answers_.push_back(std::move(heard));
    send_first();
}

void TableTalk::hear_bye(const Json& message) {
    const std::string reason = reason_in(message);
    if (is_for_good(message)) lost_ = reason;
    drop(reason);
}

void TableTalk::watch() {
    watch_id_ = fresh_id();
    Json message = {{"type", "watch"}, {"id", watch_id_}, {"table", table_.id()}, {"from", table_.number()}};
    if (!visitor_.invitation.empty()) message["invitation"] = visitor_.invitation;
    put(message.dump());
}

void TableTalk::send(const std::string& type, const Json& fields) {
    Json message = {{"type", type}, {"id", fresh_id()}, {"table", table_.id()}};
    message.update(fields);
    unanswered_.push_back({message.at("id").get<std::string>(), type, message.dump()});
    send_first();
}

/// One at a time, so that they arrive in their order whatever happens.
void TableTalk::send_first() {
    if (!link_ || first_sent_ || later_ || unanswered_.empty() || !lost_.empty()) return;
    first_sent_ = put(unanswered_.front().text);
}

bool TableTalk::put(const std::string& text) {
    if (!link_) return false;
    if (const std::optional<Error> problem = link_->send(text)) {
        drop(problem->text);
        return false;
    }
    answer_due_ = now_() + kAnswerDue;
    return true;
}

void TableTalk::try_later() {
    later_ = now_() + kTryLater;
}

bool TableTalk::is_waiting() const {
    return !unanswered_.empty() || table_.number() < acknowledged_;
}

std::vector<Answer> TableTalk::take_answers() {
    return std::exchange(answers_, {});
}

std::string TableTalk::fresh_id() {
    return id_prefix_ + "-" + std::to_string(++ids_);
}

}  // namespace trencavel::client
