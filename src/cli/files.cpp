#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>
#include <vector>

namespace trencavel::cli {

namespace {

constexpr std::size_t kSizeMax = std::size_t{16} << 20;
constexpr std::size_t kBlock = std::size_t{64} << 10;

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

Error failure(int number) {
    return Error{std::string("cannot be read: ") + std::strerror(number)};
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return Error{"cannot be read: it is a directory"};
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    if (!file) return failure(errno);

    std::string content;
    std::vector<char> block(kBlock);
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), file.get())) {
        if (content.size() + size > kSizeMax) return Error{"is larger than 16 MB"};
        content.append(block.data(), size);
    }
    if (std::ferror(file.get()) != 0) return failure(errno);
    return content;
}

std::string with_file(const std::string& file, const std::string& text) {
    std::string result = file + ": ";
    for (const char c : text) {
        result += c;
        if (c == '\n') result += file + ": ";
    }
    return result;
}

}  // namespace trencavel::cli
