#include "random_play/court/watch.h"

#include <algorithm>

#include "games/kinds.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

CourtSituation level_situation(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Path:
            return CourtSituation::PathLevel;
        case FeatureKind::Tower:
            return CourtSituation::TowerLevel;
        case FeatureKind::House:
            return CourtSituation::HouseLevel;
        default:
            return CourtSituation::ChapelLevel;
    }
}

/// A follower that was put somewhere and is at home again.
bool came_back_at_once(const std::vector<Event>& events) {
    const Event& placed = events.front();
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == EventKind::Returned && event.seat == placed.seat && event.cell == placed.cell &&
               event.feature == placed.feature;
    });
}

bool ends_with_discard(const std::vector<Event>& events) {
    const auto ended = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return event.kind == EventKind::Ended; });
    return ended != events.end() && ended != events.begin() && (ended - 1)->kind == EventKind::Discarded;
}

}  // namespace

const AreaView* CourtWatch::area_at(Cell cell, unsigned feature) const {
    for (const AreaView& area : areas_) {
        const Spot spot{cell, static_cast<std::uint8_t>(feature)};
        if (std::find(area.members.begin(), area.members.end(), spot) != area.members.end()) return &area;
    }
    return nullptr;
}

bool CourtWatch::happened(EventKind kind) const {
    const std::vector<Event>& events = game_->events();
    return std::any_of(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; });
}

/// The placement is the first that happens in a turn.
void CourtWatch::begin_turn(const Snapshot& before, const Move& move) {
    const Seat seat = before.question->seat;
    const bool passes_on = turn_.seat != kChance && turn_.seat != seat;
    count(CourtSituation::ExtraTooNew, passes_on && turn_.fresh[1] > 0 && turn_.usable[1] == 0);
    turn_ = {.seat = seat, .cell = move.cell, .extra = extra_is_next_};
    extra_is_next_ = false;
    for (const unsigned kind : before.court->held[seat]) ++turn_.usable[kind];
}

/// What the move itself is.
void CourtWatch::note_move(const Snapshot& before, const Move& move) {
    const Snapshot now = game_->snapshot();
    const bool asks_follower = now.question && now.question->kind == QuestionKind::Follower;
    switch (move.kind) {
        case MoveKind::Place: {
            const bool has_none = before.supplies[turn_.seat] == 0;
            count(CourtSituation::NoFollowerLeft, has_none && !asks_follower);
            count(CourtSituation::OnlySpecialLeft, has_none && asks_follower);
            break;
        }
        case MoveKind::Follower:
            count(CourtSituation::AtOnce, came_back_at_once(game_->events()));
            break;
        case burg::kExtraMove:
            count(CourtSituation::ExtraTurn);
            count(CourtSituation::ExtraAfterExtra, turn_.extra);
            extra_is_next_ = true;
            break;
        default:
            break;
    }
}

/// Those who go home before anything is scored.
void CourtWatch::note_level() {
    std::set<const AreaView*> level;
    for (const Event& event : game_->events()) {
        if (event.kind == EventKind::Scored) break;
        if (event.kind != EventKind::Returned) continue;
        level.insert(area_at(event.cell, event.feature));
        count(CourtSituation::KingLevel, static_cast<Sort>(event.other) == falcon::kKing);
        count(CourtSituation::FalconerLevel, static_cast<Sort>(event.other) == falcon::kFalconer);
    }
    for (const AreaView* area : level) count(level_situation(area->kind));
    turn_.level |= !level.empty();
}

void CourtWatch::note_taken(const Snapshot& before, const Event& taken) {
    const WallTable& wall = game_->tables().wall;
    const auto field = static_cast<unsigned>(score_[taken.seat]) % WallTable::kFields;
    count(CourtSituation::SecondField, field != static_cast<unsigned>(taken.points));
    count(CourtSituation::InOthersTurn, taken.seat != turn_.seat);
    count(CourtSituation::SecondRound, score_[taken.seat] >= static_cast<int>(WallTable::kFields));
    count(CourtSituation::TakenInLastTurn, before.left == 0 && taken.other >= 4);
    towers_[wall.tower_at[field]] = false;
    if (taken.seat == turn_.seat) ++turn_.fresh[taken.other];
}

void CourtWatch::note_keep(const Event& keep) {
    count(keeps_[keep.seat] == 0 ? CourtSituation::KeepPut : CourtSituation::KeepMoved);
    keeps_[keep.seat] = static_cast<unsigned>(keep.points);
}

/// What happened, in its order.
void CourtWatch::note_events(const Snapshot& before) {
    const std::vector<Event>& events = game_->events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        switch (event.kind) {
            case EventKind::Scored:
                if (event.reason.complete) {
                    note_completed(scoring_at(i));
                } else {
                    note_final(event);
                }
                break;
            case burg::kWallTileEvent:
                note_taken(before, event);
                break;
            case burg::kKeepEvent:
                note_keep(event);
                break;
            case falcon::kNestsEvent: {
                const AreaView* area = area_at(event.cell, event.feature);
                count(CourtSituation::FalconerOnCourt, area->kind == FeatureKind::Court);
                break;
            }
            case EventKind::Discarded:
                count(CourtSituation::FitsNowhere);
                break;
            default:
                break;
        }
    }
}

/// What is asked now.
void CourtWatch::note_question(const Snapshot& before, const Move& move) {
    const Snapshot now = game_->snapshot();
    const bool asks_score = now.question && now.question->kind == burg::kScoreQuestion;
    const std::vector<Event>& events = game_->events();
    const bool scores_on = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.kind == EventKind::Scored && event.reason.complete;
    });
    if (move.kind == MoveKind::Reveal) count(CourtSituation::RevealBetweenScorings, asks_score || scores_on);
    if (happened(EventKind::Ended))
        count(CourtSituation::ExtraInLastTurn, before.left == 0 && turn_.usable[1] > 0);
    if (!asks_score) return;
    std::set<const AreaView*> areas;
    for (const Move& answer : game_->legal_moves()) areas.insert(area_at(answer.cell, answer.feature));
    const AreaView& first = **areas.begin();
    const bool is_own = first.followers[turn_.seat] > first.followers[1 - turn_.seat];
    if (areas.size() == 1) return count(CourtSituation::DoublingAlone);
    count(is_own ? CourtSituation::OrderOfOwn : CourtSituation::OrderOfOthers);
}

void CourtWatch::note(const Snapshot& before, const Move& move) {
    areas_ = game_->areas();
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        score_[seat] = before.scores[seat];
        at_gate_[seat] = before.at_gate[seat];
        keeps_[seat] = before.court->keeps[seat].size;
    }
    towers_ = before.court->towers;
    if (move.kind == MoveKind::Place) begin_turn(before, move);
    note_move(before, move);
    note_level();
    note_events(before);
    note_question(before, move);
    count(CourtSituation::LastTileDiscarded, ends_with_discard(game_->events()));
    if (happened(EventKind::Ended)) note_end();
}

}  // namespace trencavel::random_play
