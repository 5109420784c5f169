#include "drawn_records.h"

#include <stdexcept>

#include "games/catalogue.h"
#include "games/game.h"
#include "record/replay.h"
#include "support/games.h"

namespace trencavel::server {
namespace {

std::unique_ptr<Game> start_shuffled(const Setup& setup) {
    const FairDraw draw = example_draw();
    return start(with_seed(setup, seed_of(draw.table, draw.secret, draw.contributions)));
}

void play_first(Game& game) {
    if (game.apply(game.legal_moves().front()) != Refusal::None) throw std::runtime_error("refused");
}

}  // namespace

FairDraw example_draw() {
    return {.table = "k3v9q2m7xd",
            .commitment = "bfc003916b15afffd56f522d918a6b5ace32bf8422a7ea2b8efc9fa29b39dd29",
            .secret = "3bcbeda467dc6bba34f4267477a21e3f6287ec55deef0164ca695a8fd8f288ad",
            .contributions = {"c1d983a8f9d3ff9577482fcd1f7db52d", "-"}};
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

DrawnRecord drawn_record(const Setup& setup) {
    const std::unique_ptr<Game> game = start_shuffled(setup);
    return {.setup = setup, .draw = example_draw(), .deck = deck_names(*game), .wall = game->hidden_wall()};
}

std::string played_record(const Setup& setup) {
    const std::unique_ptr<Game> game = start_shuffled(setup);
    while (!game->snapshot().over) play_first(*game);
    return record::write(*game) + draw_lines(example_draw());
}

std::string running_record(const Setup& setup, unsigned draws, const FairDraw& draw) {
    const std::unique_ptr<Game> shuffled = start_shuffled(setup);
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
