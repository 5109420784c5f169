#include "terminal/words/homecoming.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

std::string homecomer(const Event& event, const LogContext& context) {
    const EventWords* words = words_of(event.kind);
    if (words != nullptr) return std::string(words->goes_home);
    if (const StandWords* stand = words_of_stand(event.feature)) return std::string(stand->goes_home);
    return std::string(figure_on(kind_at(context.board, *context.tables, {event.cell, event.feature}),
                                 static_cast<Sort>(event.other)));
}

}  // namespace

bool goes_home(const Event& event) {
    const EventWords* words = words_of(event.kind);
    return event.kind == EventKind::Returned || (words != nullptr && !words->goes_home.empty());
}

void Homecoming::add(const Event& event, const LogContext& context) {
    const std::string figure = homecomer(event, context);
    seats_ |= 1u << event.seat;
    const auto known = std::find_if(groups_.begin(), groups_.end(), [&](const Group& group) {
        return group.seat == event.seat && group.figure == figure;
    });
    if (known != groups_.end()) {
        ++known->count;
        return;
    }
    const auto after = std::upper_bound(groups_.begin(), groups_.end(), event.seat,
                                        [](Seat seat, const Group& group) { return seat < group.seat; });
    groups_.insert(after, {event.seat, figure, 1});
}

LogLine Homecoming::line(const LogContext& context) const {
    std::vector<std::string> figures;
    for (const Group& group : groups_) {
        figures.push_back(fmt::format("{}'s {}", (*context.players)[group.seat].name,
                                      group.count == 1 ? group.figure : counted(group.count, group.figure)));
    }
    const bool is_one = groups_.size() == 1 && groups_.front().count == 1;
    return {.text = listed(std::move(figures)) + (is_one ? " returns" : " return"), .seats = seats_};
}

}  // namespace trencavel::terminal
