// The draw as comments of a record, which every reader of records passes over.
#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "core/hexadecimal.h"
#include "record/text.h"
#include "tables/fair_draw.h"

namespace trencavel::server {
namespace {

using Words = std::vector<std::string>;

struct DrawLine {
    std::uint64_t version = kFirstDrawVersion;
    Words words;  // after `draw` and the version
};

/// None if it is another line. Programs that know only version 1 take lines with a number for other comments,
/// and say that there is nothing to be checked.
std::optional<DrawLine> draw_line(std::string_view line) {
    if (!line.starts_with('#')) return std::nullopt;
    const Result<Words> words = record::split(line.substr(1));
    if (!words || words->size() < 2 || words->front() != "draw") return std::nullopt;
    const std::optional<std::uint64_t> version = record::parse_unsigned(words.value()[1]);
    DrawLine found{version.value_or(kFirstDrawVersion), {words->begin() + (version ? 2 : 1), words->end()}};
    constexpr std::string_view kFirstWords[] = {"table", "commitment", "secret", "contribution", "from"};
    const bool is_known = !found.words.empty() && std::find(std::begin(kFirstWords), std::end(kFirstWords),
                                                            found.words[0]) != std::end(kFirstWords);
    return is_known ? std::optional(std::move(found)) : std::nullopt;
}

bool is_hex(std::string_view word) {
    const auto is_digit = [](char c) { return hexadecimal_digit(c).has_value(); };
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

/// Collects the lines of a draw, in any order.
class Lines {
public:
    /// Empty text: the line was taken; otherwise what is wrong with it.
    Error add(const DrawLine& line) {
        const Words& words = line.words;
        if (Error problem = version_problem(line.version); !problem.text.empty()) return problem;
        if (any_ && draw_.version != line.version)
            return {"the lines '# draw' are of different versions", "lines"};
        any_ = true;
        draw_.version = static_cast<unsigned>(line.version);
        const std::string& word = words[0];
        if (word == "table") return add_once(words, draw_.table);
        if (word == "commitment") return add_once(words, draw_.commitment);
        if (word == "secret") return add_once(words, draw_.secret);
        if (word == "contribution") return add_contribution(words);
        return add_origin(words);
    }

    Result<FairDraw> finish() {
        if (!any_) return Error{"the record has no lines '# draw': nothing was promised", "draw"};
        if (draw_.table.empty()) return Error{"the line '# draw table' is missing", "table"};
        if (draw_.commitment.empty()) return Error{"the line '# draw commitment' is missing", "commitment"};
        for (const auto& [seat, contribution] : contributions_) {
            if (seat != draw_.contributions.size())
                return Error{"the line '# draw contribution " + std::to_string(draw_.contributions.size()) +
                                 "' is missing",
                             "contribution"};
            draw_.contributions.push_back(contribution);
        }
        return std::move(draw_);
    }

private:
    Error add_once(const Words& words, std::string& value) {
        const std::string line = "'# draw " + words[0] + "'";
        if (words.size() != 2) return {line + " takes one word", words[0]};
        if (!value.empty()) return {"a second line " + line, words[0]};
        if (words[0] != "table" && !is_hex(words[1]))
            return {line + " takes hexadecimal digits, not '" + words[1] + "'", words[0]};
        value = words[1];
        return {};
    }

    Error add_contribution(const Words& words) {
        const auto seat = words.size() == 3 ? record::parse_unsigned(words[1]) : std::nullopt;
        if (!seat || (words[2] != kNoContribution && !is_hex(words[2])))
            return {"'# draw contribution' takes a seat and hexadecimal digits or -", words[0]};
        if (!contributions_.emplace(*seat, words[2]).second)
            return {"a second line '# draw contribution " + words[1] + "'", words[0]};
        return {};
    }

    Error add_origin(const Words& words) {
        if (draw_.origin) return {"a second line '# draw from'", words[0]};
        std::vector<std::uint64_t> numbers;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto number = record::parse_unsigned(words[i]);
            if (number) numbers.push_back(*number);
        }
        if (words.size() < 4 || numbers.size() != words.size() - 2)
            return {"'# draw from' takes a table, a ply, a number of tiles, and towers", words[0]};
        draw_.origin = DrawOrigin{words[1], numbers[0], static_cast<std::size_t>(numbers[1])};
        for (std::size_t i = 2; i < numbers.size(); ++i)
            draw_.origin->towers.push_back(static_cast<unsigned>(numbers[i]));
        return {};
    }

    bool any_ = false;
    FairDraw draw_;
    std::map<std::uint64_t, std::string> contributions_;  // by seat
};

}  // namespace

std::string draw_lines(const FairDraw& draw) {
    const bool has_number = draw.version != kFirstDrawVersion;
    const std::string begin = "# draw " + (has_number ? std::to_string(draw.version) + " " : std::string());
    std::string text = begin + "table " + draw.table + "\n" + begin + "commitment " + draw.commitment + "\n";
    if (!draw.secret.empty()) text += begin + "secret " + draw.secret + "\n";
    for (std::size_t seat = 0; seat < draw.contributions.size(); ++seat)
        text += begin + "contribution " + std::to_string(seat) + " " + draw.contributions[seat] + "\n";
    if (!draw.origin) return text;
    const DrawOrigin& from = *draw.origin;
    text += begin + "from " + from.table + " " + std::to_string(from.ply) + " " + std::to_string(from.tiles);
    for (const unsigned tower : from.towers) text += " " + std::to_string(tower);
    return text + "\n";
}

Result<FairDraw> read_draw(std::string_view record) {
    Lines lines;
    while (!record.empty()) {
        const std::size_t end = std::min(record.find('\n'), record.size());
        if (const std::optional<DrawLine> line = draw_line(record.substr(0, end))) {
            if (Error problem = lines.add(*line); !problem.text.empty()) return problem;
        }
        record.remove_prefix(std::min(end + 1, record.size()));
    }
    return lines.finish();
}

}  // namespace trencavel::server
