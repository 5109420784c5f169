// JSON values as text, as their own `dump` writes them but at a fraction of the cost: it sets up a writer for
// each value, and the server writes dozens of small values for every move.
#pragma once

#include <string>

#include "record/json.h"

namespace trencavel::record {

void append_json(std::string& text, const Json& value);

inline std::string json_text(const Json& value) {
    std::string text;
    append_json(text, value);
    return text;
}

}  // namespace trencavel::record
