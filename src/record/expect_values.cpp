#include "record/expect_values.h"

#include <cstdint>
#include <optional>

#include "record/text.h"

namespace trencavel::record {

Result<std::vector<int>> parse_ints(Words values) {
    std::vector<int> numbers;
    for (const std::string& value : values) {
        const std::optional<int> number = parse_int(value);
        if (!number) return Error{"'" + value + "' is not a whole number"};
        numbers.push_back(*number);
    }
    return numbers;
}

Result<std::string> compare_by_seat(Words values, const std::vector<int>& actual, std::string_view what) {
    const Result<std::vector<int>> expected = parse_ints(values);
    if (!expected) return Error{expected.error()};
    if (expected->size() != actual.size()) {
        return Error{"'expect " + std::string(what) + "' takes a number for each of the " +
                     std::to_string(actual.size()) + " players, not " + std::to_string(expected->size())};
    }
    if (expected.value() == actual) return std::string{};
    return "expected " + std::string(what) + " " + list(expected.value()) + ", but it is " + list(actual);
}

Result<std::string> compare_number(Words values, unsigned long long actual, std::string_view what) {
    const std::optional<std::uint64_t> expected =
        values.size() == 1 ? parse_unsigned(values[0]) : std::nullopt;
    if (!expected) return Error{"'expect " + std::string(what) + "' takes one whole number"};
    if (*expected == actual) return std::string{};
    return "expected " + std::string(what) + " " + values[0] + ", but it is " + std::to_string(actual);
}

Result<std::string> check_pieces(Words values, const std::vector<unsigned>& supplies, const Game& game,
                                 std::string_view what) {
    std::vector<int> actual(supplies.begin(), supplies.end());
    actual.resize(game.setup().players.size());
    return compare_by_seat(values, actual, what);
}

Result<unsigned> parse_seat_within_wall(Words values, const Game& game, std::string_view example) {
    if (Error problem = problem_outside_walls(game); !problem.text.empty()) return problem;
    const auto seat = values.empty() ? std::nullopt : parse_unsigned(values[0]);
    if (!seat || *seat >= game.setup().players.size())
        return Error{"a seat must come first, e.g. '" + std::string(example) + "'"};
    return static_cast<unsigned>(*seat);
}

Error problem_outside_walls(const Game& game) {
    if (game.info().has_wall) return {};
    std::string games;
    for (const GameInfo& info : catalogue()) {
        if (info.has_wall) games += (games.empty() ? "'" : ", '") + std::string(info.name) + "'";
    }
    return {"only the game " + games + " knows this"};
}

}  // namespace trencavel::record
