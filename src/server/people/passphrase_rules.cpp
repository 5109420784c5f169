#include "server/people/passphrase_rules.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/utf8.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kDifferentMin = 4;  // characters that are not the same

// Keys in a row, and other favourites that are no words.
constexpr std::string_view kFavourites[] = {
    "1234567890", "12345678910",  "123456789a",   "0123456789",   "0987654321",
    "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz2wsx3edc", "q1w2e3r4t5",   "qwerty12345",
    "qwertyuiop", "qwertzuiop",   "qwertyuiop[]", "asdfghjkl;",   "asdfghjklö",
    "zaq12wsx34", "a1b2c3d4e5",   "abc1234567",   "abcd123456",   "aa12345678",
    "1a2b3c4d5e", "1234qwerasdf", "qweasdzxc1",   "qazwsxedcrfv", "123qweasdzxc"};

// Alone, or with digits and signs before and behind them.
constexpr std::string_view kWords[] = {
    "password",     "passwort",      "kennwort", "passphrase", "changeme",  "letmein",          "welcome",
    "willkommen",   "administrator", "admin",    "qwerty",     "qwertz",    "asdfgh",           "iloveyou",
    "ichliebedich", "hallo",         "sunshine", "princess",   "football",  "fussball",         "baseball",
    "superman",     "batman",        "dragon",   "monkey",     "shadow",    "master",           "schatz",
    "liebling",     "geheim",        "secret",   "summer",     "sommer",    "winter",           "trustnoone",
    "michael",      "jennifer",      "login",    "starwars",   "pokemon",   "passwordpassword", "trencavel",
    "carcassonne",  "meeple",        "abcdef",   "abc",        "hallohallo"};

std::string in_small_letters(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c & 0x80) != 0;
}

/// Without what is no letter at both ends: `2password!` is as good as `password`.
std::string_view word_in(std::string_view text) {
    const auto first = std::find_if(text.begin(), text.end(), is_letter);
    const auto last = std::find_if(text.rbegin(), text.rend(), is_letter).base();
    return first < last ? std::string_view(first, last) : std::string_view();
}

/// `abcdefghij`, `9876543210`: from each character it is as far to the next.
bool is_row(std::string_view text) {
    for (std::size_t i = 2; i < text.size(); ++i) {
        if (text[i] - text[i - 1] != text[1] - text[0]) return false;
    }
    return true;
}

bool is_guessed_first(const std::string& passphrase, const std::string& account) {
    const std::string text = in_small_letters(passphrase);
    const std::string_view word = word_in(text);
    const auto is_in = [](std::string_view what, const auto& list) {
        return std::find(std::begin(list), std::end(list), what) != std::end(list);
    };
    if (is_in(std::string_view(text), kFavourites) || is_in(word, kWords)) return true;
    if (std::set<char>(text.begin(), text.end()).size() < kDifferentMin || is_row(text)) return true;
    return !account.empty() && (text == account || text == account + account || word == word_in(account));
}

std::string said(Language language, const char* english, const char* german) {
    return language == Language::German ? german : english;
}

}  // namespace

Refusable weak_passphrase(const std::string& passphrase, const std::string& account, const char* field,
                          Language language) {
    const std::size_t length = count_characters(passphrase);
    if (length < kPassphraseMin) {
        return Refused{
            Code::BadField, field,
            said(language, "A passphrase needs at least 10 characters, of any kind: several words are good.",
                 "Ein Kennwort braucht mindestens 10 beliebige Zeichen: Gut sind mehrere Wörter.")};
    }
    if (length > kPassphraseMax) {
        return Refused{Code::BadField, field,
                       said(language, "A passphrase has at most 128 characters.",
                            "Ein Kennwort hat höchstens 128 Zeichen.")};
    }
    if (!is_guessed_first(passphrase, account)) return {};
    return Refused{
        Code::BadField, field,
        said(language,
             "This passphrase is one of the first that others would try. Please take another one, such as "
             "several words.",
             "Dieses Kennwort gehört zu den ersten, die andere ausprobieren. Bitte nimm ein anderes, zum "
             "Beispiel mehrere Wörter.")};
}

}  // namespace trencavel::server
