#include "terminal/words/log_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/kinds.h"
#include "record/names.h"
#include "rules/bridges/rules.h"
#include "terminal/words/court_words.h"

namespace trencavel::terminal {
namespace {

using tiles::FeatureKind;

std::string placed_text(const Event& event, const LogContext& context) {
    return fmt::format("{} places {} at {} r{}", (*context.players)[event.seat].name,
                       context.tables->names[event.tile], record::name(event.cell), 90 * event.rotation);
}

/// `a knight on the city`
std::string follower_text(const Event& event, const LogContext& context) {
    if (event.kind == wheel::kCrownEvent)
        return fmt::format("a follower on a crown space of {}", record::name_of_segment(event.other));
    if (event.feature == kSpanFeature) return "a robber on the bridge";
    const FeatureKind kind = kind_at(context.board, *context.tables, {event.cell, event.feature});
    const auto sort = static_cast<Sort>(event.other);
    return fmt::format("{} {} on the {}", sort == Sort::Plain ? "a" : "the", figure_on(kind, sort),
                       record::name(kind));
}

/// Those of a run of events of followers going home, in one sentence.
class Homecoming {
public:
    void add(const Event& event, const LogContext& context) {
        const std::string figure = figure_of(event, context);
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
    bool empty() const { return groups_.empty(); }

    /// `Anna's knight and Ben's 2 knights return`
    LogLine line(const LogContext& context) const {
        std::vector<std::string> figures;
        for (const Group& group : groups_) {
            figures.push_back(
                fmt::format("{}'s {}", (*context.players)[group.seat].name,
                            group.count == 1 ? group.figure : counted(group.count, group.figure)));
        }
        const bool is_one = groups_.size() == 1 && groups_.front().count == 1;
        return {.text = listed(std::move(figures)) + (is_one ? " returns" : " return"), .seats = seats_};
    }

private:
    struct Group {
        Seat seat = 0;
        std::string figure;
        int count = 0;
    };

    static std::string figure_of(const Event& event, const LogContext& context) {
        if (event.kind == wheel::kCrownReturnedEvent) return "crown follower";
        if (event.feature == kTokenFeature) return "castle follower";
        return std::string(figure_on(kind_at(context.board, *context.tables, {event.cell, event.feature}),
                                     static_cast<Sort>(event.other)));
    }

    std::vector<Group> groups_;
    unsigned seats_ = 0;
};

class Writer {
public:
    explicit Writer(const LogContext& context) : context_(context) {}

    void add(const Event& event) {
        const bool goes_home = event.kind == EventKind::Returned || event.kind == wheel::kCrownReturnedEvent;
        if (goes_home) {
            home_.add(event, context_);
        } else {
            if (!home_.empty()) lines_.push_back(home_.line(context_));
            home_ = {};
            tell(event);
        }
        last_ = event;
    }

    std::vector<LogLine> finish() {
        if (!home_.empty()) lines_.push_back(home_.line(context_));
        return std::move(lines_);
    }

private:
    void tell(const Event& event) {
        switch (event.kind) {
            case EventKind::Placed:
                return line(event.seat, placed_text(event, context_));
            case bridges::kBridgeEvent:
                return add_bridge(event);
            case EventKind::Follower:
            case wheel::kCrownEvent:
                return add_to_placement(event.seat, "puts", follower_text(event, context_));
            case castles::kCastleEvent:
                return line(event.seat,
                            fmt::format("{} turns the city at {} and {} into a castle", name(event.seat),
                                        record::name(event.cell), record::name(event.second)));
            case EventKind::Scored:
                lines_.push_back(
                    {.text = scored_text(event, context_), .seats = event.seats, .points = true});
                return;
            case EventKind::Discarded:
                return add_discarded(event);
            case wheel::kPigEvent:
                return add_pig(event);
            case bazaars::kBazaarEvent:
                return line(event.seat, name(event.seat) + " opens a bazaar");
            case bazaars::kTurnedUpEvent:
                return add_open(event);
            case bazaars::kOfferedEvent:
                return line(event.seat, fmt::format("{} chooses {} and bids {}", name(event.seat),
                                                    tile(event), event.points));
            case bazaars::kBidEvent:
                return line(event.seat, fmt::format("{} bids {}", name(event.seat), event.points));
            case bazaars::kPassedBidEvent:
                return line(event.seat, name(event.seat) + " passes");
            case EventKind::Paid:
                return add_paid(event);
            case bazaars::kWonEvent:
                return add_won(event);
            case falcon::kNestsEvent:
                return line(event.seat, fmt::format("{} takes {}", name(event.seat),
                                                    counted(event.points, "nest token")));
            case burg::kKeepEvent:
                return line(event.seat,
                            fmt::format("{}'s keep now stands on the house at {}: {}", name(event.seat),
                                        record::name(event.cell), counted(event.points, "tile")));
            case burg::kWallTileEvent:
                return add_wall_tile(event);
            case burg::kExtraEvent:
                return line(event.seat, name(event.seat) + " uses wall tile 1: another turn");
            case EventKind::Ended:
                lines_.push_back({.text = "The last tile is placed: final scoring"});
                return;
            case falcon::kGateEvent:  // said with the points that are lost there
            case EventKind::Over:     // said with the result, which may also be early
            case EventKind::Drawn:
            case EventKind::Returned:
            case wheel::kCrownReturnedEvent:
                return;
        }
    }

    const std::string& name(Seat seat) const { return (*context_.players)[seat].name; }
    const std::string& tile(const Event& event) const { return context_.tables->names[event.tile]; }

    void line(Seat seat, std::string text) {
        lines_.push_back({.text = std::move(text), .seats = 1u << seat});
    }

    /// Part of the line of its placement, unless that was told before.
    void add_to_placement(Seat seat, std::string_view verb, const std::string& what) {
        if (lines_.empty()) {
            line(seat, fmt::format("{} {} {}", name(seat), verb, what));
        } else {
            lines_.back().text += ", with " + what;
        }
    }

    void add_bridge(const Event& event) {
        add_to_placement(event.seat, "builds",
                         fmt::format("a bridge over {} from {}", record::name(event.cell),
                                     run_of(static_cast<Axis>(event.rotation))));
    }

    /// Where bridges are played the tile may also have been refused; both look the same.
    void add_discarded(const Event& event) {
        line(event.seat, fmt::format("The tile {} {} and leaves the game; {} draws again", tile(event),
                                     Bridges::plays(*context_.tables) ? "was not placed" : "fits nowhere",
                                     name(event.seat)));
    }

    /// A tile that was won in a bazaar has been drawn long before.
    void add_pig(const Event& event) {
        const std::string where(record::name_of_segment(event.other));
        const std::string what = where == "plague" ? ": everyone takes a follower back" : "";
        if (last_.kind == EventKind::Drawn) {
            line(last_.seat, fmt::format("{} draws {}: the pig moves to {}{}", name(last_.seat), tile(last_),
                                         where, what));
        } else {
            lines_.push_back({.text = "The pig moves to " + where + what});
        }
    }

    void add_wall_tile(const Event& event) {
        line(event.seat, fmt::format("{} takes the wall tile of {}/{}: {}, {}", name(event.seat),
                                     event.points, event.points + 1, event.other, effect(event.other)));
    }

    void add_open(const Event& event) {
        if (last_.kind == bazaars::kTurnedUpEvent) {
            lines_.back().text += ", " + tile(event);
        } else {
            lines_.push_back({.text = "Open tiles: " + tile(event)});
        }
    }

    void add_paid(const Event& event) {
        const std::string to = event.other == kChance ? "" : " to " + name(event.other);
        line(event.seat, fmt::format("{} pays {}{}", name(event.seat), counted(event.points, "point"), to));
    }

    /// One sentence with what was paid for it.
    void add_won(const Event& event) {
        if (last_.kind == EventKind::Paid && last_.seat == event.seat) {
            lines_.back().text += " and gets " + tile(event);
        } else {
            line(event.seat, fmt::format("{} gets {}", name(event.seat), tile(event)));
        }
    }

    const LogContext& context_;
    std::vector<LogLine> lines_;
    Homecoming home_;
    Event last_{.kind = EventKind::Over};
};

}  // namespace

std::vector<LogLine> log_lines(std::span<const Event> events, const LogContext& context) {
    Writer writer(context);
    for (const Event& event : events) writer.add(event);
    return writer.finish();
}

}  // namespace trencavel::terminal
