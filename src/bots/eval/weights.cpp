#include "bots/eval/weights.h"

#include <charconv>
#include <map>

#include "games/rulesets.h"

namespace trencavel::eval {

extern const std::string_view kWeightsText;  // data/bots/weights.txt

namespace {

constexpr std::array<std::string_view, kTerms> kTermNames = {
    "followers_any",  "followers_two",  "followers_three", "followers_four",
    "followers_all",  "returning",      "joins",           "turn",
    "road_done",      "road_left",      "road_ends",       "city_done",
    "city_left",      "city_ends",      "cloister_done",   "cloister_left",
    "field_done",     "field_expected", "field_time",      "knights",
    "monks",          "farms",          "crown_shared",    "crown_alone",
    "castle_manned",  "castle_supply",  "bridge_supply",   "path_done",
    "path_ends",      "tower_done",     "tower_ends",      "house_done",
    "house_ends",     "chapel_done",    "chapel_ends",     "court_done",
    "court_time",     "king",           "falconer",        "keep_lead",
    "keep_lead_time", "keep_margin",    "keep_coming",     "nest_lead",
    "nest_lead_time", "nest_margin",    "wall_tile_1",     "wall_tile_2",
    "wall_tile_3",    "wall_tile_4",    "wall_tile_5",     "wall_tile_6",
    "wall_tile_7",    "wall_tile_8",    "wall_tile_9",     "wall_tile_coming"};

constexpr std::array<std::string_view, kKinds> kKindNames = {"city",  "road",  "field",  "cloister", "path",
                                                             "tower", "house", "chapel", "court"};

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

template <std::size_t size>
std::size_t index_of(const std::array<std::string_view, size>& names, std::string_view name) {
    std::size_t i = 0;
    while (i < size && names[i] != name) ++i;
    return i;
}

bool read_term(const std::vector<std::string_view>& words, Weights& weights) {
    if (words.size() != 3) return false;
    const std::size_t term = index_of(kTermNames, words[1]);
    return term < kTerms && read_number(words[2], weights.terms[term]);
}

bool read_completion(const std::vector<std::string_view>& words, Weights& weights) {
    if (words.size() != 4 + Completion::kClasses) return false;
    const std::size_t kind = index_of(kKindNames, words[1]);
    if (kind == kKinds) return false;
    Completion& completion = weights.completion[kind];
    bool read = read_number(words[2], completion.always) && read_number(words[3], completion.time);
    for (unsigned i = 0; i < Completion::kClasses; ++i)
        read = read && read_number(words[4 + i], completion.ends[i]);
    return read;
}

}  // namespace

std::string_view name_of(Term term) {
    return kTermNames[static_cast<std::size_t>(term)];
}

std::string_view weights_name(std::uint32_t on) {
    if (on & burg::kSwitch) return on & falcon::kSwitch ? "castle+falcon" : "castle";
    const bool expanded = (on & (bridges::kSwitch | castles::kSwitch | bazaars::kSwitch)) != 0;
    if (on & wheel::kSwitch) return expanded ? "wheel+bridges+castles+bazaars" : "wheel";
    return expanded ? "carcassonne+bridges+castles+bazaars" : "carcassonne";
}

Result<Weights> read_weights(std::string_view text, std::string_view game) {
    Weights weights;
    bool found = false;
    bool inside = false;
    for (unsigned number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::vector<std::string_view> words = words_of(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
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
            text +=
                "term " + std::string(kTermNames[term]) + " " + std::to_string(weights.terms[term]) + "\n";
    }
    return text;
}

const Weights& builtin_weights(std::uint32_t on) {
    static const std::map<std::string_view, Weights> all = [] {
        std::map<std::string_view, Weights> read;
        for (const std::string_view game : {"carcassonne", "wheel", "carcassonne+bridges+castles+bazaars",
                                            "wheel+bridges+castles+bazaars", "castle", "castle+falcon"}) {
            const Result<Weights> weights = read_weights(kWeightsText, game);
            if (weights) read[game] = weights.value();
        }
        return read;
    }();
    return all.at(weights_name(on));
}

}  // namespace trencavel::eval
