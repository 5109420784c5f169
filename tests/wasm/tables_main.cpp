// Whole tables without a server: people sit down, play, undo, chat, offer draws and play on from a game that
// is over. Prints a digest of all that was stored and told, which must be the same on every machine and in
// WebAssembly.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "bots/bots.h"
#include "core/hexadecimal.h"
#include "core/sha256.h"
#include "record/json_text.h"
#include "record/moves.h"
#include "tables/table.h"
#include "tests/tables/plain_writing.h"

namespace trencavel::server {
namespace {

constexpr std::array kKindsOfGames = {
    R"({"game":"carcassonne","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"move","seconds":60}})",
    R"({"game":"carcassonne","with":["bridges","castles","bazaars"],
        "seats":[{"kind":"open"},{"kind":"open"},{"kind":"computer","level":"greedy"}],"aids":true})",
    R"({"game":"wheel","seats":[{"kind":"open"},{"kind":"computer","level":"random"},{"kind":"open"}],
        "clock":{"kind":"game","seconds":3600}})",
    R"({"game":"castle","seats":[{"kind":"open"},{"kind":"open"}],"open":false})",
    R"({"game":"castle","with":["falcon"],"seats":[{"kind":"open"},{"kind":"open"}]})",
};
constexpr std::size_t kLinesGiven = 25;  // of the game that is played on from

[[noreturn]] void give_up(const std::string& why) {
    std::printf("%s\n", why.c_str());
    std::exit(1);
}

/// What all texts come to, in their order.
class Digest {
public:
    void add(const std::string& text) { so_far_ = hexadecimal(sha256(so_far_ + text)); }
    const std::string& text() const { return so_far_; }

private:
    std::string so_far_;
};

class PlayedTable {
public:
    PlayedTable(const TableWorld& world, TableId id, const Json& terms, Digest& digest)
        : world_(world),
          terms_(read_terms(terms).value()),
          digest_(digest),
          random_(terms.dump().size()),
          table_(std::move(id), world) {}

    /// From the first event to the end of the game.
    void play(const std::optional<Origin>& origin = {}) {
        fold(Table::created(terms_, person(0), now_, hexadecimal(sha256("of " + table_.id())), "invitation",
                            origin));
        for (std::size_t seat = 0; seat < terms_.seats.size(); ++seat) {
            if (terms_.seats[seat].level.empty()) join(static_cast<Seat>(seat));
        }
        must(by(CommandKind::Start, 0));
        for (unsigned turn = 0; table_.phase() == Phase::Running; ++turn) {
            do_more_than_play(turn);
            if (table_.phase() == Phase::Running) must(next_move());
        }
        require_the_same_when_loaded();
        require_fair_draw();
        digest_.add(table_.record());
        digest_.add(table_.summary());
    }

    /// The game's first lines, with draws and reveals.
    Origin origin() const {
        Origin origin{table_.id(), {}};
        const std::vector<Move>& moves = table_.game()->moves();
        for (std::size_t i = 0; i < std::min(kLinesGiven, moves.size()); ++i)
            origin.lines.push_back(record::format(moves[i], table_.game()->tables()));
        return origin;
    }

private:
    static PersonId person(Seat seat) { return "p000000000000000" + std::to_string(seat); }

    Command by(CommandKind kind, Seat seat) {
        Command command{.kind = kind};
        command.person = person(seat);
        command.caller = "Anna";  // all of them, so that they must be told apart
        command.id = "m" + std::to_string(++messages_);
        command.digest = "d";
        command.seat = seat;
        command.ply = table_.ply();
        return command;
    }
    void join(Seat seat) {
        Command command = by(CommandKind::Join, seat);
        command.contribution = std::string(32, static_cast<char>('a' + seat));
        must(command);
    }
    Command next_move() {
        const Seat seat = *table_.asked();
        const bool by_computer = table_.asked_seat()->holder == Holder::Computer;
        Command command = by(by_computer ? CommandKind::ComputerMove : CommandKind::Move, seat);
        if (by_computer) command.id.clear();
        const BotKind bot = seat == 0 ? BotKind::Greedy : BotKind::Random;
        command.text = record::format(choose_move(bot, *table_.game(), random_), table_.game()->tables());
        return command;
    }
    /// Some of it is refused, and that must be the same everywhere, too.
    void do_more_than_play(unsigned turn) {
        if (turn % 5 == 4) may(by(CommandKind::Undo, *table_.asked()));
        if (turn % 11 == 10)
            may(saying(CommandKind::Chat, "Well played, and that in turn " + std::to_string(turn)));
        if (turn % 17 == 15) may(saying(CommandKind::Draw, "offer"));
        if (turn % 17 == 16) may(saying(CommandKind::Draw, "withdraw"));
    }
    Command saying(CommandKind kind, std::string text) {
        Command command = by(kind, 0);
        command.text = std::move(text);
        return command;
    }

    void must(const Command& command) {
        if (const Refusable refused = carry_out(command))
            give_up(table_.id() + ": " + text(*refused, Language::English) + " " + command.text);
    }
    void may(const Command& command) {
        if (const Refusable refused = carry_out(command)) digest_.add(text(*refused, Language::German));
    }
    Refusable carry_out(const Command& command) {
        now_ += 1500;
        Decision decision = table_.decide(command, now_);
        for (const Json& event : decision.events) fold(event, std::exchange(decision.played, {}));
        return decision.refused;
    }
    void fold(const Json& event, PlayedLines played = {}) {
        const Result<Message> told = table_.fold(event, std::move(played));
        if (!told) give_up(table_.id() + ": " + told.error());
        stored_.push_back({table_.number(), record::json_text(event)});
        digest_.add(stored_.back().body);
        digest_.add(*told.value());
    }

    void require_the_same_when_loaded() const {
        const Result<std::unique_ptr<Table>> loaded = Table::load(table_.id(), stored_, world_);
        if (!loaded) give_up(table_.id() + ": " + loaded.error());
        for (std::size_t i = 0; i < stored_.size(); ++i) {
            if (*loaded.value()->messages()[i] != *table_.messages()[i])
                give_up(table_.id() + " tells something else when loaded: " + *table_.messages()[i]);
        }
        if (loaded.value()->record() != table_.record())
            give_up(table_.id() + " has another record when loaded");
    }
    void require_fair_draw() const {
        const Result<CheckedDraw> checked = verify(table_.record(), world_.games.library());
        if (!checked) give_up(table_.id() + ": " + checked.error());
    }

    const TableWorld& world_;
    Terms terms_;
    Digest& digest_;
    Random random_;
    Table table_;
    std::vector<StoredEvent> stored_;
    TimeMs now_ = 1'700'000'000'000;
    unsigned messages_ = 0;
};

std::string digest_of_tables() {
    GameShelf games(tiles::Library::builtin());
    const Uptime uptime({}, 0);
    const PlainWriting writing;
    const TableWorld world{games, uptime, writing};
    Digest digest;
    for (std::size_t i = 0; i < kKindsOfGames.size(); ++i) {
        const Json terms = Json::parse(kKindsOfGames[i]);
        const std::string number = std::to_string(i);
        PlayedTable first(world, "firsttable" + number, terms, digest);
        first.play();
        PlayedTable second(world, "nexttable" + number, terms, digest);
        second.play(first.origin());
    }
    return digest.text().substr(0, 16);
}

}  // namespace
}  // namespace trencavel::server

int main() {
    std::printf("%s\n", trencavel::server::digest_of_tables().c_str());
    return 0;
}
