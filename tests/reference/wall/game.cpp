#include "reference/wall/game.h"

#include <stdexcept>

#include "reference/flood_fill.h"

namespace trencavel::reference {

namespace {

constexpr int kPlayers = 2;
constexpr int kFollowersEach = 6;  // K1

TileBox box_for(const tiles::Library& library, const WallOptions& options) {
    std::vector<const tiles::TileSet*> sets{&library.set("castle")};
    if (options.falcon) sets.push_back(&library.set("falcon"));
    return TileBox(sets);
}

/// The Falken expansion has a wall of its own.
WallBoard board_for(const tiles::Library& library, const WallOptions& options) {
    return WallBoard(*library.set(options.falcon ? "falcon" : "castle").wall);
}

}  // namespace

// K1: nobody has points; the first in the list begins.
WallGame::WallGame(const tiles::Library& library, const WallOptions& options)
    : box_(box_for(library, options)),
      options_(options),
      land_(board_for(library, options)),
      markers_(kPlayers),
      nests_(kPlayers, 0),
      keeps_(kPlayers, 0),
      wall_tiles_(options.wall) {
    if (options_.players != kPlayers) throw std::invalid_argument("this game is for 2 players");
    if (options_.gates_stop && !options_.falcon) throw std::invalid_argument("gates come with falcon only");
    pile_ = pile_of(box_, options_.deck);
    for (const TileCopy& copy : pile_.known) not_left_.push_back(copy.name());
    draw();
}

std::vector<std::string> WallGame::legal_moves() const {
    switch (phase_) {
        case Phase::Draw:
            return draw_moves();
        case Phase::Place:
            return place_moves();
        case Phase::Follower:
            return follower_moves();
        case Phase::Score:
            return score_moves();
        case Phase::Reveal:
            return reveal_moves();
        case Phase::Extra:
            return extra_moves();
        case Phase::Over:
            return {};
    }
    return {};
}

std::string WallGame::asks() const {
    switch (phase_) {
        case Phase::Draw:
            return "draw";
        case Phase::Place:
            return "place";
        case Phase::Follower:
            return "follower";
        case Phase::Score:
            return "score";
        case Phase::Reveal:
            return "reveal";
        case Phase::Extra:
            return "extra";
        case Phase::Over:
            return "";
    }
    return "";
}

bool WallGame::is_legal(const std::string& move) const {
    return holds(legal_moves(), canonical(move));
}

bool WallGame::apply(const std::string& move) {
    if (!is_legal(move)) return false;
    scorings_.clear();
    answer(canonical(move));
    return true;
}

void WallGame::answer(const std::string& move) {
    switch (phase_) {
        case Phase::Draw:
            return answer_draw(move);
        case Phase::Place:
            return answer_placement(move);
        case Phase::Follower:
            return answer_follower(move);
        case Phase::Score:
            return answer_score(move);
        case Phase::Reveal:
            return answer_reveal(move);
        case Phase::Extra:
            return answer_extra(move);
        case Phase::Over:
            throw std::logic_error("nobody is asked");
    }
}

/// The name of the same answer among the legal moves: an area to score may be named by any of its parts.
/// Other moves have one name only.
std::string WallGame::canonical(const std::string& move) const {
    if (phase_ != Phase::Score) return move;
    for (const WallArea& area : areas_in_question()) {
        for (const Part& part : area.parts) {
            for (bool doubled : {false, true}) {
                if (score_text(part, doubled) == move) return score_text(naming_part(area), doubled);
            }
        }
    }
    return move;
}

void WallGame::stop(const std::vector<int>& winners) {
    if (over()) throw std::logic_error("the game is over already");
    hand_.reset();
    winners_ = winners;
    phase_ = Phase::Over;
}

std::vector<int> WallGame::scores() const {
    std::vector<int> scores;
    for (const Marker& marker : markers_) scores.push_back(marker.score);
    return scores;
}

/// All that a player has of them (K1, F5), less those on the land.
std::vector<int> WallGame::supply(Figure figure) const {
    const int special = options_.falcon ? 1 : 0;
    std::vector<int> supply(kPlayers, figure == Figure::Follower ? kFollowersEach : special);
    for (const WallFollower& follower : followers_) {
        if (follower.figure == figure) --supply[follower.seat];
    }
    return supply;
}

/// The area of the land, with all who stand on it.
WallArea WallGame::area(Part part) const {
    WallArea area = land_.area(part);
    area.followers.assign(kPlayers, 0);
    area.kings.assign(kPlayers, 0);
    area.falconers.assign(kPlayers, 0);
    for (const WallFollower& follower : followers_) {
        if (!contains(area, follower.part)) continue;
        ++area.followers[follower.seat];
        if (follower.figure == Figure::King) ++area.kings[follower.seat];
        if (follower.figure == Figure::Falconer) ++area.falconers[follower.seat];
    }
    return area;
}

std::vector<WallArea> WallGame::areas() const {
    return all_areas<WallArea>(land_, [this](const Part& part) { return area(part); });
}

std::vector<WallArea> WallGame::pending() const {
    if (phase_ != Phase::Score && phase_ != Phase::Reveal) return {};
    std::vector<WallArea> areas = areas_won_by(turn_seat_);
    for (const WallArea& area : areas_won_by(1 - turn_seat_)) areas.push_back(area);
    return areas;
}

}  // namespace trencavel::reference
