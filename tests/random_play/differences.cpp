#include "random_play/differences.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

#include "record/moves.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

using tiles::FeatureKind;

// --- things as text, for comparing and for showing ------------------------------------------------------

std::string text(const std::string& value) {
    return value.empty() ? "nothing" : value;
}

std::string text(const std::vector<int>& numbers) {
    std::string line;
    for (const int number : numbers) line += (line.empty() ? "" : " ") + std::to_string(number);
    return text(line);
}

std::string scoring_text(std::string_view kind, int points, const std::vector<int>& seats) {
    return std::string(kind) + " " + std::to_string(points) + " to " + text(seats);
}

std::vector<int> seats_of(unsigned bits) {
    std::vector<int> seats;
    for (int seat = 0; bits >> seat != 0; ++seat) {
        if (bits >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

/// An area in a form that both engines can be brought to.
struct PlainArea {
    FeatureKind kind{};
    std::vector<reference::Part> parts;
    std::vector<int> followers;
    bool complete = false;
    int tiles = 0;
    int pennants = 0;
    int cities = 0;
    int filled = 0;
    int worth = 0;

    auto operator<=>(const PlainArea&) const = default;
};

std::string text(const PlainArea& area) {
    std::ostringstream out;
    out << record::name(area.kind) << (area.complete ? ", complete" : "");
    for (const reference::Part& part : area.parts)
        out << ", " << part.cell.x << "," << part.cell.y << " " << part.feature;
    out << "; followers " << text(area.followers) << "; tiles " << area.tiles << ", pennants "
        << area.pennants << ", cities " << area.cities << ", filled " << area.filled << ", worth "
        << area.worth;
    return out.str();
}

PlainArea plain(const AreaView& area, unsigned players) {
    PlainArea result{.kind = area.kind,
                     .parts = {},
                     .followers = {area.followers.begin(), area.followers.begin() + players},
                     .complete = area.complete,
                     .tiles = static_cast<int>(area.tiles),
                     .pennants = static_cast<int>(area.pennants),
                     .cities = static_cast<int>(area.cities),
                     .filled = static_cast<int>(area.filled),
                     .worth = area.worth};
    for (const Spot& spot : area.members)
        result.parts.push_back({{spot.cell.x(), spot.cell.y()}, static_cast<int>(spot.feature)});
    std::sort(result.parts.begin(), result.parts.end());
    return result;
}

/// C6, C7, C8 when it is complete; C13 as it lies.
int worth(const reference::Area& area) {
    if (area.kind == FeatureKind::Field) return 3 * area.cities;
    if (area.kind == FeatureKind::Cloister) return 1 + area.neighbours;
    return (area.tiles + area.pennants) * (area.kind == FeatureKind::City && area.complete ? 2 : 1);
}

/// The tiles of a field count for nothing, and the fast engine does not count them.
PlainArea plain(const reference::Area& area) {
    return {.kind = area.kind,
            .parts = area.parts,
            .followers = area.followers,
            .complete = area.complete,
            .tiles = area.kind == FeatureKind::Field ? 0 : area.tiles,
            .pennants = area.pennants,
            .cities = area.cities,
            .filled = area.neighbours,
            .worth = worth(area)};
}

// --- comparing -------------------------------------------------------------------------------------------

std::string differs(const std::string& what, const std::string& fast, const std::string& reference) {
    if (fast == reference) return {};
    return what + ": the engine has " + fast + "\n" + std::string(what.size(), ' ') + "  the reference has " +
           reference + "\n";
}

/// Compares lists whose order does not matter.
std::string lists_differ(const std::string& what, std::vector<std::string> fast,
                         std::vector<std::string> reference) {
    std::sort(fast.begin(), fast.end());
    std::sort(reference.begin(), reference.end());
    std::vector<std::string> only_fast;
    std::vector<std::string> only_reference;
    std::set_difference(fast.begin(), fast.end(), reference.begin(), reference.end(),
                        std::back_inserter(only_fast));
    std::set_difference(reference.begin(), reference.end(), fast.begin(), fast.end(),
                        std::back_inserter(only_reference));
    std::string result;
    for (const std::string& line : only_fast) result += what + ", only the engine has: " + line + "\n";
    for (const std::string& line : only_reference)
        result += what + ", only the reference has: " + line + "\n";
    return result;
}

std::string question_differs(const Game& game, const Snapshot& shot, const reference::Game& reference) {
    const bool waits_for_draw = shot.question && shot.question->kind == QuestionKind::Draw;
    const bool asks = shot.question && !waits_for_draw;
    std::string result = differs("over", shot.over ? "yes" : "no", reference.over() ? "yes" : "no");
    result += differs("asks", asks ? std::string(record::name(shot.question->kind)) : "nothing",
                      text(reference.asks()));
    if (asks)
        result += differs("seat", std::to_string(shot.question->seat), std::to_string(reference.seat()));
    result += differs("tile", shot.hand == kNoTile ? "nothing" : game.tables().names[shot.hand],
                      text(reference.tile()));
    result += differs("left", std::to_string(shot.left), std::to_string(reference.left()));
    if (shot.over) result += differs("winners", text(seats_of(shot.winners)), text(reference.winners()));
    return result;
}

std::string points_differ(const Game& game, const Snapshot& shot, const reference::Game& reference) {
    std::string result = differs("scores", text(shot.scores), text(reference.scores()));
    result += differs("supplies", text(std::vector<int>(shot.supplies.begin(), shot.supplies.end())),
                      text(reference.supplies()));
    std::vector<std::string> fast;
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::Scored)
            fast.push_back(scoring_text(record::name(event.area), event.points, seats_of(event.seats)));
    }
    std::vector<std::string> slow;
    for (const reference::Scoring& scoring : reference.scorings())
        slow.push_back(scoring_text(scoring.kind, scoring.points, scoring.seats));
    return result + lists_differ("scored", fast, slow);
}

/// The areas in one order.
std::vector<PlainArea> in_order(std::vector<PlainArea> areas) {
    std::sort(areas.begin(), areas.end());
    return areas;
}

std::vector<std::string> texts(const std::vector<PlainArea>& areas) {
    std::vector<std::string> lines;
    for (const PlainArea& area : areas) lines.push_back(text(area));
    return lines;
}

std::string areas_differ(const Game& game, const Snapshot& shot, const reference::Game& reference) {
    std::vector<PlainArea> fast;
    for (const AreaView& area : game.areas()) fast.push_back(plain(area, shot.players));
    std::vector<PlainArea> slow;
    for (const reference::Area& area : reference.areas()) slow.push_back(plain(area));
    fast = in_order(std::move(fast));
    slow = in_order(std::move(slow));
    return fast == slow ? "" : lists_differ("areas", texts(fast), texts(slow));
}

/// The reference lists no draws: they are moves that nobody makes.
std::string moves_differ(const Game& game, const Snapshot& shot, const reference::Game& reference) {
    std::vector<std::string> fast;
    if (!shot.question || shot.question->kind != QuestionKind::Draw) {
        for (const Move& move : game.legal_moves()) fast.push_back(record::spell(move, game.tables()));
    }
    return lists_differ("legal moves", fast, reference.legal_moves());
}

}  // namespace

std::string difference(const Game& game, const reference::Game& reference) {
    const Snapshot shot = game.snapshot();
    return question_differs(game, shot, reference) + points_differ(game, shot, reference) +
           moves_differ(game, shot, reference) + areas_differ(game, shot, reference);
}

}  // namespace trencavel::random_play
