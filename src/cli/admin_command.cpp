// trencavel admin: what the host of a running server can do at it: list tables, and end one.
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
};

/// The token proves that whoever asks can read the data folder.
Result<std::string> admin_token(const AdminOptions& options) {
    const std::string file = server::admin_token_file(options.data);
    Result<std::string> token = read_file(file);
    if (!token) return Error{file + ": " + token.error() + " (--data names the server's data folder)"};
    return token;
}

/// What the server answers, or why there is nothing.
Result<Json> ask(const AdminOptions& options, const std::string& method, const std::string& path) {
    const Result<std::string> token = admin_token(options);
    if (!token) return token.failure();
    const Result<client::Url> url = client::parse_url(options.url);
    if (!url) return url.failure();
    client::Ask request{.method = method};
    request.authorization = "Bearer " + token.value();
    const Result<client::Reply> reply = client::request(url->with_target(path), request);
    if (!reply) return reply.failure();
    const Json answer = Json::parse(reply->body, nullptr, false);
    if (!answer.is_object()) return Error{options.url + " does not answer as a Trencavel server"};
    if (answer.value("ok", false)) return answer;
    if (reply->status == 404)
        return Error{"there is no such table, or " + options.data + " is not the data folder of " +
                     options.url};
    return Error{answer.value("text", "the server refused without a reason")};
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
    for (const Json& seat : seats) names += (names.empty() ? "" : ", ") + seat.value("name", "–");
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
    fmt::print("{} is ended\n", options.table);
    return 0;
}

}  // namespace

void add_admin_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<AdminOptions>();
    CLI::App* command = app.add_subcommand("admin", "List and end tables of a running server");
    command->add_option("--url", options->url, "Where the server is")->capture_default_str();
    command
        ->add_option("--data", options->data,
                     "The server's data folder, which holds the token that is needed")
        ->type_name("DIR")
        ->capture_default_str();
    command->require_subcommand(1);
    CLI::App* list = command->add_subcommand("tables", "List all unfinished tables, newest first");
    list->callback([options, &exit_code] { exit_code = list_tables(*options); });
    CLI::App* end = command->add_subcommand("end", "End a table: everyone there is told that it was aborted");
    end->add_option("TABLE", options->table, "Its id")->required()->type_name("");
    end->callback([options, &exit_code] { exit_code = end_table(*options); });
    for (CLI::App* each : {list, end}) each->fallthrough();
}

}  // namespace trencavel::cli
