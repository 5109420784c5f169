// One request on its way through the routes: who asks, what for, and how it is answered.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/hall/watcher.h"
#include "server/net/http.h"
#include "server/store/store.h"
#include "tables/outcome.h"
#include "tables/terms.h"

namespace trencavel::server {

struct Call {
    Request request;
    Language language{};
    std::optional<Person> person;  // whose cookie came with it
    std::string secret_hash;       // of that cookie
    Json body = Json::object();
    TableId table;  // of the path
    std::function<void(Response)> respond;

    void answer(const Json& content = Json::object(), unsigned status = 200) const;
    void answer_fields(const record::JsonObject& content) const;
    void answer_with_cookie(const Json& content, unsigned status, const std::string& cookie) const;
    void refuse(const Refused& refused) const;
};

/// A string of the body; none if it is missing or something else.
std::optional<std::string> body_string(const Call& call, const char* name);
/// Whether the body has no fields but these.
bool has_only(const Call& call, std::initializer_list<const char*> names);
/// The decoded value of a name in the query; none if it is missing.
std::optional<std::string> query_value(const std::string& query, std::string_view name);
/// The value of a cookie; empty if it is missing.
std::string cookie_value(const std::string& cookies, std::string_view name);

using SharedCall = std::shared_ptr<const Call>;

}  // namespace trencavel::server
