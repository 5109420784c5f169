// Which language an Accept-Language header asks for (RFC 9110, 12.5.4), as far as two languages need it.
#include "server/net/accept_language.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>
#include <string>

namespace trencavel::server {

namespace {

/// How much each language is wished for, and `*` for whichever is not named.
struct Wishes {
    std::optional<double> english;
    std::optional<double> german;
    std::optional<double> any;
    bool german_first = false;  // decides between equals
};

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// What stands before the separator; the text is left with what stands behind it.
std::string_view cut(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return trimmed(part);
}

std::string lower(std::string_view text) {
    std::string lowered(text);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lowered;
}

/// The weight in `q=0.8`; 1 if there is none, nothing if it cannot be read.
std::optional<double> weight(std::string_view parameters) {
    if (parameters.empty()) return 1;
    const std::string parameter = lower(cut(parameters, ';'));
    if (!parameter.starts_with("q=")) return 1;
    double q = 0;
    const char* end = parameter.data() + parameter.size();
    const auto [stop, problem] = std::from_chars(parameter.data() + 2, end, q, std::chars_format::fixed);
    if (problem != std::errc{} || stop != end || !(q >= 0 && q <= 1)) return std::nullopt;
    return q;
}

void raise(std::optional<double>& wish, double q) {
    wish = std::max(wish.value_or(0), q);
}

void note(Wishes& wishes, std::string_view element) {
    std::string_view tag = cut(element, ';');
    const std::string language = lower(cut(tag, '-'));
    const std::optional<double> q = weight(element);
    if (!q) return;
    if (language == "de") {
        wishes.german_first = wishes.german_first || !wishes.english;
        raise(wishes.german, *q);
    }
    if (language == "en") raise(wishes.english, *q);
    if (language == "*") raise(wishes.any, *q);
}

}  // namespace

Language language_of(std::string_view accept_language) {
    Wishes wishes;
    while (!accept_language.empty()) note(wishes, cut(accept_language, ','));
    const double other = wishes.any.value_or(0);
    const double german = wishes.german.value_or(other);
    const double english = wishes.english.value_or(other);
    const bool is_german = german > english || (german == english && german > 0 && wishes.german_first);
    return is_german ? Language::German : Language::English;
}

}  // namespace trencavel::server
