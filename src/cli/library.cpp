#include "cli/library.h"

#include "cli/files.h"

namespace trencavel::cli {

void add_tiles_option(CLI::App& command, std::vector<std::string>& files) {
    command
        .add_option("--tiles", files,
                    "Tile file that replaces the built-in set of the same name (repeatable)")
        ->type_name("FILE")
        ->allow_extra_args(false);  // what follows the file is another argument
}

Result<tiles::Library> load_library(const std::vector<std::string>& files) {
    tiles::Library library;
    for (const std::string& file : files) {
        const Result<std::string> text = read_file(file);
        if (!text) return Error{with_file(file, text.error())};
        const auto replaced = library.replace(text.value());
        if (!replaced) return Error{with_file(file, replaced.error())};
    }
    return library;
}

}  // namespace trencavel::cli
