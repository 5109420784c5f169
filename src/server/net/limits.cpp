#include "server/net/limits.h"

#include <arpa/inet.h>

#include <array>
#include <cstring>

namespace trencavel::server {

namespace {

std::string written(int family, const void* address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(family, address, text.data(), text.size());
    return text.data();
}

}  // namespace

std::string network_of(const std::string& address) {
    in6_addr parsed{};
    const std::string without_zone = address.substr(0, address.find('%'));
    if (inet_pton(AF_INET6, without_zone.c_str(), &parsed) != 1) return address;
    if (IN6_IS_ADDR_V4MAPPED(&parsed)) return written(AF_INET, &parsed.s6_addr[12]);
    std::memset(&parsed.s6_addr[8], 0, 8);
    return written(AF_INET6, &parsed) + "/64";
}

}  // namespace trencavel::server
