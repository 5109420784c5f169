// Going on where a record ends, through the program.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "terminal/dialogue.h"

namespace trencavel::terminal_tests {

class GoingOn {
public:
    explicit GoingOn(const std::string& record)
        : file_(folder_.write("game", record)), game_({"--resume", file_}) {}

    const std::string& shown() const { return game_.shown(); }
    /// Types a line; something of what is shown then.
    void expect(std::string_view line, std::string_view part) {
        game_.type(line);
        EXPECT_TRUE(contains(shown(), part)) << line << " was answered with " << shown();
    }
    /// Whether the record has it by now.
    bool holds(std::string_view move) const { return contains(text_of(file_), move); }

private:
    ScratchFolder folder_;
    std::string file_;
    PlayDialogue game_;
};

}  // namespace trencavel::terminal_tests
