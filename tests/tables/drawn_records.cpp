#include "drawn_records.h"

#include <stdexcept>

#include "games/catalogue.h"
#include "games/game.h"
#include "record/replay.h"
#include "support/games.h"
#include "tables/played_on.h"

namespace trencavel::server {
namespace {

/// Version 1 as any record with that seed is shuffled; tests/draw/vectors.json says what is right in
/// version 2.
std::unique_ptr<Game> start_shuffled(const Setup& setup, unsigned version) {
    const FairDraw draw = example_draw(version);
    if (version == 1) return start(with_seed(setup, seed_of(draw.table, draw.secret, draw.contributions)));
    const std::unique_ptr<Game> any = start(with_seed(setup, 0));
    const Dealt dealt = dealt_anew(nothing_dealt(*any), any->tables(), source_of(draw));
    std::vector<std::string> names;
    for (const TileId tile : dealt.deck) names.push_back(any->tables().names[tile]);
    Setup known = with_deck(setup, std::move(names));
    if (!dealt.wall.empty()) known.wall = WallDeal{dealt.wall};
    return start(known);
}

void play_first(Game& game) {
    if (game.apply(game.legal_moves().front()) != Refusal::None) throw std::runtime_error("refused");
}

}  // namespace

FairDraw example_draw(unsigned version) {
    return {.table = "k3v9q2m7xd",
            .commitment = version == 1 ? "bfc003916b15afffd56f522d918a6b5ace32bf8422a7ea2b8efc9fa29b39dd29"
                                       : "cc1733f545c51acd1c8d0a63b0254d1888f28e973d794fa69caec59048559c24",
            .secret = "3bcbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad",
            .contributions = {"c1d983a8f9d3ff9577482fcd1f7db52d", "-"},
            .version = version};
}

Setup setup_for_two(std::string_view game, std::string_view modules) {
    Setup setup = trencavel::setup_of(game, modules);
    setup.players = {"Anna", "Computer"};
    return setup;
}

std::string DrawnRecord::text() const {
    std::string text = "trencavel 1\ngame " + setup.game + "\n";
    for (const std::string& module : setup.modules)
        text += (&module == setup.modules.data() ? "with " : " ") + module;
    text += setup.modules.empty() ? "" : "\n";
    text += "players Anna Computer\ndeck";
    for (const std::string& tile : deck) text += " " + tile;
    text += wall.empty() ? "" : "\nwall";
    for (const unsigned kind : wall) text += " " + std::to_string(kind);
    return text + "\n" + draw_lines(draw);
}

DrawnRecord drawn_record(const Setup& setup, unsigned version) {
    const std::unique_ptr<Game> game = start_shuffled(setup, version);
    return {.setup = setup,
            .draw = example_draw(version),
            .deck = deck_names(*game),
            .wall = game->hidden_wall()};
}

std::string played_record(const Setup& setup, unsigned version) {
    const std::unique_ptr<Game> game = start_shuffled(setup, version);
    while (!game->snapshot().over) play_first(*game);
    return record::write(*game) + draw_lines(example_draw(version));
}

std::string running_record(const Setup& setup, unsigned draws, const FairDraw& draw) {
    const std::unique_ptr<Game> shuffled = start_shuffled(setup, draw.version);
    Setup open = setup;
    leave_to_chance(open);
    const std::unique_ptr<Game> game = start(open);
    while (game->drawn() < draws) {
        const bool is_draw = game->snapshot().question->kind == QuestionKind::Draw;
        if (!is_draw) {
            play_first(*game);
        } else if (game->apply(Move::draw(shuffled->hidden_deck()[game->drawn()])) != Refusal::None) {
            throw std::runtime_error("refused");
        }
    }
    return record::write(*game) + draw_lines(draw);
}

}  // namespace trencavel::server
