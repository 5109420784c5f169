#include "record/session.h"

#include <optional>

#include "core/utf8.h"
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

/// `> place …`: the sign may stand by itself or at the first word.
std::vector<std::string> without_sign(std::vector<std::string> words) {
    if (words[0] == ">") {
        words.erase(words.begin());
    } else {
        words[0].erase(0, 1);
    }
    return words;
}

Result<EarlyEnd> parse_result(std::span<const std::string> words, std::size_t players) {
    if (words.size() == 2 && words[1] == "drawn") return EarlyEnd{EarlyEndKind::Drawn, 0};
    if (words.size() == 3 && (words[1] == "resigned" || words[1] == "time")) {
        const auto seat = parse_unsigned(words[2]);
        if (!seat || *seat >= players) return Error{"'" + words[2] + "' is no seat of this game"};
        return EarlyEnd{words[1] == "time" ? EarlyEndKind::Time : EarlyEndKind::Resigned,
                        static_cast<Seat>(*seat)};
    }
    return Error{"a result is 'result resigned SEAT', 'result time SEAT' or 'result drawn'"};
}

}  // namespace

Answer Session::feed(std::string_view line) {
    if (line.size() > kLineMax)
        return refused("the line is longer than " + std::to_string(kLineMax) + " bytes");
    if (!is_utf8(line)) return refused("the line is not UTF-8");
    if (is_blank(line)) return {LineKind::Blank, {}};
    Result<std::vector<std::string>> words = split(line);
    if (!words) return refused(words.error());
    return feed_words(words.value());
}

Answer Session::feed_words(const std::vector<std::string>& words) {
    const std::string& first = words[0];
    if (Header::is_header_word(first)) {
        if (game_) return refused("the game has begun: header lines stand before the first move");
        std::string problem = header_.add(words);
        return problem.empty() ? Answer{LineKind::Header, {}} : refused(std::move(problem));
    }
    const bool is_move = !first.empty() && first[0] == '>';
    if (!is_move && first != "expect" && first != "result") return {LineKind::NotARecord, {}};
    if (Error problem = begin(); !problem.text.empty()) return refused(std::move(problem));
    if (is_move) return move(without_sign(words));
    return first == "expect" ? expectation(words) : result(words);
}

Error Session::begin() {
    if (game_) return {};
    if (!header_.begun()) return {"a record begins with the line 'trencavel 1'"};
    if (header_.setup().game.empty()) return {"the header has no line 'game'"};
    if (header_.setup().players.empty()) return {"the header has no line 'players'"};
    Result<std::unique_ptr<Game>> game = Game::start(header_.setup(), *library_);
    if (!game) return game.failure();
    game_ = std::move(game.value());
    return {};
}

Answer Session::move(std::span<const std::string> words) {
    const Result<Move> move = parse_move(words, game_->tables());
    if (!move) return refused(move.error());
    const Refusal refusal = game_->apply(move.value());
    if (refusal == Refusal::None) return {LineKind::Move, {}};
    return refused("'" + join({words.begin(), words.end()}) +
                   "' is not legal: " + explain(refusal, move.value(), *game_));
}

Answer Session::result(std::span<const std::string> words) {
    const Result<EarlyEnd> end = parse_result(words, game_->setup().players.size());
    if (!end) return refused(end.error());
    if (!game_->end_early(end.value())) return refused("the game is over already");
    return {LineKind::Move, {}};
}

Answer Session::expectation(std::span<const std::string> words) {
    Result<std::string> failure = check_expectation(words.subspan(1), *game_);
    if (!failure) return refused(failure.error());
    if (failure.value().empty()) return {LineKind::Holds, {}};
    return {LineKind::Fails, std::move(failure.value())};
}

}  // namespace trencavel::record
