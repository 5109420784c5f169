// The routes for who runs the server: health, metrics, and ending tables.
#include <utility>

#include "core/same.h"
#include "server/people/passphrase.h"
#include "server/talk/routes.h"

#ifndef TRENCAVEL_VERSION
#error "TRENCAVEL_VERSION is set by the build"
#endif

namespace trencavel::server {
namespace {

bool is_loopback(const std::string& address) {
    return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

}  // namespace

void Routes::show_health(const SharedCall& call) {
    const bool healthy = world_.archive.healthy();
    const Json content = {{"ok", healthy},
                          {"version", TRENCAVEL_VERSION},
                          {"tables", world_.hall.tables_loaded()},
                          {"sockets", world_.hall.sessions()},
                          {"waiting", world_.archive.waiting()}};
    call->respond({.status = healthy ? 200u : 503u, .body = content.dump()});
}

void Routes::show_metrics(const SharedCall& call) {
    const MetricsAccess access = world_.config.metrics;
    const bool allowed = access == MetricsAccess::Anyone ||
                         (access == MetricsAccess::Loopback && is_loopback(call->request.address));
    if (!allowed) return call->refuse({Code::NotFound});
    const HttpCounts counts = world_.http_counts();
    world_.metrics.connections.set(static_cast<double>(counts.connections));
    world_.metrics.slow_readers.raise_to(static_cast<double>(counts.slow_readers));
    world_.metrics.store_queue.set(static_cast<double>(world_.archive.waiting()));
    call->respond(
        {.content_type = "text/plain; version=0.0.4; charset=utf-8", .body = world_.metrics.text()});
}

bool Routes::is_admin(const Call& call) {
    constexpr std::string_view kBearer = "Bearer ";
    const std::string_view given = call.request.authorization;
    const bool good = !world_.admin_token.empty() && given.starts_with(kBearer) &&
                      same(given.substr(kBearer.size()), world_.admin_token);
    if (!good) world_.security.note("admin_refused", {}, call.request.address);
    return good;
}

void Routes::admin_list(const SharedCall& call) {
    if (!is_admin(*call)) return call->refuse({Code::NotFound});
    ListQuery query{.kind = ListKind::All, .person = {}, .after = {}, .size = 50};
    query.after = query_value(call->request.query, "after").value_or("");
    send_page(query, call);
}

void Routes::admin_end(const SharedCall& call) {
    if (!is_admin(*call)) return call->refuse({Code::NotFound});
    world_.hall.command(call->table, {.kind = CommandKind::End}, [this, call](const Outcome<Done>& outcome) {
        if (!outcome) return call->refuse(outcome.refused());
        world_.log.info("table_ended_by_host", {{"table", call->table}});
        call->answer({{"number", outcome->number}});
    });
}

}  // namespace trencavel::server
