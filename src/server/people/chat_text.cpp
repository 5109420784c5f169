#include "server/people/chat_text.h"

#include "core/utf8.h"
#include "server/people/text_flaws.h"
#include "server/people/unicode.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kChatCharacters = 500;
constexpr unsigned kLineEndsInARow = 2;  // one empty line
constexpr unsigned kJoinersInARow = 2;   // `❤️‍🔥` has a selector and a joiner
constexpr unsigned kChatMarksInARow = 3;
constexpr char32_t kBlackFlag = 0x1F3F4;  // `🏴󠁧󠁢󠁳󠁣󠁴󠁿` is one with tags behind it

bool is_line_end(char32_t code) {
    return code == '\n' || code == '\r' || code == 0x2028 || code == 0x2029;
}

bool is_tag(char32_t code) {
    return code >= 0xE0020 && code <= 0xE007F;
}

/// Takes a text character by character and keeps what may be read.
class ChatTidier {
public:
    /// False: it is refused.
    bool take(char32_t code, std::string_view bytes) {
        const char32_t before = last_;
        last_ = code;
        if (is_line_end(code)) {
            if (code != '\n' || before != '\r') end_line();
            return true;
        }
        const Sort sort = code == '\t' ? Sort::Blank : sort_of(code);
        if (sort == Sort::Control) return false;
        if (sort == Sort::Invisible) {
            if (in_flag_ && is_tag(code)) text_ += bytes;
            return true;
        }
        in_flag_ = code == kBlackFlag;
        add(sort, code == '\t' ? " " : bytes);
        return true;
    }

    bool has_something_to_read() const { return seen_; }
    /// Without blanks and empty lines at its ends.
    std::string text() const {
        const std::size_t begin = text_.find_first_not_of(" \n");
        const std::size_t end = text_.find_last_not_of(" \n");
        return begin == std::string::npos ? std::string() : text_.substr(begin, end - begin + 1);
    }

private:
    void end_line() {
        marks_ = joiners_ = 0;
        if (++line_ends_ <= kLineEndsInARow) text_ += '\n';
    }

    void add(Sort sort, std::string_view bytes) {
        joiners_ = sort == Sort::Joiner ? joiners_ + 1 : 0;
        if (sort == Sort::Mark) {
            ++marks_;
        } else if (sort != Sort::Joiner) {
            marks_ = 0;
        }
        if (joiners_ > kJoinersInARow || marks_ > kChatMarksInARow) return;
        if (sort != Sort::Blank) line_ends_ = 0;
        seen_ |= sort == Sort::Letter || sort == Sort::Sign || sort == Sort::Unknown;
        text_ += bytes;
    }

    std::string text_;
    char32_t last_ = 0;
    bool in_flag_ = false;
    bool seen_ = false;
    unsigned line_ends_ = 0;
    unsigned marks_ = 0;
    unsigned joiners_ = 0;
};

}  // namespace

Outcome<std::string> chat_from(std::string_view written, Language language) {
    ChatTidier tidier;
    std::size_t position = 0;
    for (std::string_view rest = written; !rest.empty();) {
        const std::string_view before = rest;
        const Character character = take_character(rest);
        ++position;
        if (character.bytes == 0 || !tidier.take(character.code, before.substr(0, character.bytes)))
            return forbidden_character(Written::Chat, {position, character.code}, language);
    }
    if (!tidier.has_something_to_read()) return nothing_to_see(Written::Chat, language);
    std::string text = tidier.text();
    const std::size_t found = count_characters(text);
    if (found > kChatCharacters) return too_many_characters(Written::Chat, kChatCharacters, found, language);
    return text;
}

}  // namespace trencavel::server
