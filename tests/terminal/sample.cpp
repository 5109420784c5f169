#include "terminal/sample.h"

#include <stdexcept>
#include <vector>

#include "support/games.h"
#include "terminal/screen/reports.h"
#include "terminal/screen/scene.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal_tests {

GameHistory history_of(std::string_view text) {
    Result<GameHistory> history = GameHistory::replayed(*replayed(text), tiles::Library::builtin());
    if (!history) throw std::runtime_error(history.error());
    return std::move(history.value());
}

std::string record_with(std::string_view deck, std::string_view moves) {
    return "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck " + std::string(deck) + "\n" +
           std::string(moves);
}

std::string record_of(std::string_view game, std::string_view modules, std::string_view deck,
                      std::string_view moves) {
    std::string text = "trencavel 1\ngame " + std::string(game) + "\n";
    if (!modules.empty()) text += "with " + std::string(modules) + "\n";
    return text + "players Anna Ben\ndeck " + std::string(deck) + "\n" + std::string(moves);
}

std::string record_at_reward() {
    return record_of("carcassonne", "castles", "E A E L U",
                     "> place 0,-1 r180\n> follower 0\n> castle 0\n"
                     "> place -1,0 r270\n> follower 1\n"
                     "> place 1,-1 r180\n> pass\n"
                     "> place 1,0 r0\n> pass\n");
}

std::string record_at_recall() {
    return record_of("wheel", "", "RadB RadB RadB RadB RadU/2 RadU/3 RadB",
                     "> place 1,-1 r0\n> follower 0\n> place 3,-1 r0\n> follower 0\n"
                     "> place 4,0 r0\n> crown taxes\n> place -1,0 r0\n> follower 0\n"
                     "> place 2,-1 r0\n> pass\n");
}

std::string record_at_offer(std::string_view moves) {
    return record_of("carcassonne", "bazaars", "BBB4 V U E E", "> place 0,1 r0\n> pass\n") +
           std::string(moves);
}

terminal::Players anna_and_ben() {
    const std::vector<std::string> names{"Anna", "Ben"};
    return terminal::make_players(names).value();
}

Lines log_of(std::string_view record) {
    const GameHistory history = history_of(record);
    const terminal::Players players = anna_and_ben();
    Lines texts;
    for (const terminal::LogLine& line : terminal::log_lines(
             history.all_events(), terminal::log_context(history, players, {.unicode = true})))
        texts.push_back(line.text);
    return texts;
}

std::string joined(const Lines& lines) {
    std::string text = "\n";
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace trencavel::terminal_tests
