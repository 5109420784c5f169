// People: a secret in a cookie makes a person, an account makes the same person reachable from elsewhere.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/hall/hall.h"
#include "server/net/limits.h"
#include "server/ops/config.h"
#include "server/ops/security_log.h"
#include "server/people/bans.h"
#include "server/people/call.h"
#include "server/store/archive.h"
#include "server/thinking/worker.h"

namespace trencavel::server {

/// What people need; all of it outlives them.
struct PeopleWorld {
    Scheduler& scheduler;
    Archive& archive;
    Worker& worker;
    Hall& hall;
    const Bans& bans;
    SecurityLog& security;
};

class People {
public:
    People(const PeopleWorld& world, const Config& config);

    /// Finds whose cookie came with a request. The refusal: the store could not be read, or they are banned.
    void identify(const Request& request, std::function<void(Outcome<Visitor>, std::optional<Person>)> done);

    // Routes. Those that need a person are called only with one.
    void create(const SharedCall& call);
    void who(const SharedCall& call);
    void rename(const SharedCall& call);
    void remove(const SharedCall& call);
    void make_account(const SharedCall& call);
    void change_passphrase(const SharedCall& call);
    void log_in(const SharedCall& call);
    void log_out(const SharedCall& call);
    void recover(const SharedCall& call);  // people_recovery.cpp
    void renew_recovery(const SharedCall& call);
    void list_sessions(const SharedCall& call);  // people_sessions.cpp
    void end_sessions(const SharedCall& call);

private:
    void start_session(const SharedCall& call, const Person& person, unsigned status,
                       const Json& more = Json::object());
    void end_old_session(const SharedCall& call);
    void end_session(const SharedCall& call, const std::string& id);
    void drop_session(const SharedCall& call, const std::string& secret_hash);
    void end_all_sessions(const SharedCall& call);
    void put_account(const SharedCall& call, const Person& person, const std::string& recovery);
    void put_new_passphrase(const SharedCall& call, const std::string& hash);
    void set_recovered(const SharedCall& call, const Person& person, const std::string& hash);
    void hash(const SharedCall& call, const std::string& passphrase,
              std::function<void(const std::string&)> done);
    void check(const SharedCall& call, const std::string& hash, const std::string& passphrase,
               std::function<void(bool)> done);
    void refuse_try(const SharedCall& call, const char* what, const Refused& refused,
                    const PersonId& person = {});
    bool may_try(const std::string& address, const std::string& account);
    void give_back(const std::string& address, const std::string& account);
    bool is_banned(const SharedCall& call, const PersonId& person);
    void note(const char* what, const SharedCall& call, const PersonId& person = {});
    std::string cookie(const std::string& secret) const;

    Scheduler& scheduler_;
    Archive& archive_;
    Worker& worker_;
    Hall& hall_;
    const Bans& bans_;
    SecurityLog& security_;
    const bool secure_;  // cookies only over TLS
    RateTable<std::string> new_people_;
    RateTable<std::string> failed_logins_;     // of a network with one account
    RateTable<std::string> tried_by_network_;  // with all accounts
};

Json person_json(const Person& person);
/// 2 to 24 letters, digits, `.`, `_` and `-`; small and large letters count as the same.
std::optional<std::string> account_name(std::string text);

}  // namespace trencavel::server
