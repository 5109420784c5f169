// The stages of a turn: draw, place, follower, score, next player. The rules say what things are worth.
//
// The engine announces the moments of a turn to `Rules` (rules/hooks.h lists them). A module that hears one
// may push a question; the turn then waits, and goes on with `stage` once no question is open. Where several
// questions may follow each other, the moment is announced again after each answer, until nobody asks any
// more.
#pragma once

#include <bit>

#include "engine/board/place_tile.h"
#include "engine/board/placements.h"
#include "engine/board/position.h"
#include "engine/board/walled.h"
#include "engine/event.h"
#include "engine/turn/scoring.h"

namespace trencavel {

/// Clockwise.
template <class Rules>
Seat next_seat(const Position<Rules>& pos, Seat seat) {
    return static_cast<Seat>(seat + 1 == pos.players ? 0 : seat + 1);
}

namespace detail {

template <class Rules>
void ask(Position<Rules>& pos, Seat seat, QuestionKind kind) {
    pos.questions.push_back({seat, kind});
}

/// Features of the last tile on which a follower may be put: those whose area holds none (C5, K6).
template <class Rules>
unsigned free_spots(const Tables& tables, const Position<Rules>& pos) {
    const unsigned tile = pos.cells - 1u;
    const unsigned features = tables.designs[pos.oriented[tile] >> 2].features;
    unsigned spots = 0;
    for (unsigned i = 0; i < features; ++i) {
        const unsigned root = pos.find(pos.first_feature[tile] + i);
        spots |= static_cast<unsigned>(pos.areas[root].followers() == 0) << i;
    }
    return spots;
}

/// C4: the tile in hand leaves the game.
template <class Rules, class Out>
void discard(Position<Rules>& pos, Out& out) {
    out.emit({.kind = EventKind::Discarded, .seat = pos.seat, .tile = pos.hand});
    pos.hand = kNoTile;
}

/// Asks for a placement; false if the tile fits nowhere (C4): then it leaves the game.
template <class Rules, class Out>
bool ask_placement(const Tables& tables, Position<Rules>& pos, Out& out) {
    pos.placements = static_cast<std::uint16_t>(count_placements(tables, pos, pos.hand));
    if (pos.placements + Rules::more_placements(tables, pos) > 0) {
        ask(pos, pos.seat, QuestionKind::Place);
        return true;
    }
    discard(pos, out);
    return false;
}

/// Asks for a follower if there is any choice.
template <class Rules>
void ask_follower(const Tables& tables, Position<Rules>& pos) {
    const bool has_one = pos.supply[pos.seat] > 0;
    pos.follower_spots = static_cast<std::uint16_t>(has_one ? free_spots(tables, pos) : 0);
    if (pos.follower_spots != 0 || Rules::offers_more(tables, pos))
        ask(pos, pos.seat, QuestionKind::Follower);
}

/// Visits the features of cloisters that are surrounded and not yet announced.
template <class Rules, class Visit>
void for_each_surrounded(const Tables& tables, const Position<Rules>& pos, Visit visit) {
    for (const Cell cell : pos.open_cloisters) {
        const unsigned feature = cloister_at(tables, pos, cell);
        if (pos.areas[feature].open() == 0) visit(feature);
    }
}

template <class Rules, class Out>
void announce_cloisters(const Tables& tables, Position<Rules>& pos, Out& out) {
    if constexpr (Position<Rules>::kWalled) return;
    for (unsigned i = 0; i < pos.open_cloisters.size();) {
        const unsigned feature = cloister_at(tables, pos, pos.open_cloisters[i]);
        if (pos.areas[feature].open() != 0) {
            ++i;
            continue;
        }
        pos.open_cloisters.swap_remove(i);
        Rules::on_completed(tables, pos, feature, tiles::FeatureKind::Cloister, out);
    }
}

/// Visits (root, kind) of each area that the last tile closed, once: those that it is part of, and within a
/// wall also those of its neighbours that end at it.
template <class Rules, class Visit>
void for_each_closed(const Tables& tables, const Position<Rules>& pos, Visit visit) {
    const unsigned tile = pos.cells - 1u;
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    std::array<unsigned, kTileFeaturesMax + 4> seen;
    unsigned seen_count = 0;
    const auto look_at = [&](unsigned feature, tiles::FeatureKind kind) {
        const unsigned root = pos.find(feature);
        if (pos.areas[root].open() != 0) return;
        bool again = false;
        for (unsigned j = 0; j < seen_count; ++j) again |= seen[j] == root;
        if (again) return;
        seen[seen_count++] = root;
        visit(root, kind);
    };
    for (unsigned bits = design.edged; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bits));
        look_at(pos.first_feature[tile] + i, design.kinds[i]);
    }
    if constexpr (Position<Rules>::kSpans > 0) {
        if (const unsigned span = pos.spans.on_tile[tile]; span != 0)
            look_at(span - 1, tiles::FeatureKind::Road);
    }
    if constexpr (Position<Rules>::kWalled) for_each_facing(tables, pos, tile, look_at);
}

/// Announces what the last tile completed: its areas, and cloisters around it.
template <class Rules, class Out>
void announce_completed(const Tables& tables, Position<Rules>& pos, Out& out) {
    for_each_closed(tables, pos, [&](unsigned root, tiles::FeatureKind kind) {
        Rules::on_completed(tables, pos, root, kind, out);
    });
    announce_cloisters(tables, pos, out);
}

template <class Rules, class Out>
void end_game(const Tables& tables, Position<Rules>& pos, Out& out) {
    pos.stage = Stage::Over;
    out.emit({.kind = EventKind::Ended});
    Rules::on_game_end(tables, pos, out);
    out.emit({.kind = EventKind::Over, .seats = static_cast<std::uint8_t>(leaders(pos))});
}

/// Continues the turn from a stage until a question is open or the game is over; `pos.stage` then says where
/// to continue. Until then the stage is a local variable, which the compiler can follow.
template <class Rules, class Out>
void proceed(const Tables& tables, Position<Rules>& pos, Stage stage, Out& out) {
    const auto waits_at = [&](Stage here) {
        stage = here;
        return !pos.questions.empty();
    };
    while (pos.questions.empty()) {
        switch (stage) {
            case Stage::Follower:
                ask_follower(tables, pos);
                if (waits_at(Stage::Score)) break;
                [[fallthrough]];
            case Stage::Score:
                if (pos.completes) {
                    Rules::on_scoring(tables, pos, out);
                    if (waits_at(Stage::Score)) break;
                    announce_completed(tables, pos, out);
                    Rules::on_scored(tables, pos, out);
                }
                [[fallthrough]];
            case Stage::TurnEnd:
                Rules::on_turn_ends(tables, pos, out);
                if (waits_at(Stage::TurnEnd)) break;
                pos.seat = next_seat(pos, pos.seat);
                [[fallthrough]];
            case Stage::Begin: {
                const bool given = Rules::on_turn_begins(tables, pos, out);
                if (waits_at(given ? Stage::Drawn : Stage::Begin) || given) break;
                [[fallthrough]];
            }
            case Stage::Draw:
                if (pos.left > 0) {
                    ask(pos, kChance, QuestionKind::Draw);
                    stage = Stage::Drawn;
                } else if (Rules::continues_without_tiles(tables, pos)) {
                    stage = Stage::TurnEnd;
                } else {
                    return end_game(tables, pos, out);
                }
                break;
            case Stage::Drawn:
                Rules::on_drawn(tables, pos, out);
                if (waits_at(Stage::Drawn)) break;
                [[fallthrough]];
            case Stage::Place:  // C4: if the tile fits nowhere, the same player draws another
                stage = ask_placement(tables, pos, out) ? Stage::Follower : Stage::Draw;
                break;
            case Stage::Over:
                return;
        }
    }
    pos.stage = stage;
}

template <class Rules, class Out>
void apply_draw(const Tables& tables, Position<Rules>& pos, TileId tile, Out& out) {
    --pos.left;
    --pos.left_of[tile];
    if (Rules::intercepts_draw(tables, pos, tile, out)) return;
    pos.hand = tile;
    out.emit({.kind = EventKind::Drawn, .seat = pos.seat, .tile = tile});
}

template <class Rules, class Out>
void apply_place(const Tables& tables, Position<Rules>& pos, Move move, Out& out) {
    Rules::on_placing(tables, pos, move, out);
    out.emit({.kind = EventKind::Placed,
              .seat = pos.seat,
              .tile = pos.hand,
              .rotation = move.rotation,
              .cell = move.cell});
    place_tile(tables, pos, move.cell, 4u * pos.hand + move.rotation);
    pos.hand = kNoTile;
    Rules::on_placed(tables, pos, move, out);
    if (pos.completes) {
        for_each_closed(tables, pos, [&](unsigned root, tiles::FeatureKind kind) {
            Rules::on_closed(tables, pos, root, kind);
        });
    }
}

template <class Rules, class Out>
void apply_follower(Position<Rules>& pos, unsigned index, Out& out) {
    const unsigned tile = pos.cells - 1u;
    out.emit({.kind = EventKind::Follower,
              .seat = pos.seat,
              .cell = pos.cell[tile],
              .feature = static_cast<std::uint8_t>(index)});
    put_follower(pos, pos.troop(pos.seat, Sort::Plain), pos.first_feature[tile] + index);
}

}  // namespace detail

/// Applies a legal move (an illegal one is undefined behaviour) and goes on to the next question.
template <class Rules, class Out>
void apply_unchecked(const Tables& tables, Position<Rules>& pos, Move move, Out& out) {
    [[maybe_unused]] const Question question = pos.questions.back();
    pos.questions.pop_back();
    switch (move.kind) {
        case MoveKind::Draw:
            detail::apply_draw(tables, pos, move.tile, out);
            break;
        case MoveKind::Place:
            detail::apply_place(tables, pos, move, out);
            break;
        case MoveKind::Follower:
            if (Position<Rules>::kSpans == 0 || move.feature != kSpanFeature) {
                detail::apply_follower(pos, move.feature, out);
                break;
            }
            [[fallthrough]];
        default:
            Rules::on_answered(tables, pos, question, move, out);
            break;
    }
    detail::proceed(tables, pos, pos.stage, out);
}

/// A new game: the start layout is placed, and the first draw is asked for. `left_of` says what can be drawn.
template <class Rules, class Out>
Position<Rules> start_position(const Tables& tables, unsigned players,
                               const std::array<std::uint8_t, kDesignsMax>& left_of, Out& out) {
    using P = Position<Rules>;
    P pos;
    pos.first_feature.fill(P::kNever);
    pos.players = static_cast<std::uint8_t>(players);
    for (unsigned i = 0; i < tables.size; ++i) {
        pos.left_of[i] = left_of[i];
        pos.left = static_cast<std::uint8_t>(pos.left + left_of[i]);
    }
    pos.features = static_cast<typename P::FeatureId>(P::kSpans);
    place_start(tables, pos);
    Rules::on_start(tables, pos, out);
    detail::proceed(tables, pos, Stage::Begin, out);
    return pos;
}

}  // namespace trencavel
