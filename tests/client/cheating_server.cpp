#include "cheating_server.h"

#include <stdexcept>
#include <utility>

#include "scripted_table.h"
#include "tables/played_on.h"

namespace trencavel::client_tests {
namespace {

constexpr const char* kSecret = "3bcbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad";
const Json kPerson = {{"id", kAnna}, {"name", "Anna"}, {"account", nullptr}};

server::Message frame_of(const Json& message) {
    return std::make_shared<const std::string>(message.dump());
}

std::vector<TileId> dealt_deck(const server::FairDraw& draw, const Game& game) {
    return server::dealt_anew(server::nothing_dealt(game), game.tables(), server::source_of(draw)).deck;
}

}  // namespace

/// What is told of the table: at first that it was made, and after a seat was given, all the rest.
class CheatingServer::Table {
public:
    explicit Table(unsigned version)
        : draw_{kTable, server::commitment_of(version, kSecret), kSecret, {}, {}, version} {}

    Json created() const {
        ScriptedTable script;
        Json event = script.created();
        event["seats"][1] = {{"kind", "computer"}, {"level", "greedy"}};
        event["commitment"] = draw_.commitment;
        if (draw_.version > 1) event["draw"] = draw_.version;
        return changed(std::move(event));
    }

    std::vector<Json> game_with(const std::string& contribution) const {
        server::FairDraw draw = draw_;
        draw.contributions = {contribution, "-"};
        if (cheat.changes_draw) cheat.changes_draw(draw);
        ScriptedTable script;
        std::vector<TileId> deck = dealt_deck(draw, script.game());
        if (cheat.stacks_deck) cheat.stacks_deck(deck);
        script.deal_from(std::move(deck));
        std::vector<Json> events{script.created(), script.joined(0), script.started()};
        events[2]["contributions"] = draw.contributions;
        script.game().end_early({EarlyEndKind::Resigned, 1});
        events.push_back(script.ended("resigned", 1));
        events[3]["secret"] = draw.secret;
        events.erase(events.begin());
        for (Json& event : events) event = changed(std::move(event));
        return events;
    }

    Cheat cheat;
    std::vector<std::string> contributions;

private:
    Json changed(Json event) const {
        if (cheat.changes_event) cheat.changes_event(event);
        return event;
    }

    server::FairDraw draw_;
};

class CheatingServer::Guest final : public server::SocketListener {
public:
    explicit Guest(CheatingServer& server) : server_(server) {}

    void opened(std::shared_ptr<server::Socket> socket) override { socket_ = std::move(socket); }
    void closed() override {}
    void received(std::string_view text) override {
        const std::scoped_lock lock(server_.mutex_);
        const Json message = Json::parse(text);
        const std::string type = message.at("type").get<std::string>();
        Json answer = {{"type", "answer"}, {"id", message.at("id")}, {"ok", true}, {"table", kTable}};
        if (type == "hello") answer.update({{"person", kPerson}, {"version", "0"}, {"now", 1000}});
        if (type == "watch") answer.update({{"number", 1}, {"more", false}});
        if (type == "join") return hear_join(message, answer);
        socket_->send(frame_of(answer));
        if (type == "watch") socket_->send(frame_of(server_.table_->created()));
    }

private:
    void hear_join(const Json& message, Json& answer) {
        Table& table = *server_.table_;
        table.contributions.push_back(message.at("contribution").get<std::string>());
        if (table.cheat.refuses_seats)
            answer.update({{"ok", false}, {"code", "seat_taken"}, {"text", "Somebody sits there."}});
        Json frame = Json::array({answer});  // in one, so that nothing is asked before the end
        if (!table.cheat.refuses_seats) {
            for (Json& event : table.game_with(table.contributions.back())) frame.push_back(std::move(event));
        }
        socket_->send(frame_of(frame));
    }

    CheatingServer& server_;
    std::shared_ptr<server::Socket> socket_;
};

class CheatingServer::Handler final : public server::Handler {
public:
    explicit Handler(CheatingServer& server) : server_(server) {}

    void handle(server::Request, std::function<void(server::Response)> respond) override {
        respond({.body = Json{{"ok", true}, {"person", kPerson}}.dump(),
                 .headers = {{"Set-Cookie", "trencavel=1f; Path=/"}}});
    }
    void upgrade(server::Request, std::function<void(server::Upgrade)> decide) override {
        decide({.listener = std::make_shared<Guest>(server_)});
    }

private:
    CheatingServer& server_;
};

CheatingServer::CheatingServer(unsigned draw_version)
    : table_(std::make_unique<Table>(draw_version)),
      handler_(std::make_unique<Handler>(*this)),
      loop_(server::make_loop()) {
    auto http = server::serve_http(*loop_, *handler_, "127.0.0.1", 0, {});
    if (!http.ok()) throw std::runtime_error(http.error());
    http_ = std::move(http.value());
    thread_ = std::thread([this] { loop_->run(); });
}

CheatingServer::~CheatingServer() {
    loop_->stop();
    thread_.join();
    http_.reset();
    loop_.reset();
}

std::string CheatingServer::url() const {
    return "http://127.0.0.1:" + std::to_string(http_->port()) + "/t/" + kTable;
}

void CheatingServer::cheat(Cheat cheat) {
    const std::scoped_lock lock(mutex_);
    table_->cheat = std::move(cheat);
}

std::vector<std::string> CheatingServer::contributions() {
    const std::scoped_lock lock(mutex_);
    return table_->contributions;
}

}  // namespace trencavel::client_tests
