// Talking to a server from a program: HTTP requests that wait for their answer, and a WebSocket that can be
// waited for together with the keyboard. No word of the library behind it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "client/url.h"
#include "core/result.h"

namespace trencavel::client {

using Milliseconds = std::chrono::milliseconds;
constexpr Milliseconds kPatience = std::chrono::seconds(20);

struct Reply {
    unsigned status = 0;
    std::string body;
    std::string cookie;    // that was set, as `name=value`; empty if none was
    std::string location;  // where a redirection (3xx) points to
};

struct Ask {
    std::string method = "GET";
    std::string body = {};  // JSON; empty: none
    std::string cookie = {};
    std::string language = {};  // de or en
    std::string authorization = {};
};

/// Waits for the answer. An error means that there was none; whatever the server says is a reply, also
/// refusals.
Result<Reply> request(const Url& url, const Ask& ask, Milliseconds patience = kPatience);

struct Closed {
    std::uint16_t code = 0;  // 0: the connection broke
    std::string reason;
};
struct NothingYet {};
using Received = std::variant<NothingYet, std::string, Closed>;

/// An open WebSocket. Everything on one thread.
///
/// To wait for the keyboard too: as long as pending(), receive(); then poll() for the keyboard and
/// descriptor(), for not longer than some seconds; and again. Pings of the server are answered in pending()
/// and receive().
class Connection {
public:
    virtual ~Connection() = default;

    /// Waits until it is sent.
    virtual std::optional<Error> send(std::string_view text) = 0;
    /// The next message. Once closed, always Closed.
    virtual Received receive(Milliseconds patience) = 0;
    /// Whether receive would have something at once.
    virtual bool pending() = 0;
    /// Becomes readable when something comes.
    virtual int descriptor() = 0;
    /// Says goodbye, and waits a moment for the answer.
    virtual void close() = 0;
};

/// The error says whether the host is unknown, does not answer, is not trusted, or refuses; in this case it
/// is about the body of the refusal.
Result<std::unique_ptr<Connection>> connect(const Url& url, const std::string& cookie,
                                            Milliseconds patience = kPatience);

}  // namespace trencavel::client
