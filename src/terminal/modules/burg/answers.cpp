#include <fmt/format.h>

#include <algorithm>

#include "rules/burg/kinds.h"
#include "terminal/input/answer_words.h"
#include "terminal/modules/burg/module.h"
#include "terminal/modules/burg/wall_tiles.h"

namespace trencavel::terminal::burg {
namespace {

/// The first points that come: those of the area that was named. Others may follow by themselves.
std::optional<Event> scoring_of_answer(Game& game, const Move& move) {
    const Outcome outcome = outcome_of(game, move);
    if (outcome.points.empty()) return std::nullopt;
    return outcome.points.front();
}

/// Doubled ones have the number of their area and a d.
std::string label_of(const Move& move, unsigned number) {
    return fmt::format("{}{}", number, move.value != 0 ? "d" : "");
}

Answers score_answers(Game& game, const LogContext& context) {
    Answers answers;
    unsigned number = 0;
    bool several = false;
    for (const Move& move : game.legal_moves()) {
        if (move.value == 0) ++number;
        several = number > 1;
        const std::optional<Event> scored = scoring_of_answer(game, move);
        if (!scored) continue;
        answers.list.push_back({.label = label_of(move, number),
                                .move = move,
                                .text = text_of_scoring(*scored, game, context),
                                .row = {}});
    }
    answers.intro.emplace_back(several ? "Several areas are complete. Each moves the marker at once, so that "
                                         "the order decides where it stops."
                                       : "An area is complete, and a wall tile of yours could double it.");
    return answers;
}

Answers extra_answers(Game& game, const LogContext& /*context*/) {
    Answers answers;
    const Snapshot snapshot = game.snapshot();
    const std::vector<unsigned>& held = snapshot.court->held[snapshot.question->seat];
    const auto count = std::count(held.begin(), held.end(), WallTiles::kExtraTurn);
    answers.list.push_back({.label = "yes",
                            .move = trencavel::burg::extra(),
                            .text = fmt::format("one extra turn, now; {} left",
                                                counted(static_cast<int>(snapshot.left), "tile")),
                            .row = {}});
    answers.list.push_back(
        {.label = "no",
         .move = Move::pass(),
         .text = fmt::format("keep {} for a later turn", count == 1 ? "the wall tile" : "both wall tiles"),
         .row = {}});
    return answers;
}

/// `1`, `1d`, `1 d`, `1 double`
std::optional<Result<Command>> parse_score(Typed words, const Asked& asked) {
    const bool doubled = words.size() == 2 && (words[1] == "d" || words[1] == "double");
    if (!doubled) return parse_label(words, asked);
    if (const Answer* found = find_answer(words[0] + "d", asked)) return answered(found->move);
    if (find_answer(words[0], asked) == nullptr) return std::nullopt;
    return Error{"Nothing can double " + words[0] + "."};
}

std::string decision_to_score(const std::string& /*name*/) {
    return "what you will then score in an order of your choice, or doubled";
}

Result<Move> take_extra(std::span<const Answer> /*answers*/) {
    return trencavel::burg::extra();
}

/// Wall tiles of a kind that nobody has taken and that are not known to lie on another tower.
std::size_t wall_tiles_left(const Game& game, const Move& move) {
    const CourtView court = *game.snapshot().court;
    std::size_t left = court.unseen[move.value - 1];
    for (std::size_t tower = 0; tower < game.hidden_wall().size(); ++tower) {
        if (court.towers[tower] && game.hidden_wall()[tower] == move.value && left > 0) --left;
    }
    return left;
}

constexpr QuestionAnswers kQuestionAnswers[] = {
    {.kind = trencavel::burg::kScoreQuestion,
     .answers = score_answers,
     .parse = parse_score,
     .decision = decision_to_score},
    {.kind = trencavel::burg::kExtraQuestion, .answers = extra_answers, .yes = take_extra},
    {.kind = QuestionKind::Reveal, .cases = wall_tiles_left}};

constexpr MoveKind kSpelled[] = {trencavel::burg::kScoreMove, trencavel::burg::kExtraMove};

constexpr ListAnswers kList = {"walls", "This game has no wall tiles.", wall_tile_lines};

}  // namespace

constinit const ModuleAnswers kAnswers = {.questions = kQuestionAnswers, .spelled = kSpelled, .list = &kList};

}  // namespace trencavel::terminal::burg
