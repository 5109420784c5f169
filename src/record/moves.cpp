#include "record/moves.h"

#include "record/codecs.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

/// `take` says why the game does not take the move.
template <class Take>
Attempt attempt(const Result<Move>& move, const Game& game, Language language, Take take) {
    if (!move) return {{}, MoveFault::Unreadable, move.error()};
    const Refusal refusal = take(move.value());
    if (refusal == Refusal::None) return {move.value()};
    return {move.value(), MoveFault::Illegal, explain(refusal, move.value(), game, language)};
}

template <class Played>
Attempt play(const Result<Move>& move, Played& played, const Game& game, Language language) {
    return attempt(move, game, language, [&](const Move& legal) { return played.apply(legal); });
}

}  // namespace

Result<Move> parse_move(std::span<const std::string> words, const Tables& tables, Language language) {
    Reading reading{tables, language};
    if (words.empty()) return reading.error(texts::kMoveMissing);
    for (const Codec* codec : codecs()) {
        for (const MoveWords& move : codec->moves) {
            if (words[0] != move.word) continue;
            reading.move = &move;
            return move.parse(words, reading);
        }
    }
    return reading.error(texts::kUnknownMove, {words[0]});
}

Result<Move> parse_move(std::string_view text, const Tables& tables, Language language) {
    const Result<std::vector<std::string>> words = split(text, language);
    if (!words) return Error{words.error()};
    return parse_move(words.value(), tables, language);
}

std::string format(const Move& move, const Tables& tables) {
    std::string text;
    append_spelling(text, move, tables);
    return text;
}

void append_spelling(std::string& text, const Move& move, const Tables& tables) {
    const MoveWords& words = words_of(move.kind);
    text += words.word;
    words.append(text, move, tables);
}

Attempt try_move(std::string_view text, const Game& game, Language language) {
    return attempt(parse_move(text, game.tables(), language), game, language,
                   [&](const Move& move) { return game.check(move); });
}

Attempt play_move(std::span<const std::string> words, Game& game, Language language) {
    return play(parse_move(words, game.tables(), language), game, game, language);
}

Attempt play_move(std::string_view text, Game& game, Language language) {
    return play(parse_move(text, game.tables(), language), game, game, language);
}

Attempt play_move(std::string_view text, GameHistory& history, Language language) {
    return play(parse_move(text, history.game().tables(), language), history, history.game(), language);
}

std::string explain(Refusal refusal, const Move& move, const Game& game, Language language) {
    if (refusal == Refusal::None) return {};
    const RefusalWords& words = words_of(refusal);
    if (words.explain != nullptr) return words.explain(move, game, language);
    if (words.word == nullptr) return say(words.wording, language);
    return say(words.wording, language, {words.word(move, game, language)});
}

}  // namespace trencavel::record
