#include "support/files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "support/paths.h"
#include "support/text.h"

namespace trencavel {
namespace {

std::string records_folder() {
    return source_path("tests/records");
}

}  // namespace

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> golden_games(const std::string& folder) {
    std::vector<std::string> paths;
    const std::filesystem::path root = std::filesystem::path(records_folder()) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (entry.path().extension() == ".game") paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<std::string> golden_games_by_rule() {
    std::vector<std::string> paths;
    for (const char* folder :
         {"carcassonne", "wheel-rules", "bridges", "castles", "bazaars", "castle-rules", "falcon-rules"}) {
        for (std::string& path : golden_games(folder)) paths.push_back(std::move(path));
    }
    return paths;
}

std::string golden_name(const std::string& path) {
    const std::filesystem::path below = std::filesystem::path(path).lexically_relative(records_folder());
    return test_name((below.parent_path() / below.stem()).string());
}

}  // namespace trencavel
