// Runs what is written as a coroutine, for so long and no longer.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "client/connection.h"

namespace trencavel::client {

constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

inline Error broken(const Url& url, const boost::system::error_code& error) {
    return Error{"the connection to " + url.authority() + " broke: " + error.message()};
}

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
