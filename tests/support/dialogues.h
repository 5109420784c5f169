// The dialogues between a server and a client in tests/dialogues: its README says what they hold.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "record/json.h"

namespace trencavel {

struct Dialogue {
    std::string name;
    record::Json script;
    record::Json table;  // the file of the table it is about
};

/// All of them, by their names.
const std::vector<Dialogue>& dialogues();

/// The files of their tables.
std::vector<record::Json> dialogue_tables();

/// The name of a test.
template <class Info>
std::string dialogue_name(const Info& info) {
    return info.param.name;
}
/// Shown where a test fails.
void PrintTo(const Dialogue& dialogue, std::ostream* out);

}  // namespace trencavel
