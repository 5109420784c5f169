// Whole games over real sockets: whoever follows the events has the server's position after each of them.
#include <gtest/gtest.h>

#include <fstream>

#include "record/replay.h"
#include "server/support/table_guests.h"
#include "support/program.h"
#include "tables/fair_draw.h"

namespace trencavel::server_tests {
namespace {

struct PlayedGame {
    const char* name;
    const char* game;
    std::vector<std::string> with;
};

void PrintTo(const PlayedGame& played, std::ostream* out) {
    *out << played.name;
}

class WholeGame : public ServerTest, public testing::WithParamInterface<PlayedGame> {
protected:
    std::string record_of(TestPerson& person, const std::string& table) {
        const HttpAnswer record = person.get("/api/tables/" + table + "/record");
        EXPECT_EQ(record.status, 200U);
        EXPECT_TRUE(record.raw.header("Content-Type").starts_with("text/plain"));
        return record.raw.body;
    }
};

/// The same record with two different tiles of its deck exchanged; they have not gone the way that was
/// committed to.
std::string with_other_deck(std::string record) {
    const std::size_t line = record.find("\ndeck ");
    const std::size_t end = record.find('\n', line + 1);
    const std::size_t last = record.rfind(' ', end - 1);
    for (std::size_t at = record.rfind(' ', last - 1); at > line + 5; at = record.rfind(' ', at - 1)) {
        const std::size_t until = record.find(' ', at + 1);
        const std::string one = record.substr(at + 1, until - at - 1);
        const std::string other = record.substr(last + 1, end - last - 1);
        if (one == other) continue;
        record.replace(last + 1, other.size(), one);
        record.replace(at + 1, one.size(), other);
        return record;
    }
    return record;
}

TEST_P(WholeGame, EveryClientHasTheServersPositionAfterEveryEvent) {
    const PlayedGame& played = GetParam();
    TableGuests guests(server, terms_for(2, played.game, played.with), {"Anna", "Bert"});
    const Guest& spectator = guests.add_spectator();
    guests.begin();
    guests.play_to_end();
    for (unsigned seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(guests.game(seat).ended().value("reason", ""), "over");
        EXPECT_GT(guests.game(seat).hashes_compared(), 50U);
        EXPECT_EQ(guests.game(seat).game().hash(), spectator.game.game().hash());
    }
    EXPECT_EQ(spectator.game.hashes_compared(), guests.game().hashes_compared());
    EXPECT_TRUE(spectator.person.questions.empty()) << "a spectator is asked nothing";
    EXPECT_EQ(record::write(guests.game().game()), record::write(spectator.game.game()));
}

TEST_P(WholeGame, RecordIsCompleteAndItsDrawAsCommitted) {
    const PlayedGame& played = GetParam();
    TableGuests guests(server, terms_for(2, played.game, played.with), {"Anna", "Bert"});
    guests.begin();
    guests.play(3);
    const std::string unfinished = record_of(guests.person(1), guests.id());
    EXPECT_EQ(unfinished.find("secret"), unfinished.npos);
    EXPECT_FALSE(server::verify(unfinished, tiles::Library::builtin()));
    EXPECT_TRUE(record::replay(unfinished, tiles::Library::builtin()).problems.empty());
    guests.play_to_end();

    const std::string record = record_of(guests.person(1), guests.id());
    const record::Replay replay = record::replay(record, tiles::Library::builtin());
    ASSERT_TRUE(replay.problems.empty()) << replay.problems[0].line << ": " << replay.problems[0].reason;
    EXPECT_EQ(Json(replay.game->snapshot().scores), guests.game().ended().at("scores"));
    EXPECT_TRUE(replay.game->snapshot().over);

    const Result<server::FairDraw> draw = server::read_draw(record);
    ASSERT_TRUE(draw) << draw.error();
    EXPECT_EQ(draw->commitment, guests.table().commitment);
    EXPECT_EQ(draw->secret, guests.game().ended().at("secret"));
    const Result<server::CheckedDraw> checked = server::verify(record, tiles::Library::builtin());
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_GT(checked->tiles, 40U);

    const std::string tampered = with_other_deck(record);
    ASSERT_NE(tampered, record);
    EXPECT_FALSE(server::verify(tampered, tiles::Library::builtin()));
}

TEST_P(WholeGame, ProgramVerifiesTheRecord) {
    const PlayedGame& played = GetParam();
    TableGuests guests(server, terms_for(2, played.game, played.with), {"Anna", "Bert"});
    guests.begin();
    guests.play(4);
    EXPECT_TRUE(is_ok(guests.host().ask(message("resign", guests.id(), {{"seat", 0}}))));
    EXPECT_TRUE(guests.host().wait_for_event(guests.id(), "ended").is_object());
    const std::string record = record_of(guests.person(1), guests.id());
    const ScratchFolder folder;
    std::ofstream(folder.path("good.game")) << record;
    std::ofstream(folder.path("bad.game")) << with_other_deck(record);
    const cli_tests::Outcome good = cli_tests::run({"replay", "--verify", folder.path("good.game")});
    EXPECT_EQ(good.exit_code, 0) << good.err;
    const cli_tests::Outcome bad = cli_tests::run({"replay", "--verify", folder.path("bad.game")});
    EXPECT_EQ(bad.exit_code, 1) << bad.err;
}

const std::vector<std::string> kExpansion = {"bridges", "castles", "bazaars"};

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         testing::Values(PlayedGame{"carcassonne", "carcassonne", {}},
                                         PlayedGame{"bridges_castles_bazaars", "carcassonne", kExpansion},
                                         PlayedGame{"wheel", "wheel", {}}, PlayedGame{"castle", "castle", {}},
                                         PlayedGame{"castle_falcon", "castle", {"falcon"}}),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace trencavel::server_tests
