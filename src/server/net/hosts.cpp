#include "server/net/hosts.h"

#include <arpa/inet.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>

namespace trencavel::server {
namespace {

bool is_port(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

template <int family, class Address>
bool is_literal(const std::string& text) {
    Address parsed{};
    return inet_pton(family, text.c_str(), &parsed) == 1;
}

/// Without its port, in small letters, without a dot at its end; none if it is no host at all.
std::optional<std::string> name_of(std::string_view host) {
    const bool bracketed = host.starts_with('[');
    const std::size_t end = bracketed ? host.find(']') : host.find(':');
    if (bracketed && end == std::string_view::npos) return std::nullopt;
    std::string_view port = bracketed ? host.substr(end + 1) : host.substr(std::min(end, host.size()));
    if (!port.empty() && (port.front() != ':' || !is_port(port.substr(1)))) return std::nullopt;
    std::string name(bracketed ? host.substr(1, end - 1) : host.substr(0, end));
    if (bracketed && !is_literal<AF_INET6, in6_addr>(name)) return std::nullopt;
    for (char& c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    if (name.ends_with('.')) name.pop_back();
    return name;
}

/// `https://games.example.org:8443` → `games.example.org`
std::string name_in(const std::string& url) {
    const std::size_t slashes = url.find("//");
    if (slashes == std::string::npos) return {};
    return name_of(std::string_view(url).substr(slashes + 2)).value_or("");
}

}  // namespace

AllowedHosts::AllowedHosts(const std::string& public_url, std::string machine)
    : public_name_(name_in(public_url)), machine_(name_of(machine).value_or("")) {}

bool AllowedHosts::allows(std::string_view host) const {
    const std::optional<std::string> name = name_of(host);
    if (!name || name->empty()) return false;
    if (is_literal<AF_INET, in_addr>(*name) || is_literal<AF_INET6, in6_addr>(*name)) return true;
    if (*name == "localhost" || name->ends_with(".localhost")) return true;
    if (*name == public_name_) return true;
    return !machine_.empty() && (*name == machine_ || *name == machine_ + ".local");
}

std::string machine_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

}  // namespace trencavel::server
