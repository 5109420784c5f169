// Every release's database is served by the present server, and every release's records replay: to the same
// hashes as then, and games that were running go on.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "record/replay.h"
#include "server/support/table_guests.h"
#include "support/paths.h"
#include "tables/fair_draw.h"
#include "upgrade/upgrade_sample.h"

namespace trencavel::upgrade {
namespace {

namespace fs = std::filesystem;
using record::Json;
using server_tests::FollowedGame;
using server_tests::ServerProcess;
using server_tests::TestPerson;

std::vector<std::string> releases() {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(source_path("tests/upgrade"))) {
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

class Upgrade : public testing::TestWithParam<std::string> {
protected:
    std::string path(const std::string& file) const {
        return source_path("tests/upgrade/" + GetParam()) + "/" + file;
    }
    std::string text_of(const std::string& file) const {
        std::ifstream stream(path(file), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    Json expected() const { return Json::parse(text_of(kExpected)); }
};

TEST_P(Upgrade, EveryRecordReplaysToItsHash) {
    const Json records = expected().at("records");
    EXPECT_EQ(records.size(), 5U);
    for (const auto& [file, hash] : records.items()) {
        const std::string text = text_of(file);
        const record::Replay replay = record::replay(text, tiles::Library::builtin());
        ASSERT_TRUE(replay.problems.empty())
            << file << ":" << replay.problems[0].line << ": " << replay.problems[0].reason;
        EXPECT_EQ(Json(hex(replay.game->hash())), hash) << file;
        EXPECT_TRUE(replay.game->snapshot().over) << file;
        EXPECT_TRUE(server::verify(text, tiles::Library::builtin()).ok()) << file;
    }
}

/// A server on a copy of the release's database.
class UpgradedServer {
public:
    explicit UpgradedServer(const std::string& database) {
        server_.kill();
        fs::remove_all(server_.data());
        fs::create_directory(server_.data());
        fs::copy_file(database, server_.data() + "/trencavel.db");
        server_.start();
    }
    const ServerProcess& server() const { return server_; }

private:
    ServerProcess server_;
};

/// Sees all of a table as someone who holds a seat, and plays on if it is asked for something.
void look_at(const ServerProcess& server, const Json& expected) {
    SCOPED_TRACE(expected.at("name").get<std::string>());
    const std::string table = expected.at("table").get<std::string>();
    TestPerson person(server, "");
    FollowedGame game;
    person.cookie = expected.at("cookies").at(0).get<std::string>();
    const Json answer = person.ask(server_tests::watch_message(table));
    ASSERT_TRUE(server_tests::is_ok(answer));
    EXPECT_EQ(answer.at("number"), expected.at("number"));
    ASSERT_TRUE(person.wait_for_number(table, expected.at("number").get<std::size_t>()));
    game.take_new(person.events(table));
    ASSERT_EQ(game.begun(), !expected.at("hash").is_null());
    if (!game.begun()) return;
    EXPECT_EQ(Json(hex(game.game().hash())), expected.at("hash"));
    if (!game.ended().is_null()) {
        const std::string record = person.get("/api/tables/" + table + "/record").raw.body;
        const Result<server::CheckedDraw> draw = server::verify(record, tiles::Library::builtin());
        EXPECT_TRUE(draw.ok()) << draw.error() << "\n" << record;
    }
    if (game.asks().is_null()) return;
    TestPerson asked(server, "");
    asked.cookie = expected.at("cookies").at(game.asks().at("seat").get<std::size_t>()).get<std::string>();
    ASSERT_TRUE(server_tests::is_ok(asked.ask(server_tests::watch_message(table))));
    const Json question = asked.wait_for_question(table, game.ply());
    ASSERT_TRUE(question.is_object());
    const Json move =
        server_tests::message("move", table, {{"ply", game.ply()}, {"move", question.at("moves")[0]}});
    EXPECT_TRUE(server_tests::is_ok(asked.ask(move)));
    ASSERT_TRUE(person.wait_for_number(table, game.number() + 1));
    game.take_new(person.events(table));
}

TEST_P(Upgrade, EveryTableIsServedAsItWasAndRunningGamesGoOn) {
    const UpgradedServer upgraded(path(kDatabase));
    ASSERT_NE(upgraded.server().port(), 0) << upgraded.server().log();
    const Json tables = expected().at("tables");
    EXPECT_EQ(tables.size(), 20U);
    for (const Json& table : tables) look_at(upgraded.server(), table);
}

std::string name_of(const testing::TestParamInfo<std::string>& release) {
    std::string name = "Version" + release.param;
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Releases, Upgrade, testing::ValuesIn(releases()), name_of);

}  // namespace
}  // namespace trencavel::upgrade
