// What must hold in every position of every game, whatever the rules.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/random.h"
#include "games/game.h"
#include "tiles/read/library.h"

namespace trencavel::random_play {

/// The positions that a reference of `Game::position` can point to, as values.
template <class References>
struct ValuesOf;
template <class... Positions>
struct ValuesOf<std::variant<const Positions*...>> {
    using Type = std::variant<Positions...>;
};
using PositionValue = ValuesOf<PositionRef>::Type;

PositionValue copy_of(const Game& game);

/// Follows one game. Each check returns what is wrong, in words; nothing if all is well.
class Invariants {
public:
    explicit Invariants(const tiles::Library& library) : library_(&library) {}

    /// To be called at the start and after each move. The game is moved to and fro, and stands at the end as
    /// it stood.
    std::string check(Game& game, Random& random);

private:
    std::string check_sums(const Game& game);
    std::string check_undo(Game& game);
    std::string check_twin(const Game& game);
    std::optional<Move> twin_answer(const Game& game);

    /// How the game stood when it was last checked.
    struct Past {
        PositionValue position;
        std::uint64_t hash = 0;
        std::vector<Event> events;
    };

    const tiles::Library* library_;
    std::vector<int> points_;  // the sum of all events, by seat
    std::optional<Past> past_;
    std::unique_ptr<Game> twin_;  // the same game, with every draw and wall tile as a move
    std::size_t twin_drawn_ = 0;
};

/// Whatever is legal is accepted, can be spelled and read again, and can be reached by its number.
std::string check_legal_moves(const Game& game);
/// Some moves that are not legal are refused, and change nothing; other names of legal moves are understood.
std::string check_refusals(Game& game, Random& random);
/// Followers are at home, on an area, on a castle or on a crown space, seven each; in Die Burg six.
std::string check_followers(const Game& game);
/// Bridges, castles, kings and falconers are in the supply or on the table.
std::string check_tokens(const Game& game);
/// Written down and replayed, the game is the same again.
std::string check_record(const Game& game, const tiles::Library& library);

}  // namespace trencavel::random_play
