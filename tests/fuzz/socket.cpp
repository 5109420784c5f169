// What people say on their sockets. The first line chooses the game; each of the others begins with who
// speaks: a (host, seated), b (seated), c (looks on), anyone else is nobody.
#include <map>
#include <memory>

#include "quiet_hall.h"
#include "record/text.h"
#include "server/talk/session.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using namespace server;

constexpr std::size_t kLinesMax = 60;
constexpr char kNobody = 'n';

/// What a visitor has been sent, message by message.
class Ear final : public Socket {
public:
    void send(Message message) override {
        const Json json = Json::parse(*message, nullptr, false);
        require(!json.is_discarded(), "what is sent is JSON", *message);
        if (!json.is_array()) return heard.push_back(json);
        heard.insert(heard.end(), json.begin(), json.end());
    }
    void close(std::uint16_t, std::string_view) override { is_open = false; }
    void pause() override {}
    void resume() override {}

    std::vector<Json> heard;
    bool is_open = true;
};

class Guests {
public:
    explicit Guests(std::size_t game) : quiet_(game) {
        enter('a', kAnna, "Anna");
        enter('b', kBert, "Bert");
        enter('c', "pcccccccccccccccc", "Clara");
        enter(kNobody, {}, {});
        for (const char who : {'a', 'b', 'c'})
            say(who, R"({"id":"w","type":"watch","table":"running234","from":0})");
    }

    void say(char who, const std::string& text) {
        if (!guests_.contains(who)) who = kNobody;
        if (!guests_.at(who).ear->is_open) return;
        const auto before = quiet_.standings();
        for (auto& [name, guest] : guests_) guest.ear->heard.clear();
        guests_.at(who).session->received(text);
        quiet_.settle();
        require(answers_to(who, text, before) == 1 || guests_.at(who).session->thinking,
                "every message is answered once", text);
    }

    void require_stored() { quiet_.require_stored(); }

private:
    struct Guest {
        std::shared_ptr<Ear> ear;
        std::shared_ptr<Session> session;
    };

    void enter(char who, const PersonId& person, const std::string& name) {
        const Visitor visitor{person, name, {}};
        Guest guest{std::make_shared<Ear>(),
                    std::make_shared<Session>(quiet_.hall(), visitor, Language::English)};
        guest.session->opened(guest.ear);
        guests_[who] = std::move(guest);
    }

    /// How many there are.
    unsigned answers_to(char who, const std::string& text, const std::array<Standing, 2>& before) {
        unsigned answers = 0;
        for (const auto& [name, guest] : guests_) {
            for (const Json& message : guest.ear->heard) {
                if (message.at("type").get<std::string>() != "answer") continue;
                require(name == who, "only who asks is answered", text);
                ++answers;
                if (!message.at("ok").get<bool>()) require_refused(message, before);
            }
        }
        return answers;
    }

    void require_refused(const Json& answer, const std::array<Standing, 2>& before) {
        require(!answer.at("code").get<std::string>().empty(), "a refusal has a code");
        require(!answer.at("text").get<std::string>().empty(), "a refusal has a reason");
        require(quiet_.standings() == before, "what is refused changes nothing", answer.dump());
    }

    QuietHall quiet_;
    std::map<char, Guest> guests_;
};

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trencavel::fuzz;
    const std::vector<std::string> lines = lines_of(text_of(data, size));
    if (lines.empty() || lines.size() > kLinesMax) return 0;
    Guests guests(trencavel::record::parse_unsigned(lines.front()).value_or(0));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!lines[i].empty()) guests.say(lines[i].front(), lines[i].substr(1));
    }
    guests.require_stored();
    return 0;
}
