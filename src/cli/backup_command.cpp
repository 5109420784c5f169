// trencavel backup: copies the database of a server, which may go on meanwhile.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "server/store/open_store.h"
#include "server/store/sqlite/backup.h"

namespace trencavel::cli {

namespace {

struct BackupOptions {
    std::string copy;
    std::string data = "trencavel-data";
};

int back_up(const BackupOptions& options) {
    const Result<server::BackupReport> report =
        server::back_up(server::database_file(options.data), options.copy);
    if (!report) {
        fmt::print(stderr, "{}\n", report.error());
        return 1;
    }
    fmt::print("{}: {} {}, {} bytes\n", options.copy, report->tables,
               report->tables == 1 ? "table" : "tables", report->bytes);
    return 0;
}

}  // namespace

void add_backup_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* command = app.add_subcommand("backup", "Back up a server's database, even while it runs");
    command->add_option("FILE", options->copy, "File to write; it must not exist yet")
        ->required()
        ->type_name("");
    command->add_option("--data", options->data, "The server's data folder")
        ->type_name("DIR")
        ->capture_default_str();
    command->callback([options, &exit_code] { exit_code = back_up(*options); });
}

}  // namespace trencavel::cli
