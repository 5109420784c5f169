// Why a move is not legal, in words.
#include <algorithm>

#include "record/moves.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

constexpr std::string_view kSides[4] = {"north", "east", "south", "west"};

std::string_view name_of_edge(EdgeClass edge, const Tables& tables, unsigned oriented, unsigned side) {
    if (edge == EdgeClass::Ground) return tables.wall.start_spaces.empty() ? "field" : "court";
    const std::uint8_t feature = tables.oriented[oriented].middle[side];
    return name(tables.designs[oriented >> 2].kinds[feature]);
}

bool has_bridge(const Snapshot& shot, Cell cell, Axis axis) {
    for (const PlacedBridge& bridge : shot.bridges) {
        if (bridge.cell == cell && bridge.axis == axis) return true;
    }
    return false;
}

/// Within the wall only paths must meet their like (K4).
bool fits(EdgeClass here, EdgeClass there, const Game& game) {
    if (!game.snapshot().court) return here == there;
    return court_edges_fit(here, there);
}

/// Names the first side at which the tile in hand meets another kind of edge.
std::string explain_edges(const Move& move, const Game& game) {
    const Snapshot shot = game.snapshot();
    const Tables& tables = game.tables();
    const unsigned mine = 4u * shot.hand + move.rotation;
    for (const PlacedTile& tile : shot.board) {
        for (unsigned side = 0; side < 4; ++side) {
            if (!(move.cell.neighbour(side) == tile.cell)) continue;
            const unsigned theirs = 4u * tile.tile + tile.rotation;
            const EdgeClass here = tables.oriented[mine].edges[side];
            const bool bridged = has_bridge(shot, tile.cell, axis_of(side));
            const EdgeClass there = bridged ? EdgeClass::Line : tables.oriented[theirs].edges[opposite(side)];
            if (fits(here, there, game)) continue;
            const std::string_view met =
                bridged ? "bridge" : name_of_edge(there, tables, theirs, opposite(side));
            return "its " + std::string(kSides[side]) + " edge would be a " +
                   std::string(name_of_edge(here, tables, mine, side)) + " and meet a " + std::string(met);
        }
    }
    return "its edges do not fit";
}

/// Whether the question is the right one, and only the game lacks what the move needs.
bool needs_another_game(const Move& move, QuestionKind asked) {
    switch (move.kind) {
        case MoveKind::Place:
        case MoveKind::Refuse:
            return asked == QuestionKind::Place;
        case MoveKind::Follower:
        case MoveKind::Bridge:
        case MoveKind::Crown:
        case MoveKind::King:
        case MoveKind::Falconer:
            return asked == QuestionKind::Follower;
        default:
            return false;
    }
}

std::string_view name_of_follower(const Move& move) {
    if (move.kind == MoveKind::King) return name(Sort::King);
    return name(move.kind == MoveKind::Falconer ? Sort::Falconer : Sort::Plain);
}

std::string explain_doubling(const Move& move, const Game& game) {
    for (const AreaView& area : game.areas()) {
        const Spot spot{move.cell, move.feature};
        if (std::find(area.members.begin(), area.members.end(), spot) == area.members.end()) continue;
        const unsigned wall_tile = WallTiles::doubling(area.kind);
        if (wall_tile == 0) return "only towers and houses can be doubled by a wall tile";
        return "doubling it takes a wall tile " + std::to_string(wall_tile) +
               " from before this turn, a majority of your own, and no king on it";
    }
    return "it cannot be doubled";
}

std::string explain_not_asked(const Move& move, const Game& game) {
    const QuestionKind asked = game.snapshot().question->kind;
    if (needs_another_game(move, asked)) {
        if (move.kind == MoveKind::King || move.kind == MoveKind::Falconer)
            return "this game has no kings and falconers";
        return move.kind == MoveKind::Crown ? "this game has no wheel" : "this game has no bridges";
    }
    return "the game asks for '" + std::string(name(asked)) + "' now";
}

}  // namespace

std::string explain(Refusal refusal, const Move& move, const Game& game) {
    switch (refusal) {
        case Refusal::None:
            return {};
        case Refusal::GameOver:
            return "the game is over";
        case Refusal::NotAsked:
            return explain_not_asked(move, game);
        case Refusal::NoSuchTile:
            return "no " + game.tables().names[move.tile] + " is left";
        case Refusal::CellTaken:
            return "a tile lies there already";
        case Refusal::NotAdjacent:
            return game.snapshot().court ? "no tile or start space lies beside that cell"
                                         : "no tile lies beside that cell";
        case Refusal::OutsideWall:
            return "that cell is not inside the wall";
        case Refusal::EdgesDiffer:
            return explain_edges(move, game);
        case Refusal::NoSuchFeature:
            return "the tile has no feature with this index";
        case Refusal::Occupied:
            return "there is a follower on this area already";
        case Refusal::NoFollower:
            return "there is no " + std::string(name_of_follower(move)) + " left in the supply";
        case Refusal::CompletedNow:
            return "the area is completed and scored in this turn, where king and falconer may not stand";
        case Refusal::NoBridgeLeft:
            return "there is no bridge left in the supply";
        case Refusal::NeedsNoBridge:
            return "the tile fits there without a bridge; one can be built after it";
        case Refusal::NoBridgeHere:
            return move.kind == MoveKind::Place ? "this bridge does not make the tile fit there"
                                                : "no bridge can be built there";
        case Refusal::BridgeBuilt:
            return "one bridge has been built in this turn already";
        case Refusal::NoBridgeBuilt:
            return "no bridge was built in this turn";
        case Refusal::FitsWithout:
            return "the tile can be placed without a bridge";
        case Refusal::CrownsTaken:
            return "no crown space is free in that segment";
        case Refusal::NoCastle:
            return "that is no small city of yours that was completed now";
        case Refusal::NotCompleted:
            return "that is nothing that was completed beside the castle now";
        case Refusal::NotYours:
            return "no follower of yours stands there";
        case Refusal::NotOpen:
            return "no " + game.tables().names[move.tile] + " lies open";
        case Refusal::BidTooLow:
            return "a bid must be higher than the last, which is " +
                   std::to_string(game.snapshot().bazaar->offer->bid);
        case Refusal::BidTooHigh:
            return "more than " + std::to_string(Bazaars::kBidMax) + " cannot be bid";
        case Refusal::NotToScore:
            return "that is no area that is to be scored now";
        case Refusal::OwnAreasFirst:
            return "your own areas are scored first";
        case Refusal::NoDoubling:
            return explain_doubling(move, game);
        case Refusal::NoSuchWallTile:
            return "no wall tile " + std::to_string(move.value) + " can lie there";
    }
    return {};
}

}  // namespace trencavel::record
