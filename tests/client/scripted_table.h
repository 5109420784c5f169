// The events of a table as a server would tell them, made from a game that is played here.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/remote_table.h"
#include "games/game.h"

namespace trencavel::client_tests {

using client::Json;

constexpr const char* kTable = "k3v9q2m7xd";
constexpr const char* kAnna = "p00000000000000a1";
constexpr const char* kBen = "p00000000000000b2";

/// Anna and Ben at a game of Carcassonne; what chance brings is the first tile that is left, unless it is
/// told otherwise.
class ScriptedTable {
public:
    ScriptedTable();

    Json created();
    Json joined(unsigned seat);
    Json started();
    /// The first legal move, and the draw that follows it.
    Json first_move();
    Json move(const std::string& line);
    /// Back to this ply.
    Json undone(unsigned seat, std::size_t ply);
    Json ended(const std::string& reason, Json seat = nullptr);
    /// What chance brings from now on, in this order.
    void deal_from(std::vector<TileId> deck) { deck_ = std::move(deck); }
    /// Any other event.
    Json event(const std::string& kind, Json fields);

    /// Created, both joined, started.
    std::vector<Json> opening();
    Game& game() { return *game_; }
    unsigned asked() const;

private:
    void deal(Json& lines);
    Json with_position(Json event) const;

    unsigned number_ = 0;
    std::unique_ptr<Game> game_;
    std::vector<TileId> deck_;  // empty: the first tile that is left
};

std::string hash_text(const Game& game);

}  // namespace trencavel::client_tests
