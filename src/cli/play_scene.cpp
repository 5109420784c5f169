#include "cli/play_scene.h"

namespace trencavel::cli {
namespace {

BoardScene plain_scene(const Course& course, const Players& players) {
    BoardScene scene;
    scene.tables = &course.game().tables();
    scene.players = &players;
    scene.shot = course.game().snapshot();
    return scene;
}

/// Marks what the events scored.
void mark_scored(const Course& course, const std::vector<Event>& events, BoardScene& scene) {
    const std::vector<AreaView> areas = course.game().areas();
    for (const Event& event : events) {
        if (event.kind != EventKind::Scored) continue;
        const AreaView* area = area_with(areas, {event.cell, event.feature});
        if (area != nullptr) scene.scored.push_back({area->members, event.seats, event.points});
    }
}

/// Marks the tiles laid; at a placement those of the others.
void mark_recent(const std::vector<Event>& events, BoardScene& scene) {
    const Question question = *scene.shot.question;
    for (const Event& event : events) {
        if (event.kind != EventKind::Placed) continue;
        if (question.kind == QuestionKind::Place && event.seat == question.seat) continue;
        scene.recent.push_back({event.cell, event.seat});
    }
}

void add_follower_question(Course& course, const LogContext& context, ScreenModel& model) {
    model.spots = spot_choices(course.game());
    for (const SpotChoice& spot : model.spots) model.scene.spots.push_back(spot.feature);
    for (const Event& event : points_of(course.game(), Move::pass())) {
        model.completions.push_back(scored_text(event, context));
    }
}

}  // namespace

LogContext log_context(const Course& course, const Players& players, const Look& look) {
    return {.players = &players,
            .tables = &course.game().tables(),
            .board = course.game().snapshot().board,
            .unicode = look.unicode};
}

ScreenModel scene_at_question(Course& course, const Players& players, const Look& look) {
    ScreenModel model;
    model.scene = plain_scene(course, players);
    model.title = course.game().info().title;
    const Question question = *model.scene.shot.question;
    const std::optional<std::size_t> since = course.last_placement(question.seat);
    const std::vector<Event> events = since ? course.events_from(*since) : course.all_events();
    const LogContext context = log_context(course, players, look);
    model.log = log_lines(events, context);
    mark_scored(course, events, model.scene);
    mark_recent(events, model.scene);
    if (question.kind == QuestionKind::Place) {
        model.scene.places = place_choices(course.game());
        model.scene.dead = dead_cells(course.game());
    } else {
        add_follower_question(course, context, model);
    }
    return model;
}

ScreenModel scene_at_end(const Course& course, const Players& players) {
    ScreenModel model;
    model.scene = plain_scene(course, players);
    model.title = course.game().info().title;
    return model;
}

}  // namespace trencavel::cli
