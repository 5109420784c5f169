// Who one is at a server: a name, and the secret that goes with it, kept in a file that only its owner can
// read.
#pragma once

#include <string>

#include "client/server.h"

namespace trencavel::client {

struct Person {
    std::string id;  // not secret
    std::string name;
    std::string cookie;  // secret, as `name=value`
};

/// Where the secrets of all servers are: in $XDG_CONFIG_HOME/trencavel or ~/.config/trencavel.
std::string people_folder();

/// The file of one name at one server: `FOLDER/http%3a%2f%2f127.0.0.1%3a8080/Anna`.
std::string secret_file(const std::string& folder, const std::string& server, const std::string& name);

/// The person of this name; made at the server if there is none yet, or if the server does not know it any
/// more.
Result<Person> introduce(Server& server, const std::string& file, const std::string& name,
                         const std::string& language);

}  // namespace trencavel::client
