// A folder that is gone again after the test.
#pragma once

#include <stdlib.h>  // mkdtemp is not in <cstdlib>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace trencavel::server_tests {

class ScratchFolder {
public:
    ScratchFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "trencavel-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path_ = name;
    }
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::string path() const { return path_.string(); }
    /// The path of a file of this name, there or not.
    std::string path(std::string_view name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

}  // namespace trencavel::server_tests
