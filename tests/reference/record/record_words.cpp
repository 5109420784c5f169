#include "reference/record/record_words.h"

#include <algorithm>
#include <array>

namespace trencavel::reference {

namespace {

bool is_whole_number(const std::string& word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_coordinate(const std::string& word) {
    return is_whole_number(word.starts_with("-") ? word.substr(1) : word);
}

bool is_cell(const std::string& word) {
    const std::size_t comma = word.find(',');
    return comma != std::string::npos && is_coordinate(word.substr(0, comma)) &&
           is_coordinate(word.substr(comma + 1));
}

bool is_rotation(const std::string& word) {
    return word == "r0" || word == "r90" || word == "r180" || word == "r270";
}

bool is_axis(const std::string& word) {
    return word == "ns" || word == "ew";
}

bool is_feature(const std::string& word) {
    return word == "bridge" || is_whole_number(word);
}

bool is_segment(const std::string& word) {
    constexpr std::array kSegments{"fortune", "taxes", "famine", "storm", "inquisition", "plague"};
    return std::find(kSegments.begin(), kSegments.end(), word) != kSegments.end();
}

/// `bridge X,Y ns`.
bool is_bridge(const Words& words) {
    return words.size() == 3 && words[0] == "bridge" && is_cell(words[1]) && is_axis(words[2]);
}

/// `place X,Y rR`, with or without a bridge.
bool is_placement(const Words& words) {
    if (words.size() < 3 || !is_cell(words[1]) || !is_rotation(words[2])) return false;
    return words.size() == 3 || is_bridge({words.begin() + 3, words.end()});
}

/// `score X,Y F`, with or without `double`.
bool is_scoring(const Words& words) {
    if (words.size() < 3 || !is_cell(words[1]) || !is_whole_number(words[2])) return false;
    return words.size() == 3 || (words.size() == 4 && words[3] == "double");
}

/// Moves of one word.
bool is_bare(const std::string& verb) {
    constexpr std::array kBare{"pass", "refuse", "buy", "sell", "extra"};
    return std::find(kBare.begin(), kBare.end(), verb) != kBare.end();
}

/// Moves of a word and a number that is no feature of a bridge.
bool takes_a_number(const std::string& verb) {
    constexpr std::array kNumbered{"castle", "bid", "king", "falconer", "reveal"};
    return std::find(kNumbered.begin(), kNumbered.end(), verb) != kNumbered.end();
}

}  // namespace

Words split(const std::string& line) {
    Words words;
    bool in_word = false;
    bool in_quotes = false;
    for (char c : line) {
        if (!in_quotes && c == '#') break;
        if (!in_quotes && (c == ' ' || c == '\t' || c == '\r')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (c == '"') {
            in_quotes = !in_quotes;
        } else {
            words.back() += c;
        }
    }
    if (in_quotes) throw Refused("a quote is not closed");
    return words;
}

std::string join(const Words& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string join(const std::vector<int>& numbers) {
    Words words;
    for (int number : numbers) words.push_back(std::to_string(number));
    return join(words);
}

Words without_first(const Words& words) {
    return {words.begin() + 1, words.end()};
}

bool is_move(const Words& words) {
    const std::string verb = words.empty() ? "" : words[0];
    const std::size_t size = words.size();
    if (verb == "place") return is_placement(words);
    if (verb == "bridge") return is_bridge(words);
    if (verb == "follower") return size == 2 && is_feature(words[1]);
    if (verb == "crown") return size == 2 && is_segment(words[1]);
    if (takes_a_number(verb)) return size == 2 && is_whole_number(words[1]);
    if (verb == "score") return is_scoring(words);
    if (verb == "reward") return size == 3 && is_cell(words[1]) && is_feature(words[2]);
    if (verb == "recall")
        return size == 3 && is_cell(words[1]) && (words[2] == "castle" || is_feature(words[2]));
    if (verb == "offer") return size == 3 && is_whole_number(words[2]);
    if (verb == "take" || verb == "draw") return size == 2;
    return size == 1 && is_bare(verb);
}

}  // namespace trencavel::reference
