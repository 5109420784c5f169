#include "client/api.h"

#include <fmt/format.h>

namespace trencavel::client {
namespace {

/// The cookie that came with it stands beside the answer.
Result<Json> read(const Reply& reply) {
    Json json = Json::parse(reply.body, nullptr, false);
    if (!json.is_object()) return Error{fmt::format("the server answers with status {}", reply.status)};
    const bool ok = json.value("ok", Json(false)) == true;
    const Json text = json.value("text", Json());
    if (!ok && text.is_string()) return Error{text.get<std::string>()};
    if (!ok) return Error{fmt::format("the server refuses with status {}", reply.status)};
    if (!reply.cookie.empty()) json["cookie"] = reply.cookie;
    return json;
}

}  // namespace

Result<Json> ask_json(Server& server, const std::string& path, const Ask& ask) {
    const Result<Reply> reply = server.request(path, ask);
    if (!reply) return reply.failure();
    return read(reply.value());
}

}  // namespace trencavel::client
