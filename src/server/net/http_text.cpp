#include "server/net/http_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "core/hexadecimal.h"

namespace trencavel::server {

namespace {

using Field = std::pair<std::string_view, std::string_view>;

constexpr std::array<Field, 8> kDefaults = {{
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"X-Frame-Options", "DENY"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
     "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"Cache-Control", "no-store"},
}};

struct Status {
    unsigned number;
    std::string_view reason;
    std::string_view code;  // for programs, as docs/protocol.md lists them
    std::string_view text;  // for people
};

constexpr std::array<Status, 24> kStatuses = {{
    {200, "OK", {}, {}},
    {201, "Created", {}, {}},
    {204, "No Content", {}, {}},
    {301, "Moved Permanently", {}, {}},
    {302, "Found", {}, {}},
    {303, "See Other", {}, {}},
    {304, "Not Modified", {}, {}},
    {307, "Temporary Redirect", {}, {}},
    {308, "Permanent Redirect", {}, {}},
    {400, "Bad Request", "bad_message", "The request cannot be read."},
    {401, "Unauthorized", {}, {}},
    {403, "Forbidden", {}, {}},
    {404, "Not Found", {}, {}},
    {405, "Method Not Allowed", {}, {}},
    {408, "Request Timeout", "too_slow", "The request took too long."},
    {409, "Conflict", {}, {}},
    {413, "Content Too Large", "too_large", "The request is too large."},
    {415, "Unsupported Media Type", {}, {}},
    {426, "Upgrade Required", "bad_message", "Only WebSockets of version 13 are served here."},
    {429, "Too Many Requests", "too_many", "Too many connections from this address."},
    {431, "Request Header Fields Too Large", "too_large", "The header of the request is too large."},
    {500, "Internal Server Error", {}, {}},
    {501, "Not Implemented", {}, {}},
    {503, "Service Unavailable", "busy", "The server is busy; try again later."},
}};

const Status* find_status(unsigned number) {
    const auto* found = std::ranges::find(kStatuses, number, &Status::number);
    return found == kStatuses.end() ? nullptr : found;
}

bool same_name(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

bool has_field(const Response& response, std::string_view name) {
    return std::ranges::any_of(response.headers,
                               [&](const auto& field) { return same_name(field.first, name); });
}

/// A line break in a value would begin a field of its own: such bytes are left out.
void add_field(std::string& head, std::string_view name, std::string_view value) {
    const auto add = [&](std::string_view text) {
        std::ranges::copy_if(text, std::back_inserter(head),
                             [](unsigned char c) { return c >= ' ' && c != 127; });
    };
    add(name);
    head += ": ";
    add(value);
    head += "\r\n";
}

std::optional<std::string> decode(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const std::optional<char> byte = escaped_byte(text.substr(i));
            if (!byte) return std::nullopt;
            c = *byte;
            i += 2;
        }
        if (c == '\0') return std::nullopt;
        out += c;
    }
    return out;
}

}  // namespace

std::optional<char> escaped_byte(std::string_view text) {
    if (text.size() < 3 || text[0] != '%') return std::nullopt;
    const std::optional<unsigned> high = hexadecimal_digit(text[1]);
    const std::optional<unsigned> low = hexadecimal_digit(text[2]);
    if (!high || !low) return std::nullopt;
    return static_cast<char>(*high * 16 + *low);
}

std::optional<Target> parse_target(std::string_view target) {
    if (!target.starts_with('/')) return std::nullopt;
    target = target.substr(0, target.find('#'));
    const std::size_t mark = target.find('?');
    std::optional<std::string> path = decode(target.substr(0, mark));
    if (!path) return std::nullopt;
    const std::string_view query = mark == target.npos ? std::string_view() : target.substr(mark + 1);
    return Target{std::move(*path), std::string(query)};
}

std::string_view last_of_list(std::string_view list) {
    const std::size_t comma = list.rfind(',');
    if (comma != list.npos) list.remove_prefix(comma + 1);
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!list.empty() && blank(list.front())) list.remove_prefix(1);
    while (!list.empty() && blank(list.back())) list.remove_suffix(1);
    return list;
}

bool is_socket_key(std::string_view key) {
    if (key.size() != 24 || !key.ends_with("==")) return false;
    key.remove_suffix(2);
    return std::ranges::all_of(key, [](unsigned char c) { return std::isalnum(c) || c == '+' || c == '/'; });
}

bool has_body(unsigned status) {
    return status >= 200 && status != 204 && status != 304;
}

std::string response_head(const Response& response, bool keep_alive) {
    const Status* status = find_status(response.status);
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
    head += status == nullptr ? std::string_view("Other") : status->reason;
    head += "\r\n";
    if (has_body(response.status)) {
        if (!response.content_type.empty()) add_field(head, "Content-Type", response.content_type);
        add_field(head, "Content-Length", std::to_string(response.body.size()));
    }
    if (!keep_alive) add_field(head, "Connection", "close");
    for (const auto& [name, value] : kDefaults) {
        if (!has_field(response, name)) add_field(head, name, value);
    }
    for (const auto& [name, value] : response.headers) add_field(head, name, value);
    return head += "\r\n";
}

Response refusal(unsigned status) {
    Response response{.status = status};
    const Status* known = find_status(status);
    if (known == nullptr || known->code.empty()) return response;
    response.body = "{\"ok\":false,\"code\":\"" + std::string(known->code) + "\",\"text\":\"" +
                    std::string(known->text) + "\"}";
    if (status == 426) response.headers = {{"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}};
    return response;
}

}  // namespace trencavel::server
