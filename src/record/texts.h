// What is said to a person about a move that cannot be read or is not legal, in every language. Each codec
// has its own texts; here are those that all of them use.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/language.h"

namespace trencavel::record {

/// A text as it is written down: {0}, {1}… stand for what is put in. The German words are those of the
/// rulebooks: Karte, Feld, Gebiet…
struct Wording {
    std::string_view english;
    std::string_view german;

    constexpr std::string_view in(Language language) const {
        return language == Language::German ? german : english;
    }
    friend constexpr bool operator==(const Wording&, const Wording&) = default;
};

/// The text with these words put in.
std::string say(const Wording& wording, Language language,
                std::initializer_list<std::string_view> words = {});

namespace texts {

// Lines that cannot be read.
inline constexpr Wording kMoveMissing = {"missing move", "es fehlt ein Zug"};
inline constexpr Wording kUnknownMove = {"unknown move '{0}'", "unbekannter Zug „{0}“"};
inline constexpr Wording kQuoteNotClosed = {"unclosed quotation mark",
                                            "ein Anführungszeichen ist nicht geschlossen"};
inline constexpr Wording kNoBlankAfterQuote = {
    "a closing quotation mark must be followed by a space",
    "nach einem schließenden Anführungszeichen muss ein Leerzeichen stehen"};
inline constexpr Wording kQuoteInsideWord = {"quotation mark inside a word",
                                             "ein Anführungszeichen steht mitten in einem Wort"};

// Words that are not what they should be.
inline constexpr Wording kNothingFollows = {"'{0}' takes no arguments", "auf „{0}“ darf nichts folgen"};
inline constexpr Wording kNoCell = {
    "'{0}' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'",
    "„{0}“ ist kein Feld: gemeint sind zwei ganze Zahlen mit Komma, etwa „1,0“"};
inline constexpr Wording kNoRotation = {"'{0}' is not a rotation: use r0, r90, r180 or r270",
                                        "„{0}“ ist keine Drehung: r0, r90, r180 oder r270"};
inline constexpr Wording kNoFeature = {"'{0}' is not a feature index",
                                       "„{0}“ ist keine Nummer eines Gebiets"};
inline constexpr Wording kNoTile = {"this game has no tile '{0}'",
                                    "in diesem Spiel gibt es keine Karte „{0}“"};

/// All of them.
inline constexpr Wording kShared[] = {kMoveMissing,     kUnknownMove,    kQuoteNotClosed, kNoBlankAfterQuote,
                                      kQuoteInsideWord, kNothingFollows, kNoCell,         kNoRotation,
                                      kNoFeature,       kNoTile};

}  // namespace texts
}  // namespace trencavel::record
