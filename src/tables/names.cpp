#include "tables/names.h"

#include "core/number.h"
#include "core/utf8.h"

namespace trencavel::server {

std::string_view cut_name(std::string_view name, std::size_t room) {
    while (!name.empty() &&
           (count_characters(name) + room > kNameCharacters || name.size() + room > kNameBytes))
        name = without_last_character(name);
    while (name.ends_with(' ')) name.remove_suffix(1);
    return name;
}

std::string numbered_name(std::string_view name, unsigned number) {
    const std::string end = " " + std::to_string(number);
    return std::string(cut_name(name, end.size())) + end;
}

bool is_name_or_numbered(std::string_view name, std::string_view wanted) {
    if (name == wanted) return true;
    const std::size_t blank = name.rfind(' ');
    if (blank == std::string_view::npos) return false;
    const auto number = whole_number<unsigned>(name.substr(blank + 1));
    return number && numbered_name(wanted, *number) == name;
}

}  // namespace trencavel::server
