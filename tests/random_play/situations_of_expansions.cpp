// Situations of the Wheel of Fortune and of expansion 8.
#include <algorithm>
#include <vector>

#include "games/kinds.h"
#include "random_play/situations.h"
#include "rules/bazaars/tiles.h"
#include "rules/carcassonne/reasons.h"
#include "rules/wheel/board.h"

namespace trencavel::random_play {
namespace {

bool is_on_board(const Game& game, Cell cell) {
    const std::size_t cells = game.tables().board_cells;
    return std::any_of(game.tables().start.begin(), game.tables().start.begin() + cells,
                       [&](const StartTile& start) { return start.cell == cell; });
}

Seat seat_in_turn(const Game& game) {
    return std::visit([](const auto* pos) { return pos->seat; }, game.position());
}

bool fits_only_with_bridge(const Game& game) {
    return std::visit([](const auto* pos) { return pos->placements == 0; }, game.position());
}

bool has_bazaar(const Game& game, TileId tile) {
    return tile != kNoTile && bazaars::has_bazaar(game.tables().designs[tile]);
}

bool shares_tile(const PlacedCastle& one, const PlacedCastle& other) {
    return std::any_of(one.cells.begin(), one.cells.end(), [&](Cell cell) {
        return std::find(other.cells.begin(), other.cells.end(), cell) != other.cells.end();
    });
}

/// Castles with a follower that have a half in the cell.
auto castles_on(const Snapshot& snapshot, Cell cell) {
    return std::count_if(snapshot.castles.begin(), snapshot.castles.end(), [&](const PlacedCastle& castle) {
        return castle.occupied && (castle.cells[0] == cell || castle.cells[1] == cell);
    });
}

/// Crowns that score one after the other for the same seat.
bool is_second_crown(const std::vector<Event>& events, std::size_t i) {
    const Event& crown = events[i];
    if (crown.what != wheel::kCrownScoring || i < 2) return false;
    const Event& earlier = events[i - 2];  // between them the first follower goes home
    return earlier.kind == EventKind::Scored && earlier.what == wheel::kCrownScoring &&
           earlier.other == crown.other && earlier.seats == crown.seats;
}

}  // namespace

/// What the move itself is.
void Situations::note_move(const Snapshot& before, const Move& move, const Game& game) {
    const bool plays_bazaars = (game.tables().switches & bazaars::kSwitch) != 0;
    switch (move.kind) {
        case MoveKind::Place:
            count(Situation::BridgeUnderTile, span::is_on_the_tile(move.value));
            count(Situation::BridgeToTile, span::is_on_a_neighbour(move.value));
            if (!plays_bazaars || !has_bazaar(game, before.hand)) break;
            count(Situation::BazaarInBazaar, before.bazaar.has_value());
            count(Situation::TooFewForBazaar, !before.bazaar && before.left < before.players);
            break;
        case bridges::kBridgeMove:
            count(Situation::BridgeBeside);
            break;
        case MoveKind::Follower:
            count(Situation::FollowerOnBridge, move.feature == kSpanFeature);
            break;
        case MoveKind::Pass:
            count(Situation::CastleDeclined, before.question->kind == castles::kCastleQuestion);
            break;
        case MoveKind::Recall:
            count(Situation::RecalledFromBridge, move.feature == kSpanFeature);
            count(Situation::RecalledFromCastle, move.feature == kTokenFeature);
            count(Situation::RecalledFromPair,
                  move.feature == kTokenFeature && castles_on(before, move.cell) > 1);
            break;
        case bridges::kRefuseMove:
            count(Situation::Refused);
            break;
        case castles::kRewardMove:
            count(Situation::RewardChosen);
            break;
        case bazaars::kBuyMove:
            count(Situation::Bought);
            break;
        case bazaars::kSellMove:
            count(Situation::Sold);
            break;
        case bazaars::kTakeMove:
            count(Situation::Taken);
            break;
        default:
            break;
    }
}

void Situations::note_points(const Event& scored) {
    switch (scored.what) {
        case wheel::kFortuneScoring:
            return count(Situation::Fortune);
        case wheel::kTaxesScoring:
            return count(Situation::Taxes);
        case wheel::kFamineScoring:
            return count(Situation::Famine);
        case wheel::kStormScoring:
            return count(Situation::Storm);
        case wheel::kInquisitionScoring:
            return count(Situation::Inquisition);
        case wheel::kCrownScoring:
            return count(scored.points == 6 ? Situation::CrownOf6 : Situation::CrownOf3);
        case ScoringKind::Field:
            return count(Situation::CastleAtField, scored.reason.counts[carcassonne::kDearCities] > 0);
        case ScoringKind::City:
            return count(Situation::SmallCityScored, scored.reason.complete && scored.points == 2);
        case castles::kCastleScoring:
            count(Situation::CastleScored);
            return count(Situation::CastleChained,
                         scored.other == static_cast<std::uint8_t>(castles::kCastleScoring));
        default:
            return;
    }
}

void Situations::note_castle(const Event& built, const Game& game) {
    const std::vector<PlacedCastle> castles = game.snapshot().castles;
    const PlacedCastle now{{built.cell, built.second}, built.seat, true};
    const auto sharing = std::count_if(castles.begin(), castles.end(),
                                       [&](const PlacedCastle& other) { return shares_tile(now, other); });
    count(Situation::CastleBuilt);
    count(Situation::CastlesShareTile, sharing > 1);  // it shares its tiles with itself
    count(Situation::CastleOnBoard, is_on_board(game, built.cell) || is_on_board(game, built.second));
}

void Situations::note_bridge(const Event& built, const Game& game) {
    const std::vector<PlacedBridge> bridges = game.snapshot().bridges;
    const auto axis = static_cast<Axis>(built.rotation);
    count(Situation::BridgeMeetsBridge,
          std::any_of(bridges.begin(), bridges.end(), [&](const PlacedBridge& other) {
              return other.axis == axis && (other.cell == built.cell.neighbour(built.rotation) ||
                                            other.cell == built.cell.neighbour(built.rotation + 2u));
          }));
}

/// What happened because of it, up to the next question.
void Situations::note_events(const Move& move, const Game& game) {
    // A tile that comes to the hand without being drawn is one of a bazaar.
    bool is_of_bazaar = move.kind != MoveKind::Recall && move.kind != bridges::kRefuseMove;
    bool plague_came = false;
    const std::vector<Event>& events = game.events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        switch (event.kind) {
            case EventKind::Drawn:
                is_of_bazaar = false;
                break;
            case wheel::kPigEvent:
                plague_came = event.other == wheel::Plague;
                count(Situation::NumberInBazaar, is_of_bazaar);
                break;
            case EventKind::Discarded:
                count(Situation::NumberUnplayable, wheel::number_of(game.tables().designs[event.tile]) != 0);
                count(Situation::BazaarTileUnplayable, is_of_bazaar);
                break;
            case EventKind::Returned:
                count(Situation::Plague, plague_came || move.kind == MoveKind::Recall);
                count(Situation::PlagueUnasked, plague_came);
                break;
            case EventKind::Scored:
                note_points(event);
                count(Situation::TwoCrownsOfOne, is_second_crown(events, i));
                break;
            case castles::kCastleEvent:
                note_castle(event, game);
                break;
            case bridges::kBridgeEvent:
                note_bridge(event, game);
                break;
            case bazaars::kBazaarEvent:
                count(Situation::BazaarHeld);
                break;
            case EventKind::Paid:
                count(Situation::NobodyBidHigher, event.other == kChance);
                break;
            default:
                break;
        }
    }
}

void Situations::note_expansions(const Snapshot& before, const Move& move, const Game& game) {
    note_move(before, move, game);
    note_events(move, game);
    const Snapshot now = game.snapshot();
    const bool asks_place = now.question && now.question->kind == QuestionKind::Place;
    count(Situation::OnlyWithBridge, asks_place && fits_only_with_bridge(game));
    const bool asks_castle = now.question && now.question->kind == castles::kCastleQuestion;
    count(Situation::CastleOfAnother, asks_castle && now.question->seat != seat_in_turn(game));
    for (unsigned seat = 0; seat < now.players; ++seat)
        count(Situation::BelowZero, now.scores[seat] < 0 && before.scores[seat] >= 0);
}

}  // namespace trencavel::random_play
