#include "terminal/dialogue.h"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>

namespace trencavel::terminal_tests {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::string> arguments_of(const std::vector<std::string>& options) {
    set_environment();
    std::vector<std::string> arguments{"play"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

}  // namespace

void set_environment() {
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::setenv("COLUMNS", "100", 1);
    ::setenv("LINES", "40", 1);
    ::setenv("USER", "tester", 1);
}

PlayDialogue::PlayDialogue(const std::vector<std::string>& options) : process_(arguments_of(options)) {
    read_to_prompt();
}

const std::string& PlayDialogue::type(std::string_view line) {
    const std::string text = std::string(line) + "\n";
    if (::write(process_.in.number(), text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        throw std::runtime_error("the program reads no more");
    }
    read_to_prompt();
    return shown_;
}

int PlayDialogue::finish() {
    process_.in.close();
    while (!ended_) read_to_prompt();
    return process_.wait();
}

void PlayDialogue::read_to_prompt() {
    shown_.clear();
    const Clock::time_point deadline = Clock::now() + kPatience;
    while (!shown_.ends_with("> ")) {
        std::array<char, 65536> block;
        if (!cli_tests::wait_readable(process_.out, deadline))
            throw std::runtime_error("no prompt: " + shown_);
        const ssize_t size = ::read(process_.out.number(), block.data(), block.size());
        ended_ = size <= 0;
        if (ended_) return;
        shown_.append(block.data(), static_cast<std::size_t>(size));
    }
}

cli_tests::Outcome play(const std::vector<std::string>& options, const std::string& input) {
    return cli_tests::run(arguments_of(options), input);
}

}  // namespace trencavel::terminal_tests
