// Plays the course of a file in tests/dialogues/tables anew, and prints the file with the events that come of
// it:
//   build/release/play_course FILE > NEW
#include <cstdio>

#include "course.h"
#include "support/files.h"

namespace trencavel::server {
namespace {

/// The elements one to a line.
std::string lines_of(const std::vector<Json>& list) {
    std::string text = "[";
    for (const Json& each : list) text += (text.size() > 1 ? ",\n    " : "\n    ") + each.dump();
    return text + "\n  ]";
}

int print(const Json& file) {
    const Course course(file);
    if (!course.problem().empty()) {
        std::fprintf(stderr, "%s\n", course.problem().c_str());
        return 1;
    }
    std::string text = "{\n";
    for (const char* name : {"about", "table", "host", "secret", "terms"})
        text += "  \"" + std::string(name) + "\": " + file[name].dump() + ",\n";
    text += "  \"course\": " + lines_of(file["course"]) + ",\n";
    text += "  \"events\": " + lines_of(course.told()) + ",\n";
    text += "  \"stored\": " + lines_of(course.stored()) + "\n}\n";
    std::fputs(text.c_str(), stdout);
    return 0;
}

}  // namespace
}  // namespace trencavel::server

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "play_course FILE\n");
        return 2;
    }
    return trencavel::server::print(trencavel::record::Json::parse(trencavel::text_of(argv[1])));
}
