// A client with very many connections on one thread, for measuring a server that shares the machine with it:
// HTTP and WebSockets by hand over epoll, with as little work as possible. To the loopback only.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trencavel::load {

class Link;

/// What happens on a connection. A link may be used within all calls; after `lost` it is gone.
class LinkUser {
public:
    virtual ~LinkUser() = default;
    /// The whole answer to a request.
    virtual void responded(Link& /*link*/, unsigned /*status*/, std::string_view /*head*/,
                           std::string_view /*body*/) {}
    virtual void upgraded(Link& /*link*/) {}
    virtual void received(Link& /*link*/, std::string_view /*text*/) {}
    virtual void lost(Link& /*link*/) {}
};

class Link {
public:
    Link(int epoll, int descriptor, LinkUser& user);
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    /// One request at a time.
    void request(std::string_view method, std::string_view path, std::string_view cookie,
                 std::string_view body);
    /// Makes it a WebSocket.
    void upgrade(std::string_view cookie);
    void send_text(std::string_view text);
    /// Without a goodbye; `lost` is not called.
    void drop();

    // For Wire.
    void handle(std::uint32_t events, std::string& buffer);
    bool over() const { return dropped_ || ended_; }
    bool ended() const { return ended_; }
    LinkUser& user() { return *user_; }

private:
    void send_bytes(std::string_view bytes);
    void flush();
    void read(std::string& buffer);
    void consume(std::string_view bytes);
    std::size_t take_response(std::string_view bytes);
    std::size_t take_frame(std::string_view bytes);
    void heed(unsigned opcode, bool last, std::string_view payload);
    void send_frame(unsigned opcode, std::string_view payload);

    int epoll_;
    int descriptor_;
    LinkUser* user_;
    bool is_socket_ = false;
    bool waits_to_write_ = true;  // at first: to be connected
    bool ended_ = false;
    bool dropped_ = false;
    std::string in_;       // the beginning of what has not come whole
    std::string message_;  // the frames so far of one that comes in several
    std::string out_;
};

class Wire {
public:
    explicit Wire(std::uint16_t port);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    /// A new connection, from each of several addresses of the loopback in turn; nullptr if there are no
    /// descriptors. To the port of the wire, or to another one.
    Link* open(LinkUser& user) { return open(user, port_); }
    Link* open(LinkUser& user, std::uint16_t port);
    /// Waits for at most so long, and does what there is to do.
    void run_once(int milliseconds);
    std::size_t links() const { return links_.size(); }

private:
    void bury();

    std::uint16_t port_;
    int epoll_;
    std::uint32_t next_source_ = 0;
    std::vector<std::unique_ptr<Link>> links_;
    std::string buffer_;
};

// Parts of messages whose shape is known, found without reading the rest.
/// What follows `"name":` as a number; -1 if it is not there.
std::int64_t number_after(std::string_view text, std::string_view name);
/// What follows `"name":"`, up to the next quotation mark.
std::string_view text_after(std::string_view text, std::string_view name);
bool is_message(std::string_view text, std::string_view type);

/// As many descriptors as the system lets this process and its children have.
void raise_descriptor_limit();

}  // namespace trencavel::load
