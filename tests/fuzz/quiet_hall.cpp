#include "quiet_hall.h"

#include <utility>

#include "server/people/writing.h"
#include "target.h"

namespace trencavel::fuzz {

using namespace server;

namespace {

constexpr const char* kSecret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
constexpr std::array kTerms = {
    R"({"game":"carcassonne","seats":[{"kind":"open"},{"kind":"open"}],"aids":true})",
    R"({"game":"carcassonne","with":["bridges","castles","bazaars"],"seats":[{"kind":"open"},{"kind":"open"}]})",
    R"({"game":"wheel","seats":[{"kind":"open"},{"kind":"open"},{"kind":"computer","level":"greedy"}]})",
    R"({"game":"castle","with":["falcon"],"seats":[{"kind":"open"},{"kind":"open"}],"aids":true,"open":true})",
    R"({"game":"castle","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"game","seconds":60}})",
};

/// Takes long to make, and is not changed by what happens at tables.
GameShelf& games() {
    static GameShelf shelf(tiles::Library::builtin());
    return shelf;
}

HallLimits without_rates() {
    HallLimits limits;
    limits.messages = {{1e9, 1e9}, {1e9, 1e9}};
    return limits;
}

}  // namespace

Metrics& QuietHall::metrics() {
    static Metrics all({"random", "greedy"});
    return all;
}

QuietHall::QuietHall(std::size_t game)
    : hall_({scheduler_,
             *archive_,
             bots_,
             server_tests::at_once(scheduler_),
             metrics(),
             log_,
             {games(), uptime_, unicode_writing()}},
            without_rates()) {
    const Json terms = Json::parse(kTerms[game % kTerms.size()]);
    make_table(kRunning, terms);
    make_table(kWaiting, terms);
    start_game();
}

void QuietHall::make_table(const TableId& id, const Json& terms) {
    Outcome<Terms> read = read_terms(terms);
    require(bool(read), "the terms of this file are proper");
    hall_.create(id, Table::created(read.value(), kAnna, scheduler_.now(), kSecret, {}),
                 [](const Refusable& refused) { require(!refused, "a table can be made"); });
    settle();
}

void QuietHall::start_game() {
    const std::string chosen(32, 'c');
    command(
        {.kind = CommandKind::Join, .person = kAnna, .caller = "Anna", .seat = 0, .contribution = chosen});
    command(
        {.kind = CommandKind::Join, .person = kBert, .caller = "Bert", .seat = 1, .contribution = chosen});
    command({.kind = CommandKind::Start, .person = kAnna});
}

void QuietHall::command(Command command) {
    bool done = false;
    hall_.command(kRunning, std::move(command), [&](const Outcome<Done>& outcome) { done = bool(outcome); });
    settle();
    require(done, "the game of this file starts");
}

Standing QuietHall::standing(const TableId& id) {
    Standing standing;
    hall_.look(id, [&](const Outcome<const Table*>& table) {
        require(bool(table), "a table stays");
        const Game* game = table.value()->game();
        standing = {table.value()->number(), game ? game->hash() : 0, table.value()->row().summary};
    });
    settle();
    return standing;
}

void QuietHall::require_stored() {
    const std::array<Standing, 2> before = standings();
    hall_.reload(kRunning);
    hall_.reload(kWaiting);
    settle();
    require(standings() == before, "a table that is loaded anew stands as before");
}

}  // namespace trencavel::fuzz
