#include "terminal/screen/reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "record/names.h"
#include "terminal/input/choices.h"
#include "terminal/screen/board_view.h"
#include "terminal/words/court_words.h"
#include "terminal/words/log_text.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

using tiles::FeatureKind;

std::string blanks(int count) {
    return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

/// `Anna 2, Ben 1`; `free` if nobody stands there.
std::string followers_text(const AreaView& area, const Players& players) {
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (area.followers[seat] == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", players[seat].name, area.followers[seat]);
    }
    return text.empty() ? "free" : text;
}

unsigned owners_of(const AreaView& area) {
    const unsigned most = *std::max_element(area.followers.begin(), area.followers.end());
    unsigned owners = 0;
    for (unsigned seat = 0; most > 0 && seat < kSeatsMax; ++seat) {
        if (area.followers[seat] == most) owners |= 1u << seat;
    }
    return owners;
}

std::string size_text(const AreaView& area) {
    if (area.kind == FeatureKind::Field) {
        const auto cities = static_cast<int>(area.cities - area.castles);
        std::string text = counted(cities, "completed city");
        if (area.castles == 0) return text;
        return text + ", " + counted(static_cast<int>(area.castles), "castle");
    }
    if (area.kind == FeatureKind::Cloister) return fmt::format("{} of 8 around it", area.filled);
    if (area.kind == FeatureKind::Court) return counted(static_cast<int>(area.markets), "market");
    std::string text = counted(static_cast<int>(area.tiles), "tile");
    if (area.fountain) text += ", fountain";
    if (area.nests > 0) text += ", " + counted(static_cast<int>(area.nests), "nest");
    if (area.pennants > 0) text += ", " + counted(static_cast<int>(area.pennants), "pennant");
    return text;
}

/// K11: who has the most gets all, if alone; what is open brings nothing yet.
std::string court_worth_text(const AreaView& area, unsigned owners, const Players& players) {
    const bool open = area.kind != FeatureKind::Court;
    std::string points =
        open ? fmt::format("{} if complete", area.worth_complete) : fmt::format("{}", area.worth);
    if (owners == 0) return points;
    return fmt::format("{} for {}", points,
                       std::has_single_bit(owners) ? names_of(players, owners) : "nobody: level");
}

std::string worth_text(const AreaView& area, const Players& players) {
    const unsigned owners = owners_of(area);
    if (is_court_scoring(scoring_of(area.kind))) return court_worth_text(area, owners, players);
    return fmt::format("{}{}{}", area.worth, owners == 0 ? "" : " for ",
                       owners == 0 ? "" : names_of(players, owners));
}

using AreaRow = std::array<std::string, 5>;

AreaRow area_row(const AreaView& area, const Players& players) {
    return {std::string(record::name(area.kind)), record::name(area.members.front().cell), size_text(area),
            followers_text(area, players), worth_text(area, players)};
}

/// A castle on which a follower waits.
AreaRow castle_row(const PlacedCastle& castle, const Players& players) {
    return {"castle", record::name(castle.cells[0]), "2 tiles", players[castle.seat].name + " 1",
            "as the next area completed beside it"};
}

/// The columns as wide as they must be.
Lines aligned(const std::vector<AreaRow>& rows) {
    std::array<int, 5> widths{};
    for (const AreaRow& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    Lines lines;
    for (const AreaRow& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            if (i + 1 < row.size()) line += blanks(widths[i] - columns_of(row[i]) + 2);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

Lines areas_lines(const Game& game, const Players& players, bool fields) {
    std::vector<AreaRow> rows;
    std::vector<AreaRow> free;
    for (const AreaView& area : game.areas()) {
        if (area.complete || tiles::covers_halves(area.kind) != fields) continue;
        (owners_of(area) != 0 ? rows : free).push_back(area_row(area, players));
    }
    for (const PlacedCastle& castle : game.snapshot().castles) {
        if (castle.occupied && !fields) rows.push_back(castle_row(castle, players));
    }
    rows.insert(rows.end(), free.begin(), free.end());
    const bool courts = game.snapshot().court.has_value();
    if (rows.empty())
        return {!fields  ? "There are no open areas."
                : courts ? "There are no courts."
                         : "There are no fields."};
    rows.insert(rows.begin(),
                AreaRow{"area", "first cell", "size", "followers", courts ? "points" : "points as it lies"});
    return aligned(rows);
}

Lines tiles_lines(const Game& game, int columns, const Look& look) {
    constexpr int kTileStep = kSmallTiles.width + 2;
    const Snapshot snapshot = game.snapshot();
    std::vector<TileId> left;
    std::string gone;
    for (std::size_t tile = 0; tile < game.tables().size; ++tile) {
        if (snapshot.left_of[tile] > 0) left.push_back(static_cast<TileId>(tile));
        if (snapshot.left_of[tile] == 0) gone += " " + game.tables().names[tile];
    }
    const int per_row = std::max(1, (columns + 2) / kTileStep);
    const int rows = (static_cast<int>(left.size()) + per_row - 1) / per_row;
    Canvas canvas(per_row * kTileStep, rows * (kSmallTiles.height + 2));
    for (std::size_t i = 0; i < left.size(); ++i) {
        const int x = static_cast<int>(i) % per_row * kTileStep;
        const int y = static_cast<int>(i) / per_row * (kSmallTiles.height + 2);
        canvas.text(x, y,
                    fmt::format("{} {}{}", game.tables().names[left[i]], look.unicode ? "×" : "x",
                                snapshot.left_of[left[i]]),
                    {.bold = true});
        canvas.block(x, y + 1, draw_tile_with(game.tables(), left[i], 0, kSmallTiles, {}, look));
    }
    Lines lines = {fmt::format("{} not yet drawn:", counted(static_cast<int>(snapshot.left), "tile"))};
    for (std::string& line : canvas.lines(look.colour)) lines.push_back(std::move(line));
    if (!gone.empty()) lines.push_back("None left of:" + gone);
    return lines;
}

}  // namespace trencavel::terminal
