// HTTP requests by Boost.Beast, one connection for each.
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "client/connection.h"
#include "client/run_for.h"
#include "client/wire.h"

namespace trencavel::client {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::uint64_t kMostReplyBytes = 16 * 1024 * 1024;

using Message = http::request<http::string_body>;

Message make_message(const Url& url, const Ask& ask) {
    Message message;
    message.version(11);
    message.method_string(ask.method);
    message.target(url.target);
    message.set(http::field::host, url.authority());
    message.keep_alive(false);
    if (!ask.cookie.empty()) message.set(http::field::cookie, ask.cookie);
    if (!ask.language.empty()) message.set(http::field::accept_language, ask.language);
    if (!ask.authorization.empty()) message.set(http::field::authorization, ask.authorization);
    if (!ask.body.empty()) message.set(http::field::content_type, "application/json");
    message.body() = ask.body;
    message.prepare_payload();
    return message;
}

net::awaitable<Result<Reply>> exchange(Wire& stream, Url url, Message message) {
    std::optional<Error> failure = co_await stream.dial(url);
    if (failure) co_return *failure;
    const auto [unsent, sent_bytes] = co_await http::async_write(stream, message, kAwait);
    if (unsent) co_return broken(url, unsent);
    http::response_parser<http::string_body> parser;
    parser.body_limit(kMostReplyBytes);
    parser.skip(message.method() == http::verb::head);
    beast::flat_buffer buffer;
    const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (error) co_return broken(url, error);
    auto& answer = parser.get();
    const std::string_view cookie = answer[http::field::set_cookie];
    co_return Reply{.status = answer.result_int(),
                    .body = std::move(answer.body()),
                    .cookie = std::string(cookie.substr(0, cookie.find(';'))),
                    .location = std::string(answer[http::field::location])};
}

}  // namespace

Result<Reply> request(const Url& url, const Ask& ask, Milliseconds patience) {
    net::io_context context(1);
    Wire stream(context, url.secure);
    return run_for(context, exchange(stream, url, make_message(url, ask)), url, patience);
}

}  // namespace trencavel::client
