// trencavel tiles: shows the tile sets and their tiles, and checks tile files.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/library.h"
#include "core/suggest.h"
#include "terminal/console/terminal.h"
#include "tiles/draw/describe.h"
#include "tiles/draw/draw.h"
#include "tiles/draw/wall.h"
#include "tiles/model/names.h"
#include "tiles/read/library.h"
#include "tiles/read/read.h"

namespace trencavel::cli {

namespace {

using tiles::DrawOptions;
using tiles::Library;
using tiles::Tile;
using tiles::TileSet;

struct Request {
    std::vector<std::string> names;  // a set, or tiles
    std::vector<std::string> replacements;
    std::vector<std::string> files_to_check;
    std::string color = "auto";
    bool ascii = false;
};

DrawOptions draw_options(const Request& request) {
    const terminal::Look look = terminal::look_of_terminal(request.color, request.ascii);
    DrawOptions options;
    options.colour = look.colour;
    options.unicode = look.unicode;
    return options;
}

bool check_file(const std::string& file) {
    const Result<std::string> text = read_file(file);
    const Result<TileSet> set = text ? tiles::read_tile_set(text.value()) : Error{text.error()};
    if (!set) {
        std::cerr << with_file(file, set.error()) << '\n';
        return false;
    }
    std::cout << file << ": ok: set " << set->set << ", " << set->total << " tiles, " << set->tiles.size()
              << " designs" << (tiles::is_reconstruction(set.value()) ? ", a reconstruction" : "") << '\n';
    return true;
}

int check_files(const std::vector<std::string>& files) {
    bool all_good = true;
    for (const std::string& file : files) all_good = check_file(file) && all_good;
    return all_good ? 0 : 1;
}

/// only_in: the set in which the name was looked for; nullptr for all of them.
void complain_about_name(const Library& library, const std::string& name, const TileSet* only_in) {
    std::vector<std::string> candidates;
    for (const TileSet& set : library.sets()) {
        if (only_in != nullptr && &set != only_in) continue;
        if (only_in == nullptr) candidates.push_back(set.set);
        for (const Tile& tile : set.tiles) candidates.push_back(tile.id);
    }
    const std::string place = only_in == nullptr ? "No set or tile" : "No tile of the set " + only_in->set;
    const std::string similar = closest_name(name, candidates);
    std::string hint = similar.empty() ? "" : " Did you mean \"" + similar + "\"?";
    if (hint.empty() && only_in == nullptr) hint = " \"trencavel tiles\" lists the sets.";
    if (hint.empty()) hint = " \"trencavel tiles " + only_in->set + "\" lists its tiles.";
    std::cerr << place << " is called " << tiles::in_quotes(name) << '.' << hint << '\n';
}

/// A drawing with text above it.
struct Picture {
    std::string caption;
    std::vector<std::string> lines;
};

/// Side by side, as many in a row as the terminal is wide.
void print_pictures(const std::vector<Picture>& pictures, int width) {
    constexpr int kGap = 2;
    const auto per_row =
        static_cast<std::size_t>(std::max(1, (terminal::terminal_size().columns + kGap) / (width + kGap)));
    for (std::size_t first = 0; first < pictures.size(); first += per_row) {
        const std::size_t last = std::min(first + per_row, pictures.size());
        for (std::size_t i = first; i < last; ++i) {
            const std::string& caption = pictures[i].caption;
            const bool more = i + 1 < last;
            std::cout << caption
                      << std::string(
                             more ? std::size_t(std::max(1, width + kGap - terminal::columns_of(caption)))
                                  : 0,
                             ' ');
        }
        std::cout << '\n';
        for (std::size_t line = 0; line < pictures[first].lines.size(); ++line) {
            for (std::size_t i = first; i < last; ++i) {
                std::cout << pictures[i].lines[line] << std::string(i + 1 < last ? kGap : 0, ' ');
            }
            std::cout << '\n';
        }
        std::cout << '\n';
    }
}

void print_wrapped(std::string_view text) {
    std::istringstream words{std::string(text)};
    int column = 0;
    for (std::string word; words >> word;) {
        const int size = terminal::columns_of(word);
        if (column > 0 && column + 1 + size > terminal::terminal_size().columns) {
            std::cout << '\n';
            column = 0;
        }
        std::cout << (column > 0 ? " " : "") << word;
        column += size + (column > 0 ? 1 : 0);
    }
    std::cout << '\n';
}

std::string title_of(const TileSet& set) {
    return set.title + (tiles::is_reconstruction(set) ? ", a reconstruction" : "");
}

/// Sets with the same note are named together.
void print_notes(const Library& library) {
    std::vector<std::pair<std::string, std::string>> notes;  // note, names
    for (const TileSet& set : library.sets()) {
        if (set.note.empty()) continue;
        const auto same =
            std::find_if(notes.begin(), notes.end(), [&](const auto& n) { return n.first == set.note; });
        if (same == notes.end()) {
            notes.emplace_back(set.note, set.set);
        } else {
            same->second += ", " + set.set;
        }
    }
    for (const auto& [note, names] : notes) {
        std::cout << '\n';
        print_wrapped(names + ": " + note);
    }
}

int list_sets(const Library& library) {
    for (const TileSet& set : library.sets()) {
        const std::string tiles = std::to_string(set.total);
        const std::string designs = std::to_string(set.tiles.size());
        std::cout << set.set << std::string(25 - std::min<std::size_t>(24, set.set.size()), ' ');
        std::cout << std::string(3 - std::min<std::size_t>(3, tiles.size()), ' ') << tiles << " tiles  ";
        std::cout << std::string(3 - std::min<std::size_t>(3, designs.size()), ' ') << designs
                  << " designs  ";
        std::cout << title_of(set) << '\n';
    }
    print_notes(library);
    return 0;
}

/// Shows what the first marked copy carries.
DrawOptions with_first_marks(DrawOptions options, const Tile& tile) {
    for (const tiles::Mark& mark : tile.marks) {
        for (std::size_t i = 0; i < mark.carried.size(); ++i) {
            if (options.carried[i] == 0) options.carried[i] = mark.carried[i];
        }
    }
    return options;
}

int show_set(const TileSet& set, const DrawOptions& options) {
    std::cout << title_of(set) << ": " << set.total << " tiles, " << set.tiles.size() << " designs\n";
    if (!set.note.empty()) print_wrapped(set.note);
    std::cout << '\n';
    std::vector<Picture> pictures;
    for (const Tile& tile : set.tiles) {
        const std::string times = options.unicode ? " ×" : " x";
        pictures.push_back({tile.id + times + std::to_string(tile.count),
                            tiles::draw_tile(tile, 0, with_first_marks(options, tile))});
    }
    print_pictures(pictures, options.width);
    for (const Tile& tile : set.tiles) {
        const std::string marks = tiles::describe_marks(tile);
        if (!marks.empty()) std::cout << tile.id << ": of " << tile.count << ", " << marks << '\n';
    }
    if (set.wall) {
        std::cout << "\nThe wall:\n";
        for (const std::string& line : tiles::draw_wall(*set.wall)) std::cout << line << '\n';
    }
    return 0;
}

/// A tile as named on the command line: D, or RadU/2 for a copy with the number 2.
struct NamedTile {
    const TileSet* set = nullptr;
    const Tile* tile = nullptr;
    int number = 0;
};

bool has_number(const Tile& tile, int number) {
    return std::any_of(tile.marks.begin(), tile.marks.end(),
                       [&](const tiles::Mark& m) { return m.carried[tiles::kNumberedKind] == number; });
}

std::optional<NamedTile> find_tile(const Library& library, const std::string& name, const TileSet* only_in) {
    const std::size_t slash = name.find('/');
    const std::string id = name.substr(0, slash);
    NamedTile found;
    for (const TileSet& set : library.sets()) {
        if (only_in != nullptr && &set != only_in) continue;
        if (const Tile* tile = set.find(id)) found = {&set, tile, 0};
    }
    if (found.tile == nullptr) {
        complain_about_name(library, id, only_in);
        return std::nullopt;
    }
    if (slash == std::string::npos) return found;
    const std::string number = name.substr(slash + 1);
    const bool digit = number.size() == 1 && number[0] >= '1' && number[0] <= '9';
    if (!digit || !has_number(*found.tile, number[0] - '0')) {
        std::cerr << "No copy of the tile " << id << " has the "
                  << tiles::kMarkKinds[tiles::kNumberedKind].words << ' ' << tiles::in_quotes(number)
                  << ".\n";
        return std::nullopt;
    }
    found.number = number[0] - '0';
    return found;
}

void show_tile(const NamedTile& named, DrawOptions options) {
    const Tile& tile = *named.tile;
    const std::string marks = tiles::describe_marks(tile);
    std::cout << tile.id << (tile.name.empty() ? "" : ": ") << tile.name << "\nset " << named.set->set
              << (tiles::is_reconstruction(*named.set) ? " (a reconstruction), " : ", ") << tile.count
              << (tile.count == 1 ? " copy" : " copies");
    if (!marks.empty()) std::cout << " (" << marks << ')';
    std::cout << '\n';
    options = with_first_marks(options, tile);
    if (named.number > 0) options.carried[tiles::kNumberedKind] = static_cast<std::uint8_t>(named.number);
    std::vector<Picture> pictures;
    for (int rotation = 0; rotation < 4; ++rotation) {
        pictures.push_back(
            {"rotation " + std::to_string(rotation), tiles::draw_tile(tile, rotation, options)});
    }
    print_pictures(pictures, options.width);
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        std::cout << "  " << i << "  " << tiles::describe(tile.features[i]) << '\n';
    }
    std::cout << '\n';
}

int show_tiles(const Library& library, const Request& request, const DrawOptions& options) {
    const TileSet* set = library.find(request.names.front());
    std::vector<NamedTile> found;
    for (std::size_t i = set == nullptr ? 0 : 1; i < request.names.size(); ++i) {
        const auto tile = find_tile(library, request.names[i], set);
        if (!tile) return 1;
        found.push_back(*tile);
    }
    for (const NamedTile& tile : found) show_tile(tile, options);
    const bool any_reconstruction = std::any_of(found.begin(), found.end(), [](const NamedTile& named) {
        return tiles::is_reconstruction(*named.set);
    });
    if (any_reconstruction) print_wrapped(tiles::reconstruction_notice());
    return 0;
}

int run(const Request& request) {
    if (!request.files_to_check.empty()) return check_files(request.files_to_check);
    const Result<Library> library = load_library(request.replacements);
    if (!library) {
        std::cerr << library.error() << '\n';
        return 1;
    }
    if (request.names.empty()) return list_sets(library.value());
    const TileSet* set = library->find(request.names.front());
    if (set != nullptr && request.names.size() == 1) return show_set(*set, draw_options(request));
    return show_tiles(library.value(), request, draw_options(request));
}

}  // namespace

void add_tiles_command(CLI::App& app, int& exit_code) {
    const auto request = std::make_shared<Request>();
    CLI::App* command =
        app.add_subcommand("tiles", "Show the tile sets and their tiles, or check tile files");
    command->add_option("name", request->names, "A set, a set and tile ids, or tile ids; none: list the sets")
        ->type_name("SET|ID");
    command
        ->add_option("--tiles", request->replacements,
                     "Tile file that replaces the built-in set of the same name")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command
        ->add_option("--color", request->color,
                     "auto, always or never; auto: on terminals, unless NO_COLOR is set")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    command->add_flag("--ascii", request->ascii, "Draw with ASCII characters only");
    CLI::App* check = command->add_subcommand("check", "Check tile files and list every problem");
    check->add_option("file", request->files_to_check, "Tile files")->type_name("FILE")->required();
    command->callback([request, &exit_code] { exit_code = run(*request); });
}

}  // namespace trencavel::cli
