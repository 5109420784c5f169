// Runs a fuzz target without libFuzzer: `fuzz_NAME CORPUS RUNS` gives it every file of the folder, then so
// many mutants of them. TRENCAVEL_FUZZ_RUNS and TRENCAVEL_FUZZ_SEED change how many and which. What ends the
// program is left in NAME.input, to be given as CORPUS again.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "mutator.h"
#include "support/files.h"
#include "support/setting.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

constexpr std::uint64_t kSeed = 20091115;

/// The texts of a folder by name, or that of one file.
std::vector<std::string> read_corpus(const std::filesystem::path& path) {
    std::vector<std::filesystem::path> files;
    if (std::filesystem::is_directory(path)) {
        for (const auto& entry : std::filesystem::directory_iterator(path)) files.push_back(entry.path());
    } else if (std::filesystem::exists(path)) {
        files.push_back(path);
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> texts;
    for (const std::filesystem::path& file : files) texts.push_back(trencavel::text_of(file.string()));
    return texts;
}

/// The input is on the disk before it can do any harm.
void run(const std::string& input, const std::string& kept_in) {
    std::ofstream(kept_in, std::ios::binary) << input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

int replay(const std::string& name, const std::string& corpus, std::uint64_t runs) {
    const std::vector<std::string> texts = read_corpus(corpus);
    if (texts.empty()) {
        std::cerr << name << ": there is nothing in " << corpus << "\n";
        return 1;
    }
    const std::uint64_t seed = setting("TRENCAVEL_FUZZ_SEED", kSeed);
    runs = setting("TRENCAVEL_FUZZ_RUNS", runs);
    std::cout << name << ": " << texts.size() << " inputs, " << runs
              << " mutants with TRENCAVEL_FUZZ_SEED=" << seed << std::endl;
    for (const std::string& text : texts) run(text, name + ".input");
    Mutator mutator(texts, seed);
    for (std::uint64_t i = 0; i < runs; ++i) run(mutator.next(), name + ".input");
    std::filesystem::remove(name + ".input");
    return 0;
}

}  // namespace
}  // namespace trencavel::fuzz

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: " << arguments[0] << " CORPUS RUNS\n";
        return 2;
    }
    const std::string name = std::filesystem::path(arguments[0]).filename().string();
    return trencavel::fuzz::replay(name, arguments[1], std::strtoull(arguments[2], nullptr, 10));
}
