#include "terminal/words/seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "bots/levels.h"
#include "core/utf8.h"
#include "engine/move.h"
#include "record/text.h"
#include "terminal/console/letters.h"
#include "terminal/console/terminal.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

constexpr std::string_view kBotPrefix = "bot:";
constexpr std::size_t kNameMax = 24;

struct Colours {
    int colour;
    int ink;
};

// Chosen by eye against the colours of the tiles; the last is for games of six.
constexpr std::array<Colours, kSeatsMax> kColours = {{
    {160, 231},  // red
    {26, 231},   // blue
    {226, 16},   // yellow
    {16, 231},   // black
    {127, 231},  // purple
    {208, 16},   // orange
}};

/// Empty if the name can be shown and written in a record.
std::string problem_with_name(std::string_view name) {
    if (name.empty()) return "a player has no name";
    if (!is_utf8(name)) return "a player's name is not UTF-8";
    if (!is_one_line(name)) return "a player's name contains a control character";
    if (name.find('"') != std::string_view::npos) return "a player's name holds a quotation mark";
    if (columns_of(name) > static_cast<int>(kNameMax))
        return fmt::format("the name {} is longer than {} characters", tiles::in_quotes(name), kNameMax);
    return {};
}

/// `bot:greedy` has no name of its own yet.
Result<Player> parse_player(std::string_view spelled) {
    Player player;
    player.spelled = spelled;
    const std::size_t bot = spelled.find(kBotPrefix);
    const bool named_bot = bot != std::string_view::npos && bot > 0 && spelled[bot - 1] == '=';
    if (bot != 0 && !named_bot) {
        player.name = spelled;
    } else {
        const Result<BotKind> kind = find_bot(spelled.substr(bot + kBotPrefix.size()));
        if (!kind) return Error{kind.error()};
        player.bot = kind.value();
        if (!named_bot) return player;
        player.name = spelled.substr(0, bot - 1);
    }
    if (std::string problem = problem_with_name(player.name); !problem.empty()) return Error{problem};
    return player;
}

bool is_taken(const Players& players, std::string_view name) {
    return std::any_of(players.begin(), players.end(), [&](const Player& p) { return p.name == name; });
}

/// Bots without a name of their own are called by their level or kind, and numbered if there are several.
void name_bots(Players& players) {
    for (Player& player : players) {
        if (!player.name.empty()) continue;
        const std::string kind = computer_name(player.spelled.substr(kBotPrefix.size()));
        std::string name = kind;
        for (int number = 2; is_taken(players, name); ++number) name = fmt::format("{} {}", kind, number);
        player.name = name;
    }
}

/// The first letter of the name that nobody has yet, or the number of the seat.
std::string free_letter(const Players& players, const Player& player) {
    const auto taken = [&](const std::string& letter) {
        return std::any_of(players.begin(), players.end(),
                           [&](const Player& p) { return p.letter == letter; });
    };
    for (const char c : player.name) {
        const auto byte = static_cast<unsigned char>(c);
        const std::string letter(1, static_cast<char>(std::toupper(byte)));
        if (byte < 128 && std::isalpha(byte) != 0 && !taken(letter)) return letter;
    }
    for (char letter = 'A';; ++letter) {
        if (!taken(std::string(1, letter))) return std::string(1, letter);
    }
}

void give_signs(Players& players) {
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        players[seat].letter = free_letter(players, players[seat]);
        players[seat].colour = kColours[seat % kColours.size()].colour;
        players[seat].ink = kColours[seat % kColours.size()].ink;
    }
}

}  // namespace

Result<Players> make_players(std::span<const std::string> spelled) {
    Players players;
    for (const std::string& each : spelled) {
        Result<Player> player = parse_player(each);
        if (!player) return Error{player.error()};
        if (!player->name.empty() && is_taken(players, player->name)) {
            return Error{fmt::format("two players are called {}", tiles::in_quotes(player->name))};
        }
        players.push_back(std::move(player.value()));
    }
    name_bots(players);
    give_signs(players);
    return players;
}

std::string computer_name(std::string_view name) {
    const std::size_t blank = std::min(name.find(' '), name.size());
    for (const Level& level : levels()) {
        if (level.info.name == name.substr(0, blank))
            return std::string(level.info.title) + std::string(name.substr(blank));
    }
    return std::string(name);
}

Players players_called(std::span<const std::string> names) {
    Players players(names.size());
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        players[seat].name = names[seat];
        players[seat].spelled = names[seat];
    }
    give_signs(players);
    return players;
}

std::vector<std::string> split_players(std::string_view list) {
    std::vector<std::string> names;
    for (;;) {
        const std::size_t comma = list.find(',');
        names.emplace_back(trimmed(list.substr(0, comma)));
        if (comma == std::string_view::npos) return names;
        list.remove_prefix(comma + 1);
    }
}

std::string default_name() {
    const std::string user = environment("USER");
    const bool usable = problem_with_name(user).empty() && user.find(kBotPrefix) == std::string::npos;
    return usable ? user : "You";
}

std::vector<std::string> default_players() {
    return {default_name(), "bot:greedy"};
}

std::vector<std::string> spelled_names(const Players& players) {
    std::vector<std::string> names;
    for (const Player& player : players) names.push_back(player.spelled);
    return names;
}

std::string listed(std::vector<std::string> words) {
    std::string last = std::move(words.back());
    words.pop_back();
    return words.empty() ? last : record::join(words, ", ") + " and " + last;
}

std::string names_of(const Players& players, unsigned seats) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (seats >> seat & 1) names.push_back(players[seat].name);
    }
    return names.empty() ? "nobody" : listed(std::move(names));
}

}  // namespace trencavel::terminal
