#include "client/dial.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream_base.hpp>

namespace trencavel::client {

namespace net = boost::asio;
using boost::system::error_code;

namespace {

std::string certificate_problem(SecureStream& stream, const error_code& error) {
    const long verdict = SSL_get_verify_result(stream.native_handle());
    return verdict == X509_V_OK ? error.message() : X509_verify_cert_error_string(verdict);
}

/// So that a server with several names knows which certificate to show. (OpenSSL's macro for this has casts
/// of C.)
void name_host(SecureStream& stream, std::string host) {
    SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, host.data());
}

bool is_address(const std::string& host) {
    error_code error;
    net::ip::make_address(host, error);
    return !error;
}

}  // namespace

net::ssl::context make_tls() {
    net::ssl::context tls(net::ssl::context::tls_client);
    error_code ignored;  // without a store nobody is trusted, and the handshake says so
    tls.set_default_verify_paths(ignored);
    tls.set_verify_mode(net::ssl::verify_peer);
    SSL_CTX_set_min_proto_version(tls.native_handle(), TLS1_2_VERSION);
    return tls;
}

Error broken(const Url& url, const error_code& error) {
    return Error{"the connection to " + url.authority() + " broke: " + error.message()};
}

net::awaitable<std::optional<Error>> dial(PlainStream& stream, const Url& url) {
    net::ip::tcp::resolver resolver(stream.get_executor());
    const std::string port = std::to_string(url.port);
    const auto [unknown, places] = co_await resolver.async_resolve(url.host, port, kAwait);
    if (unknown) co_return Error{"there is no host \"" + url.host + "\": " + unknown.message()};
    const auto [error, place] = co_await stream.async_connect(places, kAwait);
    if (error) co_return Error{"cannot connect to " + url.host + ", port " + port + ": " + error.message()};
    error_code ignored;
    stream.socket().set_option(net::ip::tcp::no_delay(true), ignored);
    co_return std::nullopt;
}

net::awaitable<std::optional<Error>> dial(SecureStream& stream, const Url& url) {
    std::optional<Error> failure = co_await dial(stream.next_layer(), url);
    if (failure) co_return failure;
    stream.set_verify_callback(net::ssl::host_name_verification(url.host));
    if (!is_address(url.host)) name_host(stream, url.host);
    const auto [error] = co_await stream.async_handshake(net::ssl::stream_base::client, kAwait);
    if (!error) co_return std::nullopt;
    co_return Error{"no safe connection to " + url.authority() + ": " + certificate_problem(stream, error)};
}

}  // namespace trencavel::client
