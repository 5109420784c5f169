#include "terminal/screen/reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "record/names.h"
#include "terminal/screen/board_view.h"
#include "terminal/screen/module_screen.h"
#include "terminal/words/family_words.h"
#include "terminal/words/module_words.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

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
    if (const auto size = words_of(area.kind)->size) return size(area);
    std::string text = counted(static_cast<int>(area.tiles), "tile");
    for (const ModuleWords* module : words_of_modules()) {
        const std::string found = module->found_on == nullptr ? "" : module->found_on(area);
        if (!found.empty()) text += ", " + found;
    }
    return text;
}

std::string worth_text(const AreaView& area, const Players& players) {
    const unsigned owners = owners_of(area);
    if (const auto worth = words_of(area.kind)->worth) return worth(area, owners, players);
    return fmt::format("{}{}{}", area.worth, owners == 0 ? "" : " for ",
                       owners == 0 ? "" : names_of(players, owners));
}

AreaRow area_row(const AreaView& area, const Players& players) {
    return {std::string(record::name(area.kind)), record::name(area.members.front().cell), size_text(area),
            followers_text(area, players), worth_text(area, players)};
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
    if (!fields) for_modules(&ModuleScreen::add_areas, game.snapshot(), players, rows);
    rows.insert(rows.end(), free.begin(), free.end());
    const FamilyWords& words = family_words(game.info().has_wall);
    if (rows.empty()) return {fields ? std::string(words.no_fields) : "There are no open areas."};
    rows.insert(rows.begin(), AreaRow{"area", "first cell", "size", "followers", std::string(words.points)});
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
