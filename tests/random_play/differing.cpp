#include "random_play/differing.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "random_play/plain_areas.h"
#include "record/moves.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

std::string or_nothing(const std::string& value) {
    return value.empty() ? "nothing" : value;
}

}  // namespace

std::string tile_text(const Game& game, TileId tile) {
    return tile == kNoTile ? "" : game.tables().names[tile];
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

std::vector<int> numbers(const std::vector<unsigned>& supplies, unsigned players) {
    std::vector<int> result(supplies.begin(), supplies.end());
    result.resize(players);
    return result;
}

std::string differs(const std::string& what, const std::string& fast, const std::string& reference) {
    if (fast == reference) return {};
    return what + ": the engine has " + or_nothing(fast) + "\n" + std::string(what.size(), ' ') +
           "  the reference has " + or_nothing(reference) + "\n";
}

std::string differs(const std::string& what, const std::vector<int>& fast,
                    const std::vector<int>& reference) {
    return differs(what, text(fast), text(reference));
}

std::string rows_differ(const std::string& what, const Lines& fast, const Lines& reference) {
    const auto joined = [](const Lines& lines) {
        std::string all;
        for (const std::string& line : lines) all += (all.empty() ? "" : "; ") + or_nothing(line);
        return all;
    };
    return differs(what, joined(fast), joined(reference));
}

std::string lists_differ(const std::string& what, Lines fast, Lines reference) {
    std::sort(fast.begin(), fast.end());
    std::sort(reference.begin(), reference.end());
    Lines only_fast;
    Lines only_reference;
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

Lines scorings(const Game& game) {
    Lines lines;
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::Scored)
            lines.push_back(scoring_text(record::name(event.what), event.points, seats_of(event.seats)));
    }
    return lines;
}

Lines scorings(const std::vector<reference::Scoring>& reference) {
    Lines lines;
    for (const reference::Scoring& scoring : reference)
        lines.push_back(scoring_text(scoring.kind, scoring.points, scoring.seats));
    return lines;
}

Lines spelled_moves(const Game& game) {
    Lines lines;
    for (const Move& move : game.legal_moves()) lines.push_back(record::format(move, game.tables()));
    return lines;
}

}  // namespace trencavel::random_play
