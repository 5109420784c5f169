// trencavel move-database: from a file into PostgreSQL, or back.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/fail.h"
#include "server/store/move_database.h"
#include "server/store/open_store.h"

namespace trencavel::cli {
namespace {

struct MoveOptions {
    std::string from;
    std::string to;
};

void show_move(const char* what, const server::MoveReport& done) {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r{} {} tables\033[K\r", what, done.tables);
}

int move_database(const MoveOptions& options) {
    const auto from = server::open_store(options.from, server::Access::Write, server::IfMissing::Refuse);
    if (!from) return fail(from.error());
    const auto to = server::open_store(options.to, server::Access::Write, server::IfMissing::Make);
    if (!to) return fail(to.error());
    const Result<server::MoveReport> report = server::move_database(*from.value(), *to.value(), show_move);
    if (!report) return fail("move-database", report.error());
    fmt::print("{} tables with {} events, {} people and {} sessions: copied and compared\n", report->tables,
               report->events, report->people, report->sessions);
    return 0;
}

}  // namespace

void add_move_database_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<MoveOptions>();
    CLI::App* command =
        app.add_subcommand("move-database", "Copy everything that a server keeps into another database");
    command
        ->add_option("FROM", options->from,
                     "A file such as trencavel-data/trencavel.db, or a PostgreSQL database such as "
                     "postgresql:///trencavel")
        ->required()
        ->type_name("");
    command->add_option("TO", options->to, "The same; it must be empty, or not be there yet")
        ->required()
        ->type_name("");
    command->footer("Stop the server first. FROM stays as it is; everything is read back and compared.");
    command->callback([options, &exit_code] { exit_code = move_database(*options); });
}

}  // namespace trencavel::cli
