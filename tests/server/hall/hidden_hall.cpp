#include "server/hall/hidden_hall.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "bots/bots.h"
#include "server/people/writing.h"

namespace trencavel::server_tests {

using namespace server;

namespace {

constexpr const char* kSecret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
constexpr Rate kNoLimit = {1e9, 1e9};

std::vector<std::string> levels() {
    std::vector<std::string> names;
    for (const BotInfo& bot : bots()) names.emplace_back(bot.name);
    return names;
}

std::string_view type_of(std::string_view text) {
    constexpr std::string_view kBegin = "{\"type\":\"";
    if (!text.starts_with(kBegin)) return {};
    const std::string_view rest = text.substr(kBegin.size());
    return rest.substr(0, rest.find('"'));
}

}  // namespace

class TestHall::RecordingSocket final : public Socket {
public:
    RecordingSocket(TestHall& hall, std::string name) : hall_(hall), name_(std::move(name)) {}
    void send(Message message) override { hall_.note(name_, *message); }
    void close(std::uint16_t code, std::string_view reason) override {
        hall_.note(name_, "closed " + std::to_string(code) + " " + std::string(reason));
    }
    void pause() override {}
    void resume() override {}

private:
    TestHall& hall_;
    std::string name_;
};

TestHall::TestHall(DealerMaker deal, const ArchiveMaker& archive)
    : memory_(make_memory_store()),
      archive_(archive ? archive(scheduler_) : make_direct_archive(scheduler_, *memory_)),
      log_(LogLevel::Debug),
      metrics_(levels()),
      games_(tiles::Library::builtin()),
      uptime_({}, scheduler_.now()),
      bots_(std::make_unique<BotPool>(scheduler_, 1, 100, ThinkUntil::FewNodes)) {
    const HallWorld world{scheduler_,
                          *archive_,
                          *bots_,
                          at_once(scheduler_),
                          metrics_,
                          log_,
                          {games_, uptime_, unicode_writing(), std::move(deal)}};
    HallLimits limits;
    limits.chat = kNoLimit;
    limits.messages = {kNoLimit, kNoLimit};
    hall_ = std::make_unique<Hall>(world, limits);
}

TestHall::~TestHall() {
    bots_.reset();  // its thread posts to the scheduler
    archive_->finish();
}

PersonId person_called(const std::string& name) {
    std::string id = "p";
    for (std::size_t i = 0; i < 16; ++i)
        id += "0123456789abcdef"[static_cast<unsigned char>(name[i % name.size()]) % 16];
    return id;
}

std::vector<std::string> TestHall::log_lines() const {
    std::vector<std::string> lines = log_.lines();
    for (std::string& line : lines) line.erase(0, line.find(' '));
    return lines;
}

void TestHall::make_table(const TableId& id, const Json& terms) {
    terms_ = terms;
    Outcome<Terms> read = read_terms(terms);
    ASSERT_TRUE(read) << read.refused().about;
    const PersonId host = person_called(sessions_.front().first);
    bool made = false;
    hall_->create(id, Table::created(read.value(), host, scheduler_.now(), kSecret, {}),
                  [&](const Refusable& refused) { made = !refused; });
    EXPECT_TRUE(scheduler_.run_until([&] { return made; }));
}

void TestHall::enter(const std::string& name, bool is_person) {
    Visitor visitor;
    if (is_person) visitor = {person_called(name), name, {}};
    auto session = std::make_shared<Session>(*hall_, visitor, Language::English);
    session->opened(std::make_shared<RecordingSocket>(*this, name));
    sessions_.emplace_back(name, std::move(session));
}

void TestHall::say(const std::string& name, const Json& message) {
    for (const auto& [called, session] : sessions_) {
        if (called == name) session->received(message.dump());
    }
    scheduler_.run_posted();
}

void TestHall::settle() {
    scheduler_.run_posted();
    if (computer_is_asked()) {
        EXPECT_TRUE(scheduler_.run_until([this] { return !computer_is_asked(); }));
    }
    scheduler_.run_posted();
}

bool TestHall::computer_is_asked() const {
    if (ended_ || !asks_.is_object()) return false;
    return terms_.at("seats").at(asks_.at("seat").get<std::size_t>()).at("kind") == "computer";
}

bool TestHall::wait_for_answer(const std::string& id) {
    return scheduler_.run_until([&] { return answer(id).is_object(); });
}

void TestHall::pass_time(TimeMs milliseconds) {
    scheduler_.advance_to(scheduler_.now() + milliseconds);
    scheduler_.run_posted();
}

void TestHall::note_record(const TableId& id) {
    hall_->look(id, [this](const Outcome<const Table*>& table) {
        note("record", table ? table.value()->record() + table.value()->summary() : "none");
    });
    scheduler_.run_posted();
}

/// Events are heeded once, as the first visitor hears them.
void TestHall::note(const std::string& to, const std::string& text) {
    sent_.push_back({to, text});
    const std::string_view type = type_of(text);
    if (type == "question") question_ = Json::parse(text);
    if (type == "event" && to == sessions_.front().first) heed_event(Json::parse(text));
}

void TestHall::heed_event(const Json& event) {
    const std::string kind = event.at("kind").get<std::string>();
    if (kind == "move" || kind == "undone" || kind == "ended") question_ = nullptr;
    if (event.contains("asks")) asks_ = event.at("asks");
    ended_ = ended_ || kind == "ended";
}

Json TestHall::answer(const std::string& id) const {
    for (auto each = sent_.rbegin(); each != sent_.rend(); ++each) {
        if (type_of(each->text) != "answer" || each->text.find("\"id\":\"" + id + "\"") == std::string::npos)
            continue;
        return Json::parse(each->text);
    }
    return nullptr;
}

std::size_t TestHall::count(const std::string& to, const std::string& type) const {
    return static_cast<std::size_t>(std::count_if(sent_.begin(), sent_.end(), [&](const SentText& each) {
        return each.to == to && type_of(each.text) == type;
    }));
}

}  // namespace trencavel::server_tests
