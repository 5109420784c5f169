// Hints and reviews that are being thought about: one at a time for a person, and a few for an address,
// however many sockets they have.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "tables/types.h"

namespace trencavel::server {

/// Who wants advice. Whoever is nobody in particular counts as the address.
struct Asker {
    PersonId person;
    std::string network;

    std::string name() const { return person.empty() ? "address " + network : person; }
};

class AdviceQuota {
public:
    explicit AdviceQuota(unsigned per_address) : per_address_(per_address) {}

    /// False, and nothing is taken, if the person or the address has enough under way.
    bool take(const Asker& asker) {
        unsigned& of_network = networks_[asker.network];
        if (of_network >= per_address_ || !askers_.insert(asker.name()).second) {
            if (of_network == 0) networks_.erase(asker.network);
            return false;
        }
        ++of_network;
        return true;
    }
    void give_back(const Asker& asker) {
        askers_.erase(asker.name());
        const auto found = networks_.find(asker.network);
        if (found != networks_.end() && --found->second == 0) networks_.erase(found);
    }

private:
    unsigned per_address_;
    std::unordered_set<std::string> askers_;
    std::unordered_map<std::string, unsigned> networks_;
};

}  // namespace trencavel::server
