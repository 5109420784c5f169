#include "terminal/join/draw.h"

#include <fmt/format.h>

#include <algorithm>

#include "tables/fair_draw.h"
#include "tables/played_on.h"

namespace trencavel::terminal {
namespace {

std::string unfair(const std::string& reason) {
    return fmt::format("THE DRAW WAS NOT FAIR: {}.", reason);
}

std::string unchecked(const std::string& reason) {
    return fmt::format("The draw cannot be checked: {}.", reason);
}

/// Whether somebody took part in the draw.
bool has_contributed(const client::RemoteDraw& draw, const std::string& person) {
    return std::find(draw.people.begin(), draw.people.end(), person) != draw.people.end();
}

/// Empty if what was kept is what counted.
std::string kept_problem(const client::RemoteDraw& draw, const client::KeptDraw& kept,
                         const std::string& person) {
    if (kept.version != draw.version || kept.commitment != draw.commitment)
        return unfair("the server had committed to another one when you took your seat");
    for (std::size_t seat = 0; seat < draw.people.size(); ++seat) {
        const bool counted =
            seat < draw.contributions.size() && draw.contributions[seat] == kept.contribution;
        if (draw.people[seat] == person && !counted)
            return "YOUR CONTRIBUTION TO THE DRAW WAS NOT USED: unless you took your seat from elsewhere, "
                   "the server has exchanged it.";
    }
    return {};
}

/// Whoever holds a seat contributes, and nobody else: a server that did so for the computer could choose the
/// draw.
bool are_of_players(const client::RemoteDraw& draw) {
    const auto agree = [](const std::string& contribution, const std::string& person) {
        return (contribution == server::kNoContribution) == person.empty();
    };
    return std::equal(draw.contributions.begin(), draw.contributions.end(), draw.people.begin(),
                      draw.people.end(), agree);
}

Result<server::FairDraw> told_draw(const client::RemoteTable& table, const tiles::Library& library) {
    const client::RemoteDraw& told = table.draw();
    server::FairDraw draw{table.id(), told.commitment, told.secret, told.contributions, {}, told.version};
    if (told.from_table.empty()) return draw;
    const Result<std::unique_ptr<Game>> game = Game::start(table.history().game().setup(), library);
    if (!game) return game.failure();
    const Result<server::Dealt> given = server::play_given(*game.value(), told.given);
    if (!given) return given.failure();
    draw.origin = server::origin_of(told.from_table, told.given.size(), given.value());
    return draw;
}

}  // namespace

std::string draw_verdict(const client::RemoteTable& table, const tiles::Library& library,
                         const std::optional<client::KeptDraw>& kept, const std::string& person) {
    const bool mine = kept && has_contributed(table.draw(), person);
    if (mine) {
        const std::string problem = kept_problem(table.draw(), *kept, person);
        if (!problem.empty()) return problem;
    }
    if (!are_of_players(table.draw()))
        return unfair("those who contributed to it are not those who sat at the table");
    const Result<server::FairDraw> draw = told_draw(table, library);
    if (!draw) return unchecked(draw.error());
    const Result<server::CheckedDraw> checked = server::verify(draw.value(), table.history().game());
    if (!checked) {
        const bool is_unknown = checked.failure().about == "version";
        return is_unknown ? unchecked(checked.error()) : unfair(checked.error());
    }
    return fmt::format("The draw was fair: {} came as the server had committed to{}.",
                       checked->tiles == 1 ? "1 tile" : fmt::format("{} tiles", checked->tiles),
                       mine ? ", with your contribution" : "");
}

}  // namespace trencavel::terminal
