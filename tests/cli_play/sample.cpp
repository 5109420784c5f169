#include "sample.h"

#include <stdexcept>
#include <vector>

#include "record/replay.h"

namespace trencavel::cli_play_tests {

cli::Course course_of(std::string_view text) {
    const record::Replay replay = record::replay(text, tiles::Library::builtin());
    if (!replay.problems.empty()) throw std::runtime_error(replay.problems.front().reason);
    Result<cli::Course> course = cli::Course::replayed(*replay.game, tiles::Library::builtin());
    if (!course) throw std::runtime_error(course.error());
    return std::move(course.value());
}

std::string record_with(std::string_view deck, std::string_view moves) {
    return "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck " + std::string(deck) + "\n" +
           std::string(moves);
}

cli::Players anna_and_ben() {
    const std::vector<std::string> names{"Anna", "Ben"};
    return cli::make_players(names).value();
}

}  // namespace trencavel::cli_play_tests
