#include "bots/eval/weights.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "games/catalogue.h"

namespace trencavel::eval {

extern const std::string_view kWeightsText;  // data/bots/weights.txt

namespace {

constexpr std::array<std::string_view, kKinds> kKindNames = {"city",  "road",  "field",  "cloister", "path",
                                                             "tower", "house", "chapel", "court"};

/// Takes the first line off the text.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

std::vector<std::string_view> words_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(" \t\r"), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

bool read_number(std::string_view word, int& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size();
}

bool read_term(const std::vector<std::string_view>& words, Weights& weights) {
    if (words.size() != 3) return false;
    std::size_t term = 0;
    while (term < kTerms && kTermTable[term].name != words[1]) ++term;
    return term < kTerms && read_number(words[2], weights.terms[term]);
}

bool read_completion(const std::vector<std::string_view>& words, Weights& weights) {
    if (words.size() != 4 + Completion::kClasses) return false;
    const auto kind = std::find(kKindNames.begin(), kKindNames.end(), words[1]);
    if (kind == kKindNames.end()) return false;
    Completion& completion = weights.completion[static_cast<std::size_t>(kind - kKindNames.begin())];
    bool read = read_number(words[2], completion.always) && read_number(words[3], completion.time);
    for (unsigned i = 0; i < Completion::kClasses; ++i)
        read = read && read_number(words[4 + i], completion.ends[i]);
    return read;
}

/// Of the games whose switches are all on, the one that has the most.
const GameInfo& game_of(std::uint32_t on) {
    const auto likeness = [&](const GameInfo& game) {
        return (game.switches & ~on) == 0 ? std::popcount(game.switches) : -1;
    };
    return *std::max_element(catalogue().begin(), catalogue().end(),
                             [&](const GameInfo& a, const GameInfo& b) { return likeness(a) < likeness(b); });
}

struct FittedGame {
    std::uint32_t switches = 0;
    Weights weights;
};

/// What weights_name has a name for; nothing if there is no such game.
std::optional<std::uint32_t> switches_of(std::string_view name) {
    Setup setup;
    setup.game = name.substr(0, name.find('+'));
    setup.players = {"one", "two"};
    while (name.find('+') != std::string_view::npos) {
        name.remove_prefix(name.find('+') + 1);
        setup.modules.emplace_back(name.substr(0, name.find('+')));
    }
    const Result<GamePlan> plan = plan_game(setup);
    return plan ? std::optional(plan->switches) : std::nullopt;
}

/// All games in the text of a weights file.
std::vector<FittedGame> fitted_games(std::string_view text) {
    std::vector<FittedGame> games;
    for (std::string_view rest = text; !rest.empty();) {
        const std::vector<std::string_view> words = words_of(take_line(rest));
        if (words.size() != 2 || words[0] != "game") continue;
        const std::optional<std::uint32_t> switches = switches_of(words[1]);
        const Result<Weights> weights = read_weights(text, words[1]);
        if (switches && weights) games.push_back({*switches, weights.value()});
    }
    return games;
}

}  // namespace

std::string weights_name(std::uint32_t on) {
    const GameInfo& game = game_of(on);
    std::string name(game.name);
    for (const ModuleInfo& module : game.modules) {
        if ((module.switches & on) != 0) name += "+" + std::string(module.name);
    }
    return name;
}

Result<Weights> read_weights(std::string_view text, std::string_view game) {
    Weights weights;
    bool found = false;
    bool inside = false;
    for (unsigned number = 1; !text.empty(); ++number) {
        const std::vector<std::string_view> words = words_of(take_line(text));
        if (words.empty()) continue;
        bool read = words.size() == 2;
        if (words[0] == "game") {
            inside = read && words[1] == game;
            found |= inside;
        } else if (inside) {
            read = words[0] == "term" ? read_term(words, weights)
                                      : words[0] == "completion" && read_completion(words, weights);
        } else {
            read = true;
        }
        if (!read) return Error{"line " + std::to_string(number) + " of the weights cannot be read"};
    }
    if (!found) return Error{"there are no weights for " + std::string(game)};
    return weights;
}

std::string write_weights(const Weights& weights, std::string_view game) {
    std::string text = "game " + std::string(game) + "\n";
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const Completion& completion = weights.completion[kind];
        if (completion.always == 0 && completion.time == 0) continue;
        text += "completion " + std::string(kKindNames[kind]) + " " + std::to_string(completion.always) +
                " " + std::to_string(completion.time);
        for (const int end : completion.ends) text += " " + std::to_string(end);
        text += "\n";
    }
    for (std::size_t term = 0; term < kTerms; ++term) {
        if (weights.terms[term] != 0)
            text += "term " + std::string(kTermTable[term].name) + " " + std::to_string(weights.terms[term]) +
                    "\n";
    }
    return text;
}

const Weights& builtin_weights(std::uint32_t on) {
    static const std::vector<FittedGame> all = fitted_games(kWeightsText);
    const auto likeness = [&](const FittedGame& game) {
        return std::pair(std::popcount(game.switches & on), -std::popcount(game.switches & ~on));
    };
    return std::max_element(
               all.begin(), all.end(),
               [&](const FittedGame& a, const FittedGame& b) { return likeness(a) < likeness(b); })
        ->weights;
}

}  // namespace trencavel::eval
