// The serving thread's loop as the HTTP part sees it: an io_context of Boost.Asio, and planned tasks.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <optional>

#include "server/net/http.h"
#include "server/net/plan.h"

namespace trencavel::server {

class AsioLoop : public Loop {
public:
    TimeMs now() const override;
    void post(Task task) override;
    Planned at(TimeMs time, Task task) override;
    void call_off(const Planned& planned) override;
    void run() override;
    void stop() override;
    void on_signal(std::function<void(int)> task) override;

    boost::asio::io_context& context() { return context_; }

private:
    using Steady = std::chrono::steady_clock;

    void arm();
    void run_due_tasks();
    void await_signal();

    const TimeMs start_;
    const Steady::time_point steady_start_;
    boost::asio::io_context context_;
    // One timer for all that is planned.
    Plan plan_;
    boost::asio::steady_timer timer_;
    std::optional<boost::asio::signal_set> signals_;
    std::function<void(int)> on_signal_;

public:
    AsioLoop();
};

}  // namespace trencavel::server
