#include "terminal/words/log_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "record/names.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

std::string placed_text(const Event& event, const LogContext& context) {
    return fmt::format("{} places {} at {} r{}", (*context.players)[event.seat].name,
                       context.tables->names[event.tile], record::name(event.cell), 90 * event.rotation);
}

/// `a knight on the city`
std::string follower_text(const Event& event, const LogContext& context) {
    if (const StandWords* stand = words_of_stand(event.feature))
        return fmt::format("a {} on the {}", stand->figure, stand->place);
    const tiles::FeatureKind kind = kind_at(context.board, *context.tables, {event.cell, event.feature});
    const auto sort = static_cast<Sort>(event.other);
    return fmt::format("{} {} on the {}", sort == Sort::Plain ? "a" : "the", figure_on(kind, sort),
                       record::name(kind));
}

/// Both look the same.
bool may_be_refused(const Tables& tables) {
    const auto modules = words_of_modules();
    return std::any_of(modules.begin(), modules.end(), [&](const ModuleWords* module) {
        return module->may_refuse != nullptr && module->may_refuse(tables);
    });
}

}  // namespace

void LogWriter::add(const Event& event) {
    if (goes_home(event)) {
        home_.add(event, context_);
    } else {
        if (!home_.empty()) lines_.push_back(home_.line(context_));
        home_ = {};
        tell(event);
    }
    last_ = event;
}

std::vector<LogLine> LogWriter::finish() {
    if (!home_.empty()) lines_.push_back(home_.line(context_));
    return std::move(lines_);
}

void LogWriter::add_to_placement(Seat seat, std::string_view verb, std::string_view what) {
    if (lines_.empty()) {
        line(seat, fmt::format("{} {} {}", name(seat), verb, what));
    } else {
        go_on(fmt::format(", with {}", what));
    }
}

void LogWriter::tell(const Event& event) {
    switch (event.kind) {
        case EventKind::Placed:
            return line(event.seat, placed_text(event, context_));
        case EventKind::Follower:
            return add_to_placement(event.seat, "puts", follower_text(event, context_));
        case EventKind::Scored:
            lines_.push_back({.text = scored_text(event, context_), .seats = event.seats, .points = true});
            return;
        case EventKind::Discarded:
            return add_discarded(event);
        case EventKind::Ended:
            return line_of_nobody("The last tile is placed: final scoring");
        case EventKind::Over:  // said with the result, which may also be early
        case EventKind::Drawn:
            return;
        default:
            break;
    }
    const EventWords* words = words_of(event.kind);
    if (words != nullptr && words->tell != nullptr) words->tell(event, *this);
}

void LogWriter::add_discarded(const Event& event) {
    line(event.seat,
         fmt::format("The tile {} {} and leaves the game; {} draws again", tile(event),
                     may_be_refused(*context_.tables) ? "was not placed" : "fits nowhere", name(event.seat)));
}

std::vector<LogLine> log_lines(std::span<const Event> events, const LogContext& context) {
    LogWriter writer(context);
    for (const Event& event : events) writer.add(event);
    return writer.finish();
}

}  // namespace trencavel::terminal
