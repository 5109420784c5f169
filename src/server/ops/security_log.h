// What whoever hosts a server wants to know when something is wrong: who logged in or failed to, from where,
// and who was refused. One event of the log, `security`, with what happened in a field of its own. No
// secrets: also no account names that do not exist, since people type passphrases there by mistake.
#pragma once

#include <string>
#include <string_view>

#include "server/net/limits.h"
#include "server/net/scheduler.h"
#include "server/ops/log.h"

namespace trencavel::server {

class SecurityLog {
public:
    SecurityLog(Log& log, Scheduler& scheduler);

    /// Nobody fills the disk with it: of one network only so many are written in a minute.
    void note(std::string_view what, const PersonId& person, const std::string& address);

private:
    Log& log_;
    Scheduler& scheduler_;
    RateTable<std::string> lines_;
};

}  // namespace trencavel::server
