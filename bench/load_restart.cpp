// How soon a server is back with many unfinished games. They are made by the server's own table, written
// straight into its store, and every one has a clock that runs, so that all of them must be woken: the worst
// case.
#include <chrono>
#include <cstdio>
#include <optional>
#include <random>

#include "load_scenes.h"
#include "load_server.h"
#include "load_wire.h"
#include "record/moves.h"
#include "server/fair_draw.h"
#include "server/passphrase.h"
#include "server/server.h"
#include "server/store.h"
#include "server/table.h"

namespace trencavel::load {
namespace {

using namespace server;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kTablesAWrite = 100;
constexpr const char* kPerson = "p0123456789abcdef";
constexpr const char* kCookieSecret = "0123456789abcdef0123456789abcdef";
constexpr std::chrono::seconds kRestartPatience(60);
constexpr std::chrono::seconds kRestartRest(10);

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

TimeMs wall_clock() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

TableId table_id(std::size_t index) {
    TableId id = std::to_string(index);
    return "t" + std::string(9 - id.size(), 'z') + id;
}

/// Makes tables in the middle of a game, each with its own deck.
class GameMaker {
public:
    explicit GameMaker(std::uint32_t seed)
        : games_(tiles::Library::builtin()),
          uptime_({}, wall_clock()),
          world_{games_, uptime_},
          random_(seed) {}

    Append make(const TableId& id, unsigned moves) {
        Table table(id, world_);
        append_ = {};
        take(table, Table::created(terms(), kPerson, wall_clock(), make_secret(), {}));
        for (Seat seat = 0; seat < 2; ++seat) {
            Command join = command(CommandKind::Join);
            join.seat = seat;
            join.name = seat == 0 ? "Anna" : "Bert";
            join.contribution = std::string(32, 'a');
            carry_out(table, join);
        }
        carry_out(table, command(CommandKind::Start));
        for (unsigned i = 0; i < moves; ++i) carry_out(table, any_move(table));
        append_.row = table.row();
        return std::move(append_);
    }

private:
    static Terms terms() {
        Terms terms;
        terms.game = "carcassonne";
        terms.seats = {{}, {}};
        terms.clock = {ClockKind::Days, TimeMs{86'400'000}};
        return terms;
    }
    Command command(CommandKind kind) {
        Command command{.kind = kind};
        command.person = kPerson;
        command.caller = "Anna";
        command.id = "m" + std::to_string(append_.bodies.size());
        return command;
    }
    Command any_move(const Table& table) {
        Command move = command(CommandKind::Move);
        const std::vector<Move> moves = table.game()->legal_moves();
        move.ply = table.ply();
        move.text = record::spell(moves[random_() % moves.size()], table.game()->tables());
        return move;
    }
    void carry_out(Table& table, const Command& command) {
        for (const Json& event : table.decide(command, wall_clock()).events) take(table, event);
    }
    void take(Table& table, const Json& event) {
        table.fold(event);
        append_.bodies.push_back(event.dump());
    }

    GameShelf games_;
    Uptime uptime_;
    TableWorld world_;
    std::mt19937 random_;
    Append append_;
};

bool write_all(Store& store, const std::vector<Write>& writes) {
    for (const WriteResult& result : store.write(writes)) {
        if (result.status == WriteStatus::Done) continue;
        std::printf("cannot be written: %s\n", result.reason.c_str());
        return false;
    }
    return true;
}

bool fill_store(const Options& options, const std::string& data) {
    Result<std::unique_ptr<Store>> store = open_sqlite_store(database_file(data), Access::Write);
    if (!store) {
        std::printf("%s\n", store.error().c_str());
        return false;
    }
    GameMaker maker(options.seed);
    std::vector<Write> writes = {PutPerson{{kPerson, "Anna", {}, {}, wall_clock()}},
                                 PutSession{hash_of_token(kCookieSecret), kPerson, wall_clock()}};
    for (std::size_t i = 0; i < options.restart_games; ++i) {
        writes.emplace_back(maker.make(table_id(i), options.restart_moves));
        if (writes.size() < kTablesAWrite && i + 1 < options.restart_games) continue;
        if (!write_all(*store.value(), writes)) return false;
        writes.clear();
        show_progress("games made", i + 1, options.restart_games);
    }
    return true;
}

/// Plays one move at a table as soon as that is possible.
class FirstMover final : public LinkUser {
public:
    explicit FirstMover(TableId table) : table_(std::move(table)) {}

    void upgraded(Link& link) override { say(link, "watch", ",\"from\":0"); }
    void received(Link& link, std::string_view text) override {
        if (is_message(text, "question")) {
            const std::size_t at = text.find("\"moves\":[\"") + 10;
            const std::string move(text.substr(at, text.find('"', at) - at));
            say(link, "move",
                ",\"ply\":" + std::to_string(number_after(text, "ply")) + ",\"move\":\"" + move + "\"");
        } else if (is_message(text, "answer") && text_after(text, "id") == "move") {
            acknowledged = text.find("\"ok\":true") != text.npos;
            failed = !acknowledged;
        }
    }
    void lost(Link& /*link*/) override { failed = true; }

    bool acknowledged = false;
    bool failed = false;

private:
    void say(Link& link, const std::string& type, const std::string& more) const {
        link.send_text("{\"type\":\"" + type + "\",\"id\":\"" + type + "\",\"table\":\"" + table_ + "\"" +
                       more + "}");
    }

    TableId table_;
};

class HealthAsker final : public LinkUser {
public:
    void responded(Link& /*link*/, unsigned status, std::string_view /*head*/,
                   std::string_view /*body*/) override {
        healthy = status == 200;
    }
    bool healthy = false;
};

}  // namespace

bool measure_restart(const Options& options, const std::string& data) {
    const auto making = Clock::now();
    if (!fill_store(options, data)) return false;
    std::printf("%u unfinished games of %u moves made in %.1f s\n", options.restart_games,
                options.restart_moves, seconds_since(making));
    const auto start = Clock::now();
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    std::printf("it listens        %.3f s after its start\n", seconds_since(start));
    Wire wire(server.port());
    HealthAsker health;
    wire.open(health)->request("GET", "/health", {}, {});
    FirstMover mover(table_id(options.restart_games - 1));
    wire.open(mover)->upgrade(std::string("trencavel=") + kCookieSecret);
    std::optional<double> healthy;
    while (!mover.acknowledged && !mover.failed && Clock::now() < start + kRestartPatience) {
        wire.run_once(1);
        if (health.healthy && !healthy) healthy = seconds_since(start);
    }
    std::printf("/health answers   %.3f s\nfirst move        %.3f s: %s\n", healthy.value_or(-1),
                seconds_since(start), mover.acknowledged ? "acknowledged" : "NOT ACKNOWLEDGED");
    const double cpu = server.cpu_seconds();
    for (const auto until = Clock::now() + kRestartRest; Clock::now() < until;) wire.run_once(50);
    std::printf("%.0f s later: %.0f KiB resident, %.2f s of CPU used by then, %.2f s at the first move\n",
                std::chrono::duration<double>(kRestartRest).count(), server.resident_kib(),
                server.cpu_seconds(), cpu);
    return mover.acknowledged;
}

}  // namespace trencavel::load
