// The draw that nobody can choose and everybody can check: a secret that the server commits to before it sees
// what the players contribute, and an order of the tiles made of both. docs/fair-draw.md says what that
// promises.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "tables/draw_stream.h"
#include "tiles/read/library.h"

namespace trencavel::server {

/// In place of the contribution of a seat that makes none, such as the computer's.
constexpr std::string_view kNoContribution = "-";

/// How new tables draw. Version 1 is that of older tables and records: it goes on as it was, and is checked.
constexpr unsigned kDrawVersion = 2;
constexpr unsigned kFirstDrawVersion = 1;
/// Empty if this program can check draws of that version; otherwise why not, about `version`.
Error version_problem(std::uint64_t version);

/// What is shown of a secret beforehand. In version 1 SHA-256 over its text; in version 2 the version is part
/// of it, so that nobody can choose between the two afterwards.
std::string commitment_of(unsigned version, std::string_view secret);

/// Version 1: the seed that shuffles the tiles; one contribution, or kNoContribution, for each seat.
std::uint64_t seed_of(std::string_view table, std::string_view secret,
                      std::span<const std::string> contributions);

/// Version 2: the key that does. It is the same whoever sits where, so that nothing is gained by refusing
/// somebody a seat and giving them another.
DrawKey key_of(std::string_view table, std::string_view secret, std::span<const std::string> contributions);

/// 64 hexadecimal digits.
std::string key_text(const DrawKey& key);

/// Where a game was played on from: what had been dealt by then came from another table.
struct DrawOrigin {
    std::string table;
    std::uint64_t ply = 0;
    std::size_t tiles = 0;              // so many of the deck were drawn there
    std::vector<unsigned> towers = {};  // and their wall tiles taken, from 1 on

    friend bool operator==(const DrawOrigin&, const DrawOrigin&) = default;
};

/// What a record tells of its draw.
struct FairDraw {
    std::string table;
    std::string commitment;
    std::string secret;  // empty as long as the game goes on
    std::vector<std::string> contributions;
    std::optional<DrawOrigin> origin = {};
    unsigned version = kFirstDrawVersion;  // lines that name none

    friend bool operator==(const FairDraw&, const FairDraw&) = default;
};

/// What shuffles the tiles of this draw; its secret must be known.
DrawSource source_of(const FairDraw& draw);

/// Comments for the end of a record: `# draw 2 table k3v9q2m7xd`… In version 1 they have no number.
std::string draw_lines(const FairDraw& draw);

/// The same read from a record; Error::about is the word of the line that is to blame: `table`, `secret`…
Result<FairDraw> read_draw(std::string_view record);

/// A draw that is as committed.
struct CheckedDraw {
    DrawSource source;
    std::size_t tiles = 0;                  // so many of the deck are known and were compared
    std::optional<DrawOrigin> origin = {};  // what came from there was not
};

/// Whether the tiles of a game came as the secret and the contributions shuffle them; if not, or as long as
/// the secret is not opened, why not. Error::about is as above, or `deck` or `wall`. Of a game that was
/// played on from another one, only what was dealt since is compared.
Result<CheckedDraw> verify(const FairDraw& draw, const Game& played);

/// The same of a record, with what it tells of its draw; Error::about may also be `record`.
Result<CheckedDraw> verify(std::string_view record, const tiles::Library& library);

}  // namespace trencavel::server
