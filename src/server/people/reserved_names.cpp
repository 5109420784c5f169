#include "server/people/reserved_names.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/utf8.h"
#include "server/people/unicode.h"

namespace trencavel::server {
namespace {

constexpr std::string_view kReservedNames[] = {
    // computer players as the protocol calls them
    "random",
    "greedy",
    "search",
    "level",
    "level1",
    "level2",
    "level3",
    "level4",
    "level5",
    "level6",
    "level7",
    "level8",
    // and as people read it
    "Page",
    "Jongleur",
    "Gaukler",
    "Troubadour",
    "Scribe",
    "Schreiber",
    "Bailiff",
    "Vogt",
    "Consul",
    "Konsul",
    "Seneschal",
    "Seneschall",
    "Trencavel",
    "Chance",
    "Zufall",
    "Points hunter",
    "Punktejäger",
    "Computer",
    "The computer",
    "Der Computer",
    "Computer player",
    "Computerspieler",
    "Bot",
    // as computer players were called once
    "Shepherd",
    "Hirte",
    "Merchant",
    "Händler",
    "Squire",
    "Knappe",
    "Knight",
    "Ritter",
    "Abbot",
    "Abt",
    // whoever runs things
    "Server",
    "System",
    "Admin",
    "Administrator",
    "Moderator",
};

const std::vector<Look>& reserved_looks() {
    static const std::vector<Look> looks = [] {
        std::vector<Look> all;
        for (const std::string_view name : kReservedNames) all.push_back(look_of(name));
        return all;
    }();
    return looks;
}

bool is_around_name(char32_t code) {
    const Sort sort = sort_of(code);
    return sort == Sort::Blank || sort == Sort::Sign || is_decimal_digit(code);
}

std::string_view without_beginning(std::string_view name) {
    while (!name.empty() && is_around_name(first_character(name).code)) take_character(name);
    return name;
}

std::string_view without_end(std::string_view name) {
    while (!name.empty()) {
        const std::string_view shorter = without_last_character(name);
        if (!is_around_name(first_character(name.substr(shorter.size())).code)) break;
        name = shorter;
    }
    return name;
}

bool looks_reserved(std::string_view name) {
    const Look look = look_of(name);
    return std::any_of(reserved_looks().begin(), reserved_looks().end(),
                       [&](const Look& reserved) { return look.is_like(reserved); });
}

}  // namespace

std::span<const std::string_view> reserved_names() {
    return kReservedNames;
}

bool is_reserved(std::string_view name) {
    // A digit at an end may be a number, or pass for a letter: `1evel8`.
    return looks_reserved(name) || looks_reserved(without_end(name)) ||
           looks_reserved(without_beginning(without_end(name)));
}

}  // namespace trencavel::server
