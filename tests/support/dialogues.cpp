#include "support/dialogues.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "support/files.h"
#include "support/paths.h"

namespace trencavel {
namespace {

using record::Json;

const char* const kFolder = "tests/dialogues";

std::vector<std::filesystem::path> files_in(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

Json json_in(const std::filesystem::path& file) {
    return Json::parse(text_of(file.string()));
}

std::vector<Dialogue> read_dialogues() {
    const std::string folder = source_path(kFolder);
    std::vector<Dialogue> all;
    for (const std::filesystem::path& file : files_in(folder)) {
        Dialogue dialogue{file.stem().string(), json_in(file), {}};
        dialogue.table = json_in(folder + "/tables/" + dialogue.script["table"].get<std::string>() + ".json");
        all.push_back(std::move(dialogue));
    }
    return all;
}

}  // namespace

const std::vector<Dialogue>& dialogues() {
    static const std::vector<Dialogue> all = read_dialogues();
    return all;
}

std::vector<Json> dialogue_tables() {
    std::vector<Json> all;
    for (const std::filesystem::path& file : files_in(source_path(kFolder) + "/tables"))
        all.push_back(json_in(file));
    return all;
}

void PrintTo(const Dialogue& dialogue, std::ostream* out) {
    *out << dialogue.script["about"].get<std::string>();
}

}  // namespace trencavel
