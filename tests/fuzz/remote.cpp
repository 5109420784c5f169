// What a server tells `trencavel join` of a table, message by message. A line `x` closes the connection. `$0`
// stands for the id of the first message that was sent on it, `$1` for that of the last one.
#include <deque>
#include <memory>

#include "client/table_talk.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using namespace client;

constexpr const char* kTable = "k3v9q2m7xd";

class ScriptedLink final : public Connection {
public:
    explicit ScriptedLink(std::deque<std::string>& lines) : lines_(lines) {}

    std::optional<Error> send(std::string_view text) override {
        const Json json = Json::parse(text, nullptr, false);
        require(json.is_object() && json.contains("id"), "what is sent is a message", text);
        ids_[1] = json.at("id").get<std::string>();
        if (ids_[0].empty()) ids_[0] = ids_[1];
        return std::nullopt;
    }
    Received receive(Milliseconds) override {
        if (lines_.empty()) return NothingYet{};
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        if (line == "x") return Closed{};
        if (const std::size_t at = line.find("$0"); at != line.npos) line.replace(at, 2, ids_[0]);
        if (const std::size_t at = line.find("$1"); at != line.npos) line.replace(at, 2, ids_[1]);
        return line;
    }
    bool pending() override { return !lines_.empty(); }
    int descriptor() override { return -1; }
    void close() override {}

private:
    std::deque<std::string>& lines_;
    std::string ids_[2];
};

class ScriptedServer final : public Server {
public:
    explicit ScriptedServer(std::deque<std::string>& lines) : lines_(lines) {}
    Result<Reply> request(const std::string&, const Ask&) override { return Error{"there is none"}; }
    Result<std::unique_ptr<Connection>> connect(const std::string&) override {
        return std::unique_ptr<Connection>(std::make_unique<ScriptedLink>(lines_));
    }

private:
    std::deque<std::string>& lines_;
};

/// Whatever the screen asks of a table can be asked.
void look_at(const RemoteTable& table) {
    for (std::size_t seat = 0; seat < table.seats().size(); ++seat) table.holds("p", seat);
    require(!table.asked() || *table.asked() < table.seats().size(), "who is asked has a seat");
    if (table.has_history()) table.history().game().snapshot();
    if (!table.clock()) return;
    const ClockReading& clock = *table.clock();
    require(clock.left_ms.size() == table.seats().size(), "every seat has a clock");
    require(!clock.running || *clock.running < table.seats().size(), "a clock that runs is somebody's");
}

void listen(std::string_view text) {
    const std::vector<std::string> all = lines_of(text);
    std::deque<std::string> lines(all.begin(), all.end());
    ScriptedServer server(lines);
    RemoteTable table(kTable, tiles::Library::builtin());
    TableTalk::Time now;
    TableTalk talk(server, table, {}, [&] { return now; });
    talk.send("move", {{"ply", 0}, {"move", "pass"}});
    while (!lines.empty() && talk.lost().empty()) {
        const std::uint32_t heard = table.number();
        now += std::chrono::minutes(1);
        talk.attend();
        require(table.number() >= heard, "events are not forgotten");
        if (table.problem().empty()) look_at(table);
    }
    require(table.problem().empty() || !talk.lost().empty(), "who hears what cannot be is told");
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    trencavel::fuzz::listen(trencavel::fuzz::text_of(data, size));
    return 0;
}
