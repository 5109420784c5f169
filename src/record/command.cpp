#include "record/command.h"

#include <utility>

#include "core/utf8.h"
#include "record/header.h"
#include "record/text.h"

namespace trencavel::record {
namespace {

CommandKind kind_of(const std::string& first) {
    if (Header::is_header_word(first)) return CommandKind::Header;
    if (first.starts_with('>')) return CommandKind::Move;
    if (first == "expect") return CommandKind::Expectation;
    return first == "result" ? CommandKind::Result : CommandKind::Other;
}

/// `> place …`: the sign may stand by itself or at the first word.
std::vector<std::string> without_sign(std::vector<std::string> words) {
    if (words[0] == ">") {
        words.erase(words.begin());
    } else {
        words[0].erase(0, 1);
    }
    return words;
}

}  // namespace

Result<Command> parse(std::string_view line) {
    if (line.size() > kLineMax)
        return Error{"the line is longer than " + std::to_string(kLineMax) + " bytes"};
    if (!is_utf8(line)) return Error{"the line is not valid UTF-8"};
    if (is_blank(line)) return Command{};
    Result<std::vector<std::string>> words = split(line);
    if (!words) return words.failure();
    const CommandKind kind = kind_of(words->front());
    if (kind == CommandKind::Move) return Command{kind, without_sign(std::move(words.value()))};
    return Command{kind, std::move(words.value())};
}

}  // namespace trencavel::record
