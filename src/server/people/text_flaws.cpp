#include "server/people/text_flaws.h"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "server/people/unicode.h"

namespace trencavel::server {
namespace {

Refused flaw(Written written, std::string text) {
    return {Code::BadField, written == Written::Name ? "name" : "text", std::move(text)};
}

bool in_german(Language language) {
    return language == Language::German;
}

/// `Character 3 of this name`
std::string which(Written written, Offender offender, Language language) {
    const bool name = written == Written::Name;
    if (in_german(language))
        return fmt::format("Das {}. Zeichen {}", offender.position,
                           name ? "dieses Namens" : "dieser Nachricht");
    return fmt::format("Character {} of this {}", offender.position, name ? "name" : "message");
}

}  // namespace

Refused forbidden_character(Written written, Offender offender, Language language) {
    const char* const verdict = in_german(language) ? "ist nicht erlaubt" : "is not allowed";
    return flaw(written, fmt::format("{} {}: {}.", which(written, offender, language), verdict,
                                     described(offender.code)));
}

Refused mark_too_many(Offender offender, Language language) {
    const char* const verdict = in_german(language) ? "ist ein Akzent zu viel auf einem Buchstaben"
                                                    : "is one accent too many on a letter";
    return flaw(Written::Name, fmt::format("{} {}: {}.", which(Written::Name, offender, language), verdict,
                                           described(offender.code)));
}

Refused nothing_to_see(Written written, Language language) {
    if (written == Written::Chat)
        return flaw(written, in_german(language) ? "In dieser Nachricht gibt es nichts zu lesen."
                                                 : "There is nothing to read in this message.");
    return flaw(written, in_german(language)
                             ? "Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji."
                             : "A name needs at least one letter, digit or emoji.");
}

Refused too_many_characters(Written written, std::size_t most, std::size_t found, Language language) {
    const bool name = written == Written::Name;
    if (in_german(language))
        return flaw(written, fmt::format("{} hat höchstens {} Zeichen, nicht {}.",
                                         name ? "Ein Name" : "Eine Nachricht", most, found));
    return flaw(written, fmt::format("A {} has at most {} characters, not {}.", name ? "name" : "message",
                                     most, found));
}

Refused too_many_bytes(std::size_t most, std::size_t found, Language language) {
    if (in_german(language))
        return flaw(Written::Name,
                    fmt::format("Dieser Name braucht {} Byte, und {} sind erlaubt. Bitte nimm weniger "
                                "Emoji oder seltene Zeichen.",
                                found, most));
    return flaw(Written::Name,
                fmt::format("This name takes {} bytes, and {} are allowed. Please use fewer emoji or "
                            "rare characters.",
                            found, most));
}

Refused reserved_name(std::string_view name, Language language) {
    if (in_german(language))
        return flaw(Written::Name,
                    fmt::format("Der Name „{}“ ist Computerspielern und dem Server vorbehalten. Bitte wähle "
                                "einen anderen.",
                                name));
    return flaw(Written::Name, fmt::format("The name “{}” is reserved for computer players and the server. "
                                           "Please choose another one.",
                                           name));
}

}  // namespace trencavel::server
