#include "client/wire.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>

#include "client/run_for.h"

namespace trencavel::client {

namespace net = boost::asio;
using net::ip::tcp;

namespace {

/// Trusts whom the system trusts.
net::ssl::context make_tls() {
    net::ssl::context tls(net::ssl::context::tls_client);
    boost::system::error_code ignored;  // without a store nobody is trusted, and the handshake says so
    tls.set_default_verify_paths(ignored);
    tls.set_verify_mode(net::ssl::verify_peer);
    SSL_CTX_set_min_proto_version(tls.native_handle(), TLS1_2_VERSION);
    return tls;
}

/// So that a server with several names knows which certificate to show. (OpenSSL's macro for this has casts
/// of C.)
void name_host(SSL* tls, std::string host) {
    SSL_ctrl(tls, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, host.data());
}

bool is_address(const std::string& host) {
    boost::system::error_code error;
    net::ip::make_address(host, error);
    return !error;
}

}  // namespace

Wire::Wire(net::io_context& context, bool secure) : socket_(context) {
    if (secure) tls_.emplace(socket_, context_.emplace(make_tls()));
}

net::awaitable<std::optional<Error>> Wire::dial(const Url& url) {
    tcp::resolver resolver(get_executor());
    const std::string port = std::to_string(url.port);
    const auto [unknown, places] = co_await resolver.async_resolve(url.host, port, kAwait);
    if (unknown) co_return Error{"there is no host \"" + url.host + "\": " + unknown.message()};
    const auto [error, place] = co_await net::async_connect(socket_, places, kAwait);
    if (error) co_return Error{"cannot connect to " + url.host + ", port " + port + ": " + error.message()};
    ErrorCode ignored;
    socket_.set_option(tcp::no_delay(true), ignored);
    if (!tls_) co_return std::nullopt;
    co_return co_await shake_hands(url);
}

net::awaitable<std::optional<Error>> Wire::shake_hands(const Url& url) {
    tls_->set_verify_callback(net::ssl::host_name_verification(url.host));
    if (!is_address(url.host)) name_host(tls_->native_handle(), url.host);
    const auto [error] = co_await tls_->async_handshake(net::ssl::stream_base::client, kAwait);
    if (!error) co_return std::nullopt;
    const long verdict = SSL_get_verify_result(tls_->native_handle());
    co_return Error{"no safe connection to " + url.authority() + ": " +
                    (verdict == X509_V_OK ? error.message() : X509_verify_cert_error_string(verdict))};
}

void Wire::close() {
    ErrorCode ignored;
    socket_.close(ignored);
}

void Wire::read(net::mutable_buffer into, Done done) {
    if (tls_) {
        tls_->async_read_some(into, std::move(done));
    } else {
        socket_.async_read_some(into, std::move(done));
    }
}

void Wire::write(net::const_buffer from, Done done) {
    if (tls_) {
        tls_->async_write_some(from, std::move(done));
    } else {
        socket_.async_write_some(from, std::move(done));
    }
}

void Wire::wait_for_end(Done done) {
    const auto rest = std::make_shared<std::array<char, 512>>();
    read(net::buffer(*rest), [this, rest, done = std::move(done)](const ErrorCode& error, std::size_t) {
        if (!error) {
            wait_for_end(done);
        } else {
            done(error == net::error::eof || error == net::ssl::error::stream_truncated ? ErrorCode() : error,
                 0);
        }
    });
}

}  // namespace trencavel::client
