#include "client/url.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/number.h"

namespace trencavel::client {

namespace {

struct Scheme {
    std::string_view start;
    bool secure;
};
constexpr std::array<Scheme, 4> kSchemes = {
    {{"http://", false}, {"https://", true}, {"ws://", false}, {"wss://", true}}};

constexpr std::uint16_t usual_port(bool secure) {
    return secure ? 443 : 80;
}

Error wrong(std::string_view text, const std::string& why) {
    return Error{"\"" + std::string(text) + "\" is not the address of a server: " + why, std::string(text)};
}

std::optional<std::uint16_t> parse_port(std::string_view digits) {
    const auto port = whole_number<std::uint16_t>(digits);
    return port == 0 ? std::nullopt : port;
}

/// Letters of hosts and addresses; anything else is a slip, or would end up in a header.
bool is_host(std::string_view host) {
    return !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
        return c > ' ' && c != 127 &&
               std::string_view("@/\\\"<>[]?#%").find(static_cast<char>(c)) == std::string::npos;
    });
}

struct HostAndPort {
    std::string_view host;
    std::string_view port;  // empty: not given
    bool has_port = false;
};

HostAndPort split_authority(std::string_view authority) {
    std::size_t colon = authority.rfind(':');
    if (authority.starts_with('[')) {
        const std::size_t bracket = authority.find(']');
        if (bracket == authority.npos) return {};
        colon = authority.find(':', bracket);
        const std::string_view after = authority.substr(bracket + 1, colon - bracket - 1);
        if (!after.empty() && colon != bracket + 1) return {};
        return {authority.substr(1, bracket - 1),
                colon == authority.npos ? std::string_view() : authority.substr(colon + 1),
                colon != authority.npos};
    }
    if (colon == authority.npos) return {authority, {}, false};
    return {authority.substr(0, colon), authority.substr(colon + 1), true};
}

bool is_target(std::string_view target) {
    return std::ranges::all_of(target, [](unsigned char c) { return c > ' ' && c != 127; });
}

}  // namespace

std::string Url::authority() const {
    const bool is_v6 = host.find(':') != std::string::npos;
    std::string text = is_v6 ? "[" + host + "]" : host;
    if (port != usual_port(secure)) text += ":" + std::to_string(port);
    return text;
}

Url Url::with_target(std::string_view other) const {
    Url url = *this;
    url.target = other;
    return url;
}

Result<Url> parse_url(std::string_view text) {
    const auto* scheme =
        std::ranges::find_if(kSchemes, [&](const Scheme& s) { return text.starts_with(s.start); });
    if (scheme == kSchemes.end()) return wrong(text, "it must begin with http:// or https://");
    const std::string_view rest = text.substr(scheme->start.size());
    const std::size_t slash = std::min(rest.find_first_of("/?#"), rest.size());
    const std::string_view authority = rest.substr(0, slash);
    if (authority.find('@') != authority.npos)
        return wrong(text, "names and passphrases do not belong in it");
    const HostAndPort parts = split_authority(authority);
    if (parts.host.empty()) return wrong(text, "it names no host");
    if (!is_host(parts.host)) return wrong(text, "there are characters in the host that cannot be");
    Url url{.secure = scheme->secure, .host = std::string(parts.host), .port = usual_port(scheme->secure)};
    if (parts.has_port) {
        const std::optional<std::uint16_t> port = parse_port(parts.port);
        if (!port) return wrong(text, "a port is a number from 1 to 65535");
        url.port = *port;
    }
    std::string_view target = rest.substr(slash);
    target = target.substr(0, target.find('#'));
    if (!is_target(target)) return wrong(text, "there are blanks in it");
    url.target = (target.starts_with('/') ? "" : "/") + std::string(target);
    return url;
}

}  // namespace trencavel::client
