#include "reference/record/record_header.h"

#include <set>

namespace trencavel::reference {

namespace {

void switch_on(Options& options, const std::string& part) {
    if (part == "bridges") {
        options.bridges = true;
    } else if (part == "castles") {
        options.castles = true;
    } else if (part == "bazaars") {
        options.bazaars = true;
    } else {
        throw Refused("this game cannot be played with " + part);
    }
}

void choose(Options& options, const std::string& variant) {
    if (variant == "bazaar draft") {
        options.draft = true;
    } else if (variant == "small-cities 2") {
        options.small_cities = true;
    } else {
        throw Refused("this game does not know this option");
    }
}

/// 1 to 9, or `?` for one that is hidden.
int wall_tile(const std::string& word) {
    if (word == "?") return kHidden;
    if (word.size() != 1 || word[0] < '1' || word[0] > '9') throw Refused("no such wall tile: " + word);
    return word[0] - '0';
}

}  // namespace

bool RecordHeader::read(const Words& words) {
    const std::set<std::string> keys{"game", "with", "option", "players", "deck", "wall"};
    if (words[0] == "seed") throw Refused("the reference does not know the line seed");
    if (!keys.contains(words[0])) return false;
    // There can be several variants, each with a line of its own.
    const std::string key = words[0] == "option" && words.size() > 1 ? "option " + words[1] : words[0];
    if (!lines_.emplace(key, without_first(words)).second) throw Refused("a second line " + key);
    return true;
}

const Words& RecordHeader::line(const std::string& key) const {
    const auto found = lines_.find(key);
    if (found == lines_.end()) throw Refused("there is no line " + key);
    return found->second;
}

Words RecordHeader::optional_line(const std::string& key) const {
    return lines_.contains(key) ? lines_.at(key) : Words{};
}

std::vector<Words> RecordHeader::variants() const {
    std::vector<Words> variants;
    for (const auto& [key, words] : lines_) {
        if (key.starts_with("option")) variants.push_back(words);
    }
    return variants;
}

bool RecordHeader::walled() const {
    return join(line("game")) == "castle";
}

Options RecordHeader::options() const {
    Options options;
    options.game = join(line("game"));
    options.players = static_cast<int>(line("players").size());
    options.deck = line("deck");
    if (lines_.contains("wall")) throw Refused("only castle has a wall");
    for (const std::string& part : optional_line("with")) switch_on(options, part);
    for (const Words& variant : variants()) choose(options, join(variant));
    return options;
}

WallOptions RecordHeader::wall_options() const {
    WallOptions options;
    options.players = static_cast<int>(line("players").size());
    options.deck = line("deck");
    for (const std::string& word : line("wall")) options.wall.push_back(wall_tile(word));
    for (const std::string& part : optional_line("with")) {
        if (part != "falcon") throw Refused("this game cannot be played with " + part);
        options.falcon = true;
    }
    for (const Words& variant : variants()) {
        if (join(variant) != "gates stop") throw Refused("this game does not know this option");
        options.gates_stop = true;
    }
    return options;
}

}  // namespace trencavel::reference
