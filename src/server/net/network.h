// A network of addresses, as whoever hosts a server names one: `192.0.2.0/24`, `2001:db8::/32`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trencavel::server {

class Network {
public:
    /// An address alone is the network that it counts as (network_of): IPv4 itself, of IPv6 the first 64
    /// bits. None if it is no address, or a part of such a network.
    static std::optional<Network> parse(std::string_view text);

    /// Of an address, or of what network_of makes of it.
    bool holds(std::string_view address) const;
    /// The same for all spellings of one network.
    std::string text() const;

private:
    using Bytes = std::array<std::uint8_t, 16>;  // IPv4 as IPv6 writes it
    static std::optional<Bytes> bytes_of(std::string_view address);
    static bool is_ipv4(const Bytes& bytes);

    Bytes bytes_{};
    unsigned bits_ = 0;
};

}  // namespace trencavel::server
