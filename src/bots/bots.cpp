#include "bots/bots.h"

#include <charconv>
#include <vector>

#include "bots/greedy/greedy_bot.h"
#include "bots/levels.h"
#include "bots/random/random_bot.h"

namespace trencavel {
namespace {

constexpr std::string_view kSearch = "search";
constexpr std::uint32_t kNumberMax = 1'000'000'000;

std::optional<std::uint32_t> parse_number(std::string_view word) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = error == std::errc{} && end == word.data() + word.size();
    return is_number && number >= 1 && number <= kNumberMax ? std::optional(number) : std::nullopt;
}

/// `200ms`, `nodes=2000`, `level=3`, `width=8`, `depth=3`, `threads=2`; false if it is none of them.
bool add_option(std::string_view option, Bot& bot) {
    if (option.ends_with("ms")) {
        const auto ms = parse_number(option.substr(0, option.size() - 2));
        bot.budget.ms = ms.value_or(0);
        return ms.has_value();
    }
    const std::size_t equals = std::min(option.find('='), option.size() - 1);
    const std::string_view name = option.substr(0, equals);
    const auto number = parse_number(option.substr(equals + 1));
    if (!number) return false;
    if (name == "level" && *number <= levels().size()) {
        bot.kind = levels()[*number - 1].info.kind;
        return true;
    }
    if (name == "nodes") bot.budget.nodes = *number;
    if (name == "width") bot.budget.width = *number;
    if (name == "depth") bot.budget.depth = *number;
    if (name == "threads") bot.budget.threads = *number;
    return name == "nodes" || name == "width" || name == "depth" || (name == "threads" && *number <= 256);
}

}  // namespace

std::span<const BotInfo> bots() {
    static const std::vector<BotInfo> all = [] {
        std::vector<BotInfo> infos = {
            {BotKind::Random, "random", "Random", "any legal move, by chance"},
            {BotKind::Greedy, "greedy", "Greedy", "the best points now and in what lies on the table"},
        };
        for (const Level& level : levels()) infos.push_back(level.info);
        return infos;
    }();
    return all;
}

Result<BotKind> find_bot(std::string_view name) {
    if (name == kSearch) return bots().back().kind;
    std::string names;
    for (const BotInfo& bot : bots()) {
        if (bot.name == name) return bot.kind;
        names += std::string(bot.name) + ", ";
    }
    return Error{"there is no bot '" + std::string(name) + "' (there are: " + names + std::string(kSearch) +
                 ")"};
}

Result<Bot> parse_bot(std::string_view spelled) {
    const std::size_t colon = std::min(spelled.find(':'), spelled.size());
    const Result<BotKind> kind = find_bot(spelled.substr(0, colon));
    if (!kind) return Error{kind.error()};
    Bot bot(kind.value());
    std::string_view options = spelled.substr(std::min(colon + 1, spelled.size()));
    const bool takes_options = spelled.substr(0, colon) == kSearch;
    if (colon != spelled.size() && (options.empty() || !takes_options))
        return Error{"'" + std::string(spelled) + "': only search takes options, as in search:200ms"};
    while (!options.empty()) {
        const std::size_t slash = std::min(options.find('/'), options.size());
        const std::string_view option = options.substr(0, slash);
        const bool is_last = slash == options.size();
        options.remove_prefix(is_last ? slash : slash + 1);
        if (option.empty() || (options.empty() && !is_last) || !add_option(option, bot))
            return Error{"'" + std::string(option) +
                         "' is no option of search, as 200ms, nodes=2000, level=3, width=8, depth=2 or "
                         "threads=2 are"};
    }
    return bot;
}

Move choose_move(const Bot& bot, const Game& game, Random& random) {
    if (level_of(bot.kind)) return think(bot, game, random).moves.front().move;
    return std::visit(
        [&](const auto* pos) {
            return bot.kind == BotKind::Random ? random_move(game.tables(), *pos, random)
                                               : greedy_move(game.tables(), *pos, random);
        },
        game.position());
}

}  // namespace trencavel
