#include "record/header.h"

#include <algorithm>

#include "engine/tables/tables.h"
#include "games/catalogue.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

constexpr std::string_view kWords[] = {"trencavel", "game", "with", "option",
                                       "players",   "deck", "wall", "seed"};

bool contains(std::span<const std::string_view> list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

bool Header::is_header_word(std::string_view word) {
    return contains(kWords, word);
}

std::string Header::add(std::span<const std::string> words) {
    const std::string& word = words[0];
    const auto values = words.subspan(1);
    if (word == "trencavel") {
        if (begun_) return "duplicate 'trencavel' line";
        if (values.size() != 1 || values[0] != "1")
            return "unsupported record version: this program reads 'trencavel 1'";
        begun_ = true;
        return {};
    }
    if (!begun_) return "a record must start with the line 'trencavel 1'";
    const bool repeated = std::find(seen_.begin(), seen_.end(), word) != seen_.end();
    if (repeated && word != "option") return "duplicate '" + word + "' line";
    std::string problem;
    if (word == "game") problem = add_game(values);
    if (word == "with") problem = add_modules(values);
    if (word == "option") problem = add_option(values);
    if (word == "players") problem = add_players(values);
    if (word == "deck") problem = add_deck(values);
    if (word == "wall") problem = add_wall(values);
    if (word == "seed") problem = add_seed(values);
    if (problem.empty()) seen_.push_back(word);
    return problem;
}

std::string Header::add_game(std::span<const std::string> values) {
    if (values.size() != 1) return "'game' takes one name, e.g. 'game carcassonne'";
    setup_.game = values[0];
    return {};
}

std::string Header::add_modules(std::span<const std::string> values) {
    std::vector<std::string> modules;
    for (const std::string& value : values) {
        if (!is_module(value)) return "unknown module '" + value + "'";
        if (std::find(modules.begin(), modules.end(), value) != modules.end())
            return "'" + value + "' is listed twice";
        modules.push_back(value);
    }
    if (modules.empty()) return "'with' needs at least one module";
    setup_.modules = std::move(modules);
    return {};
}

std::string Header::add_option(std::span<const std::string> values) {
    if (values.size() != 2) return "'option' takes a name and a value, e.g. 'option bazaar draft'";
    for (const auto& [name, value] : setup_.options) {
        if (name == values[0]) return "duplicate option '" + name + "'";
    }
    setup_.options.emplace_back(values[0], values[1]);
    return {};
}

std::string Header::add_players(std::span<const std::string> values) {
    if (values.size() < 2 || values.size() > 6) {
        return "a game takes 2 to 6 players, not " + std::to_string(values.size());
    }
    for (const std::string& value : values) {
        if (std::string problem = name_problem(value); !problem.empty()) return problem;
    }
    setup_.players.assign(values.begin(), values.end());
    return {};
}

std::string Header::add_deck(std::span<const std::string> values) {
    if (setup_.seed) return "a record can have a deck or a seed, not both";
    Deck deck;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == "..." && i + 1 == values.size()) {
            deck.is_partial = true;
        } else if (values[i] == "...") {
            return "'...' is allowed only at the end of a deck";
        } else {
            deck.tiles.push_back(values[i]);
        }
    }
    setup_.deck = std::move(deck);
    return {};
}

std::string Header::add_wall(std::span<const std::string> values) {
    if (setup_.seed) return "a record can have a wall or a seed, not both: the seed shuffles the wall tiles";
    WallDeal wall;
    for (const std::string& value : values) {
        const auto kind =
            value == "?" ? std::optional<std::uint64_t>(WallDeal::kHidden) : parse_unsigned(value);
        const bool is_readable = kind && (value == "?" || (*kind >= 1 && *kind <= WallTable::kWallTiles));
        if (!is_readable) return "'" + value + "' is not a wall tile: use 1 to 9, or ? if it is unknown";
        wall.tiles.push_back(static_cast<unsigned>(*kind));
    }
    if (wall.tiles.size() != WallTable::kTowers) {
        return "'wall' takes " + std::to_string(WallTable::kTowers) +
               " wall tiles, one for each corner tower, not " + std::to_string(wall.tiles.size());
    }
    setup_.wall = std::move(wall);
    return {};
}

std::string Header::add_seed(std::span<const std::string> values) {
    if (setup_.deck) return "a record can have a deck or a seed, not both";
    if (setup_.wall) return "a record can have a wall or a seed, not both: the seed shuffles the wall tiles";
    const auto seed = values.size() == 1 ? parse_unsigned(values[0]) : std::nullopt;
    if (!seed) return "'seed' takes a whole number from 0 to 18446744073709551615";
    setup_.seed = seed;
    return {};
}

}  // namespace trencavel::record
