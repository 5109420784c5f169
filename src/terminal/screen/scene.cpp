#include "terminal/screen/scene.h"

#include <algorithm>

#include "games/fitting.h"
#include "record/moves.h"
#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"

namespace trencavel::terminal {
namespace {

BoardScene plain_scene(const GameHistory& history, const Players& players) {
    BoardScene scene;
    scene.tables = &history.game().tables();
    scene.players = &players;
    scene.wall = history.game().tables().wall.source;
    scene.snapshot = history.game().snapshot();
    return scene;
}

/// An expansion with a board of its own is named.
std::string game_title(const Game& game) {
    const std::string title(game.info().title);
    const bool expanded = game.info().has_wall && !game.setup().modules.empty();
    return expanded ? title + ", " + std::string(game.info().expansion) : title;
}

/// Others come from no place on the table.
bool has_area(ScoringKind what) {
    return what <= ScoringKind::Court;
}

bool is_at_spot(ScoringKind what) {
    const auto modules = screens_of_modules();
    return std::any_of(modules.begin(), modules.end(), [&](const ModuleScreen* module) {
        const auto& kinds = module->scored_at_spots;
        return std::find(kinds.begin(), kinds.end(), what) != kinds.end();
    });
}

/// Marks what the events scored.
void mark_scored(const GameHistory& history, const std::vector<Event>& events, BoardScene& scene) {
    const std::vector<AreaView> areas = history.game().areas();
    for (const Event& event : events) {
        if (event.kind != EventKind::Scored) continue;
        const Spot spot{event.cell, event.feature};
        const AreaView* area = has_area(event.what) ? area_with(areas, spot) : nullptr;
        if (area != nullptr) scene.scored.push_back({area->members, event.seats, event.points});
        if (is_at_spot(event.what)) scene.scored.push_back({{spot}, event.seats, event.points});
    }
}

/// Marks the tiles laid; to who is asked for a placement those of the others.
void mark_recent(const std::vector<Event>& events, ScreenModel& model) {
    const std::optional<Question> question = model.scene.snapshot.question;
    const bool placing = model.asked && question->kind == QuestionKind::Place;
    for (const Event& event : events) {
        if (event.kind != EventKind::Placed) continue;
        if (placing && event.seat == question->seat) continue;
        model.scene.recent.push_back({event.cell, event.seat});
    }
}

/// Where an answer can be seen on the board; some are only listed.
std::optional<Spot> spot_of_answer(const Move& move, const Snapshot& snapshot) {
    if (move.kind == MoveKind::Follower) {
        if (move.feature == kSpanFeature) return Spot{span_answers().last_built(snapshot), kSpanFeature};
        return spot_on_last_tile(move, snapshot);
    }
    const MarkScreen* mark = mark_of(move.kind);
    return mark == nullptr ? std::nullopt : mark->spot(move, snapshot);
}

/// Several followers can be put on one feature; its number says enough.
BoardMark marked(const Answer& answer, Spot spot) {
    const MarkScreen* mark = mark_of(answer.move.kind);
    if (mark == nullptr) return {spot, answer.label};
    return {spot, mark->is_short ? std::to_string(answer.move.feature) : answer.label, mark->beside};
}

bool is_marked(const BoardScene& scene, Spot spot) {
    return std::any_of(scene.marks.begin(), scene.marks.end(),
                       [&](const BoardMark& mark) { return mark.spot == spot; });
}

void add_answers(GameHistory& history, const LogContext& context, ScreenModel& model) {
    model.answers = answers_at_question(history.game(), context);
    for (const Answer& answer : model.answers.list) {
        const std::optional<Spot> spot = spot_of_answer(answer.move, model.scene.snapshot);
        if (spot && !is_marked(model.scene, *spot)) model.scene.marks.push_back(marked(answer, *spot));
    }
}

/// The board, with what happened since this seat last laid a tile.
ScreenModel scene_since(const GameHistory& history, const Players& players, const Look& look, Seat seat,
                        bool asked) {
    ScreenModel model;
    model.scene = plain_scene(history, players);
    model.title = game_title(history.game());
    model.asked = asked;
    const std::optional<std::size_t> since = history.last_placement(seat);
    const std::vector<Event> events = since ? history.events_from(*since) : history.all_events();
    model.log = log_lines(events, log_context(history, players, look));
    mark_scored(history, events, model.scene);
    mark_recent(events, model);
    return model;
}

/// Whether the tile in hand may be sent out of the game.
bool may_refuse(const Game& game) {
    const Result<Move> refuse = record::parse_move("refuse", game.tables());
    return refuse && game.check(refuse.value()) == Refusal::None;
}

}  // namespace

LogContext log_context(const GameHistory& history, const Players& players, const Look& look) {
    return {.players = &players,
            .tables = &history.game().tables(),
            .board = history.game().snapshot().board,
            .areas = history.game().info().has_wall ? history.game().areas() : std::vector<AreaView>{},
            .unicode = look.unicode};
}

ScreenModel scene_at_question(GameHistory& history, const Players& players, const Look& look) {
    const Question question = *history.game().snapshot().question;
    ScreenModel model = scene_since(history, players, look, question.seat, true);
    if (question.kind == QuestionKind::Place) {
        model.scene.places = place_choices(history.game());
        model.scene.dead = dead_cells(history.game());
        model.may_refuse = may_refuse(history.game());
    } else {
        add_answers(history, log_context(history, players, look), model);
    }
    return model;
}

ScreenModel scene_while_waiting(const GameHistory& history, const Players& players, const Look& look,
                                Seat viewer) {
    return scene_since(history, players, look, viewer, false);
}

ScreenModel scene_at_end(const GameHistory& history, const Players& players) {
    ScreenModel model;
    model.scene = plain_scene(history, players);
    model.title = game_title(history.game());
    return model;
}

}  // namespace trencavel::terminal
