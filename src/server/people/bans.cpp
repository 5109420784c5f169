#include "server/people/bans.h"

#include <algorithm>

namespace trencavel::server {

Bans::Bans(const std::vector<Ban>& stored) {
    for (const Ban& ban : stored) add(ban.subject);
}

void Bans::add(const std::string& subject) {
    if (const std::optional<Network> network = Network::parse(subject)) {
        networks_.insert_or_assign(subject, *network);
    } else {
        people_.insert(subject);
    }
}

void Bans::remove(const std::string& subject) {
    people_.erase(subject);
    networks_.erase(subject);
}

bool Bans::has_address(const std::string& address) const {
    return std::any_of(networks_.begin(), networks_.end(),
                       [&](const auto& each) { return each.second.holds(address); });
}

}  // namespace trencavel::server
