#include "server/hall/message_rates.h"

#include <algorithm>

namespace trencavel::server {
namespace {

constexpr double kUsualBytes = 1024;     // no message of a decent client is longer
constexpr double kHistoryBytes = 16384;  // sent at the cost of one message

}  // namespace

TimeMs MessageRates::wait(const Asker& who, double cost, TimeMs now) {
    const TimeMs time =
        std::max(of_one_.wait(who.name(), cost, now), of_address_.wait(who.network, cost, now));
    if (time <= kLongestWait) spend(who, cost);
    return time;
}

void MessageRates::spend(const Asker& who, double cost) {
    of_one_.spend(who.name(), cost);
    of_address_.spend(who.network, cost);
}

void MessageRates::give_back(const Asker& who, double cost) {
    of_one_.give_back(who.name(), cost);
    of_address_.give_back(who.network, cost);
}

double cost_of_reading(std::size_t bytes) {
    return std::max(1.0, static_cast<double>(bytes) / kUsualBytes);
}

/// In about a tenth of a millisecond of the serving thread, at the end of a long game.
double cost_beyond_reading(const ClientMessage& message) {
    switch (message.type) {
        case MessageType::Hello:
        case MessageType::Unwatch:
            return 0;
        case MessageType::Watch:
        case MessageType::Hint:
        case MessageType::Review:
        case MessageType::Legal:
        case MessageType::Command:
            return 1;
        case MessageType::State:
            return 2;
        case MessageType::Areas:
            return message.at ? 6 : 3;
        case MessageType::Fits:
        case MessageType::Preview:
            return 4;
    }
    return 0;
}

double cost_of_sending(std::size_t bytes) {
    return static_cast<double>(bytes) / kHistoryBytes;
}

}  // namespace trencavel::server
