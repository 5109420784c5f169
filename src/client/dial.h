// How a connection to a server comes about: the name resolved, TCP connected, and with https the certificate
// checked.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "client/connection.h"

namespace trencavel::client {

using PlainStream = boost::beast::tcp_stream;
using SecureStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;
constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

/// Trusts whom the system trusts.
boost::asio::ssl::context make_tls();

/// Nothing if it worked.
boost::asio::awaitable<std::optional<Error>> dial(PlainStream& stream, const Url& url);
boost::asio::awaitable<std::optional<Error>> dial(SecureStream& stream, const Url& url);

/// "the connection to HOST broke: why".
Error broken(const Url& url, const boost::system::error_code& error);

template <class T>
using Outcome = std::shared_ptr<std::optional<Result<T>>>;

template <class T>
boost::asio::awaitable<void> keep_outcome(boost::asio::awaitable<Result<T>> task, Outcome<T> outcome) {
    outcome->emplace(co_await std::move(task));
}

/// Runs the task until it is done, but not longer than this.
template <class T>
Result<T> run_for(boost::asio::io_context& context, boost::asio::awaitable<Result<T>> task, const Url& url,
                  Milliseconds patience) {
    // Shared, because a task that is given up may still come to its end later.
    const auto outcome = std::make_shared<std::optional<Result<T>>>();
    boost::asio::co_spawn(context, keep_outcome<T>(std::move(task), outcome), boost::asio::detached);
    const auto until = std::chrono::steady_clock::now() + patience;
    context.restart();
    while (!outcome->has_value() && context.run_one_until(until) != 0) {
    }
    if (outcome->has_value()) return std::move(**outcome);
    return Error{url.authority() + " does not answer"};
}

}  // namespace trencavel::client
