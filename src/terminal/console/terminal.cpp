#include "terminal/console/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdlib>

#include "core/utf8.h"

namespace trencavel::terminal {
namespace {

constexpr std::array<int, 3> kEndingSignals = {SIGINT, SIGTERM, SIGHUP};
constexpr std::size_t kLineMax = 4096;

volatile std::sig_atomic_t last_signal = 0;

void note_signal(int number) {
    last_signal = number;
}

bool locale_is_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        std::string value = environment(name);
        if (value.empty()) continue;
        for (char& c : value) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

/// A sensible number of columns or lines in an environment variable.
std::optional<int> number_in(const char* name) {
    const std::string value = environment(name);
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool whole = error == std::errc{} && end == value.data() + value.size();
    return whole && number > 0 && number <= 1000 ? std::optional(number) : std::nullopt;
}

/// Waits for input, or the other file, with the signals let in only while it waits, so that none is missed.
/// A file of -1 is passed over. True: there is input.
bool wait_for_input(int input, int other, const timespec* time) {
    sigset_t ending;
    sigset_t before;
    sigemptyset(&ending);
    for (const int number : kEndingSignals) sigaddset(&ending, number);
    sigprocmask(SIG_BLOCK, &ending, &before);
    std::array<pollfd, 2> files{
        {{.fd = input, .events = POLLIN, .revents = 0}, {.fd = other, .events = POLLIN, .revents = 0}}};
    const bool ready = last_signal == 0 && ppoll(files.data(), files.size(), time, &before) > 0;
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return ready && files[0].revents != 0;
}

}  // namespace

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

Look look_of_terminal(std::string_view color, bool ascii) {
    const bool wanted = output_is_terminal() && environment("NO_COLOR").empty();
    return {.colour = color == "always" || (color == "auto" && wanted),
            .unicode = !ascii && locale_is_utf8()};
}

TerminalSize terminal_size() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
        return {size.ws_col, size.ws_row};
    }
    return {number_in("COLUMNS").value_or(100), number_in("LINES").value_or(50)};
}

bool output_is_terminal() {
    return isatty(STDOUT_FILENO) != 0;
}

bool input_is_terminal() {
    return isatty(STDIN_FILENO) != 0;
}

int columns_of(std::string_view text) {
    return static_cast<int>(count_characters(text));
}

std::vector<std::string> wrapped(std::string_view text, int columns, int indent) {
    std::vector<std::string> lines;
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    std::string line(begin, ' ');
    text.remove_prefix(begin);
    bool fresh = true;  // nothing but blanks stands in the line
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
        if (!fresh && columns_of(line) + 1 + columns_of(word) > columns) {
            lines.push_back(line);
            line.assign(static_cast<std::size_t>(indent), ' ');
            fresh = true;
        }
        line += (fresh ? "" : " ") + std::string(word);
        fresh = false;
    }
    lines.push_back(line);
    return lines;
}

std::vector<std::string> packed(const std::vector<std::string>& parts, int columns, int indent) {
    std::vector<std::string> lines;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        const bool has_room =
            !lines.empty() && columns_of(lines.back()) + 2 + columns_of(part) <= columns - indent;
        if (has_room) {
            lines.back() += ", " + part;
        } else {
            lines.push_back(part);
        }
    }
    for (std::string& line : lines) line.insert(0, static_cast<std::size_t>(indent), ' ');
    return lines;
}

void catch_signals() {
    struct sigaction action {};
    action.sa_handler = note_signal;
    for (const int number : kEndingSignals) sigaction(number, &action, nullptr);
}

int caught_signal() {
    return last_signal;
}

std::optional<std::string> LineReader::next() {
    for (;;) {
        if (std::optional<std::string> line = take_line()) return line;
        if (!fill()) return std::nullopt;
    }
}

bool LineReader::fill() {
    if (ended_ || !wait_for_input(STDIN_FILENO, -1, nullptr)) return false;
    read_block();
    return !ended_ || !buffer_.empty();
}

void LineReader::wait(bool lines, int other, std::chrono::milliseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    const std::chrono::nanoseconds rest = time - seconds;
    const timespec limit{.tv_sec = seconds.count(), .tv_nsec = rest.count()};
    if (wait_for_input(lines && !ended_ ? STDIN_FILENO : -1, other, &limit)) read_block();
}

void LineReader::read_block() {
    std::array<char, 4096> block;
    const ssize_t size = read(STDIN_FILENO, block.data(), block.size());
    ended_ = size <= 0 && !(size < 0 && errno == EINTR);
    if (size > 0) buffer_.append(block.data(), static_cast<std::size_t>(size));
    if (buffer_.size() > kLineMax && buffer_.find('\n') == std::string::npos) buffer_.resize(kLineMax);
}

/// The last line need not be closed.
std::optional<std::string> LineReader::take_line() {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos && (!ended_ || buffer_.empty())) return std::nullopt;
    std::string line = buffer_.substr(0, std::min(end, kLineMax));
    buffer_.erase(0, end == std::string::npos ? end : end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

}  // namespace trencavel::terminal
