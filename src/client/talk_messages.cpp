#include "client/talk_messages.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace trencavel::client {
namespace {

bool has_code(const Json& message, std::initializer_list<std::string_view> codes) {
    const std::string code = message.value("code", "");
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

Json messages_in(const std::string& frame) {
    Json messages = Json::parse(frame);
    if (!messages.is_array()) messages = Json::array({std::move(messages)});
    for (const Json& message : messages) message.at("type").get_ref<const std::string&>();
    return messages;
}

bool is_for_later(const Json& answer) {
    return has_code(answer, {"too_fast", "busy"});
}

bool passes(const Json& answer) {
    return has_code(answer, {"stopping", "storage"});
}

bool is_for_good(const Json& bye) {
    return has_code(bye, {"removed", "logged_out", "banned", "too_many_sockets"});
}

std::string reason_in(const Json& message) {
    const std::string text = message.value("text", "");
    return text.empty() ? message.value("code", "unknown") : text;
}

}  // namespace trencavel::client
