// Names and chat for tables in tests: only plain letters are written there.
#pragma once

#include <string>
#include <string_view>

#include "tables/writing.h"

namespace trencavel::server {

class PlainWriting final : public Writing {
public:
    Outcome<std::string> name_from(std::string_view written, Language) const override {
        return std::string(written);
    }
    Outcome<std::string> chat_from(std::string_view written, Language) const override {
        return std::string(written);
    }
    Look look_of(std::string_view name) const override {
        std::string small(name);
        for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return {small, small};
    }
};

}  // namespace trencavel::server
