// What can be answered to modules' questions, and how it is typed. The rooms know no module: they go over
// this list.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/input/answers.h"
#include "terminal/input/choices.h"
#include "terminal/input/command.h"

namespace trencavel::terminal {

/// What was typed, in small letters.
using Typed = std::span<const std::string>;

struct QuestionAnswers {
    QuestionKind kind{};
    Answers (*answers)(Game& game, const LogContext& context) = nullptr;
    /// Reads an answer that is no move in full; nullptr: one of the labels.
    std::optional<Result<Command>> (*parse)(Typed words, const Asked& asked) = nullptr;
    /// What `yes` means; nullptr: nothing. `no` is to pass.
    Result<Move> (*yes)(std::span<const Answer> answers) = nullptr;
    /// Set if it must be answered before all points of the turn are known: what follows `Completed: `, for
    /// whoever is asked.
    std::string (*decision)(const std::string& name) = nullptr;
    /// What may come of an area that is completed, in place of its points, behind a comma.
    std::string_view (*instead)(const AreaView& area) = nullptr;
    /// Answered by chance: how many of the possible cases are this one.
    std::size_t (*cases)(const Game& game, const Move& move) = nullptr;
};

/// A move that is offered with the places for a follower.
struct OfferAnswers {
    MoveKind kind{};
    /// The first of its kind has the number 1; the area is that of the feature it names on the tile laid
    /// last.
    Answer (*answer)(const Move& move, unsigned number, const AreaView* area) = nullptr;
    bool puts_follower = true;
    std::string_view what = {};  // `a crown`
    bool has_example = false;    // the prompt shows how the first one is typed
};

/// Other words than its label by which an answer is meant.
struct MeantAnswers {
    MoveKind kind{};
    bool (*is_meant)(const Move& move, std::string_view word, const Tables& tables) = nullptr;
    bool lacks_points = false;  // they are typed behind it
};

/// What can be built for a tile that does not fit without it, and later over tiles: the engine calls it a
/// span.
struct SpanAnswers {
    std::string_view letter = {};  // behind a rotation: one is built for it; at a follower: on that one
    std::string_view word = {};
    /// What a turn takes: the thing, the cell it is built over, the way it runs.
    std::string (*text)(Cell cell, const Turn& turn) = nullptr;
    std::string_view no_other_way = {};  // there is no turn for which one would help
    Cell (*last_built)(const Snapshot& snapshot) = nullptr;
};

/// A list that can be asked for at any time.
struct ListAnswers {
    std::string_view word = {};
    std::string_view absent = {};  // said in a game in which there are no lines
    std::vector<std::string> (*lines)(const Snapshot& snapshot, const Players& players) = nullptr;
};

struct ModuleAnswers {
    std::span<const QuestionAnswers> questions = {};
    std::span<const OfferAnswers> offers = {};
    std::span<const MeantAnswers> meant = {};
    std::span<const MoveKind> spelled = {};  // typed as records spell them
    const SpanAnswers* span = nullptr;
    const ListAnswers* list = nullptr;
};

/// Of all modules, in the order in which they are shown.
std::span<const ModuleAnswers* const> answers_of_modules();

/// nullptr, here and below: no module has any for it.
const QuestionAnswers* answers_of(QuestionKind kind);
const OfferAnswers* offers_of(MoveKind kind);
const MeantAnswers* meant_by(MoveKind kind);
const ListAnswers* find_list(std::string_view word);
const SpanAnswers& span_answers();

/// `1` for the first answer.
std::string numbered(std::size_t index);

}  // namespace trencavel::terminal
