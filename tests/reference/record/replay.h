// Replays a game record with the reference. It reads all of the record format but `seed`: a record that is to
// be shuffled is refused.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "tiles/model/tile_set.h"
#include "tiles/read/library.h"

namespace trencavel::reference {

/// Replays the record and returns all that is wrong with it as `name:line: reason`; empty if all moves are
/// legal and all expectations hold. After a line that cannot be read, or a move that is not legal, nothing
/// more is played.
std::vector<std::string> replay(std::istream& record, const std::string& name, const tiles::Library& library);

/// The same for a file; the name is its path.
std::vector<std::string> replay_file(const std::string& path, const tiles::Library& library);

/// The same for Carcassonne without expansions, with the tiles of this set.
std::vector<std::string> replay(std::istream& record, const std::string& name, const tiles::TileSet& set);
std::vector<std::string> replay_file(const std::string& path, const tiles::TileSet& set);

}  // namespace trencavel::reference
