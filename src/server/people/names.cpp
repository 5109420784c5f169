#include "server/people/names.h"

#include <algorithm>
#include <optional>

#include "core/utf8.h"
#include "server/people/reserved_names.h"
#include "server/people/text_flaws.h"
#include "server/people/unicode.h"
#include "tables/names.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kWrittenBytes = 1024;  // more are not even looked at
constexpr std::size_t kMarksInARow = 3;  // as in pointed Hebrew; NFKC has put most accents into their letters
constexpr char32_t kNoCharacter = 0xFFFD;
constexpr std::string_view kGuest = "Guest";

/// A record puts names into quotation marks.
bool fits_name(char32_t code) {
    const Sort sort = sort_of(code);
    return code != U'"' &&
           (sort == Sort::Letter || sort == Sort::Sign || sort == Sort::Mark || sort == Sort::Blank);
}

/// Also in the form NFKC, in which `＂` is a plain quotation mark.
bool fits_name(std::string_view character) {
    if (!fits_name(first_character(character).code)) return false;
    const std::string form = normalised(character);
    for (std::string_view rest = form; !rest.empty();) {
        if (!fits_name(take_character(rest).code)) return false;
    }
    return true;
}

/// What fits, one character after the other; `refused` hears of the rest.
template <class Refuse>
std::string fitting_characters(std::string_view text, const Refuse& refuse) {
    std::string kept;
    for (std::size_t position = 1; !text.empty(); ++position) {
        const std::string_view before = text;
        const Character character = take_character(text);
        const std::string_view bytes = before.substr(0, character.bytes);
        if (character.bytes == 0) {
            refuse(Offender{position, kNoCharacter});
        } else if (sort_of(character.code) == Sort::Joiner) {
            continue;  // belongs to emoji and some scripts, but a name can be read without it
        } else if (fits_name(bytes)) {
            kept += bytes;
        } else {
            refuse(Offender{position, character.code});
        }
    }
    return kept;
}

/// None at the ends, and one where there were several; of whatever width.
std::string with_single_blanks(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const Character character = take_character(text);
        if (sort_of(character.code) != Sort::Blank) {
            result += before.substr(0, character.bytes);
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (result.ends_with(' ')) result.pop_back();
    return result;
}

bool has_letter(std::string_view name) {
    while (!name.empty()) {
        if (sort_of(take_character(name).code) == Sort::Letter) return true;
    }
    return false;
}

/// The first mark that stands on nothing, or on too many others.
std::optional<Offender> stray_mark(std::string_view name) {
    std::size_t marks = kMarksInARow;  // nothing to stand on
    for (std::size_t position = 1; !name.empty(); ++position) {
        const char32_t code = take_character(name).code;
        const Sort sort = sort_of(code);
        if (sort == Sort::Mark && marks == kMarksInARow) return Offender{position, code};
        marks = sort == Sort::Mark ? marks + 1 : sort == Sort::Blank ? kMarksInARow : 0;
    }
    return std::nullopt;
}

std::string without_stray_marks(std::string name) {
    while (const std::optional<Offender> stray = stray_mark(name)) {
        std::string_view rest = name;
        for (std::size_t i = 1; i < stray->position; ++i) take_character(rest);
        const std::size_t at = name.size() - rest.size();
        name.erase(at, first_character(rest).bytes);
    }
    return name;
}

Refusable flaw_of_name(std::string_view name, Language language) {
    if (!has_letter(name)) return nothing_to_see(Written::Name, language);
    if (const std::optional<Offender> stray = stray_mark(name)) return mark_too_many(*stray, language);
    if (const std::size_t found = count_characters(name); found > kNameCharacters)
        return too_many_characters(Written::Name, kNameCharacters, found, language);
    if (name.size() > kNameBytes) return too_many_bytes(kNameBytes, name.size(), language);
    if (is_reserved(name)) return reserved_name(name, language);
    return {};
}

}  // namespace

Outcome<std::string> name_from(std::string_view written, Language language) {
    if (written.size() > kWrittenBytes)
        return too_many_characters(Written::Name, kNameCharacters, count_characters(written), language);
    std::optional<Offender> first;
    const std::string kept = fitting_characters(written, [&](Offender offender) {
        if (!first) first = offender;
    });
    if (first) return forbidden_character(Written::Name, *first, language);
    std::string name = with_single_blanks(normalised(kept));
    if (Refusable refused = flaw_of_name(name, language)) return *refused;
    return name;
}

std::string presentable_name(std::string_view stored) {
    const std::string kept = fitting_characters(stored.substr(0, kWrittenBytes), [](Offender) {});
    std::string name(cut_name(without_stray_marks(with_single_blanks(normalised(kept))), 0));
    if (!has_letter(name)) return std::string(kGuest);
    if (!is_reserved(name)) return name;
    return std::string(kGuest) + ' ' + std::string(cut_name(name, kGuest.size() + 1));
}

}  // namespace trencavel::server
