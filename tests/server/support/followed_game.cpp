#include "server/support/followed_game.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>

#include "record/moves.h"
#include "record/session.h"
#include "tiles/read/library.h"

namespace trencavel::server_tests {

using record::Json;

namespace {

std::string hex(std::uint64_t number) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

std::unique_ptr<Game> game_of_header(const std::string& header) {
    record::Session session(tiles::Library::builtin());
    std::istringstream lines(header);
    for (std::string line; std::getline(lines, line);) {
        const record::Answer answer = session.feed(line);
        EXPECT_TRUE(answer.error.empty()) << line << ": " << answer.error;
    }
    const Error problem = session.begin();
    EXPECT_TRUE(problem.text.empty()) << problem.text;
    return session.begun() ? session.release() : nullptr;
}

}  // namespace

void FollowedGame::take_new(const std::vector<std::string>& events) {
    for (; taken_ < events.size(); ++taken_) take(events[taken_]);
}

void FollowedGame::take(const std::string& text) {
    const Json event = Json::parse(text);
    EXPECT_EQ(event.at("n"), number_ + 1) << text;
    number_ = event.at("n").get<unsigned>();
    const std::string kind = event.at("kind").get<std::string>();
    if (kind == "started") start(event);
    if (kind == "move") {
        EXPECT_EQ(event.at("ply"), ply()) << text;
        EXPECT_EQ(event.at("seat"), asks_.at("seat")) << text;
        play(event.at("lines"));
    }
    if (kind == "undone") undo(event);
    if (event.contains("hash")) compare(event);
    if (kind == "ended") end(event);
}

void FollowedGame::start(const Json& event) {
    header_ = event.at("header").get<std::string>();
    game_ = game_of_header(header_);
    play(event.at("lines"));
}

void FollowedGame::play(const Json& lines) {
    ASSERT_TRUE(begun());
    for (const Json& line : lines) {
        const Result<Move> move = record::parse_move(line.get<std::string>(), game_->tables());
        ASSERT_TRUE(move) << line << ": " << move.error();
        EXPECT_EQ(game_->apply(move.value()), Refusal::None) << line;
    }
}

void FollowedGame::undo(const Json& event) {
    ASSERT_TRUE(begun());
    ASSERT_LT(event.at("ply").get<unsigned>(), ply());
    while (ply() > event.at("ply").get<unsigned>()) ASSERT_TRUE(game_->undo());
}

/// All that the event says of the position.
void FollowedGame::compare(const Json& event) {
    ASSERT_TRUE(begun());
    const Snapshot snapshot = game_->snapshot();
    EXPECT_EQ(event.at("hash"), hex(game_->hash())) << event;
    EXPECT_EQ(event.at("scores"), Json(snapshot.scores)) << event;
    asks_ = event.at("asks");
    asked_at_ = number_;
    EXPECT_EQ(asks_.is_null(), !snapshot.question) << event;
    if (snapshot.question) {
        EXPECT_EQ(asks_.at("seat"), snapshot.question->seat) << event;
        EXPECT_EQ(asks_.at("tile").is_null(), snapshot.hand == kNoTile) << event;
        if (snapshot.hand != kNoTile) {
            EXPECT_EQ(asks_.at("tile"), game_->tables().names[snapshot.hand]);
        }
    }
    ++compared_;
}

void FollowedGame::end(const Json& event) {
    ended_ = event;
    asks_ = nullptr;
    if (begun() && event.at("reason") == "over") {
        EXPECT_EQ(event.at("scores"), Json(game_->snapshot().scores));
    }
}

}  // namespace trencavel::server_tests
