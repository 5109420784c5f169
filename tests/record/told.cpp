#include "told.h"

#include "module_moves.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

/// B20: payments are no scorings, but they too are told. F9: what is lost at a gate is told, and does not
/// count.
void add_points(const Json& event, std::vector<int>& sums) {
    const auto points = [&] { return event["points"].get<int>(); };
    if (event["event"] == "scored") {
        const int lost = event.contains("lost") ? event["lost"].get<int>() : 0;
        for (const Json& seat : event["seats"]) sums[seat.get<std::size_t>()] += points() - lost;
    } else if (event["event"] == "paid") {
        sums[event["seat"].get<std::size_t>()] -= points();
        if (!event["to"].is_null()) sums[event["to"].get<std::size_t>()] += points();
    }
}

}  // namespace

Json state_of(const std::string& record) {
    return state_json(*game_of(record));
}

std::string events_of(const std::string& record) {
    const std::unique_ptr<Game> game = game_of(record);
    return events_json(game->events(), game->tables()).dump();
}

std::size_t tiles_in(const Json& state) {
    std::size_t tiles = state["board"].size() + state["left"].get<std::size_t>();
    tiles += state["tile"].is_null() ? 0 : 1;
    if (state.contains("bazaar")) {
        tiles += state["bazaar"]["open"].size();
        for (const Json& won : state["bazaar"]["won"]) tiles += won.is_null() ? 0 : 1;
    }
    return tiles;
}

void expect_events_sum_up_to_the_scores(Game& game, std::uint64_t seed, std::set<std::string>& kinds) {
    Random random(seed);
    std::vector<int> sums(game.snapshot().players, 0);
    do {
        for (const Json& event : events_json(game.events(), game.tables())) {
            kinds.insert(event["event"]);
            add_points(event, sums);
        }
        ASSERT_EQ(sums, game.snapshot().scores) << "seed " << seed;
    } while (play_one(game, random));
}

}  // namespace trencavel::record
