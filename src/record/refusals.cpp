// Why a move is not legal, in words.
#include "record/moves.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

constexpr std::string_view kSides[4] = {"north", "east", "south", "west"};

std::string_view name_of_edge(EdgeClass edge, const Tables& tables, unsigned oriented, unsigned side) {
    if (edge == EdgeClass::Ground) return "field";
    const std::uint8_t feature = tables.oriented[oriented].middle[side];
    return name(tables.designs[oriented >> 2].kinds[feature]);
}

bool has_bridge(const Snapshot& shot, Cell cell, Axis axis) {
    for (const PlacedBridge& bridge : shot.bridges) {
        if (bridge.cell == cell && bridge.axis == axis) return true;
    }
    return false;
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
            if (here == there) continue;
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
            return asked == QuestionKind::Follower;
        default:
            return false;
    }
}

std::string explain_not_asked(const Move& move, const Game& game) {
    const QuestionKind asked = game.snapshot().question->kind;
    if (needs_another_game(move, asked)) {
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
            return "no tile lies beside that cell";
        case Refusal::EdgesDiffer:
            return explain_edges(move, game);
        case Refusal::NoSuchFeature:
            return "the tile has no feature with this index";
        case Refusal::Occupied:
            return "there is a follower on this area already";
        case Refusal::NoFollower:
            return "there is no follower left in the supply";
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
    }
    return {};
}

}  // namespace trencavel::record
