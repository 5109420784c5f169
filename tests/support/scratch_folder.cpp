#include "support/scratch_folder.h"

#include <stdlib.h>  // mkdtemp is not in <cstdlib>

#include <fstream>
#include <stdexcept>

namespace trencavel {

ScratchFolder::ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "trencavel-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string ScratchFolder::write(std::string_view name, std::string_view text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path(name);
}

}  // namespace trencavel
