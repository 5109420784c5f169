// A serving thread's loop whose time stands still until a test moves it.
#pragma once

#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/streambuf.hpp>

#include "server/net/loop.h"

namespace trencavel::server_tests {

class StillLoop final : public server::AsioLoop {
public:
    /// Takes commands from the descriptor: a line `advance MS` moves the time, and is answered with `now
    /// TIME` on standard output once all that was planned until then has run.
    StillLoop(server::TimeMs now, int commands);

    server::TimeMs now() const override { return now_; }
    server::Planned at(server::TimeMs time, server::Task task) override;
    void call_off(const server::Planned& planned) override { plan_.call_off(planned); }

private:
    void await_command();
    /// Task by task, each at its own time.
    void advance_to(server::TimeMs time);

    server::TimeMs now_;
    server::Plan plan_;
    boost::asio::posix::stream_descriptor commands_;
    boost::asio::streambuf line_;
};

}  // namespace trencavel::server_tests
