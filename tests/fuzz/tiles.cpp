// Tile files: refused with reasons and without a change of the library, or taken; then the tiles can be
// drawn, and every game with them starts or says why not, and is played for some moves.
#include <algorithm>

#include "games/catalogue.h"
#include "games/game.h"
#include "target.h"
#include "tiles/draw/draw.h"
#include "tiles/read/builtin.h"
#include "tiles/read/library.h"

namespace trencavel::fuzz {
namespace {

constexpr unsigned kMoves = 12;

void draw(const tiles::TileSet& set) {
    for (const tiles::Tile& tile : set.tiles) {
        const auto lines = tiles::draw_tile(tile, 1, {});
        require(!lines.empty(), "a tile can be drawn", tile.id);
    }
}

/// By legal moves that the hash chooses.
void play(Game& game) {
    for (unsigned i = 0; i < kMoves; ++i) {
        const std::vector<Move> legal = game.legal_moves();
        if (legal.empty()) return require(game.snapshot().over, "a game that goes on has legal moves");
        const Move move = legal[game.hash() % legal.size()];
        require(game.apply(move) == Refusal::None, "a legal move can be made");
    }
}

void start_all(const tiles::Library& library) {
    for (const BenchGame& bench : bench_games()) {
        Setup setup{.game = std::string(bench.game),
                    .modules = bench.modules,
                    .options = {},
                    .players = {"A", "B"},
                    .seed = 1,
                    .deck = {},
                    .wall = {}};
        const Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
        if (game) {
            play(*game.value());
        } else {
            require(!game.error().empty(), "a game that cannot start says why");
        }
    }
}

bool is_same(const tiles::TileSet& a, const tiles::TileSet& b) {
    const auto alike = [](const tiles::Tile& x, const tiles::Tile& y) {
        return x.id == y.id && x.count == y.count && x.edges == y.edges && x.features == y.features &&
               x.marks == y.marks;
    };
    return a.set == b.set && a.total == b.total && a.start == b.start &&
           a.board.has_value() == b.board.has_value() && a.wall.has_value() == b.wall.has_value() &&
           std::ranges::equal(a.tiles, b.tiles, alike);
}

void read(std::string_view text) {
    tiles::Library library = tiles::Library::builtin();
    const Result<const tiles::TileSet*> set = library.replace(text);
    if (set) {
        draw(*set.value());
        return start_all(library);
    }
    require(!set.error().empty(), "a refused file has a reason");
    for (const std::string_view name : tiles::builtin_tile_set_names())
        require(is_same(library.set(name), tiles::Library::builtin().set(name)), "nothing has changed");
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    trencavel::fuzz::read(trencavel::fuzz::text_of(data, size));
    return 0;
}
