// Who sits at the table: people and computer players, and how records name them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "core/result.h"

namespace trencavel::terminal {

struct Player {
    std::string name;     // as it is shown
    std::string spelled;  // as the record has it: `Anna`, `bot:greedy`, `Robo=bot:greedy`
    std::optional<BotKind> bot;
    std::string letter;  // of its followers; no two players have the same
    int colour = 0;      // of the 256-colour palette
    int ink = 0;         // readable on that colour
};

using Players = std::vector<Player>;

/// From the names of a record or of the command line; refuses those that are empty, too long, unreadable,
/// the same as another, or bots that do not exist.
Result<Players> make_players(std::span<const std::string> spelled);

/// What a computer player is called: `Scribe` for level4, and the name itself where it is no level; with a
/// number behind it, as in `level4 2`, this one stays.
std::string computer_name(std::string_view name);

/// People and others who are called so, whatever the name looks like; their letters differ in any case.
Players players_called(std::span<const std::string> names);

/// `Anna,bot:greedy` cut at the commas, without blanks around the names.
std::vector<std::string> split_players(std::string_view list);

/// The name of the person who started the program, if it can be used here.
std::string default_name();
/// That person against the greedy bot.
std::vector<std::string> default_players();

std::vector<std::string> spelled_names(const Players& players);

/// `Anna, Ben and Cid`; of at least one.
std::string listed(std::vector<std::string> words);

/// Those with a bit in `seats`, listed.
std::string names_of(const Players& players, unsigned seats);

}  // namespace trencavel::terminal
