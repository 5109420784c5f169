#include "client/file_name.h"

#include <fmt/format.h>

#include <cctype>

namespace trencavel::client {

std::string as_file_name(const std::string& text) {
    std::string name;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = std::isalnum(byte) != 0 || c == '-' || c == '_' || (c == '.' && !name.empty());
        name += plain ? std::string(1, c) : fmt::format("%{:02x}", byte);
    }
    return name;
}

}  // namespace trencavel::client
