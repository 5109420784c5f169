// What every program agrees on: tests/draw/vectors.json, which the page's tests read, too.
#include <gtest/gtest.h>

#include <sstream>

#include "record/json.h"
#include "support/files.h"
#include "support/games.h"
#include "support/paths.h"
#include "tables/fair_draw.h"
#include "tables/played_on.h"

namespace trencavel::server {
namespace {

using record::Json;

const Json& vectors() {
    static const Json all = Json::parse(text_of(source_path("tests/draw/vectors.json")));
    return all;
}

DrawKey key_in(const Json& vector) {
    const std::string digits = vector.at("key").get<std::string>();
    DrawKey key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] = static_cast<unsigned char>(std::stoul(digits.substr(2 * i, 2), nullptr, 16));
    return key;
}

std::string joined_names(const Tables& tables, const std::vector<TileId>& tiles) {
    std::string text;
    for (const TileId tile : tiles) text += (text.empty() ? "" : " ") + tables.names[tile];
    return text;
}

/// What had been dealt before, in a game that is played on.
Dealt given_in(const Json& draw, const Game& game) {
    Dealt given = nothing_dealt(game);
    std::istringstream deck(draw.at("deck").get<std::string>());
    std::string name;
    for (int i = 0; i < draw.value("given", 0) && deck >> name; ++i)
        given.deck.push_back(game.tables().find(name));
    if (draw.contains("given_wall")) given.wall = draw.at("given_wall").get<std::vector<unsigned>>();
    return given;
}

// RFC 8439, appendix A.1.
TEST(DrawVectors, StreamIsChaCha20) {
    for (const Json& vector : vectors().at("chacha20")) {
        DrawStream stream(key_in(vector));
        for (unsigned skipped = 0; skipped < 16 * vector.at("block").get<unsigned>(); ++skipped)
            stream.next();
        std::string digits;
        for (int word = 0; word < 16; ++word) {
            const std::uint32_t number = stream.next();
            for (int shift = 0; shift < 32; shift += 8) {
                digits += "0123456789abcdef"[number >> (shift + 4) & 15];
                digits += "0123456789abcdef"[number >> shift & 15];
            }
        }
        EXPECT_EQ(digits, vector.at("bytes").get<std::string>());
    }
}

TEST(DrawVectors, NumbersAreBounded) {
    for (const Json& vector : vectors().at("below")) {
        DrawStream stream(key_in(vector));
        for (const Json& number : vector.at("numbers"))
            EXPECT_EQ(Json(stream.below(vector.at("n").get<std::uint32_t>())), number) << vector;
    }
}

TEST(DrawVectors, CommitmentsKeysAndDealsAreTheSameEverywhere) {
    EXPECT_EQ(vectors().at("draws").size(), 9u);
    for (const Json& draw : vectors().at("draws")) {
        const auto table = draw.at("table").get<std::string>();
        const auto secret = draw.at("secret").get<std::string>();
        const auto contributions = draw.at("contributions").get<std::vector<std::string>>();
        EXPECT_EQ(Json(commitment_of(2, secret)), draw.at("commitment"));
        const DrawKey key = key_of(table, secret, contributions);
        EXPECT_EQ(Json(key_text(key)), draw.at("key"));
        std::string modules;
        for (const Json& module : draw.at("with")) modules += module.get<std::string>() + " ";
        const std::unique_ptr<Game> game =
            start(with_seed(setup_of(draw.at("game").get<std::string>(), modules), 0));
        const Dealt dealt = dealt_anew(given_in(draw, *game), game->tables(), key);
        EXPECT_EQ(Json(joined_names(game->tables(), dealt.deck)), draw.at("deck")) << draw;
        EXPECT_EQ(Json(dealt.wall), draw.value("wall", Json::array())) << draw;
    }
}

}  // namespace
}  // namespace trencavel::server
