// trencavel serve: the server, until it is told to stop.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/library.h"
#include "server/ops/config.h"
#include "server/server.h"

namespace trencavel::cli {
namespace {

struct ServeOptions {
    server::ConfigFlags config;
    std::vector<std::string> tiles;
    bool check = false;
};

/// Where people find it: the address they would type.
std::string url_of(const server::Config& config, std::uint16_t port) {
    if (!config.public_url.empty()) return config.public_url;
    const bool everywhere = config.address == "0.0.0.0" || config.address == "::";
    const bool six = config.address.find(':') != std::string::npos;
    const std::string host = everywhere ? "localhost" : six ? "[" + config.address + "]" : config.address;
    return fmt::format("http://{}:{}", host, port);
}

int run_serve(const ServeOptions& options) {
    const Result<server::Config> config = server::config_of(options.config);
    if (!config) return fail(config.error());
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) return fail(library.error());
    if (options.check) {
        fmt::print("{}", server::describe(config.value()));
        return 0;
    }
    const Error problem = server::serve(config.value(), library.value(), [&](std::uint16_t port) {
        fmt::print("Trencavel is running on {} (data in {}). Ctrl-C stops it.\n",
                   url_of(config.value(), port), config->database.empty() ? config->data : "PostgreSQL");
        std::fflush(stdout);
    });
    return problem.text.empty() ? 0 : fail("serve", problem.text);
}

}  // namespace

void add_serve_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* command = app.add_subcommand("serve", "Run the server with its web app");
    server::add_config_flags(*command, options->config);
    command->add_flag("--check", options->check,
                      "Check the configuration, print the effective settings and exit");
    add_tiles_option(*command, options->tiles);
    command->footer("docs/hosting.md explains how to run a server, docs/protocol.md how to talk to it.");
    command->callback([options, &exit_code] { exit_code = run_serve(*options); });
}

}  // namespace trencavel::cli
