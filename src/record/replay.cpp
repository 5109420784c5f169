#include "record/replay.h"

#include <functional>
#include <map>

#include "record/early_end.h"
#include "record/moves.h"
#include "record/session.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

/// Where the words of the header stand, so that what is wrong with one is said of its line.
using HeaderLines = std::map<std::string, unsigned, std::less<>>;

unsigned line_of(const std::string& word, const HeaderLines& lines, unsigned otherwise) {
    const auto found = lines.find(word);
    return found == lines.end() ? otherwise : found->second;
}

/// Notes what a line did; false if nothing after it may be played.
bool note(Answer answer, unsigned line, Replay& replay) {
    if (answer.kind == LineKind::NotARecord) answer = {LineKind::Refused, "not a valid record line"};
    replay.moves += answer.kind == LineKind::Move;
    replay.expectations += answer.kind == LineKind::Holds || answer.kind == LineKind::Fails;
    replay.refused = answer.kind == LineKind::Refused;
    if (replay.refused || answer.kind == LineKind::Fails)
        replay.problems.push_back({line, std::move(answer.error)});
    return !replay.refused;
}

/// Whether the whole deck is known and may be shown.
bool shows_deck(const Game& game) {
    const bool finished = game.snapshot().over && !game.early_end();
    if (game.setup().seed) return finished || game.early_end();
    return finished || !game.setup().deck->is_partial;
}

std::string deck_line(const Game& game, bool whole) {
    std::string line = "deck";
    if (whole) {
        for (const TileId tile : game.hidden_deck()) line += " " + game.tables().names[tile];
        return line + "\n";
    }
    if (game.setup().seed) return "seed " + std::to_string(*game.setup().seed) + "\n";
    for (const std::string& tile : game.setup().deck->tiles) line += " " + tile;
    return line + " ...\n";
}

/// With a deck; what was revealed is known once the whole deck is.
std::string wall_line(const Game& game, bool whole) {
    const bool is_shown = !game.hidden_wall().empty() && (whole || !game.setup().seed);
    if (!is_shown) return {};
    std::string line = "wall";
    for (const unsigned kind : whole ? game.hidden_wall() : game.setup().wall->tiles)
        line += kind == WallDeal::kHidden ? " ?" : " " + std::to_string(kind);
    return line + "\n";
}

std::string header(const Game& game, bool whole_deck) {
    const Setup& setup = game.setup();
    std::string text = "trencavel 1\ngame " + setup.game + "\n";
    if (!setup.modules.empty()) text += "with " + join(setup.modules) + "\n";
    for (const auto& [name, value] : setup.options) text += "option " + name + " " + value + "\n";
    text += "players";
    for (const std::string& player : setup.players) text += " " + record::quoted(player);
    return text + "\n" + deck_line(game, whole_deck) + wall_line(game, whole_deck);
}

std::string result_line(const EarlyEnd& end) {
    const std::string of_seat = end.kind == EarlyEndKind::Drawn ? "" : " " + std::to_string(end.seat);
    return "result " + std::string(name(end.kind)) + of_seat + "\n";
}

}  // namespace

Replay replay(std::string_view text, const tiles::Library& library) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    Replay result;
    Session session(library);
    unsigned line = 0;
    HeaderLines header_lines;
    bool goes_on = true;
    while (goes_on && !text.empty()) {
        ++line;
        const std::string_view content = take_line(text);
        Answer answer = session.feed(content);
        if (answer.kind == LineKind::Header) header_lines.emplace(split(content).value().front(), line);
        const unsigned blamed = line_of(answer.about, header_lines, line);
        goes_on = note(std::move(answer), blamed, result);
    }
    if (goes_on) {
        // A record may be a header alone: the game must be able to start.
        if (Error problem = session.begin(); !problem.text.empty()) {
            const unsigned blamed = line_of(problem.about, header_lines, line == 0 ? 1 : line);
            note({LineKind::Refused, std::move(problem.text)}, blamed, result);
        }
    }
    if (session.begun()) result.game = session.release();
    return result;
}

std::string write(const Game& game) {
    const bool whole_deck = shows_deck(game);
    std::string text = header(game, whole_deck);
    for (const Move& move : game.moves()) {
        const bool is_known = move.kind == MoveKind::Draw || move.kind == MoveKind::Reveal;
        if (whole_deck && is_known) continue;
        text += "> " + format(move, game.tables()) + "\n";
    }
    if (game.early_end()) text += result_line(*game.early_end());
    return text;
}

}  // namespace trencavel::record
