// Where a coroutine waits for an answer that comes later, or never: the one who answers holds nothing that
// could be left over when the one who waits has gone.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace trencavel::server {

template <class Answer>
class Slot {
public:
    /// For the one who answers. Only the first call counts.
    static std::function<void(Answer)> opening(const std::shared_ptr<Slot>& slot) {
        return [slot](Answer answer) {
            if (slot->answer_) return;
            slot->answer_ = std::move(answer);
            slot->wake();
        };
    }

    /// Gives up waiting.
    void abandon() {
        abandoned_ = true;
        wake();
    }

    bool answered() const { return answer_.has_value(); }
    bool abandoned() const { return abandoned_; }
    Answer& answer() { return *answer_; }

    /// Until there is an answer, it is abandoned, or the time is over. The slot must be kept alive by the
    /// caller.
    boost::asio::awaitable<void> wait(boost::asio::io_context& context, std::chrono::seconds limit) {
        if (answer_ || abandoned_) co_return;
        boost::asio::steady_timer timer(context, limit);
        const Waiting waiting(*this, timer);
        co_await timer.async_wait(boost::asio::as_tuple(boost::asio::use_awaitable));
    }

private:
    /// Also when the coroutine is destroyed while it waits, nobody wakes it any more.
    struct Waiting {
        Waiting(Slot& slot, boost::asio::steady_timer& timer) : waited(slot) { waited.timer_ = &timer; }
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;
        ~Waiting() { waited.timer_ = nullptr; }
        Slot& waited;
    };

    void wake() {
        if (timer_ != nullptr) timer_->cancel();
    }

    std::optional<Answer> answer_;
    bool abandoned_ = false;
    boost::asio::steady_timer* timer_ = nullptr;
};

}  // namespace trencavel::server
