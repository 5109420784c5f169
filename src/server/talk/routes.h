// What is answered over HTTP: finds the route of a request, checks what all routes have in common, and calls
// it.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/hall/hall.h"
#include "server/net/hosts.h"
#include "server/net/http.h"
#include "server/ops/config.h"
#include "server/people/call.h"
#include "server/people/people.h"
#include "server/store/archive.h"

namespace trencavel::server {

struct RouteInfo {
    std::string_view method;
    std::string_view path;  // ID stands for the id of a table
};

/// All routes but those of the page.
std::span<const RouteInfo> all_routes();

struct RoutesWorld {
    Scheduler& scheduler;
    Archive& archive;
    Hall& hall;
    People& people;
    Metrics& metrics;
    Log& log;
    const Config& config;
    Bans& bans;
    SecurityLog& security;
    std::string admin_token;  // empty: nobody administers
    std::function<HttpCounts()> http_counts;
};

class Routes final : public Handler {
public:
    explicit Routes(const RoutesWorld& world);

    void handle(Request request, std::function<void(Response)> respond) override;
    void upgrade(Request request, std::function<void(Upgrade)> decide) override;

private:
    struct Row;
    static const std::vector<Row>& rows();
    friend std::span<const RouteInfo> all_routes();

    void dispatch(const Row& row, const std::shared_ptr<Call>& call);
    void carry_out(const Row& row, const SharedCall& call);
    Refusable check(const Row& row, Call& call) const;
    static void refuse_plainly(const SharedCall& call, Code code);
    bool is_banned(const Request& request);
    bool is_own_origin(const Request& request) const;
    std::function<void(Response)> measured(std::function<void(Response)> respond, Route route);

    // What the routes do (routes_tables.cpp, routes_host.cpp).
    void list_games(const SharedCall& call);
    void create_table(const SharedCall& call);
    void list_tables(const SharedCall& call);
    void show_table(const SharedCall& call);
    void show_record(const SharedCall& call);
    void renew_invitation(const SharedCall& call);
    void revoke_invitation(const SharedCall& call);
    void put_invitation(const SharedCall& call, const std::string& invitation);
    void show_health(const SharedCall& call);
    void show_metrics(const SharedCall& call);
    void admin_list(const SharedCall& call);
    void admin_end(const SharedCall& call);
    void play_on(const SharedCall& call);  // routes_play_on.cpp
    // routes_moderation.cpp
    void admin_bans(const SharedCall& call);
    void admin_ban(const SharedCall& call);
    void admin_unban(const SharedCall& call);
    void admin_forget(const SharedCall& call);
    void drop_ban(const SharedCall& call, const std::string& subject, Task dropped);
    void with_subject(const SharedCall& call, std::function<void(const std::string&)> done);
    void ban(const SharedCall& call, const std::string& subject);
    void take_out(const SharedCall& call, const std::string& subject);
    void create_if_few(const SharedCall& call, Terms terms, std::optional<Origin> origin);
    void store_table(const SharedCall& call, const Terms& terms, const std::optional<Origin>& origin);
    void with_table(const SharedCall& call, std::function<void(const Table&)> done);
    void send_page(const ListQuery& query, const SharedCall& call);
    bool is_admin(const Call& call);

    RoutesWorld world_;
    TimeMs wait_for_table(const Call& call, double cost);

    RateTable<std::string> requests_;
    RateTable<PersonId> tables_;
    RateTable<std::string> tables_of_address_;
    AllowedHosts hosts_;
};

}  // namespace trencavel::server
