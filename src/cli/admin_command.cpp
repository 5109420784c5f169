// trencavel admin: what the host of a running server can do at it: list and end tables, ban and delete
// people.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ctime>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/files.h"
#include "client/connection.h"
#include "record/json.h"
#include "server/server.h"

namespace trencavel::cli {
namespace {

using record::Json;

struct AdminOptions {
    std::string url = "http://127.0.0.1:8080";
    std::string data = "trencavel-data";
    std::string table;
    std::string who;
};

/// The token proves that whoever asks can read the data folder.
Result<std::string> admin_token(const AdminOptions& options) {
    const std::string file = server::admin_token_file(options.data);
    Result<std::string> token = read_file(file);
    if (!token) return Error{file + ": " + token.error() + " (--data names the server's data folder)"};
    return token;
}

/// What the server answers, or why there is nothing.
Result<Json> ask(const AdminOptions& options, const std::string& method, const std::string& path,
                 const Json& body = nullptr) {
    const Result<std::string> token = admin_token(options);
    if (!token) return token.failure();
    const Result<client::Url> url = client::parse_url(options.url);
    if (!url) return url.failure();
    client::Ask request{.method = method};
    request.authorization = "Bearer " + token.value();
    if (!body.is_null()) request.body = body.dump();
    const Result<client::Reply> reply = client::request(url->with_target(path), request);
    if (!reply) return reply.failure();
    const Json answer = Json::parse(reply->body, nullptr, false);
    if (!answer.is_object()) return Error{options.url + " does not answer as a Trencavel server"};
    if (answer.value("ok", false)) return answer;
    if (reply->status == 404)
        return Error{"there is no such table, or " + options.data + " is not the data folder of " +
                     options.url};
    return Error{answer.value("text", "the server refused and gave no reason")};
}

std::string moment(std::int64_t milliseconds) {
    const std::time_t seconds = milliseconds / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min);
}

std::string names_of(const Json& seats) {
    std::string names;
    for (const Json& seat : seats) {
        names += (names.empty() ? "" : ", ") + seat.value("name", "–");
        if (seat.contains("person")) names += " (" + seat.at("person").get<std::string>() + ")";
    }
    return names;
}

std::string game_of(const Json& table) {
    std::string game = table.at("game").get<std::string>();
    for (const Json& module : table.at("with")) game += "+" + module.get<std::string>();
    return game;
}

int list_tables(const AdminOptions& options) {
    std::string after;
    unsigned count = 0;
    do {
        const Result<Json> page = ask(options, "GET", "/api/admin/tables?after=" + after);
        if (!page) return fail("admin", page.error());
        for (const Json& table : page->at("tables")) {
            ++count;
            fmt::print("{}  {:8} {:4} events  last {} UTC  {}: {}\n", table.at("id").get<std::string>(),
                       table.at("phase").get<std::string>(), table.at("number").get<unsigned>(),
                       moment(table.at("changed").get<std::int64_t>()), game_of(table),
                       names_of(table.at("seats")));
        }
        after = page->at("next").is_null() ? "" : page->at("next").get<std::string>();
    } while (!after.empty());
    fmt::print("{} unfinished {}\n", count, count == 1 ? "table" : "tables");
    return 0;
}

int end_table(const AdminOptions& options) {
    const Result<Json> answer = ask(options, "POST", "/api/admin/tables/" + options.table + "/end");
    if (!answer) return fail("admin", answer.error());
    fmt::print("{} ended\n", options.table);
    return 0;
}

int list_bans(const AdminOptions& options) {
    const Result<Json> answer = ask(options, "GET", "/api/admin/bans");
    if (!answer) return fail("admin", answer.error());
    for (const Json& ban : answer->at("bans")) {
        fmt::print("{}  since {} UTC\n", ban.at("who").get<std::string>(),
                   moment(ban.at("created").get<std::int64_t>()));
    }
    const std::size_t count = answer->at("bans").size();
    fmt::print("{} {}\n", count, count == 1 ? "ban" : "bans");
    return 0;
}

/// Asks for something about a person or a network, and says what was done.
int deal_with(const AdminOptions& options, const char* method, const char* path, const char* done) {
    const Result<Json> answer = ask(options, method, path, {{"who", options.who}});
    if (!answer) return fail("admin", answer.error());
    fmt::print("{} {}\n", answer->at("who").get<std::string>(), done);
    return 0;
}

constexpr const char* kWho =
    "A person's id (as `tables` and the log show it), an account, an address or a network";

void add_moderation(CLI::App& command, const std::shared_ptr<AdminOptions>& options, int& exit_code) {
    CLI::App* bans = command.add_subcommand("bans", "List who is banned");
    bans->callback([options, &exit_code] { exit_code = list_bans(*options); });
    CLI::App* ban = command.add_subcommand(
        "ban", "Refuse a person, or everybody from an address or network; their games go on without them");
    ban->add_option("WHO", options->who, kWho)->required()->type_name("");
    ban->callback(
        [options, &exit_code] { exit_code = deal_with(*options, "POST", "/api/admin/bans", "is banned"); });
    CLI::App* unban = command.add_subcommand("unban", "Lift a ban");
    unban->add_option("WHO", options->who, kWho)->required()->type_name("");
    unban->callback([options, &exit_code] {
        exit_code = deal_with(*options, "DELETE", "/api/admin/bans", "is no longer banned");
    });
    CLI::App* forget = command.add_subcommand(
        "forget", "Delete a person: account, sessions, and name and chat at every table");
    forget->add_option("PERSON", options->who, "The person's id or account")->required()->type_name("");
    forget->callback([options, &exit_code] {
        exit_code = deal_with(*options, "DELETE", "/api/admin/people", "is deleted");
    });
    for (CLI::App* each : {bans, ban, unban, forget}) each->fallthrough();
}

}  // namespace

void add_admin_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<AdminOptions>();
    CLI::App* command =
        app.add_subcommand("admin", "Manage a running server: list and end tables, ban and delete people");
    command->add_option("--url", options->url, "URL of the server")->capture_default_str();
    command->add_option("--data", options->data, "The server's data folder, which holds the admin token")
        ->type_name("DIR")
        ->capture_default_str();
    command->require_subcommand(1);
    CLI::App* list = command->add_subcommand("tables", "List all unfinished tables, newest first");
    list->callback([options, &exit_code] { exit_code = list_tables(*options); });
    CLI::App* end = command->add_subcommand("end", "End a table: everyone there is told that it was aborted");
    end->add_option("TABLE", options->table, "Id of the table")->required()->type_name("");
    end->callback([options, &exit_code] { exit_code = end_table(*options); });
    for (CLI::App* each : {list, end}) each->fallthrough();
    add_moderation(*command, options, exit_code);
}

}  // namespace trencavel::cli
