#include "upgrade/upgrade_sample.h"

#include <array>
#include <cstdio>
#include <fstream>

#include "server/support/table_guests.h"
#include "support/program.h"

namespace trencavel::upgrade {
namespace {

using record::Json;
using server_tests::ServerProcess;
using server_tests::TableGuests;

struct SampleGame {
    const char* name;
    const char* game;
    std::vector<std::string> with;
};

const std::array<SampleGame, 5>& games() {
    static const std::array<SampleGame, 5> all = {
        {{"carcassonne", "carcassonne", {}},
         {"wheel", "wheel", {}},
         {"bridges_castles_bazaars", "carcassonne", {"bridges", "castles", "bazaars"}},
         {"castle", "castle", {}},
         {"falcon", "castle", {"falcon"}}}};
    return all;
}

TableGuests sit_down(const ServerProcess& server, const SampleGame& game) {
    return {server, server_tests::terms_for(2, game.game, game.with), {"Anna", "Bert"}};
}

/// What must be found again. The cookies are those of people who exist in this database alone.
Json expected_of(TableGuests& guests, const std::string& name) {
    guests.catch_up();
    return {{"name", name},
            {"table", guests.id()},
            {"number", guests.game().number()},
            {"ply", guests.game().begun() ? guests.ply() : 0},
            {"hash", guests.game().begun() ? Json(hex(guests.game().game().hash())) : Json()},
            {"cookies", {guests.person(0).cookie, guests.person(1).cookie}}};
}

/// Tables of every game: one that waits, one that is played, one where somebody gave up, one played to its
/// end.
Json make_tables(const ServerProcess& server) {
    Json tables = Json::array();
    for (const SampleGame& game : games()) {
        TableGuests open = sit_down(server, game);
        open.watch();
        tables.push_back(expected_of(open, std::string(game.name) + " open"));
        TableGuests running = sit_down(server, game);
        running.begin();
        running.play(8);
        tables.push_back(expected_of(running, std::string(game.name) + " running"));
        TableGuests finished = sit_down(server, game);
        finished.begin();
        finished.play(5);
        finished.host().ask(server_tests::message("resign", finished.id(), {{"seat", 0}}));
        tables.push_back(expected_of(finished, std::string(game.name) + " finished"));
        TableGuests whole = sit_down(server, game);
        whole.begin();
        whole.play_to_end();
        tables.push_back(expected_of(whole, std::string(game.name) + " whole"));
    }
    return tables;
}

/// Whole games, as the server gives them out.
Json make_records(const ServerProcess& server, const std::string& folder) {
    Json hashes = Json::object();
    for (const SampleGame& game : games()) {
        TableGuests guests = sit_down(server, game);
        guests.begin();
        guests.play_to_end();
        const std::string file = std::string(game.name) + ".game";
        std::ofstream(folder + "/" + file)
            << guests.host().get("/api/tables/" + guests.id() + "/record").raw.body;
        hashes[file] = hex(guests.game().game().hash());
    }
    return hashes;
}

}  // namespace

void make_sample(const std::string& folder) {
    const ServerProcess for_records;
    const Json records = make_records(for_records, folder);
    const ServerProcess server;
    const Json tables = make_tables(server);
    const cli_tests::Outcome backup =
        cli_tests::run({"backup", folder + "/" + kDatabase, "--data", server.data()});
    EXPECT_EQ(backup.exit_code, 0) << backup.err;
    std::ofstream(folder + "/" + kExpected)
        << Json({{"records", records}, {"tables", tables}}).dump(1) << "\n";
}

std::string hex(std::uint64_t hash) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
    return digits.data();
}

}  // namespace trencavel::upgrade
