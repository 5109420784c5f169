// A folder that is gone again after the test.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace trencavel {

class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::string path() const { return path_.string(); }
    /// The path of a file of this name, there or not.
    std::string path(std::string_view name) const { return (path_ / name).string(); }
    /// Writes a file, and gives its path.
    std::string write(std::string_view name, std::string_view text) const;

private:
    std::filesystem::path path_;
};

}  // namespace trencavel
