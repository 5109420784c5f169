// The draw that nobody can choose and everybody can check: a secret that the server commits to before it sees
// what the players contribute, and a seed made of both. docs/fair-draw.md says what that promises.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "tiles/library.h"

namespace trencavel::server {

/// In place of the contribution of a seat that makes none, such as the computer's.
constexpr std::string_view kNoContribution = "-";

/// 64 lower-case hexadecimal digits, by chance.
std::string make_secret();

/// What is shown of a secret beforehand: SHA-256 over its text, as `printf %s SECRET | sha256sum` shows it.
std::string commitment_of(std::string_view secret);

/// The seed that shuffles the tiles of a table; one contribution, or kNoContribution, for each seat.
std::uint64_t seed_of(std::string_view table, std::string_view secret,
                      std::span<const std::string> contributions);

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

    friend bool operator==(const FairDraw&, const FairDraw&) = default;
};

/// Comments for the end of a record: `# draw table k3v9q2m7xd`…
std::string draw_lines(const FairDraw& draw);

/// The same read from a record; Error::about is the word of the line that is to blame: `table`, `secret`…
Result<FairDraw> read_draw(std::string_view record);

/// A draw that is as committed.
struct CheckedDraw {
    std::uint64_t seed = 0;
    std::size_t tiles = 0;                  // so many of the deck are known and were compared
    std::optional<DrawOrigin> origin = {};  // what came from there was not
};

/// Whether the tiles of a record came as the secret and the contributions shuffle them; if not, or as long as
/// the secret is not opened, why not. Error::about is as above, or `record`, `deck` or `wall`. Of a
/// game that was played on from another one, only what was dealt since is compared.
Result<CheckedDraw> verify(std::string_view record, const tiles::Library& library);

}  // namespace trencavel::server
