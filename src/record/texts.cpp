#include "record/texts.h"

#include <cstddef>

namespace trencavel::record {

std::string say(const Wording& wording, Language language, std::initializer_list<std::string_view> words) {
    std::string said;
    std::string_view rest = wording.in(language);
    for (std::size_t at = rest.find('{'); at != std::string_view::npos; at = rest.find('{')) {
        said += rest.substr(0, at);
        said += words.begin()[rest[at + 1] - '0'];
        rest.remove_prefix(at + 3);
    }
    return said.append(rest);
}

}  // namespace trencavel::record
