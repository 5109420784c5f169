#include "client/chance.h"

#include <random>

namespace trencavel::client {

std::string random_hex(std::size_t digits) {
    std::random_device device;
    std::string text;
    while (text.size() < digits) text.push_back("0123456789abcdef"[device() & 15u]);
    return text;
}

}  // namespace trencavel::client
