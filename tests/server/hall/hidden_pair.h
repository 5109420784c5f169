// Two games whose public history is the same and whose hidden order is not: whatever anyone hears of the one
// must be what is heard of the other, until a tile comes that differs.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "server/hall/hidden_hall.h"
#include "server/hall/hidden_orders.h"

namespace trencavel::server_tests {

struct HiddenCounts {
    unsigned pairs = 0;
    unsigned differing_draws = 0;    // pairs that came to a tile that differs
    unsigned differing_reveals = 0;  // or to a wall tile
    std::size_t texts_compared = 0;
    std::size_t computer_moves = 0;
    std::size_t hints = 0;
    std::size_t undone = 0;
    std::size_t records = 0;
};

class HiddenPair {
public:
    HiddenPair(std::uint32_t seed, HiddenCounts& counts);

    /// Plays both until they differ, as they must, or the game is over. Any other difference fails the test.
    void play();
    /// Says that one tile more is alike than is true, so that a hidden one shows.
    void claim_too_much() { ++orders_.agreed; }

private:
    using Texts = std::vector<std::string>;

    void begin();
    void step();
    void act(const std::string& name, Json message);
    void act_by_chance(const Json& question);
    void look_around(unsigned choice, const Json& question);
    void try_something(unsigned choice, const Json& question);
    void move(const Json& question);
    void newcomer();
    /// False when the two have gone apart.
    bool compare();
    bool compare_for(const std::string& to, const Texts& one, const Texts& other, bool apart);
    bool may_differ(const Texts& one, const Texts& other, std::size_t at, bool count);
    void heed(const std::string& text);
    unsigned chance(unsigned of) { return static_cast<unsigned>(random_() % of); }

    std::uint32_t seed_;
    HiddenCounts& counts_;
    std::mt19937 random_;
    Json terms_;
    HiddenOrders orders_;
    TestHall first_;
    TestHall second_;
    std::size_t compared_ = 0;
    std::size_t draws_ = 0;  // so far
    unsigned said_ = 0;
    unsigned newcomers_ = 0;
};

}  // namespace trencavel::server_tests
