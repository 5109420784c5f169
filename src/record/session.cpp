#include "record/session.h"

#include <span>

#include "record/early_end.h"
#include "record/expect.h"
#include "record/moves.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

Answer refused(std::string why) {
    return {LineKind::Refused, std::move(why)};
}
Answer refused(Error error) {
    return {LineKind::Refused, std::move(error.text), std::move(error.about)};
}

Result<EarlyEnd> parse_result(std::span<const std::string> words, std::size_t players) {
    const auto kind = words.size() < 2 ? std::nullopt : find_early_end(words[1]);
    if (!kind || words.size() != (*kind == EarlyEndKind::Drawn ? 2u : 3u))
        return Error{"a result must be 'result resigned SEAT', 'result time SEAT' or 'result drawn'"};
    if (*kind == EarlyEndKind::Drawn) return EarlyEnd{*kind, 0};
    const auto seat = parse_unsigned(words[2]);
    if (!seat || *seat >= players) return Error{"'" + words[2] + "' is not a seat in this game"};
    return EarlyEnd{*kind, static_cast<Seat>(*seat)};
}

}  // namespace

Answer Session::feed(std::string_view line) {
    Result<Command> command = parse(line);
    return command ? apply(command.value()) : refused(command.error());
}

Answer Session::apply(const Command& command) {
    if (command.kind == CommandKind::Blank) return {LineKind::Blank, {}};
    if (command.kind == CommandKind::Other) return {LineKind::NotARecord, {}};
    if (command.kind == CommandKind::Header) return add_to_header(command);
    const bool had_begun = begun();
    if (Error problem = begin(); !problem.text.empty()) return refused(std::move(problem));
    Answer answer = apply_to_game(command);
    if (answer.kind == LineKind::Refused && !had_begun) cancel_start();
    return answer;
}

Answer Session::add_to_header(const Command& command) {
    if (begun()) return refused("the game has started: header lines must come before the first move");
    std::string problem = header_.add(command.words);
    return problem.empty() ? Answer{LineKind::Header, {}} : refused(std::move(problem));
}

Error Session::begin() {
    if (begun()) return {};
    if (!header_.begun()) return {"a record must start with the line 'trencavel 1'"};
    if (header_.setup().game.empty()) return {"the header has no 'game' line"};
    if (header_.setup().players.empty()) return {"the header has no 'players' line"};
    Result<std::unique_ptr<Game>> game = Game::start(header_.setup(), *library_);
    if (!game) return game.failure();
    game_ = std::move(game.value());
    return {};
}

Answer Session::apply_to_game(const Command& command) {
    if (command.kind == CommandKind::Move) return move(command);
    return command.kind == CommandKind::Result ? result(command) : expectation(command);
}

Answer Session::move(const Command& command) {
    const Attempt attempt = play_move(command.words, *game_);
    if (attempt) return {LineKind::Move, {}};
    if (attempt.fault == MoveFault::Unreadable) return refused(attempt.why);
    return refused("'" + join(command.words) + "' is not legal: " + attempt.why);
}

Answer Session::result(const Command& command) {
    const Result<EarlyEnd> end = parse_result(command.words, game_->setup().players.size());
    if (!end) return refused(end.error());
    if (!game_->end_early(end.value())) return refused("the game is already over");
    return {LineKind::Move, {}};
}

Answer Session::expectation(const Command& command) {
    Result<std::string> failure = check_expectation(std::span(command.words).subspan(1), *game_);
    if (!failure) return refused(failure.error());
    if (failure.value().empty()) return {LineKind::Holds, {}};
    return {LineKind::Fails, std::move(failure.value())};
}

}  // namespace trencavel::record
