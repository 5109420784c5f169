#include "record/moves.h"

#include "record/codecs.h"
#include "record/text.h"

namespace trencavel::record {

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

std::string explain(Refusal refusal, const Move& move, const Game& game, Language language) {
    if (refusal == Refusal::None) return {};
    const RefusalWords& words = words_of(refusal);
    if (words.explain != nullptr) return words.explain(move, game, language);
    if (words.word == nullptr) return say(words.wording, language);
    return say(words.wording, language, {words.word(move, game, language)});
}

}  // namespace trencavel::record
