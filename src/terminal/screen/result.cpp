#include "terminal/screen/result.h"

#include <fmt/format.h>

#include "terminal/screen/reports.h"
#include "terminal/screen/scene.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

/// Why the game ended before its end; empty if it did not.
std::string early_end_text(const Game& game, const Players& players) {
    const std::optional<EarlyEnd> early = game.early_end();
    if (!early) return {};
    switch (early->kind) {
        case EarlyEndKind::Resigned:
            return fmt::format("\n{} has resigned.", players[early->seat].name);
        case EarlyEndKind::Time:
            return fmt::format("\n{} has run out of time.", players[early->seat].name);
        case EarlyEndKind::Drawn:
            return "\nA draw was agreed.";
    }
    return {};
}

}  // namespace

std::vector<LogLine> log_of(const GameHistory& history, const Players& players, const Look& look,
                            std::size_t move) {
    const std::vector<Event> events = move == 0 ? history.all_events() : history.events_from(move);
    return log_lines(events, log_context(history, players, look));
}

bool turn_goes_on(QuestionKind asked) {
    const QuestionWords* words = words_of(asked);
    return asked == QuestionKind::Follower || (words != nullptr && words->goes_on);
}

void tell_result(Output& output, const GameHistory& history, const Players& players, const Look& look,
                 const std::vector<LogLine>& last) {
    const ScreenModel model = scene_at_end(history, players);
    const Snapshot& snapshot = model.scene.snapshot;
    output.write("\n");
    output.write_lines(final_board_lines(model, terminal_size(), look));
    output.write_lines(painted_log(last, players, terminal_size().columns, look));
    output.write("\n");
    output.write_lines(points_table(history.all_events(), players, snapshot.scores));
    output.write(early_end_text(history.game(), players));
    const bool shared = (snapshot.winners & (snapshot.winners - 1)) != 0;
    output.write(
        fmt::format("\n{} {}.\n", names_of(players, snapshot.winners), shared ? "share the win" : "wins"));
}

}  // namespace trencavel::terminal
