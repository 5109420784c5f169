// The routes about tables: making, listing and showing them.
#include <algorithm>
#include <utility>

#include "bots/levels.h"
#include "core/number.h"
#include "games/catalogue.h"
#include "server/people/passphrase.h"
#include "server/talk/routes.h"
#include "tables/fair_draw.h"

namespace trencavel::server {
namespace {

constexpr unsigned kPageDefault = 20;
constexpr unsigned kPageMax = 50;
constexpr std::size_t kIdLength = 10;
constexpr double kMovesOfATable = 10;  // cost as much to begin with as a table

TableId make_table_id() {
    return readable(make_token(), kIdLength);
}

Json game_json(const GameInfo& game) {
    Json json = {{"name", game.name}, {"title", game.title}, {"players_min", game.players_min}};
    json["players_max"] = game.players_max;
    json["players_max_with_modules"] = game.players_max_with_modules;
    json["modules"] = Json::array();
    for (const ModuleInfo& module : game.modules) json["modules"].push_back(module.name);
    json["options"] = Json::array();
    for (const OptionInfo& option : game.options)
        json["options"].push_back({{"name", option.name}, {"value", option.value}, {"with", option.module}});
    return json;
}

std::optional<ListKind> list_kind(const std::string& name) {
    if (name == "open") return ListKind::Open;
    if (name == "own") return ListKind::Own;
    if (name == "finished") return ListKind::Finished;
    return std::nullopt;
}

std::optional<unsigned> page_size(const std::optional<std::string>& text) {
    if (!text) return kPageDefault;
    const auto size = whole_number<unsigned>(*text);
    return size && *size >= 1 && *size <= kPageMax ? size : std::nullopt;
}

std::string made_too_many(Language language) {
    return language == Language::German ? "Du hast in kurzer Zeit viele Tische eröffnet."
                                        : "You have made many tables in a short time.";
}

/// Unfinished tables of which the person is host; no more than `most` are counted.
Result<std::size_t> count_hosted(Store& store, const PersonId& person, std::size_t most) {
    ListQuery query{.kind = ListKind::Own, .person = person, .after = {}, .size = kPageMax};
    std::size_t count = 0;
    do {
        const Result<ListPage> page = store.list(query);
        if (!page) return page.failure();
        for (const TableRow& row : page->rows) {
            if (row.phase == Phase::Finished || row.phase == Phase::Aborted || count == most) return count;
            count += row.host == person ? 1 : 0;
        }
        query.after = page->next;
    } while (!query.after.empty());
    return count;
}

/// Summaries are kept as the text that is sent.
record::JsonObject page_fields(const ListPage& page) {
    std::string tables = "[";
    for (const TableRow& row : page.rows) tables += (tables.size() > 1 ? "," : "") + shown_summary(row);
    record::JsonObject fields;
    fields.put_json("tables", tables + "]");
    fields.put("next", page.next.empty() ? std::nullopt : std::optional(page.next));
    return fields;
}

}  // namespace

void Routes::list_games(const SharedCall& call) {
    Json games = Json::array();
    for (const GameInfo& game : catalogue()) games.push_back(game_json(game));
    Json offered = Json::array();
    for (const Level& level : levels())
        offered.push_back({{"name", level.info.name}, {"description", level.info.description}});
    call->answer({{"games", games}, {"levels", offered}});
}

void Routes::create_table(const SharedCall& call) {
    if (call->body.is_object() && call->body.contains("from")) return play_on(call);
    Outcome<Terms> terms = read_terms(call->body);
    if (!terms) return call->refuse(terms.refused());
    create_if_few(call, std::move(terms.value()), {});
}

TimeMs Routes::wait_for_table(const Call& call, double cost) {
    const TimeMs now = world_.scheduler.now();
    const std::string network = network_of(call.request.address);
    const TimeMs wait =
        std::max(tables_.wait(call.person->id, cost, now), tables_of_address_.wait(network, cost, now));
    if (wait > 0) return wait;
    tables_.spend(call.person->id, cost);
    tables_of_address_.spend(network, cost);
    return 0;
}

/// Unless the person is host of too many already, or has made too many in a short time: each is written to
/// the disk, and with it the moves that it begins with.
void Routes::create_if_few(const SharedCall& call, Terms terms, std::optional<Origin> origin) {
    const double moves = origin ? static_cast<double>(origin->lines.size()) : 0;
    if (const TimeMs wait = wait_for_table(*call, 1 + moves / kMovesOfATable); wait > 0)
        return call->refuse({Code::TooMany, {}, made_too_many(call->language), wait});
    const PersonId person = call->person->id;
    const std::size_t most = world_.config.limits.tables_per_person;
    world_.archive.read([this, call, person, most, terms = std::move(terms),
                         origin = std::move(origin)](Store& store) -> Task {
        const Result<std::size_t> hosted = count_hosted(store, person, most);
        return [this, call, terms, origin, failed = !hosted, full = hosted && hosted.value() >= most] {
            if (failed) return call->refuse({Code::Storage});
            full ? call->refuse({Code::TooMany}) : store_table(call, terms, origin);
        };
    });
}

void Routes::store_table(const SharedCall& call, const Terms& terms, const std::optional<Origin>& origin) {
    const TableId id = make_table_id();
    const std::string invitation = terms.open ? std::string() : make_token();
    Json created =
        Table::created(terms, call->person->id, world_.scheduler.now(), make_secret(), invitation, origin);
    const std::string commitment = created.at("commitment").get<std::string>();
    world_.hall.create(id, created, [call, id, invitation, commitment](const Refusable& refused) {
        if (refused) return call->refuse(*refused);
        call->answer({{"table", id},
                      {"invitation", invitation.empty() ? Json(nullptr) : Json(invitation)},
                      {"commitment", commitment},
                      {"draw", kDrawVersion}},
                     201);
    });
}

void Routes::list_tables(const SharedCall& call) {
    const std::optional<ListKind> kind = list_kind(query_value(call->request.query, "list").value_or("open"));
    const std::optional<unsigned> size = page_size(query_value(call->request.query, "size"));
    if (!kind) return call->refuse({Code::BadField, "list"});
    if (!size) return call->refuse({Code::BadField, "size"});
    if (*kind == ListKind::Own && !call->person) return call->refuse({Code::NoPerson});
    ListQuery query{.kind = *kind, .person = {}, .after = {}, .size = *size};
    if (call->person) query.person = call->person->id;
    query.after = query_value(call->request.query, "after").value_or("");
    send_page(query, call);
}

void Routes::send_page(const ListQuery& query, const SharedCall& call) {
    world_.archive.read([call, query](Store& store) -> Task {
        auto page = std::make_shared<Result<ListPage>>(store.list(query));
        return [call, page] {
            if (!*page)
                return call->refuse(
                    {page->failure().about.empty() ? Code::Storage : Code::BadField, "after"});
            call->answer_fields(page_fields(page->value()));
        };
    });
}

/// Only for who may see it; the others are not told that there is one.
void Routes::with_table(const SharedCall& call, std::function<void(const Table&)> done) {
    world_.hall.look(call->table, [call, done = std::move(done)](const Outcome<const Table*>& table) {
        if (!table) return call->refuse(table.refused());
        const std::string invitation = query_value(call->request.query, "invitation").value_or("");
        const PersonId person = call->person ? call->person->id : PersonId();
        if (!table.value()->may_see(person, invitation))
            return call->refuse(table.value()->why_hidden(person, invitation));
        done(*table.value());
    });
}

void Routes::show_table(const SharedCall& call) {
    with_table(call, [call](const Table& table) {
        call->answer_fields(record::JsonObject().put_json("table", table.summary()));
    });
}

void Routes::renew_invitation(const SharedCall& call) {
    put_invitation(call, make_token());
}

void Routes::revoke_invitation(const SharedCall& call) {
    put_invitation(call, {});
}

void Routes::put_invitation(const SharedCall& call, const std::string& invitation) {
    if (!has_only(*call, {})) return call->refuse({Code::BadMessage});
    with_table(call, [this, call, invitation](const Table& /*table*/) {
        Command command{.kind = CommandKind::Invite, .person = call->person->id};
        command.language = call->language;
        command.text = invitation;
        world_.hall.command(call->table, command, [this, call, invitation](const Outcome<Done>& outcome) {
            if (!outcome) return call->refuse(outcome.refused());
            world_.hall.drop_uninvited(call->table);
            call->answer({{"invitation", invitation.empty() ? Json(nullptr) : Json(invitation)}});
        });
    });
}

void Routes::show_record(const SharedCall& call) {
    with_table(call, [call](const Table& table) {
        if (!table.game()) return call->refuse({Code::WrongPhase});
        Response response{.content_type = "text/plain; charset=utf-8", .body = table.record()};
        response.headers.emplace_back("Content-Disposition", "inline; filename=\"" + table.id() + ".game\"");
        call->respond(std::move(response));
    });
}

}  // namespace trencavel::server
