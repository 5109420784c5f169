// Who has offered to end a game as a draw, or has accepted it: seats that talk about it, beside the game.
#pragma once

#include <string_view>

namespace trencavel {

class DrawOffers {
public:
    /// `offer`, `accept`, `decline` or `withdraw`.
    void hear(unsigned seat, std::string_view say) {
        if (say == "decline") {
            seats_ = 0;
        } else if (say == "withdraw") {
            seats_ &= ~bit(seat);
        } else {
            seats_ |= bit(seat);
        }
    }
    /// An offer lapses when another seat moves.
    void move_made(unsigned seat) { seats_ &= bit(seat); }
    void clear() { seats_ = 0; }

    /// A bit for each seat that has offered or accepted.
    unsigned seats() const { return seats_; }

private:
    /// Whatever number an event holds for a seat.
    static unsigned bit(unsigned seat) { return 1u << (seat % 32); }

    unsigned seats_ = 0;
};

}  // namespace trencavel
