#include "server/names.h"

#include <algorithm>

#include "core/utf8.h"
#include "games/catalogue.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kNameCharacters = 24;
constexpr std::size_t kTextCharacters = 500;

bool is_ascii_control(char c) {
    return static_cast<unsigned char>(c) < 32 || c == 127;
}

}  // namespace

bool is_good_name(std::string_view name) {
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return false;
    return count_characters(name) <= kNameCharacters && is_utf8(name) && name_problem(name).empty();
}

std::string numbered_name(std::string_view name, unsigned number) {
    const std::string end = " " + std::to_string(number);
    while (!is_good_name(std::string(name) + end)) {
        name.remove_suffix(1);
        while (!name.empty() && (name.back() == ' ' || !is_utf8(name))) name.remove_suffix(1);
    }
    return std::string(name) + end;
}

bool is_good_text(std::string_view text) {
    const bool blank = text.find_first_not_of(" \n") == std::string_view::npos;
    const bool control =
        std::any_of(text.begin(), text.end(), [](char c) { return is_ascii_control(c) && c != '\n'; });
    return !blank && !control && is_utf8(text) && count_characters(text) <= kTextCharacters;
}

}  // namespace trencavel::server
