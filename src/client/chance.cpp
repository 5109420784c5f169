#include "client/chance.h"

#include <sodium.h>

#include <cstdlib>

namespace trencavel::client {

std::string random_hex(std::size_t digits) {
    if (sodium_init() < 0) std::abort();  // without chance there is no game
    std::string text(digits, '\0');
    randombytes_buf(text.data(), text.size());
    for (char& digit : text) digit = "0123456789abcdef"[static_cast<unsigned char>(digit) & 15u];
    return text;
}

}  // namespace trencavel::client
