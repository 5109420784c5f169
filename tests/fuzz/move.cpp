// Moves as lines against a game that runs. The first line chooses it: the number of a game below. Of the
// others each is a move; `*N` makes the Nth legal one, so that every position can be reached.
#include <algorithm>
#include <array>
#include <memory>

#include "games/game.h"
#include "record/moves.h"
#include "record/replay.h"
#include "record/text.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

constexpr std::array kGames = {
    "game carcassonne\nplayers A B\nseed 1",
    "game carcassonne\nwith bridges castles bazaars\nplayers A B C\nseed 2",
    "game carcassonne\nwith bridges bazaars\noption bazaar draft\nplayers A B C D E F\nseed 3",
    "game wheel\nplayers A B C\nseed 4",
    "game wheel\nwith bridges castles bazaars\nplayers A B\nseed 5",
    "game castle\nplayers A B\nseed 6",
    "game castle\nwith falcon\noption gates stop\nplayers A B\nseed 7",
    "game carcassonne\nwith bridges castles bazaars\nplayers A B\ndeck BBB1 ...",
    "game castle\nwith falcon\nplayers A B\ndeck ...\nwall ? ? ? ? ? ? ? ? ? ? ? ? ?",
};
constexpr std::size_t kLinesMax = 300;

std::unique_ptr<Game> game_of(const std::string& choice) {
    static const std::vector<std::unique_ptr<Game>> games = [] {
        std::vector<std::unique_ptr<Game>> all;
        for (const char* header : kGames) {
            record::Replay started =
                record::replay("trencavel 1\n" + std::string(header), tiles::Library::builtin());
            require(started.game != nullptr, "the games of this file can start", header);
            all.push_back(std::move(started.game));
        }
        return all;
    }();
    return games[record::parse_unsigned(choice).value_or(0) % games.size()]->clone();
}

void require_refused(const Game& game, const Move& move, Refusal refusal, std::uint64_t hash,
                     std::size_t moves) {
    for (const Language language : {Language::English, Language::German})
        require(!record::explain(refusal, move, game, language).empty(), "a refusal is explained");
    require(game.hash() == hash && game.moves().size() == moves, "a refused move changes nothing");
}

/// It was one of the legal ones, and can be taken back and made again.
void require_made(Game& game, const std::vector<Move>& legal, std::uint64_t before) {
    const Move made = game.moves().back();
    require(std::find(legal.begin(), legal.end(), made) != legal.end(), "what is made is listed as legal");
    const std::string spelled = record::format(made, game.tables());
    const Result<Move> read = record::parse_move(spelled, game.tables());
    require(read && read.value() == made, "a move that is spelled is read as the same", spelled);
    const std::uint64_t after = game.hash();
    require(game.undo(), "a move can be taken back");
    require(game.hash() == before, "then all is as it was before");
    require(game.apply(made) == Refusal::None && game.hash() == after, "made again, it is the same");
}

void make(Game& game, const Move& move) {
    const std::vector<Move> legal = game.legal_moves();
    const std::uint64_t hash = game.hash();
    const std::size_t moves = game.moves().size();
    const Refusal checked = game.check(move);
    const Refusal refusal = game.apply(move);
    require(refusal == checked, "check and apply say the same");
    if (refusal != Refusal::None) return require_refused(game, move, refusal, hash, moves);
    require_made(game, legal, hash);
}

void make_listed(Game& game, const std::string& line) {
    const std::vector<Move> legal = game.legal_moves();
    if (legal.empty()) return;
    const Move& move = legal[record::parse_unsigned(line.substr(1)).value_or(0) % legal.size()];
    require(game.check(move) == Refusal::None, "what is listed as legal is legal");
    make(game, move);
}

void try_line(Game& game, const std::string& line) {
    if (line.starts_with('*')) return make_listed(game, line);
    const Result<Move> move = record::parse_move(line, game.tables());
    const Result<Move> german = record::parse_move(line, game.tables(), Language::German);
    require(move.ok() == german.ok(), "a move can be read or not in every language", line);
    if (!move) return require(!move.error().empty() && !german.error().empty(), "the reason is said", line);
    make(game, move.value());
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trencavel::fuzz;
    const std::vector<std::string> lines = lines_of(text_of(data, size));
    if (lines.empty() || lines.size() > kLinesMax) return 0;
    const std::unique_ptr<trencavel::Game> game = game_of(lines.front());
    for (std::size_t i = 1; i < lines.size(); ++i) try_line(*game, lines[i]);
    return 0;
}
