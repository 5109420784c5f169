#include "server/talk/routes.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "server/net/accept_language.h"
#include "server/net/http_status.h"
#include "server/talk/page.h"
#include "server/talk/session.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kAddressesKept = 20000;
constexpr unsigned kHostsOfAddress = 5;  // who make tables at once, since anybody can be many guests
constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kAdmin = "/api/admin/";
constexpr std::string_view kAdminTables = "/api/admin/tables/";

/// The path with the id of a table replaced by ID, and the id.
std::pair<std::string, TableId> pattern_of(const std::string& path) {
    for (const std::string_view prefix : {kTables, kAdminTables}) {
        if (!path.starts_with(prefix)) continue;
        const std::size_t end = std::min(path.find('/', prefix.size()), path.size());
        return {std::string(prefix) + "ID" + path.substr(end),
                path.substr(prefix.size(), end - prefix.size())};
    }
    return {path, {}};
}

/// `https://play.example.org` → `play.example.org`
std::string_view authority_of(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    return scheme == std::string_view::npos ? std::string_view() : origin.substr(scheme + 3);
}

bool changes_something(std::string_view method) {
    return method != "GET" && method != "HEAD";
}

/// HEAD is GET without the body, which the sender leaves out.
std::string_view method_for_routes(const std::string& method) {
    return method == "HEAD" ? std::string_view("GET") : std::string_view(method);
}

Rate table_rate(const Config& config, unsigned hosts) {
    return {static_cast<double>(hosts * config.limits.tables_per_minute) / 60,
            static_cast<double>(hosts * config.limits.table_burst)};
}

}  // namespace

enum class Needs : std::uint8_t { Nothing, Visitor, Person };

struct Routes::Row {
    RouteInfo info;
    Route counted_as;
    Needs needs;
    void (Routes::*own)(const SharedCall&) = nullptr;
    void (People::*people)(const SharedCall&) = nullptr;
};

const std::vector<Routes::Row>& Routes::rows() {
    static const std::vector<Row> rows = {
        {{"POST", "/api/people"}, Route::People, Needs::Visitor, nullptr, &People::create},
        {{"GET", "/api/me"}, Route::Me, Needs::Visitor, nullptr, &People::who},
        {{"PATCH", "/api/me"}, Route::Me, Needs::Person, nullptr, &People::rename},
        {{"DELETE", "/api/me"}, Route::Me, Needs::Person, nullptr, &People::remove},
        {{"POST", "/api/account"}, Route::Account, Needs::Person, nullptr, &People::make_account},
        {{"PATCH", "/api/account"}, Route::Account, Needs::Person, nullptr, &People::change_passphrase},
        {{"POST", "/api/account/recovery"}, Route::Account, Needs::Person, nullptr, &People::renew_recovery},
        {{"POST", "/api/recover"}, Route::Account, Needs::Visitor, nullptr, &People::recover},
        {{"POST", "/api/login"}, Route::Login, Needs::Visitor, nullptr, &People::log_in},
        {{"POST", "/api/logout"}, Route::Logout, Needs::Person, nullptr, &People::log_out},
        {{"GET", "/api/sessions"}, Route::Sessions, Needs::Person, nullptr, &People::list_sessions},
        {{"DELETE", "/api/sessions"}, Route::Sessions, Needs::Person, nullptr, &People::end_sessions},
        {{"GET", "/api/games"}, Route::Games, Needs::Nothing, &Routes::list_games},
        {{"POST", "/api/tables"}, Route::Tables, Needs::Person, &Routes::create_table},
        {{"GET", "/api/tables"}, Route::Tables, Needs::Visitor, &Routes::list_tables},
        {{"GET", "/api/tables/ID"}, Route::Table, Needs::Visitor, &Routes::show_table},
        {{"GET", "/api/tables/ID/record"}, Route::Record, Needs::Visitor, &Routes::show_record},
        {{"POST", "/api/tables/ID/invitation"}, Route::Table, Needs::Person, &Routes::renew_invitation},
        {{"DELETE", "/api/tables/ID/invitation"}, Route::Table, Needs::Person, &Routes::revoke_invitation},
        {{"GET", "/health"}, Route::Health, Needs::Nothing, &Routes::show_health},
        {{"GET", "/metrics"}, Route::Metrics, Needs::Nothing, &Routes::show_metrics},
        {{"GET", "/api/admin/tables"}, Route::Admin, Needs::Nothing, &Routes::admin_list},
        {{"POST", "/api/admin/tables/ID/end"}, Route::Admin, Needs::Nothing, &Routes::admin_end},
        {{"GET", "/api/admin/bans"}, Route::Admin, Needs::Nothing, &Routes::admin_bans},
        {{"POST", "/api/admin/bans"}, Route::Admin, Needs::Nothing, &Routes::admin_ban},
        {{"DELETE", "/api/admin/bans"}, Route::Admin, Needs::Nothing, &Routes::admin_unban},
        {{"DELETE", "/api/admin/people"}, Route::Admin, Needs::Nothing, &Routes::admin_forget},
        {{"GET", "/socket"}, Route::Socket, Needs::Nothing},
    };
    return rows;
}

std::span<const RouteInfo> all_routes() {
    static const std::vector<RouteInfo> all = [] {
        std::vector<RouteInfo> infos;
        for (const Routes::Row& row : Routes::rows()) infos.push_back(row.info);
        return infos;
    }();
    return all;
}

Routes::Routes(const RoutesWorld& world)
    : world_(world),
      requests_({static_cast<double>(world.config.limits.requests_per_second),
                 static_cast<double>(world.config.limits.request_burst)},
                kAddressesKept),
      tables_(table_rate(world.config, 1), kAddressesKept),
      tables_of_address_(table_rate(world.config, kHostsOfAddress), kAddressesKept),
      hosts_(world.config.public_url, machine_name()) {}

void Routes::handle(Request request, std::function<void(Response)> respond) {
    auto call = std::make_shared<Call>();
    call->language = language_of(request.accept_language);
    const auto [pattern, table] = pattern_of(request.path);
    call->table = table;
    call->request = std::move(request);
    const std::string_view method = method_for_routes(call->request.method);
    const Row* found = nullptr;
    bool known = false;
    for (const Row& row : rows()) {
        if (row.info.path != pattern) continue;
        known = true;
        if (row.info.method == method) found = &row;
    }
    call->respond = measured(std::move(respond), found   ? found->counted_as
                                                 : known ? Route::Other
                                                         : Route::Page);
    if (!hosts_.allows(call->request.host)) return refuse_plainly(call, Code::BadHost);
    if (is_banned(call->request)) return refuse_plainly(call, Code::Banned);
    if (!requests_.take(network_of(call->request.address), world_.scheduler.now()))
        return call->refuse({Code::TooFast});
    if (found) return dispatch(*found, call);
    if (known) return call->refuse({Code::BadMethod});
    const std::optional<Response> page = method == "GET" ? find_page(call->request) : std::nullopt;
    page ? call->respond(*page) : call->refuse({Code::NotFound});
}

/// A browser shows the text, whoever's page it thinks it is on; programs are told as usual.
void Routes::refuse_plainly(const SharedCall& call, Code code) {
    if (!wants_page(call->request)) return call->refuse({code});
    call->respond({.status = http_status(code),
                   .content_type = "text/plain; charset=utf-8",
                   .body = text(code, call->language) + "\n"});
}

/// Not for whoever has the token of the host: a ban of everybody can be lifted again.
bool Routes::is_banned(const Request& request) {
    if (request.path.starts_with(kAdmin) || !world_.bans.has_address(request.address)) return false;
    world_.security.note("refused_banned", {}, request.address);
    return true;
}

void Routes::dispatch(const Row& row, const std::shared_ptr<Call>& call) {
    if (Refusable refused = check(row, *call)) return call->refuse(*refused);
    if (row.needs == Needs::Nothing) return carry_out(row, call);
    world_.people.identify(call->request,
                           [this, &row, call](Outcome<Visitor> visitor, std::optional<Person> person) {
                               if (!visitor) return call->refuse(visitor.refused());
                               call->person = std::move(person);
                               call->secret_hash = visitor->secret_hash;
                               if (row.needs == Needs::Person && !call->person)
                                   return call->refuse({Code::NoPerson});
                               carry_out(row, call);
                           });
}

void Routes::carry_out(const Row& row, const SharedCall& call) {
    if (row.own != nullptr) return (this->*row.own)(call);
    People& people = world_.people;
    if (row.people != nullptr) return (people.*row.people)(call);
    call->refuse({Code::BadMessage, "Upgrade"});  // the socket's route without a handshake
}

/// What every request that changes something must be like; its body is read.
Refusable Routes::check(const Row& row, Call& call) const {
    if (!changes_something(row.info.method)) return {};
    if (!is_own_origin(call.request)) return Refused{Code::BadOrigin};
    if (call.request.body.empty()) return {};
    if (!call.request.content_type.starts_with("application/json"))
        return Refused{Code::BadMessage, "Content-Type"};
    call.body = Json::parse(call.request.body, nullptr, false);
    if (!call.body.is_object()) return Refused{Code::BadMessage};
    return {};
}

/// Programs send no Origin; pages always do, and only our own may ask.
bool Routes::is_own_origin(const Request& request) const {
    if (request.origin.empty()) return true;
    if (!world_.config.public_url.empty()) return request.origin == world_.config.public_url;
    return !request.host.empty() && authority_of(request.origin) == request.host;
}

std::function<void(Response)> Routes::measured(std::function<void(Response)> respond, Route route) {
    return [this, respond = std::move(respond), route, start = world_.scheduler.now()](Response response) {
        const double seconds = static_cast<double>(world_.scheduler.now() - start) / 1000;
        world_.metrics.count_request(route, response.status, seconds);
        respond(std::move(response));
    };
}

void Routes::upgrade(Request request, std::function<void(Upgrade)> decide) {
    const Language language = language_of(request.accept_language);
    auto call = std::make_shared<Call>();
    call->language = language;
    call->respond = measured(
        [decide](Response response) {
            decide({nullptr, std::move(response)});
        },
        Route::Socket);
    if (!hosts_.allows(request.host)) return call->refuse({Code::BadHost});
    if (is_banned(request)) return call->refuse({Code::Banned});
    if (!is_own_origin(request)) return call->refuse({Code::BadOrigin});
    if (!requests_.take(network_of(request.address), world_.scheduler.now()))
        return call->refuse({Code::TooFast});
    world_.people.identify(request, [this, call, language, decide, network = network_of(request.address)](
                                        Outcome<Visitor> visitor, const auto&) {
        if (!visitor) return call->refuse(visitor.refused());
        visitor->network = network;
        decide({std::make_shared<Session>(world_.hall, visitor.value(), language)});
    });
}

}  // namespace trencavel::server
