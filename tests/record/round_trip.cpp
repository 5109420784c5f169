#include "round_trip.h"

#include <gtest/gtest.h>

#include "record/json.h"
#include "record/replay.h"

namespace trencavel::record {

std::string expect_round_trip(const Game& game) {
    const std::string text = write(game);
    const Replay again = replay(text, tiles::Library::builtin());
    for (const Problem& problem : again.problems)
        ADD_FAILURE() << problem.line << ": " << problem.reason << "\n" << text;
    if (!again.game) return text;
    EXPECT_EQ(write(*again.game), text);
    EXPECT_EQ(again.game->hash(), game.hash());
    Json mine = state_json(game);
    Json theirs = state_json(*again.game);
    mine.erase("ply");  // a finished game holds its deck, and no draws
    theirs.erase("ply");
    EXPECT_EQ(theirs, mine);
    return text;
}

bool has_line(const std::string& text, const std::string& begin) {
    return text.starts_with(begin) || text.find("\n" + begin) != std::string::npos;
}

}  // namespace trencavel::record
