#include "server/people/call.h"

#include <algorithm>

#include "record/json_values.h"
#include "server/net/http_status.h"
#include "server/net/http_text.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kRetrySeconds = 2;  // where it is not known better

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::optional<char> byte = escaped_byte(text.substr(i))) {
            plain.push_back(*byte);
            i += 2;
        } else {
            plain.push_back(text[i] == '+' ? ' ' : text[i]);
        }
    }
    return plain;
}

/// Takes the part before the next separator, and the separator, from the front of a text.
std::string_view take_part(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

}  // namespace

void Call::answer(const Json& content, unsigned status) const {
    Json body_json = {{"ok", true}};
    body_json.update(content);
    respond({.status = status, .body = body_json.dump()});
}

void Call::answer_fields(const record::JsonObject& content) const {
    respond({.status = 200, .body = record::JsonObject().put("ok", true).add(content).text()});
}

void Call::answer_with_cookie(const Json& content, unsigned status, const std::string& cookie) const {
    Json body_json = {{"ok", true}};
    body_json.update(content);
    respond({.status = status, .body = body_json.dump(), .headers = {{"Set-Cookie", cookie}}});
}

void Call::refuse(const Refused& refused) const {
    Json content = {{"ok", false}, {"code", name(refused.code)}, {"text", text(refused, language)}};
    if (!refused.about.empty()) content["about"] = refused.about;
    Response response{.status = http_status(refused.code), .body = content.dump()};
    const TimeMs seconds = refused.wait_ms > 0 ? (refused.wait_ms + 999) / 1000 : kRetrySeconds;
    if (response.status == 429 || response.status == 503)
        response.headers.emplace_back("Retry-After", std::to_string(seconds));
    respond(std::move(response));
}

std::optional<std::string> body_string(const Call& call, const char* name) {
    return record::string_in(call.body, name);
}

bool has_only(const Call& call, std::initializer_list<const char*> names) {
    return std::all_of(call.body.items().begin(), call.body.items().end(), [&](const auto& item) {
        return std::any_of(names.begin(), names.end(), [&](const char* name) { return item.key() == name; });
    });
}

std::optional<std::string> query_value(const std::string& query, std::string_view name) {
    std::string_view rest = query;
    while (!rest.empty()) {
        std::string_view pair = take_part(rest, '&');
        const std::string_view key = take_part(pair, '=');
        if (key == name) return decoded(pair);
    }
    return std::nullopt;
}

std::string cookie_value(const std::string& cookies, std::string_view name) {
    std::string_view rest = cookies;
    while (!rest.empty()) {
        std::string_view pair = take_part(rest, ';');
        while (pair.starts_with(' ')) pair.remove_prefix(1);
        const std::string_view key = take_part(pair, '=');
        if (key == name) return std::string(pair);
    }
    return {};
}

}  // namespace trencavel::server
