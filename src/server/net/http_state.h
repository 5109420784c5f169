// What all connections of one HTTP server share: limits, counts, who is connected from where.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/net/http.h"
#include "server/net/loop.h"

namespace trencavel::server {

/// Knows its executor by type, which makes every operation smaller than with a type-erased one.
using TcpSocket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// Operations give back their error instead of throwing it.
inline constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection;

struct HttpState {
    AsioLoop& loop;
    Handler* handler;  // nullptr when the server is gone
    HttpLimits limits;
    HttpCounts counts = {};
    std::unordered_set<Connection*> open = {};
    std::unordered_map<std::string, unsigned> per_address = {};
    bool stopping = false;
    Task when_empty = {};  // while stopping
};

/// An open connection, as the server sees it: known to the state as long as it lives.
class Connection {
public:
    explicit Connection(std::shared_ptr<HttpState> state);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection();

    /// Ends in good order, as soon as what is going on has been answered.
    virtual void stop() = 0;
    /// Ends at once, whatever is going on.
    virtual void reset() = 0;

protected:
    HttpState& state() { return *state_; }
    const std::shared_ptr<HttpState>& shared_state() { return state_; }

private:
    std::shared_ptr<HttpState> state_;
};

/// One of the places that an address may take; given back when destroyed.
class Place {
public:
    Place() = default;
    /// Taken only if there is one left.
    Place(const std::shared_ptr<HttpState>& state, const boost::asio::ip::address& address);
    Place(Place&& other) noexcept : state_(std::move(other.state_)), key_(std::move(other.key_)) {}
    Place& operator=(Place&& other) noexcept;
    ~Place();

    bool taken() const { return state_ != nullptr; }

private:
    void give_back();

    std::shared_ptr<HttpState> state_;
    std::string key_;
};

/// An IPv4 address that came as an IPv6 one is an IPv4 address.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

}  // namespace trencavel::server
