// Under which names the server answers. A page of another site can have a name of its own point to this
// machine (DNS rebinding) and then ask, as if it were ours: so only names are answered to that nobody else
// can give.
#pragma once

#include <string>
#include <string_view>

namespace trencavel::server {

class AllowedHosts {
public:
    /// Beside addresses and localhost: the name of the machine, and that of `public_url`, if it is set.
    AllowedHosts(const std::string& public_url, std::string machine);

    /// Of the header field Host: `games.example.org`, `192.168.0.7:8080`, `[::1]:8080`.
    bool allows(std::string_view host) const;

private:
    std::string public_name_;
    std::string machine_;
};

/// What the system calls this machine.
std::string machine_name();

}  // namespace trencavel::server
