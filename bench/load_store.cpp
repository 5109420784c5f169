#include "load_store.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "load_scenes.h"
#include "record/moves.h"
#include "server/people/passphrase.h"
#include "server/people/writing.h"
#include "server/server.h"
#include "server/store/open_store.h"
#include "tables/fair_draw.h"
#include "tables/table.h"

namespace trencavel::load {

using namespace server;

namespace {

constexpr std::size_t kTablesAWrite = 100;
constexpr const char* kPerson = "p0123456789abcdef";

TimeMs wall_clock() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// Makes tables in the middle of a game, each with its own deck.
class GameMaker {
public:
    explicit GameMaker(const StoredGames& wanted)
        : wanted_(wanted),
          games_(tiles::Library::builtin()),
          uptime_({}, wall_clock()),
          world_{games_, uptime_, unicode_writing()},
          random_(wanted.seed) {}

    Append make(const TableId& id) {
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
        for (unsigned i = 0; i < wanted_.moves && table.phase() == Phase::Running; ++i)
            carry_out(table, any_move(table));
        append_.row = table.row();
        return std::move(append_);
    }

private:
    Terms terms() const {
        Terms terms;
        terms.game = "carcassonne";
        terms.seats = {{}, {}};
        terms.clock = wanted_.clock;
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
        move.text = record::format(moves[random_() % moves.size()], table.game()->tables());
        return move;
    }
    void carry_out(Table& table, const Command& command) {
        for (const Json& event : table.decide(command, wall_clock()).events) take(table, event);
    }
    void take(Table& table, const Json& event) {
        if (const Result<Message> told = table.fold(event); !told) {
            std::printf("%s\n", told.error().c_str());
            std::exit(1);
        }
        append_.bodies.push_back(event.dump());
    }

    StoredGames wanted_;
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

}  // namespace

TableId stored_table(std::size_t index) {
    TableId id = std::to_string(index);
    return "t" + std::string(9 - id.size(), 'z') + id;
}

bool fill_store(const StoredGames& wanted, const std::string& data) {
    Result<std::unique_ptr<Store>> store = open_sqlite_store(database_file(data), Access::Write);
    if (!store) {
        std::printf("%s\n", store.error().c_str());
        return false;
    }
    GameMaker maker(wanted);
    std::vector<Write> writes = {PutPerson{{kPerson, "Anna", {}, {}, wall_clock()}},
                                 PutSession{hash_of_token(kStoredCookieSecret), kPerson, wall_clock()}};
    for (std::size_t i = 0; i < wanted.games; ++i) {
        writes.emplace_back(maker.make(stored_table(i)));
        if (writes.size() < kTablesAWrite && i + 1 < wanted.games) continue;
        if (!write_all(*store.value(), writes)) return false;
        writes.clear();
        show_progress("games made", i + 1, wanted.games);
    }
    return true;
}

}  // namespace trencavel::load
