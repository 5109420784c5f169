#include "dialogue.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <sstream>
#include <stdexcept>

namespace trencavel::cli_tests {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::string> engine_arguments(const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"engine"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

}  // namespace

Dialogue::Dialogue(const std::vector<std::string>& options) : process_(engine_arguments(options)) {}

void Dialogue::tell(std::string_view line) {
    ++line_;
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t size = ::write(process_.in.number(), rest.data(), rest.size());
        if (size <= 0) throw std::runtime_error("the engine reads no more");
        rest.remove_prefix(static_cast<std::size_t>(size));
    }
}

std::string Dialogue::ask_text(std::string_view line) {
    tell(line);
    return read_line();
}

void Dialogue::ask_all(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const Json answer = ask(line);
        EXPECT_EQ(answer.at("ok"), true) << line << " was answered with " << answer;
    }
}

int Dialogue::finish() {
    process_.in.close();
    const int exit_code = process_.wait();
    char more = 0;
    EXPECT_TRUE(pending_.empty()) << "unread: " << pending_;
    EXPECT_EQ(::read(process_.out.number(), &more, 1), 0) << "an answer that nobody asked for";
    return exit_code;
}

std::string Dialogue::read_line() {
    const Clock::time_point deadline = Clock::now() + kPatience;
    while (pending_.find('\n') == std::string::npos) {
        std::array<char, 65536> block;
        if (!wait_readable(process_.out, deadline)) throw std::runtime_error("no answer");
        const ssize_t size = ::read(process_.out.number(), block.data(), block.size());
        if (size <= 0) throw std::runtime_error("the engine has ended");
        pending_.append(block.data(), static_cast<std::size_t>(size));
    }
    const std::size_t end = pending_.find('\n');
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    return line;
}

std::vector<std::string> answers_to(const std::vector<std::string>& lines,
                                    const std::vector<std::string>& options) {
    std::string input;
    for (const std::string& line : lines) input += line + "\n";
    const Outcome outcome = run(engine_arguments(options), input);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    std::vector<std::string> answers;
    std::istringstream text(outcome.out);
    for (std::string answer; std::getline(text, answer);) answers.push_back(answer);
    return answers;
}

}  // namespace trencavel::cli_tests
