#include "server/hall/hidden_orders.h"

#include <algorithm>
#include <utility>

namespace trencavel::server_tests {

using namespace server;

namespace {

constexpr unsigned kWallKinds = 9;
constexpr unsigned kOfEachKind = 2;

Json seat(const char* level = nullptr) {
    return level == nullptr ? Json{{"kind", "open"}} : Json{{"kind", "computer"}, {"level", level}};
}

/// All games and modules; against people alone, and with computer players.
std::vector<Json> all_terms() {
    const std::vector<std::pair<const char*, Json>> games = {
        {"carcassonne", Json::array()},
        {"carcassonne", {"bridges"}},
        {"carcassonne", {"castles"}},
        {"carcassonne", {"bazaars"}},
        {"carcassonne", {"bridges", "castles", "bazaars"}},
        {"wheel", Json::array()},
        {"wheel", {"bridges", "castles", "bazaars"}},
        {"castle", Json::array()},
        {"castle", {"falcon"}},
    };
    std::vector<Json> all;
    for (const auto& [game, with] : games) {
        const bool for_two = std::string(game) == "castle";
        for (const char* level : {"", "greedy", "random"}) {
            Json seats = {seat(), *level == '\0' ? seat() : seat(level)};
            if (!for_two && *level != '\0') seats.push_back(seat());
            all.push_back({{"game", game}, {"with", with}, {"seats", seats}, {"aids", true}});
        }
    }
    return all;
}

/// Another order of what comes after the first `agreed` tiles, with another tile next. False if there is
/// none.
bool reorder_deck(std::vector<TileId>& deck, std::size_t agreed, std::mt19937& random) {
    const TileId next = deck[agreed];
    const auto rest = deck.begin() + static_cast<std::ptrdiff_t>(agreed);
    std::shuffle(rest, deck.end(), random);
    const auto other = std::find_if(rest, deck.end(), [&](TileId tile) { return tile != next; });
    if (other == deck.end()) return false;
    std::iter_swap(rest, other);
    return true;
}

/// Wall tiles that lie on some towers change places with each other and with those that are out of the game.
void reorder_wall(std::vector<unsigned>& wall, std::mt19937& random) {
    std::vector<unsigned> pool;
    for (unsigned kind = 1; kind <= kWallKinds; ++kind) {
        const auto lying = static_cast<unsigned>(std::count(wall.begin(), wall.end(), kind));
        pool.insert(pool.end(), kOfEachKind - lying, kind);
    }
    std::vector<std::size_t> towers;
    for (std::size_t tower = 0; tower < wall.size(); ++tower) {
        if (random() % 3 != 0) continue;
        towers.push_back(tower);
        pool.push_back(wall[tower]);
    }
    std::shuffle(pool.begin(), pool.end(), random);
    for (std::size_t i = 0; i < towers.size(); ++i) wall[towers[i]] = pool[i];
}

}  // namespace

const Json& any_terms(std::uint32_t seed) {
    static const std::vector<Json> all = all_terms();
    return all[seed % all.size()];
}

HiddenOrders orders_for(const Json& terms, std::uint32_t seed, std::mt19937& random) {
    const Outcome<Terms> read = read_terms(terms);
    std::vector<std::string> names(terms.at("seats").size(), "x");
    for (std::size_t i = 0; i < names.size(); ++i) names[i] += std::to_string(i);
    const Result<Dealer> dealer =
        Dealer::shuffled(setup_of(read.value(), names), std::uint64_t{seed}, tiles::Library::builtin());
    HiddenOrders orders;
    for (int i : {0, 1}) {
        orders.decks[i] = dealer->deck();
        orders.walls[i] = dealer->wall();
    }
    if (!orders.walls[1].empty()) reorder_wall(orders.walls[1], random);
    orders.agreed = dealer->deck().size();
    if (!orders.walls[1].empty() && random() % 2 == 0) return orders;  // only the wall differs
    do {
        orders.agreed = 1 + random() % (dealer->deck().size() - 1);
    } while (!reorder_deck(orders.decks[1], orders.agreed, random));
    return orders;
}

DealerMaker dealer_of(const HiddenOrders& orders, int which) {
    const Dealer dealer(orders.decks[which], orders.walls[which]);
    return
        [dealer](const Setup&, const DrawSource&, const tiles::Library&) -> Result<Dealer> { return dealer; };
}

}  // namespace trencavel::server_tests
