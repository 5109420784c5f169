#include "cli/log_text.h"

#include <fmt/format.h>

#include <array>
#include <cctype>

#include "record/names.h"
#include "tiles/names.h"

namespace trencavel::cli {
namespace {

using tiles::FeatureKind;

std::string capitalised(std::string_view word) {
    std::string text(word);
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

const std::string& name_of(const LogContext& context, Seat seat) {
    return (*context.players)[seat].name;
}

std::string placed_text(const Event& event, const LogContext& context) {
    return fmt::format("{} lays {} at {} r{}", name_of(context, event.seat),
                       context.tables->names[event.tile], record::name(event.cell), 90 * event.rotation);
}

/// `a knight on the city`
std::string follower_text(const Event& event, const LogContext& context) {
    const FeatureKind kind = kind_at(context.board, *context.tables, {event.cell, event.feature});
    return fmt::format("a {} on the {}", figure_on(kind), record::name(kind));
}

/// `3 tiles × 2 + 1 pennant × 2`; incomplete cities count everything once.
std::string city_sum(const Reason& reason, std::string_view times) {
    const std::string twice = reason.complete ? fmt::format(" {} 2", times) : "";
    std::string sum = counted(reason.tiles, "tile") + twice;
    if (reason.pennants > 0) sum += " + " + counted(reason.pennants, "pennant") + twice;
    return sum;
}

std::string sum_of(const Event& event, std::string_view times) {
    switch (event.area) {
        case FeatureKind::City:
            return city_sum(event.reason, times);
        case FeatureKind::Field:
            return fmt::format("{} {} 3", counted(event.reason.cities, "city"), times);
        case FeatureKind::Cloister:
            return fmt::format("1 + {} around it", counted(event.reason.tiles - 1, "tile"));
        default:
            return counted(event.reason.tiles, "tile");
    }
}

bool is_unfinished(const Event& event) {
    return !event.reason.complete && !tiles::covers_halves(event.area);
}

/// `Home: Anna's knight, Ben's 2 knights`: those of a run of events of followers going home.
class Homecoming {
public:
    void add(const Event& event, const LogContext& context) {
        kind_ = kind_at(context.board, *context.tables, {event.cell, event.feature});
        ++count_[event.seat];
        seats_ |= 1u << event.seat;
    }
    bool empty() const { return seats_ == 0; }

    LogLine line(const LogContext& context) const {
        std::string who;
        for (Seat seat = 0; seat < kSeatsMax; ++seat) {
            if (count_[seat] == 0) continue;
            const std::string figures =
                count_[seat] == 1 ? std::string(figure_on(kind_)) : counted(count_[seat], figure_on(kind_));
            who += fmt::format("{}{}'s {}", who.empty() ? "" : ", ", name_of(context, seat), figures);
        }
        return {.text = "Home again: " + who, .seats = seats_};
    }

private:
    FeatureKind kind_{};
    std::array<int, kSeatsMax> count_{};
    unsigned seats_ = 0;
};

LogLine discarded_line(const Event& event, const LogContext& context) {
    return {.text = fmt::format("The tile {} fits nowhere and leaves the game; {} draws again",
                                context.tables->names[event.tile], name_of(context, event.seat)),
            .seats = 1u << event.seat};
}

class Writer {
public:
    explicit Writer(const LogContext& context) : context_(context) {}

    void add(const Event& event) {
        if (event.kind == EventKind::Returned) {
            home_.add(event, context_);
            return;
        }
        bring_home();
        switch (event.kind) {
            case EventKind::Placed:
                lines_.push_back({.text = placed_text(event, context_), .seats = 1u << event.seat});
                break;
            case EventKind::Follower:
                add_follower(event);
                break;
            case EventKind::Scored:
                lines_.push_back(
                    {.text = scored_text(event, context_), .seats = event.seats, .points = true});
                break;
            case EventKind::Discarded:
                lines_.push_back(discarded_line(event, context_));
                break;
            case EventKind::Ended:
                lines_.push_back({.text = "The last tile lies: final scoring"});
                break;
            case EventKind::Over:  // said with the result, which may also be early
            case EventKind::Drawn:
            case EventKind::Returned:
                break;
        }
    }

    std::vector<LogLine> finish() {
        bring_home();
        return std::move(lines_);
    }

private:
    void bring_home() {
        if (!home_.empty()) lines_.push_back(home_.line(context_));
        home_ = {};
    }

    /// Part of the line of its placement, unless that was told before.
    void add_follower(const Event& event) {
        const std::string what = follower_text(event, context_);
        if (lines_.empty()) {
            lines_.push_back(
                {.text = name_of(context_, event.seat) + " puts " + what, .seats = 1u << event.seat});
        } else {
            lines_.back().text += ", with " + what;
        }
    }

    const LogContext& context_;
    std::vector<LogLine> lines_;
    Homecoming home_;
};

}  // namespace

std::vector<LogLine> log_lines(std::span<const Event> events, const LogContext& context) {
    Writer writer(context);
    for (const Event& event : events) writer.add(event);
    return writer.finish();
}

std::string scored_text(const Event& event, const LogContext& context) {
    return fmt::format(
        "{}{}: {} = {} for {}{}", is_unfinished(event) ? "Unfinished " : "",
        is_unfinished(event) ? std::string(record::name(event.area)) : capitalised(record::name(event.area)),
        sum_of(event, context.unicode ? "×" : "x"), counted(event.points, "point"),
        (event.seats & (event.seats - 1)) != 0 ? "each of " : "", names_of(*context.players, event.seats));
}

std::string_view figure_on(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::City:
            return "knight";
        case FeatureKind::Road:
            return "robber";
        case FeatureKind::Cloister:
            return "monk";
        case FeatureKind::Field:
            return "farmer";
        default:
            return "follower";
    }
}

FeatureKind kind_at(std::span<const PlacedTile> board, const Tables& tables, Spot spot) {
    for (const PlacedTile& tile : board) {
        if (tile.cell == spot.cell) return tables.designs[tile.tile].kinds[spot.feature];
    }
    return {};
}

std::string counted(int count, std::string_view noun) {
    if (count == 1) return fmt::format("1 {}", noun);
    if (noun.ends_with('y')) return fmt::format("{} {}ies", count, noun.substr(0, noun.size() - 1));
    return fmt::format("{} {}s", count, noun);
}

}  // namespace trencavel::cli
