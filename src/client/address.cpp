#include "client/address.h"

#include <algorithm>
#include <cctype>

namespace trencavel::client {
namespace {

constexpr std::string_view kTablePath = "/t/";
constexpr std::string_view kInvitation = "invitation=";

std::string_view take_until(std::string_view& text, std::string_view signs) {
    const std::size_t end = std::min(text.find_first_of(signs), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end);
    return part;
}

bool is_word(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
    });
}

/// Path and query; false if they lead to no table.
bool read_target(std::string_view target, Address& address) {
    const std::string_view path = take_until(target, "?");
    if (path.starts_with(kTablePath)) {
        address.table = path.substr(kTablePath.size());
        if (!is_word(address.table)) return false;
    } else if (!path.empty() && path != "/") {
        return false;
    }
    if (!target.empty()) target.remove_prefix(1);
    if (!target.starts_with(kInvitation)) return target.empty();
    target.remove_prefix(kInvitation.size());
    address.invitation = target;
    return is_word(address.invitation);
}

}  // namespace

Result<Address> parse_address(std::string_view text) {
    const bool has_scheme = text.find("://") != std::string_view::npos;
    const std::string full = (has_scheme ? "" : "http://") + std::string(text);
    const Result<Url> url = parse_url(full);
    if (!url) return url.failure();
    Address address{.url = url->with_target("/"),
                    .server = (url->secure ? "https://" : "http://") + url->authority()};
    if (read_target(url->target, address)) return address;
    return Error{"'" + full + "' is no server and no table: those are " + address.server + " and " +
                 address.server + "/t/TABLE"};
}

std::string link_to(const std::string& server, const std::string& table, const std::string& invitation) {
    std::string link = server + std::string(kTablePath) + table;
    if (!invitation.empty()) link += "?" + std::string(kInvitation) + invitation;
    return link;
}

}  // namespace trencavel::client
