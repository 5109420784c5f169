// The turn inside the wall: drawing and placing a tile, the follower, and a further turn by wall tile 1.
#include <algorithm>
#include <array>

#include "reference/wall/game.h"

namespace trencavel::reference {

namespace {

constexpr int kFurtherTurn = 1;  // K16: the wall tile

std::string figure_text(Figure figure, int feature) {
    switch (figure) {
        case Figure::Follower:
            return follower_text(feature);
        case Figure::King:
            return king_text(feature);
        case Figure::Falconer:
            return falconer_text(feature);
    }
    return "";
}

constexpr std::array kFigures{Figure::Follower, Figure::King, Figure::Falconer};

}  // namespace

/// The tiles of which the full set has more copies than are known from the deck or drawn since.
std::vector<std::string> WallGame::draw_moves() const {
    std::vector<std::string> moves;
    for (const tiles::Tile& tile : box_.tiles()) {
        if (std::count(not_left_.begin(), not_left_.end(), tile.id) < tile.count) {
            moves.push_back(draw_text(tile.id));
        }
    }
    return moves;
}

/// Draws a tile for the player whose turn it is. K5, K17: if none is left, the game is over.
void WallGame::draw() {
    if (left() == 0) {
        finish();
    } else if (pile_.known.empty()) {
        phase_ = Phase::Draw;
    } else {
        take_in_hand(pile_.pop_known());
    }
}

void WallGame::answer_draw(const std::string& move) {
    for (const tiles::Tile& tile : box_.tiles()) {
        if (draw_text(tile.id) != move) continue;
        --pile_.unknown;
        not_left_.push_back(tile.id);
        return take_in_hand({&tile, 0});
    }
}

/// K5: a tile that fits nowhere leaves the game, and the same player draws another.
void WallGame::take_in_hand(const TileCopy& copy) {
    hand_ = copy;
    phase_ = Phase::Place;
    if (!placements().empty()) return;
    discarded_.push_back(hand_->name());
    hand_.reset();
    draw();
}

void WallGame::begin_turn(int seat) {
    turn_seat_ = seat;
    wall_tiles_.begin_turn();
    draw();
}

/// K3, K4. Each rotation that fits is a placement of its own, also where the turned tile looks the same.
std::vector<Placement> WallGame::placements() const {
    std::vector<Placement> placements;
    for (Cell cell : land_.frontier()) {
        for (int turns = 0; turns < kSides; ++turns) {
            if (!land_.matches_neighbours(cell, {hand_->tile, turns})) continue;
            placements.push_back({cell, turns, std::nullopt});
        }
    }
    return placements;
}

std::vector<std::string> WallGame::place_moves() const {
    std::vector<std::string> moves;
    for (const Placement& placement : placements()) moves.push_back(text(placement));
    return moves;
}

void WallGame::answer_placement(const std::string& move) {
    for (const Placement& placement : placements()) {
        if (text(placement) != move) continue;
        land_.place(placement.cell, {hand_->tile, placement.turns});
        placed_ = placement.cell;
        hand_.reset();
        return ask_follower();
    }
}

/// K6: from the supply, on a feature whose whole area holds no follower. F5: king and falconer not on what is
/// scored in this same turn.
bool WallGame::may_stand(Figure figure, Part part) const {
    if (supply(figure)[turn_seat_] == 0) return false;
    const WallArea whole = area(part);
    return !is_occupied(whole) && (figure == Figure::Follower || !whole.complete);
}

std::vector<std::string> WallGame::follower_moves() const {
    std::vector<std::string> moves;
    for (Figure figure : kFigures) {
        for (const Part& part : land_.parts_on(placed_)) {
            if (may_stand(figure, part)) moves.push_back(figure_text(figure, part.feature));
        }
    }
    moves.push_back("pass");
    return moves;
}

/// It is asked only if anything but pass is legal.
void WallGame::ask_follower() {
    if (follower_moves().size() > 1) {
        phase_ = Phase::Follower;
    } else {
        begin_scoring();
    }
}

void WallGame::answer_follower(const std::string& move) {
    for (Figure figure : kFigures) {
        for (const Part& part : land_.parts_on(placed_)) {
            if (figure_text(figure, part.feature) == move) followers_.push_back({turn_seat_, figure, part});
        }
    }
    begin_scoring();
}

/// K17: the turn of the last tile ends the game, without a further turn. K16: wall tile 1 is used at the end
/// of a turn.
void WallGame::end_turn() {
    if (left() == 0) {
        finish();
    } else if (wall_tiles_.usable(turn_seat_, kFurtherTurn)) {
        phase_ = Phase::Extra;
    } else {
        begin_turn(1 - turn_seat_);
    }
}

/// K16: a further turn is a next turn for wall tiles just taken.
void WallGame::answer_extra(const std::string& move) {
    if (move == "pass") return begin_turn(1 - turn_seat_);
    wall_tiles_.use(turn_seat_, kFurtherTurn);
    begin_turn(turn_seat_);
}

}  // namespace trencavel::reference
