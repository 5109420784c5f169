// What happened, in sentences: every move, every point with its reason, who comes home.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/event.h"
#include "games/game.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// What the sentences need to know.
struct LogContext {
    const Players* players = nullptr;
    const Tables* tables = nullptr;
    std::vector<PlacedTile> board;     // all tiles that the events speak of
    std::vector<AreaView> areas = {};  // likewise; only within a wall, for start spaces
    bool unicode = true;
};

struct LogLine {
    std::string text;
    unsigned seats = 0;  // whom it concerns, a bit for each seat
    bool points = false;
};

/// The lines for events in their order; a move and its follower are one line, and so are those who go home.
std::vector<LogLine> log_lines(std::span<const Event> events, const LogContext& context);

/// `City: 3 tiles × 2 + 1 pennant × 2 = 8 points for Anna`
std::string scored_text(const Event& event, const LogContext& context);

/// The figure on a feature of this kind: knight, robber, monk, farmer, herald, squire…
std::string_view figure_on(tiles::FeatureKind kind);
/// The same for a follower of any sort: a king is a king wherever it stands.
std::string_view figure_on(tiles::FeatureKind kind, Sort sort);

/// The kind of a feature of the tile at a cell of the board, or what else a follower stands on counts as.
tiles::FeatureKind kind_at(std::span<const PlacedTile> board, const Tables& tables, Spot spot);

/// `knight on the city at 1,0`
std::string stands_at(std::span<const PlacedTile> board, const Tables& tables, Spot spot);

/// The area with this spot in it; nullptr: none.
const AreaView* area_with(std::span<const AreaView> areas, Spot spot);

/// `north to south`
std::string_view run_of(Axis axis);

/// `1 tile`, `3 tiles`; `cities` for more than one city.
std::string counted(int count, std::string_view noun);

}  // namespace trencavel::terminal
