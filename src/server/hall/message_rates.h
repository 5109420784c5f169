// How much may be said on sockets: by one person on all of theirs together, by all from one address who are
// nobody in particular, and by everybody from one address. What costs the server more counts for more.
#pragma once

#include <cstddef>

#include "server/hall/client_message.h"
#include "server/net/limits.h"
#include "server/thinking/advice_quota.h"

namespace trencavel::server {

struct MessageLimits {
    Rate of_one = {100, 400};
    Rate of_address = {400, 1600};
};

class MessageRates {
public:
    /// Whoever has to wait longer than this is refused, and not kept waiting.
    static constexpr TimeMs kLongestWait = 1000;

    explicit MessageRates(const MessageLimits& limits)
        : of_one_(limits.of_one, kKept), of_address_(limits.of_address, kKept) {}

    /// How long a message must wait before it is read; 0: not at all. It counts, unless that is too long.
    TimeMs wait(const Asker& who, double cost, TimeMs now);
    /// What a message turned out to cost beyond what was taken for it: it is made up for by waiting.
    void spend(const Asker& who, double cost);
    /// What a message turned out to cost less.
    void give_back(const Asker& who, double cost);

private:
    static constexpr std::size_t kKept = 20000;

    RateTable<std::string> of_one_;
    RateTable<std::string> of_address_;
};

/// What is known of a message's cost before it is read: one, or more if it is long.
double cost_of_reading(std::size_t bytes);
/// What it costs beyond that, by what it asks for.
double cost_beyond_reading(const ClientMessage& message);
/// What comes back for a move that was played: a table has only so many of them, and few tables can be made.
constexpr double kPlayedMoveBack = 1.8;
/// What comes back for a review that was answered: it took its time elsewhere, one at a time.
constexpr double kReviewBack = 2;
/// What a part of a table's history costs that is sent to one who comes.
double cost_of_sending(std::size_t bytes);

}  // namespace trencavel::server
