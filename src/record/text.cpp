#include "record/text.h"

#include "core/number.h"
#include "record/texts.h"

namespace trencavel::record {
namespace {

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

}  // namespace

Result<std::vector<std::string>> split(std::string_view line, Language language) {
    std::vector<std::string> words;
    std::size_t i = 0;
    while (i < line.size()) {
        if (is_space(line[i])) {
            ++i;
        } else if (line[i] == '#') {
            break;
        } else if (line[i] == '"') {
            const std::size_t close = line.find('"', i + 1);
            if (close == std::string_view::npos) return Error{say(texts::kQuoteNotClosed, language)};
            words.emplace_back(line.substr(i + 1, close - i - 1));
            i = close + 1;
            if (i < line.size() && !is_space(line[i]) && line[i] != '#') {
                return Error{say(texts::kNoBlankAfterQuote, language)};
            }
        } else {
            std::size_t end = i;
            while (end < line.size() && !is_space(line[end]) && line[end] != '#') {
                if (line[end] == '"') return Error{say(texts::kQuoteInsideWord, language)};
                ++end;
            }
            words.emplace_back(line.substr(i, end - i));
            i = end;
        }
    }
    return words;
}

bool is_blank(std::string_view line) {
    for (const char c : line) {
        if (c == '#') return true;
        if (!is_space(c)) return false;
    }
    return true;
}

std::optional<std::uint64_t> parse_unsigned(std::string_view word) {
    return whole_number<std::uint64_t>(word);
}

std::optional<int> parse_int(std::string_view word) {
    return whole_number<int>(word);
}

std::string quoted(std::string_view name) {
    for (const char c : name) {
        if (is_space(c) || c == '#') return '"' + std::string(name) + '"';
    }
    return std::string(name);
}

std::string join(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += between;
        text += word;
    }
    return text;
}

}  // namespace trencavel::record
