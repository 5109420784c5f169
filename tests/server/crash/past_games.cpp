#include "server/crash/past_games.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>

namespace trencavel::server_tests {
namespace {

struct GameTerms {
    const char* game;
    std::vector<std::string> with;
};

const std::array<GameTerms, 5>& games() {
    static const std::array<GameTerms, 5> all = {{{"carcassonne", {}},
                                                  {"wheel", {}},
                                                  {"carcassonne", {"bridges", "castles", "bazaars"}},
                                                  {"castle", {}},
                                                  {"castle", {"falcon"}}}};
    return all;
}

std::size_t fingerprint_of(const std::vector<std::string>& events) {
    std::size_t mixed = 0;
    for (const std::string& event : events) mixed = mixed * 31 + std::hash<std::string>()(event);
    return mixed;
}

}  // namespace

Json terms_of_table(std::size_t index) {
    const GameTerms& game = games()[index % games().size()];
    const Json other =
        index % 4 == 3 ? Json{{"kind", "computer"}, {"level", "greedy"}} : Json{{"kind", "open"}};
    Json terms = {
        {"game", game.game}, {"with", game.with}, {"seats", Json::array({{{"kind", "open"}}, other})}};
    if (index % 3 == 0) terms["clock"] = {{"kind", "game"}, {"seconds", 86400}};
    return terms;
}

void PastGames::add(const CrashTable& table) {
    games_.push_back({table.id(), table.number(), fingerprint_of(table.events())});
}

void PastGames::look_back_at(TestPerson& visitor, std::size_t index) {
    const PastGame& past = games_[index];
    visitor.events(past.table).clear();
    for (bool more = true; more;) {
        const Json answer = visitor.ask(
            {{"type", "watch"}, {"table", past.table}, {"from", visitor.events(past.table).size()}});
        ASSERT_TRUE(answer.is_object() && answer.at("ok") == true) << answer;
        ASSERT_TRUE(visitor.wait_for_number(past.table, answer.at("number").get<std::size_t>()));
        more = answer.at("more").get<bool>();
    }
    EXPECT_EQ(visitor.events(past.table).size(), past.events) << past.table;
    EXPECT_EQ(fingerprint_of(visitor.events(past.table)), past.fingerprint) << past.table;
    counts_.events_compared += past.events;
    visitor.ask({{"type", "unwatch"}, {"table", past.table}});
    visitor.events(past.table).clear();
}

}  // namespace trencavel::server_tests
