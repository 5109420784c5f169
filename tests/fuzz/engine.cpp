// Lines as `trencavel engine` gets them: each is answered, by JSON that can be written, and one that is
// refused changes nothing, which a second engine shows that never hears of it.
#include "cli/engine_pipe.h"
#include "record/text.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using record::Json;

constexpr std::size_t kReviewedMax = 4;
constexpr unsigned kThoughtsMax = 2;

/// Thinking takes the time it is given: here there is next to none.
class Patience {
public:
    bool is_over(const std::string& line) {
        const Result<std::vector<std::string>> words = record::split(line);
        if (!words || words->empty()) return false;
        moves_ += words->front().starts_with('>');
        if (words->front() != "?" || words->size() < 2) return false;
        const bool is_review = words->at(1) == "review";
        const bool is_bot = words->at(1) == "bot";
        if (!is_review && !is_bot) return false;
        const bool is_long = is_review ? moves_ > kReviewedMax : asks_for_long(words.value());
        return is_long || ++thoughts_ > kThoughtsMax;
    }

private:
    static bool asks_for_long(const std::vector<std::string>& words) {
        if (words.size() != 4) return false;
        const auto ms = record::parse_unsigned(words[3]);
        return ms.has_value() && *ms > 1 && *ms <= 600'000;
    }

    std::size_t moves_ = 0;
    unsigned thoughts_ = 0;
};

void require_answer(const Json& answer, const std::string& line, unsigned number) {
    if (answer.is_null())
        return require(record::is_blank(line), "every line but a blank one is answered", line);
    const std::string text = answer.dump();
    require(text.find('\n') == text.npos, "an answer is one line", text);
    if (answer.at("ok").get<bool>()) return;
    require(!answer.at("error").get<std::string>().empty(), "a refusal has a reason", line);
    require(answer.at("line") == number, "a refusal names the line", line);
}

/// What was taken, or began the game. The second engine does not think.
void tell(cli::EnginePipe& second, const Json& answer, const std::string& line) {
    if (answer.is_null() || (!answer.at("ok").get<bool>() && !answer.contains("events"))) return;
    const bool is_thought = answer.contains("info") || answer.contains("review");
    second.answer(is_thought ? "? state" : line);
}

void converse(std::string_view text) {
    const tiles::Library& library = tiles::Library::builtin();
    cli::EnginePipe engine(library, 1);
    cli::EnginePipe second(library, 1);
    Patience patience;
    unsigned number = 0;
    for (const std::string& line : lines_of(text)) {
        if (patience.is_over(line)) continue;
        const Json answer = engine.answer(line);
        require_answer(answer, line, ++number);
        tell(second, answer, line);
    }
    for (const char* question : {"? record", "? state", "? legal"}) {
        Json one = engine.answer(question);
        Json other = second.answer(question);
        one.erase("line");
        other.erase("line");
        require(one == other, "lines that are refused change nothing", one.dump() + "\n" + other.dump());
    }
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    trencavel::fuzz::converse(trencavel::fuzz::text_of(data, size));
    return 0;
}
