// The header of a record: which game is played, by how many, with which tiles.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reference/game.h"
#include "reference/record/record_words.h"
#include "reference/wall/game.h"

namespace trencavel::reference {

class RecordHeader {
public:
    /// Takes up a line; returns false if this is no header line. Throws Refused.
    bool read(const Words& words);

    /// Whether Die Burg is played, inside its wall. Throws Refused if the record does not name its game.
    bool walled() const;

    /// What a game on the plane, or inside the wall, is started with. Throws Refused.
    Options options() const;
    WallOptions wall_options() const;

private:
    const Words& line(const std::string& key) const;
    Words optional_line(const std::string& key) const;
    std::vector<Words> variants() const;

    std::map<std::string, Words> lines_;
};

}  // namespace trencavel::reference
