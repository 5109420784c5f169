#include "server/net/http_state.h"

#include <algorithm>
#include <utility>

namespace trencavel::server {

namespace ip = boost::asio::ip;

namespace {

/// Whoever has one IPv6 address has the other 2^64 of its network too: they count as one.
std::string place_key(const ip::address& address) {
    if (!address.is_v6()) return address.to_string();
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return ip::address_v6(bytes).to_string();
}

}  // namespace

Connection::Connection(std::shared_ptr<HttpState> state) : state_(std::move(state)) {
    state_->open.insert(this);
    state_->counts.connections = state_->open.size();
}

Connection::~Connection() {
    state_->open.erase(this);
    state_->counts.connections = state_->open.size();
    if (state_->open.empty() && state_->when_empty) {
        state_->loop.post(std::exchange(state_->when_empty, nullptr));
    }
}

Place::Place(const std::shared_ptr<HttpState>& state, const ip::address& address) {
    std::string key = place_key(address);
    unsigned& taken = state->per_address[key];
    const unsigned limit = state->limits.connections_per_address;
    if (limit != 0 && taken >= limit) return;
    ++taken;
    state_ = state;
    key_ = std::move(key);
}

Place& Place::operator=(Place&& other) noexcept {
    give_back();
    state_ = std::move(other.state_);
    key_ = std::move(other.key_);
    return *this;
}

Place::~Place() {
    give_back();
}

void Place::give_back() {
    if (!state_) return;
    const auto found = state_->per_address.find(key_);
    if (--found->second == 0) state_->per_address.erase(found);
    state_.reset();
}

ip::address plain_address(const ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

}  // namespace trencavel::server
