#include "cli/engine_pipe.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bots/advice.h"
#include "bots/levels.h"
#include "bots/review.h"
#include "record/moves.h"
#include "record/replay.h"
#include "record/text.h"

namespace trencavel::cli {
namespace {

using record::Json;
using record::LineKind;

constexpr std::uint64_t kThinkMsMax = 600'000;
constexpr std::size_t kMovesTold = 5;

Json ok() {
    return {{"ok", true}};
}

/// More would only seem to be known.
double in_tenths(double points) {
    return std::round(points * 10) / 10;
}

}  // namespace

record::Json EnginePipe::answer(const std::string& line) {
    ++line_;
    const Result<record::Command> command = record::parse(line);
    if (!command) return refused(command.error());
    record::Answer answer = session_.apply(command.value());
    switch (answer.kind) {
        case LineKind::Blank:
            return nullptr;
        case LineKind::Header:
            return ok();
        case LineKind::Move:
            return with_events(ok());
        case LineKind::Holds:
            return with_start_events(ok());
        case LineKind::Fails:
            return with_start_events(failed(std::move(answer.error)));
        case LineKind::Refused:
            return refused(std::move(answer.error));
        case LineKind::NotARecord:
            return answer_command(command->words);
    }
    return nullptr;
}

record::Json EnginePipe::failed(std::string why) const {
    return {{"ok", false}, {"error", std::move(why)}, {"line", line_}};
}

/// All stands as before: a line that is refused does not begin the game either.
record::Json EnginePipe::refused(std::string why) {
    if (!start_told_) session_.cancel_start();
    return failed(std::move(why));
}

/// The events of the start come with the answer to the line that began the game, whatever it was.
record::Json EnginePipe::with_start_events(Json json) {
    if (!session_.begun() || start_told_) return json;
    start_told_ = true;
    json["events"] = record::events_json(session_.game().start_events(), session_.game().tables());
    return json;
}

/// The events of the move just made, after those of the start if nobody has heard them yet.
record::Json EnginePipe::with_events(Json json) {
    json["events"] = Json::array();
    json = with_start_events(std::move(json));
    for (Json& event : record::events_json(latest_events(), session_.game().tables())) {
        json["events"].push_back(std::move(event));
    }
    return json;
}

/// A result is no move of the game, which still holds the events of the move before it.
std::vector<Event> EnginePipe::latest_events() const {
    if (!session_.game().early_end()) return session_.game().events();
    const auto winners = static_cast<std::uint8_t>(session_.game().snapshot().winners);
    return {{.kind = EventKind::Over, .seats = winners}};
}

record::Json EnginePipe::answer_command(const Words& words) {
    if (words == Words{"new"}) return start_over();
    if (words == Words{"undo"}) return undo();
    if (words.front() == "?") return answer_question({words.begin() + 1, words.end()});
    return refused(
        "unknown line: expected a header line, '> MOVE', 'expect …', 'result …', '? state', '? legal', "
        "'? bot NAME MS', '? review', '? record', 'undo' or 'new'");
}

record::Json EnginePipe::start_over() {
    session_ = record::Session(library_);
    start_told_ = false;
    return ok();
}

record::Json EnginePipe::undo() {
    if (!session_.begun() || !session_.game().undo()) return refused("there is no move to undo");
    return ok();
}

record::Json EnginePipe::answer_question(const Words& words) {
    const std::string what = words.empty() ? "" : words[0];
    const bool known =
        what == "state" || what == "legal" || what == "record" || what == "bot" || what == "review";
    if (!known) return refused("unknown query '" + what + "': use state, legal, bot, review or record");
    if (what != "bot" && words.size() > 1) return refused("'? " + what + "' takes no arguments");
    if (Error problem = session_.begin(); !problem.text.empty()) return refused(std::move(problem.text));
    if (what == "state")
        return with_start_events({{"ok", true}, {"state", record::state_json(session_.game())}});
    if (what == "legal")
        return with_start_events({{"ok", true}, {"moves", record::moves_json(session_.game())}});
    if (what == "record")
        return with_start_events({{"ok", true}, {"record", record::write(session_.game())}});
    return what == "review" ? review_game() : ask_bot(words);
}

record::Json EnginePipe::review_game() {
    const Game& game = session_.game();
    // Without a limit of time the answer is the same on every machine.
    const Result<std::vector<Graded>> grades = review(game, library_, {.nodes = kReviewBudget.nodes});
    if (!grades) return refused(grades.error());
    Json list = Json::array();
    for (const Graded& graded : grades.value()) {
        list.push_back({{"ply", graded.ply},
                        {"seat", graded.seat},
                        {"move", record::format(graded.move, game.tables())},
                        {"expected", in_tenths(graded.expected)},
                        {"best", record::format(graded.best, game.tables())},
                        {"best_expected", in_tenths(graded.best_expected)}});
    }
    return with_start_events({{"ok", true}, {"review", std::move(list)}});
}

record::Json EnginePipe::ask_bot(const Words& words) {
    if (words.size() != 3) return refused("'? bot' takes a name and milliseconds, e.g. '? bot greedy 100'");
    const Result<BotKind> bot = find_bot(words[1]);
    if (!bot) return refused(bot.error());
    const auto think_ms = record::parse_unsigned(words[2]);
    if (!think_ms || *think_ms > kThinkMsMax) {
        return refused(
            fmt::format("'{}' is not a number of milliseconds from 0 to {}", words[2], kThinkMsMax));
    }
    const Snapshot snapshot = session_.game().snapshot();
    if (!snapshot.question) return refused("the game is over");
    if (snapshot.question->kind == QuestionKind::Reveal)
        return refused("a wall tile must be revealed, which no bot decides");
    if (snapshot.question->seat == kChance) return refused("a tile must be drawn, which no bot decides");
    Json info = {{"bot", words[1]}, {"choices", session_.game().legal_moves().size()}};
    const Move move = think_of(
        {bot.value(), {.ms = static_cast<std::uint32_t>(std::max<std::uint64_t>(1, *think_ms))}}, info);
    return with_start_events(
        {{"ok", true}, {"move", record::format(move, session_.game().tables())}, {"info", std::move(info)}});
}

/// The bot's move. Those that search also say what they expect.
Move EnginePipe::think_of(const Bot& bot, Json& info) {
    const Game& game = session_.game();
    if (!level_of(bot.kind)) return choose_move(bot, game, random_);
    const SearchResult result = think(bot, game, random_);
    info["playouts"] = result.rollouts;
    info["depth"] = result.depth;
    for (std::size_t i = 0; i < std::min(kMovesTold, result.moves.size()); ++i) {
        info["moves"].push_back({{"move", record::format(result.moves[i].move, game.tables())},
                                 {"expected", in_tenths(result.moves[i].expected)}});
    }
    return result.moves.front().move;
}

}  // namespace trencavel::cli
