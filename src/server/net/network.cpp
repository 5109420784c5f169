#include "server/net/network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>

#include "core/number.h"

namespace trencavel::server {
namespace {

constexpr unsigned kBitsBeforeIpv4 = 96;
constexpr unsigned kIpv4Bits = 32;
constexpr unsigned kIpv6Bits = 64;  // whoever has one address has all of these

}  // namespace

std::optional<Network::Bytes> Network::bytes_of(std::string_view address) {
    const std::string text(address.substr(0, std::min(address.find('%'), address.size())));
    in_addr ipv4{};
    Bytes bytes{};
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) return bytes;
    if (inet_pton(AF_INET, text.c_str(), &ipv4) != 1) return std::nullopt;
    bytes[10] = bytes[11] = 0xFF;
    std::memcpy(&bytes[12], &ipv4, 4);
    return bytes;
}

bool Network::is_ipv4(const Bytes& bytes) {
    return std::all_of(bytes.begin(), bytes.begin() + 10, [](std::uint8_t byte) { return byte == 0; }) &&
           bytes[10] == 0xFF && bytes[11] == 0xFF;
}

std::optional<Network> Network::parse(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::optional<Bytes> bytes = bytes_of(text.substr(0, slash));
    if (!bytes) return std::nullopt;
    const bool ipv4 = is_ipv4(*bytes);
    const unsigned most = ipv4 ? kIpv4Bits : kIpv6Bits;
    const std::optional<unsigned> bits =
        slash == text.size() ? most : whole_number<unsigned>(text.substr(slash + 1));
    if (!bits || *bits > most) return std::nullopt;
    Network network;
    network.bits_ = *bits + (ipv4 ? kBitsBeforeIpv4 : 0);
    for (unsigned bit = 0; bit < network.bits_; ++bit)
        network.bytes_[bit / 8] |= static_cast<std::uint8_t>((*bytes)[bit / 8] & (0x80U >> bit % 8));
    return network;
}

bool Network::holds(std::string_view address) const {
    const std::optional<Bytes> other =
        bytes_of(address.substr(0, std::min(address.find('/'), address.size())));
    if (!other || is_ipv4(*other) != is_ipv4(bytes_)) return false;
    for (unsigned bit = 0; bit < bits_; ++bit) {
        if (((bytes_[bit / 8] ^ (*other)[bit / 8]) & (0x80U >> bit % 8)) != 0) return false;
    }
    return true;
}

std::string Network::text() const {
    std::array<char, INET6_ADDRSTRLEN> address{};
    const bool ipv4 = is_ipv4(bytes_);
    inet_ntop(ipv4 ? AF_INET : AF_INET6, ipv4 ? &bytes_[12] : bytes_.data(), address.data(), address.size());
    return std::string(address.data()) + "/" + std::to_string(bits_ - (ipv4 ? kBitsBeforeIpv4 : 0));
}

}  // namespace trencavel::server
