// A client that talks to a server byte by byte over a plain socket, also in ways in which no decent client
// would. Everything ends within a time limit, and nothing throws: what did not come is empty, or has the
// status 0.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/patience.h"

namespace trencavel::server_tests {

using Millis = std::chrono::milliseconds;

using RawHeaders = std::vector<std::pair<std::string, std::string>>;

struct RawResponse {
    unsigned status = 0;  // 0: none came
    RawHeaders headers = {};
    std::string body = {};

    /// Of the first field of this name, however it is spelled; empty if there is none.
    std::string header(std::string_view name) const;
    /// The name and value of the first cookie that is set, as a Cookie field wants it.
    std::string cookie() const;
};

struct Frame {
    unsigned opcode = 1;
    std::string payload = {};
    bool last = true;       // FIN
    bool masked = true;     // clients must
    unsigned reserved = 0;  // the three bits that mean nothing
};
constexpr unsigned kContinuation = 0;
constexpr unsigned kText = 1;
constexpr unsigned kBinary = 2;
constexpr unsigned kClose = 8;
constexpr unsigned kPing = 9;
constexpr unsigned kPong = 10;

/// The bytes of a frame as a client sends it.
std::string frame_bytes(const Frame& frame);
/// What a close frame carries.
std::string close_payload(std::uint16_t code, std::string_view reason = {});

class RawClient {
public:
    /// To the loopback. A small receive buffer (0: the usual one) soon blocks a server whose messages are not
    /// read.
    explicit RawClient(std::uint16_t port, int receive_buffer = 0);
    RawClient(RawClient&& other) noexcept;
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;
    RawClient& operator=(RawClient&&) = delete;
    ~RawClient();

    bool connected() const { return descriptor_ >= 0; }
    void disconnect();
    /// Like a client that crashes: without a goodbye of TCP.
    void abort();

    // Bytes.
    bool send_bytes(std::string_view bytes);
    /// Says that nothing more will be sent; receiving goes on.
    void end_sending();
    /// All that is still received until the server ends the connection; nothing if it does not.
    std::optional<std::string> rest(Millis patience = kPatience);
    /// Whether the server has ended the connection; what comes before that is skipped.
    bool closed_by_server(Millis patience = kPatience);

    // HTTP.
    RawResponse request(const std::string& method, const std::string& path, const RawHeaders& headers = {},
                        const std::string& body = {});
    RawResponse response(bool with_body = true, Millis patience = kPatience);

    // WebSocket.
    RawResponse upgrade(const std::string& path, const std::string& cookie = {},
                        const RawHeaders& headers = {});
    bool send_text(const std::string& text);
    bool send_frame(const Frame& frame);
    std::optional<Frame> next_frame(Millis patience = kPatience);
    /// The next message; pings are answered meanwhile. Nothing if none came, or the socket was closed.
    std::optional<std::string> next_text(Millis patience = kPatience);
    /// The code with which the server closed the socket, skipping messages; 0 if it did not, or without a
    /// code.
    std::uint16_t close_code(Millis patience = kPatience);
    const std::string& close_reason() const { return close_reason_; }

private:
    using Clock = std::chrono::steady_clock;

    /// Appends to what was received; false at the end, or when the time is over.
    bool receive(Clock::time_point until);
    /// Waits until so many bytes are there.
    bool fill(std::size_t bytes, Clock::time_point until);
    std::optional<std::string> take(std::size_t bytes, Clock::time_point until);
    std::optional<std::string> take_head(Clock::time_point until);
    void note_close(const Frame& frame);

    int descriptor_ = -1;
    bool ended_ = false;  // by the server
    std::string received_;
    std::optional<std::uint16_t> close_code_;
    std::string close_reason_;
};

/// The text of a request, for sending it in pieces.
std::string request_text(const std::string& method, const std::string& path, const RawHeaders& headers = {},
                         const std::string& body = {});
/// A proper handshake.
std::string upgrade_text(const std::string& path, const RawHeaders& headers = {});

}  // namespace trencavel::server_tests
