#include "server/support/still_loop.h"

#include <algorithm>
#include <boost/asio/read_until.hpp>
#include <cstdio>
#include <istream>
#include <string>
#include <utility>

namespace trencavel::server_tests {

using server::Planned;
using server::Task;
using server::TimeMs;

StillLoop::StillLoop(TimeMs now, int commands) : now_(now), commands_(context(), commands) {
    await_command();
}

Planned StillLoop::at(TimeMs time, Task task) {
    if (time > now_) return plan_.add(time, std::move(task));
    post(std::move(task));
    return {};
}

void StillLoop::await_command() {
    boost::asio::async_read_until(commands_, line_, '\n',
                                  [this](const boost::system::error_code& error, std::size_t /*bytes*/) {
                                      if (error) return;
                                      std::istream words(&line_);
                                      std::string command;
                                      TimeMs by = 0;
                                      words >> command >> by;
                                      words.ignore();
                                      if (command == "advance") advance_to(now_ + by);
                                  });
}

void StillLoop::advance_to(TimeMs time) {
    const std::optional<TimeMs> next = plan_.next();
    if (!next || *next > time) {
        now_ = time;
        std::printf("now %lld\n", static_cast<long long>(now_));
        std::fflush(stdout);
        return await_command();
    }
    now_ = *next;
    plan_.take(now_, plan_.last())();
    // What the task has posted comes before the next one.
    post([this, time] { advance_to(time); });
}

}  // namespace trencavel::server_tests
