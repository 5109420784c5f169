// trencavel engine: a game on a pipe. Lines of a record and questions come in, one line of JSON goes out for
// each.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "bots/levels.h"
#include "bots/review.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/library.h"
#include "record/json.h"
#include "record/moves.h"
#include "record/replay.h"
#include "record/session.h"
#include "record/text.h"

namespace trencavel::cli {
namespace {

using record::Json;
using record::LineKind;

constexpr std::uint64_t kThinkMsMax = 600'000;
constexpr std::size_t kMovesTold = 5;

class Pipe {
public:
    explicit Pipe(const tiles::Library& library, std::uint64_t seed)
        : library_(library), session_(library), random_(seed) {}

    /// The answer to one line; null if it needs none.
    Json answer(const std::string& line) {
        ++line_;
        record::Answer answer = session_.feed(line);
        switch (answer.kind) {
            case LineKind::Blank:
                return nullptr;
            case LineKind::Header:
                header_.push_back(line);
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
                return answer_command(line);
        }
        return nullptr;
    }

private:
    static Json ok() { return {{"ok", true}}; }
    Json failed(std::string why) const { return {{"ok", false}, {"error", std::move(why)}, {"line", line_}}; }

    /// All stands as before: a line that is refused does not begin the game either.
    Json refused(std::string why) {
        if (session_.begun() && !start_told_) {
            session_ = record::Session(library_);
            for (const std::string& line : header_) session_.feed(line);
        }
        return failed(std::move(why));
    }

    /// The events of the start come with the answer to the line that began the game, whatever it was.
    Json with_start_events(Json json) {
        if (!session_.begun() || start_told_) return json;
        start_told_ = true;
        json["events"] = record::events_json(session_.game().start_events(), session_.game().tables());
        return json;
    }

    /// The events of the move just made, after those of the start if nobody has heard them yet.
    Json with_events(Json json) {
        json["events"] = Json::array();
        json = with_start_events(std::move(json));
        for (Json& event : record::events_json(latest_events(), session_.game().tables())) {
            json["events"].push_back(std::move(event));
        }
        return json;
    }

    /// A result is no move of the game, which still holds the events of the move before it.
    std::vector<Event> latest_events() const {
        if (!session_.game().early_end()) return session_.game().events();
        const auto winners = static_cast<std::uint8_t>(session_.game().snapshot().winners);
        return {{.kind = EventKind::Over, .seats = winners}};
    }

    Json answer_command(const std::string& line) {
        const Result<std::vector<std::string>> words = record::split(line);
        if (!words) return refused(words.error());
        if (words.value() == std::vector<std::string>{"new"}) return start_over();
        if (words.value() == std::vector<std::string>{"undo"}) return undo();
        if (words->front() == "?") return answer_question({words->begin() + 1, words->end()});
        return refused(
            "unknown line: a header line, '> MOVE', 'expect …', 'result …', '? state', '? legal', "
            "'? bot NAME MS', '? review', '? record', 'undo' or 'new' can stand here");
    }

    Json start_over() {
        session_ = record::Session(library_);
        header_.clear();
        start_told_ = false;
        return ok();
    }

    Json undo() {
        if (!session_.begun() || !session_.game().undo()) return refused("there is no move to take back");
        return ok();
    }

    Json answer_question(const std::vector<std::string>& words) {
        const std::string what = words.empty() ? "" : words[0];
        const bool known =
            what == "state" || what == "legal" || what == "record" || what == "bot" || what == "review";
        if (!known)
            return refused("unknown question '" + what + "': there are state, legal, bot, review and record");
        if (what != "bot" && words.size() > 1) return refused("nothing can follow '? " + what + "'");
        if (Error problem = session_.begin(); !problem.text.empty()) return refused(std::move(problem.text));
        if (what == "state")
            return with_start_events({{"ok", true}, {"state", record::state_json(session_.game())}});
        if (what == "legal")
            return with_start_events({{"ok", true}, {"moves", record::moves_json(session_.game())}});
        if (what == "record")
            return with_start_events({{"ok", true}, {"record", record::write(session_.game())}});
        return what == "review" ? review_game() : ask_bot(words);
    }

    Json review_game() {
        const Game& game = session_.game();
        const Result<std::vector<Graded>> grades = review(game, library_, kReviewBudget);
        if (!grades) return refused(grades.error());
        Json list = Json::array();
        for (const Graded& graded : grades.value()) {
            list.push_back({{"ply", graded.ply},
                            {"seat", graded.seat},
                            {"move", record::spell(graded.move, game.tables())},
                            {"expected", in_tenths(graded.expected)},
                            {"best", record::spell(graded.best, game.tables())},
                            {"best_expected", in_tenths(graded.best_expected)}});
        }
        return with_start_events({{"ok", true}, {"review", std::move(list)}});
    }

    /// More would only seem to be known.
    static double in_tenths(double points) { return std::round(points * 10) / 10; }

    Json ask_bot(const std::vector<std::string>& words) {
        if (words.size() != 3)
            return refused("'? bot' takes a name and milliseconds, as in '? bot greedy 100'");
        const Result<BotKind> bot = find_bot(words[1]);
        if (!bot) return refused(bot.error());
        const auto think_ms = record::parse_unsigned(words[2]);
        if (!think_ms || *think_ms > kThinkMsMax) {
            return refused(
                fmt::format("'{}' is no number of milliseconds from 0 to {}", words[2], kThinkMsMax));
        }
        const Snapshot shot = session_.game().snapshot();
        if (!shot.question) return refused("the game is over");
        if (shot.question->kind == QuestionKind::Reveal)
            return refused("a wall tile must be revealed: no bot decides that");
        if (shot.question->seat == kChance) return refused("a tile must be drawn: no bot decides that");
        Json info = {{"bot", words[1]}, {"choices", session_.game().legal_moves().size()}};
        const Move move = think_of(
            {bot.value(), {.ms = static_cast<std::uint32_t>(std::max<std::uint64_t>(1, *think_ms))}}, info);
        return with_start_events({{"ok", true},
                                  {"move", record::spell(move, session_.game().tables())},
                                  {"info", std::move(info)}});
    }

    /// The bot's move. Those that search also say what they expect.
    Move think_of(const Bot& bot, Json& info) {
        const Game& game = session_.game();
        if (!level_of(bot.kind)) return choose_move(bot, game, random_);
        const SearchResult result = think(bot, game, random_);
        info["playouts"] = result.playouts;
        info["depth"] = result.depth;
        for (std::size_t i = 0; i < std::min(kMovesTold, result.moves.size()); ++i) {
            info["moves"].push_back({{"move", record::spell(result.moves[i].move, game.tables())},
                                     {"expected", in_tenths(result.moves[i].expected)}});
        }
        return result.moves.front().move;
    }

    const tiles::Library& library_;
    record::Session session_;
    std::vector<std::string> header_;  // its lines, as far as they were taken
    Random random_;
    unsigned line_ = 0;
    bool start_told_ = false;
};

/// A line of input, or as much of it as is needed to see that it is too long. False at the end of the input.
bool read_line(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    bool any = false;
    for (int c = in.get(); c != Traits::eof(); c = in.get()) {
        any = true;
        if (c == '\n') return true;
        if (line.size() <= record::kLineMax) line.push_back(Traits::to_char_type(c));
    }
    return any;
}

int run_engine(const std::vector<std::string>& tile_files, std::uint64_t seed) {
    const Result<tiles::Library> library = load_library(tile_files);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error());
        return 1;
    }
    Pipe pipe(library.value(), seed);
    std::string line;
    while (read_line(std::cin, line)) {
        const Json answer = pipe.answer(line);
        if (answer.is_null()) continue;
        std::cout << answer.dump() << '\n' << std::flush;
        if (!std::cout) return 1;  // nobody reads any more
    }
    return 0;
}

}  // namespace

void add_engine_command(CLI::App& app, int& exit_code) {
    struct Options {
        std::vector<std::string> tiles;
        std::uint64_t seed = 1;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("engine", "The engine on a pipe: lines of a record in, JSON out");
    command->add_option("--seed", options->seed, "Seed for the choices of bots")
        ->capture_default_str()
        ->check(seed_problem);
    add_tiles_option(*command, options->tiles);
    command->footer(
        "Reads header lines, '> MOVE', 'expect …' and 'result …' as in a record, and '? state', '? legal',\n"
        "'? bot NAME MS', '? review', '? record', 'undo' and 'new'. Each line is answered by one line of "
        "JSON.");
    command->callback([options, &exit_code] { exit_code = run_engine(options->tiles, options->seed); });
}

}  // namespace trencavel::cli
