#include "terminal/play/save.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cctype>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <system_error>

#include "record/replay.h"

namespace trencavel::terminal {
namespace {

std::string reason() {
    return std::strerror(errno);
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t size = write(file, content.data(), content.size());
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

/// Closes the file in any case.
bool write_and_close(int file, std::string_view content) {
    const bool written = write_all(file, content) && fsync(file) == 0;
    const int number = errno;
    const bool closed = close(file) == 0;
    if (!written) errno = number;
    return written && closed;
}

}  // namespace

std::string write_atomically(const std::string& path, std::string_view content) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return "it is a directory";
    if (file_exists(path) && access(path.c_str(), W_OK) != 0) return reason();
    const std::string beside = fmt::format("{}.{}.tmp", path, getpid());
    const int file = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return reason();
    if (write_and_close(file, content) && std::rename(beside.c_str(), path.c_str()) == 0) return {};
    std::string why = reason();
    unlink(beside.c_str());
    return why;
}

std::string new_save_name() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char stamp[32];
    std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local);
    std::string name = fmt::format("trencavel-{}.game", stamp);
    for (int number = 2; file_exists(name); ++number)
        name = fmt::format("trencavel-{}-{}.game", stamp, number);
    return name;
}

std::string save_copy(const Game& game, const std::string& file) {
    if (file_exists(file)) return file + " exists already; choose another name.";
    const std::string problem = write_atomically(file, record::write(game));
    return problem.empty() ? fmt::format("A copy is saved in {}.", file)
                           : fmt::format("{} cannot be written: {}.", file, problem);
}

bool file_exists(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

std::string shell_quoted(const std::string& word) {
    bool plain = !word.empty();
    for (const char c : word) {
        plain = plain && (std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                          std::string_view("/._-+,:=@%").find(c) != std::string_view::npos);
    }
    if (plain) return word;
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

}  // namespace trencavel::terminal
