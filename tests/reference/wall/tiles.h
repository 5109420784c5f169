// The wall tiles: on the corner towers, and in front of the players.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "reference/wall/board.h"

namespace trencavel::reference {

inline constexpr int kWallTileKinds = 9;
inline constexpr int kHidden = 0;  // a wall tile of which nobody knows the kind

class WallTiles {
public:
    /// `wall` names the wall tile of each tower in the order of the track, 1 to 9 or kHidden. Throws
    /// std::invalid_argument.
    explicit WallTiles(const std::vector<int>& wall);

    /// The wall tile that still lies on the tower, which may be kHidden; nothing if it is gone.
    std::optional<int> on_tower(int tower) const;

    /// The towers that still have their wall tile.
    std::vector<int> towers_left() const;

    /// K15: the seat gets the wall tile of the tower. It is of this kind, which is new to everybody if it lay
    /// there hidden.
    void take(int tower, int seat, int kind);

    /// The kinds that a hidden wall tile can turn out to be: more of them are not yet taken than lie open on
    /// the towers. There are two of each kind (K1), or as many as the wall named.
    std::vector<int> kinds_to_reveal() const;

    /// What lies in front of the seat, sorted. Wall tiles 1 to 3 leave the game when they are used.
    std::vector<int> held(int seat) const;
    int count_held(int seat, int kind) const;

    /// K15: one that was taken in this turn can be used from the next turn on.
    bool usable(int seat, int kind) const;
    void use(int seat, int kind);
    void begin_turn();

    /// K17: those left on the wall are removed.
    void clear_towers() { on_towers_.clear(); }

private:
    struct Held {
        int kind = 0;
        bool taken_this_turn = false;
    };

    int copies(int kind) const;

    std::vector<int> wall_;         // as it was at the beginning
    std::map<int, int> on_towers_;  // kind by tower
    std::map<int, int> taken_;      // how many of each kind, by whoever
    std::array<std::vector<Held>, 2> held_;
};

}  // namespace trencavel::reference
