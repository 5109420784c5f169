// The terminal: what it can show, how large it is, and lines read from it.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trencavel::terminal {

/// How things are drawn.
struct Look {
    bool colour = false;  // ANSI escape codes for 256 colours
    bool unicode = false;
};

struct TerminalSize {
    int columns = 80;
    int rows = 24;
};

/// The value of an environment variable; empty if it is not set.
std::string environment(const char* name);

/// `color` is auto, always or never; auto: on terminals, unless NO_COLOR is set.
Look look_of_terminal(std::string_view color, bool ascii);

/// Of the terminal; otherwise what COLUMNS and LINES say; otherwise large enough for most boards.
TerminalSize terminal_size();

bool output_is_terminal();
bool input_is_terminal();

/// How many columns the text takes; of UTF-8 only the first byte of each character counts.
int columns_of(std::string_view text);

/// The text cut into lines of at most this many columns, at blanks. Later lines begin with `indent` blanks.
std::vector<std::string> wrapped(std::string_view text, int columns, int indent = 0);

/// As many of the parts in a line as have room behind that many blanks, with commas; none of them is torn
/// apart.
std::vector<std::string> packed(const std::vector<std::string>& parts, int columns, int indent);

/// From now on the signals that end a program (interrupt, hang-up, terminate) only end reading.
void catch_signals();
/// The signal that came, or 0.
int caught_signal();

/// Lines of standard input. A line of more than 4096 bytes is cut there.
class LineReader {
public:
    /// Without its end; none at the end of the input or when a signal came.
    std::optional<std::string> next();

    /// Waits for a line, but only until something can be read from the other file (-1: none), the time is
    /// over, or a signal comes. Without `lines` it leaves the input alone.
    void wait(bool lines, int other, std::chrono::milliseconds time);
    /// A line that has been read already.
    std::optional<std::string> take_line();
    bool ended() const { return ended_ && buffer_.empty(); }

private:
    bool fill();
    void read_block();

    std::string buffer_;
    bool ended_ = false;
};

}  // namespace trencavel::terminal
