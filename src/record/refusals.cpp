// Why a move is not legal, in words.
#include <algorithm>

#include "record/moves.h"
#include "record/names.h"
#include "record/texts.h"

namespace trencavel::record {
namespace {

std::string_view name_of_side(unsigned side, Language language) {
    constexpr std::string_view kEnglish[4] = {"north", "east", "south", "west"};
    constexpr std::string_view kGerman[4] = {"Nordseite", "Ostseite", "Südseite", "Westseite"};
    return language == Language::German ? kGerman[side] : kEnglish[side];
}

tiles::FeatureKind kind_of_edge(EdgeClass edge, const Tables& tables, unsigned oriented, unsigned side) {
    using enum tiles::FeatureKind;
    if (edge == EdgeClass::Ground) return tables.wall.start_spaces.empty() ? Field : Court;
    const std::uint8_t feature = tables.oriented[oriented].middle[side];
    return tables.designs[oriented >> 2].kinds[feature];
}

std::string_view name_of_bridge(Language language) {
    return language == Language::German ? "Brücke" : "bridge";
}

bool has_bridge(const Snapshot& snapshot, Cell cell, Axis axis) {
    for (const PlacedBridge& bridge : snapshot.bridges) {
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
std::string explain_edges(const Move& move, const Game& game, Language language) {
    const Snapshot snapshot = game.snapshot();
    const Tables& tables = game.tables();
    if (snapshot.hand == kNoTile) return say(Text::EdgesDiffer, language);
    const unsigned mine = 4u * snapshot.hand + move.rotation;
    for (const PlacedTile& tile : snapshot.board) {
        for (unsigned side = 0; side < 4; ++side) {
            if (!(move.cell.neighbour(side) == tile.cell)) continue;
            const unsigned theirs = 4u * tile.tile + tile.rotation;
            const EdgeClass here = tables.oriented[mine].edges[side];
            const bool bridged = has_bridge(snapshot, tile.cell, axis_of(side));
            const EdgeClass there = bridged ? EdgeClass::Line : tables.oriented[theirs].edges[opposite(side)];
            if (fits(here, there, game)) continue;
            const std::string_view met =
                bridged ? name_of_bridge(language)
                        : name(kind_of_edge(there, tables, theirs, opposite(side)), language);
            return say(
                Text::EdgeMeets, language,
                {name_of_side(side, language), name(kind_of_edge(here, tables, mine, side), language), met});
        }
    }
    return say(Text::EdgesDiffer, language);
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

Sort sort_of(const Move& move) {
    if (move.kind == MoveKind::King) return Sort::King;
    return move.kind == MoveKind::Falconer ? Sort::Falconer : Sort::Plain;
}

std::string explain_doubling(const Move& move, const Game& game, Language language) {
    for (const AreaView& area : game.areas()) {
        const Spot spot{move.cell, move.feature};
        if (std::find(area.members.begin(), area.members.end(), spot) == area.members.end()) continue;
        const unsigned wall_tile = WallTiles::doubling(area.kind);
        if (wall_tile == 0) return say(Text::OnlySomeDouble, language);
        return say(Text::DoublingTakes, language, {std::to_string(wall_tile)});
    }
    return say(Text::NoDoubling, language);
}

std::string explain_not_asked(const Move& move, const Game& game, Language language) {
    const QuestionKind asked = game.snapshot().question->kind;
    if (needs_another_game(move, asked)) {
        if (move.kind == MoveKind::King || move.kind == MoveKind::Falconer)
            return say(Text::HasNoKings, language);
        return say(move.kind == MoveKind::Crown ? Text::HasNoWheel : Text::HasNoBridges, language);
    }
    return say(Text::AsksForAnother, language, {name(asked, language)});
}

}  // namespace

std::string explain(Refusal refusal, const Move& move, const Game& game, Language language) {
    const auto said = [&](Text text, std::initializer_list<std::string_view> words = {}) {
        return say(text, language, words);
    };
    switch (refusal) {
        case Refusal::None:
            return {};
        case Refusal::GameOver:
            return said(Text::GameOver);
        case Refusal::NotAsked:
            return explain_not_asked(move, game, language);
        case Refusal::NoSuchTile:
            return said(Text::NoSuchTileLeft, {game.tables().names[move.tile]});
        case Refusal::CellTaken:
            return said(Text::CellTaken);
        case Refusal::NotAdjacent:
            return said(game.snapshot().court ? Text::NotAdjacentInCourt : Text::NotAdjacent);
        case Refusal::OutsideWall:
            return said(Text::OutsideWall);
        case Refusal::EdgesDiffer:
            return explain_edges(move, game, language);
        case Refusal::NoSuchFeature:
            return said(Text::NoSuchFeature);
        case Refusal::Occupied:
            return said(Text::Occupied);
        case Refusal::NoFollower:
            return said(Text::NoFollower, {name(sort_of(move), language)});
        case Refusal::CompletedNow:
            return said(Text::CompletedNow);
        case Refusal::NoBridgeLeft:
            return said(Text::NoBridgeLeft);
        case Refusal::NeedsNoBridge:
            return said(Text::NeedsNoBridge);
        case Refusal::NoBridgeHere:
            return said(move.kind == MoveKind::Place ? Text::BridgeDoesNotHelp : Text::NoBridgeHere);
        case Refusal::BridgeBuilt:
            return said(Text::BridgeBuilt);
        case Refusal::NoBridgeBuilt:
            return said(Text::NoBridgeBuilt);
        case Refusal::FitsWithout:
            return said(Text::FitsWithout);
        case Refusal::CrownsTaken:
            return said(Text::CrownsTaken);
        case Refusal::NoCastle:
            return said(Text::NoCastle);
        case Refusal::NotCompleted:
            return said(Text::NotCompleted);
        case Refusal::NotYours:
            return said(Text::NotYours);
        case Refusal::NotOpen:
            return said(Text::NotOpen, {game.tables().names[move.tile]});
        case Refusal::BidTooLow:
            return said(Text::BidTooLow, {std::to_string(game.snapshot().bazaar->offer->bid)});
        case Refusal::BidTooHigh:
            return said(Text::BidTooHigh, {std::to_string(Bazaars::kBidMax)});
        case Refusal::NotToScore:
            return said(Text::NotToScore);
        case Refusal::OwnAreasFirst:
            return said(Text::OwnAreasFirst);
        case Refusal::NoDoubling:
            return explain_doubling(move, game, language);
        case Refusal::NoSuchWallTile:
            return said(Text::NoSuchWallTile, {std::to_string(move.value)});
    }
    return {};
}

}  // namespace trencavel::record
