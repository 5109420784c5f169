#include "perft/perft_file.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace trencavel::perft_files {
namespace {

constexpr std::string_view kPosition = "position ";
constexpr std::string_view kPerft = "perft ";

/// The two numbers of a `perft` line.
Result<Count> read_count(const std::string& line) {
    std::istringstream words(line.substr(kPerft.size()));
    Count count;
    std::string more;
    if (!(words >> count.depth >> count.sequences) || words >> more)
        return Error{"'perft' takes a depth and a count, as in 'perft 2 118'"};
    return count;
}

/// Empty, or what is wrong with the line.
std::string add_line(std::vector<Entry>& entries, const std::string& line, const std::string& place) {
    if (line.empty() || line[0] == '#') return {};
    if (line.starts_with(kPosition)) {
        entries.push_back({line.substr(kPosition.size()), place, {}, {}});
        return {};
    }
    if (entries.empty()) return "a line before the first 'position'";
    Entry& entry = entries.back();
    if (!line.starts_with(kPerft)) {
        if (!entry.counts.empty()) return "a line of the record after 'perft'";
        entry.record += line + "\n";
        return {};
    }
    const Result<Count> count = read_count(line);
    if (!count) return count.error();
    entry.counts.push_back(count.value());
    return {};
}

}  // namespace

Result<std::vector<Entry>> read_file(const std::string& path) {
    std::ifstream file(path);
    if (!file) return Error{path + ": cannot be read"};
    std::vector<Entry> entries;
    std::string line;
    for (unsigned number = 1; std::getline(file, line); ++number) {
        const std::string place =
            std::filesystem::path(path).filename().string() + ":" + std::to_string(number);
        const std::string problem = add_line(entries, line, place);
        if (!problem.empty()) return Error{place + ": " + problem};
    }
    for (const Entry& entry : entries) {
        if (entry.counts.empty()) return Error{entry.place + ": a position without 'perft'"};
    }
    return entries;
}

}  // namespace trencavel::perft_files
