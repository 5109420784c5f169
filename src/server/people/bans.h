// Who is not served: people and networks. What is stored of it, as every request needs it at once.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/net/network.h"
#include "server/store/store.h"

namespace trencavel::server {

class Bans {
public:
    explicit Bans(const std::vector<Ban>& stored = {});

    /// The subject is the id of a person, or a network as it spells itself.
    void add(const std::string& subject);
    void remove(const std::string& subject);

    bool has_person(const PersonId& person) const { return people_.contains(person); }
    bool has_address(const std::string& address) const;

private:
    std::set<PersonId> people_;
    std::map<std::string, Network> networks_;
};

}  // namespace trencavel::server
