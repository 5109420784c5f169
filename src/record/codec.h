// What the engine or a module calls its things: the words of its moves, questions, events, points, refusals
// and expectations. Each has one codec; all that is read and written is folded over their list (codecs.h).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "core/result.h"
#include "engine/event.h"
#include "engine/move.h"
#include "engine/tables/tables.h"
#include "record/texts.h"

namespace trencavel {

class Game;
struct Snapshot;

namespace record {

class JsonObject;
struct MoveWords;

using Json = nlohmann::ordered_json;
using Words = std::span<const std::string>;

/// What a move is read with, and the language of what is wrong with it.
struct Reading {
    const Tables& tables;
    Language language{};
    const MoveWords* move = nullptr;  // the one whose word was found

    Error error(const Wording& wording, std::initializer_list<std::string_view> words = {}) const {
        return Error{say(wording, language, words)};
    }
    /// Something else must follow the word.
    Error takes() const;
};

struct MoveWords {
    MoveKind kind{};
    std::string_view word = {};
    /// Reads all words, the first included.
    Result<Move> (*parse)(Words words, const Reading& reading) = nullptr;
    /// Writes what follows the word, at the end of a text.
    void (*append)(std::string& text, const Move& move, const Tables& tables) = nullptr;
    Wording takes = {};  // what must follow the word, which is {0}
    /// The question that it answers: if it is not legal then, the game lacks what it needs.
    std::optional<QuestionKind> answers = {};
    Sort sort = Sort::Plain;  // of the follower that it puts
};

/// What can be added to a placement, and what may follow the words of it.
struct PlacementWords {
    std::string_view word = {};
    std::size_t count = 0;  // of words that follow it
    Result<std::uint16_t> (*parse)(Words rest, Cell cell, const Reading& reading) = nullptr;
    void (*append)(std::string& text, const Move& move) = nullptr;
    Wording takes = {};  // what may follow, at the end of what a placement takes
};

struct QuestionWords {
    QuestionKind kind{};
    std::string_view word = {};
    std::string_view german = {};
    std::string_view awaited = {};  // answered by chance: what must happen
    /// What else must be known to answer it.
    void (*put)(const Snapshot& snapshot, JsonObject& json) = nullptr;
};

struct EventWords {
    EventKind kind{};
    std::string_view word = {};
    /// Everything but the name of the event.
    void (*put)(const Event& event, const Tables& tables, JsonObject& json) = nullptr;
};

struct ScoringWords {
    ScoringKind kind{};
    std::string_view word = {};
    /// Why there were points: as much as is needed to count them again.
    void (*explain)(const Event& event, JsonObject& json) = nullptr;
};

struct SortWords {
    Sort sort{};
    std::string_view word = {};
    std::string_view german = {};
};

/// Where a follower can stand that is no feature of a tile.
struct StandWords {
    std::uint8_t feature = 0;
    std::string_view word = {};
    std::string_view german = {};
};

struct RefusalWords {
    Refusal refusal{};
    Wording wording = {};
    /// What stands for {0}.
    std::string (*word)(const Move& move, const Game& game, Language language) = nullptr;
    /// Instead of the wording, where the reason has several.
    std::string (*explain)(const Move& move, const Game& game, Language language) = nullptr;
};

struct Expectation {
    std::string_view word = {};
    /// Empty text: it holds; other text: what is the case instead. An error if it cannot be read.
    Result<std::string> (*check)(Words values, const Game& game) = nullptr;
};

struct Codec {
    std::span<const MoveWords> moves = {};
    const PlacementWords* placement = nullptr;
    std::span<const QuestionWords> questions = {};
    std::span<const EventWords> events = {};
    std::span<const ScoringWords> scorings = {};
    std::span<const SortWords> sorts = {};
    std::span<const StandWords> stands = {};
    std::span<const std::string_view> segments = {};  // of a start board
    std::span<const RefusalWords> refusals = {};
    std::span<const Expectation> expectations = {};
    std::span<const Wording> unreadable = {};  // what else can be wrong with the words of its moves
    std::span<const Wording> reasons = {};     // what else is said of its moves that are not legal
    Wording absent = {};                       // said of its moves in a game without it
    /// Its part of what anyone may see.
    void (*add_state)(const Snapshot& snapshot, const Tables& tables, Json& state) = nullptr;
    /// What it tells of areas beyond the list of them.
    void (*add_areas)(const Snapshot& snapshot, Json& areas) = nullptr;
};

inline Error Reading::takes() const {
    return error(move->takes, {move->word});
}

}  // namespace record
}  // namespace trencavel
