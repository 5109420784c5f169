// trencavel join: a game at a table of a server, in the terminal.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/game_options.h"
#include "cli/library.h"
#include "client/address.h"
#include "client/kept_draw.h"
#include "client/person.h"
#include "client/server.h"
#include "games/catalogue.h"
#include "terminal/join/lobby.h"
#include "terminal/join/table.h"
#include "terminal/play/save.h"
#include "terminal/words/seats.h"

namespace trencavel::cli {
namespace {

struct JoinOptions {
    std::string url;
    std::string table;
    std::string invitation;
    std::optional<unsigned> seat;  // from 1 on
    std::string name;
    bool watch = false;
    std::string new_game;
    GameOptions variant;  // of the new game
    terminal::NewTable making;
    std::string save;
    std::string color = "auto";
    bool ascii = false;
    std::vector<std::string> tiles;
};

/// The language that the person has set for messages.
std::string language_of_person() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string value = terminal::environment(name);
        if (!value.empty()) return value.starts_with("de") ? "de" : "en";
    }
    return "en";
}

/// The command that leads to a table.
std::string command_to(const terminal::Visit& visit, const terminal::TableKey& key) {
    return "trencavel join " + terminal::shell_quoted(client::link_to(visit.url, key.table, key.invitation));
}

Result<std::optional<terminal::TableKey>> find_table(const terminal::Visit& visit, const JoinOptions& options,
                                                     const client::Address& address,
                                                     terminal::LineReader& input) {
    const std::string invitation = options.invitation.empty() ? address.invitation : options.invitation;
    if (!options.table.empty()) return std::optional(terminal::TableKey{options.table, invitation});
    if (!address.table.empty()) return std::optional(terminal::TableKey{address.table, invitation});
    if (options.new_game.empty()) return terminal::choose_table(visit, input);
    GameOptions game = options.variant;
    game.game = options.new_game;
    const Result<Setup> setup = setup_of(game);
    if (!setup) return setup.failure();
    terminal::NewTable wanted = options.making;
    wanted.game = setup.value();
    const Result<terminal::TableKey> key = terminal::make_table(visit, wanted);
    if (!key) return key.failure();
    return std::optional(key.value());
}

int keep_record(const terminal::Visit& visit, const terminal::TableKey& key, const std::string& file) {
    const Result<std::string> record = terminal::fetch_record(visit, key);
    if (!record) return fail("The record could not be fetched: " + record.error());
    if (const std::string problem = terminal::write_atomically(file, record.value()); !problem.empty())
        return fail(fmt::format("{} cannot be written: {}", file, problem));
    fmt::print("The record of the game is in {}\n", file);
    return 0;
}

terminal::JoinSettings settings_of(const JoinOptions& options, const terminal::Visit& visit,
                                   const terminal::TableKey& key, const tiles::Library& library) {
    terminal::JoinSettings settings{.look = terminal::look_of_terminal(options.color, options.ascii)};
    settings.library = &library;
    settings.person = visit.person.id;
    settings.invitation = key.invitation;
    settings.draws = visit.draws;
    if (options.seat) settings.seat = *options.seat - 1;
    settings.only_watch = options.watch;
    settings.come_back = command_to(visit, key);
    if (!options.new_game.empty()) settings.to_invite = settings.come_back;
    if (visit.person.name != terminal::default_name())
        settings.come_back += " --name " + terminal::shell_quoted(visit.person.name);
    return settings;
}

int sit_at(const terminal::Visit& visit, const terminal::TableKey& key, const JoinOptions& options,
           const tiles::Library& library, terminal::LineReader& input) {
    client::RemoteTable table(key.table, library);
    client::TableTalk talk(visit.server, table, {visit.person.cookie, visit.language, key.invitation});
    const int code =
        terminal::JoinedTable(table, talk, input, settings_of(options, visit, key, library)).run();
    if (code != 0 || table.phase() != client::Phase::Finished) return code;
    if (!options.save.empty()) return keep_record(visit, key, options.save);
    const std::string query = key.invitation.empty() ? "" : "?invitation=" + key.invitation;
    fmt::print("The record of the game is at {}/api/tables/{}/record{}\n", visit.url, key.table, query);
    return 0;
}

int run_join(const JoinOptions& options) {
    const Result<tiles::Library> library = load_library(options.tiles);
    if (!library) return fail(library.error());
    const Result<client::Address> address = client::parse_address(options.url);
    if (!address) return fail(address.error());
    const std::unique_ptr<client::Server> server = client::server_at(address->url);
    const std::string name = options.name.empty() ? terminal::default_name() : options.name;
    const std::string file = client::secret_file(client::people_folder(), address->server, name);
    const std::string language = language_of_person();
    const Result<client::Person> person = client::introduce(*server, file, name, language);
    if (!person) return fail(fmt::format("{}: {}", address->server, person.error()));
    terminal::catch_signals();
    const terminal::Visit visit{*server, address->server, person.value(), language,
                                client::draws_folder(file)};
    terminal::LineReader input;
    const Result<std::optional<terminal::TableKey>> key = find_table(visit, options, address.value(), input);
    if (!key) return fail(key.error());
    return key.value() ? sit_at(visit, *key.value(), options, library.value(), input) : 0;
}

void add_table_options(CLI::App& command, JoinOptions& options) {
    command.add_option("--table", options.table, "Table to join, if it is not part of the URL")
        ->type_name("ID");
    command.add_option("--invitation", options.invitation, "Invitation to a private table")
        ->type_name("TOKEN");
    command.add_option("--seat", options.seat, "Seat to take, counted from 1 (default: the first free one)")
        ->check(CLI::Range(1, 8));
    command.add_option("--name", options.name, "Your name; the server treats each name as a separate person");
    command.add_flag("--watch", options.watch, "Watch without taking a seat");
    command.add_option("--save", options.save, "File for the record at the end")->type_name("FILE");
    command
        .add_option("--color", options.color,
                    "auto, always or never; auto: on terminals, unless NO_COLOR is set")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    command.add_flag("--ascii", options.ascii, "Draw with ASCII characters only");
    add_tiles_option(command, options.tiles);
}

void add_making_options(CLI::App& command, JoinOptions& options) {
    CLI::Option* made =
        command.add_option("--new", options.new_game, "Create a table for this game: " + known_games())
            ->type_name("GAME")
            ->excludes("--table")
            ->excludes("--watch");
    for (CLI::Option* each : add_variant_options(command, options.variant)) each->needs(made);
    command
        .add_option("--players", options.making.players, "Number of players, computers included (default: 2)")
        ->check(CLI::Range(2, 8))
        ->needs(made);
    command.add_option("--bots", options.making.bots, "Computer players among them, e.g. greedy,random")
        ->delimiter(',')
        ->type_name("LEVEL,…")
        ->needs(made);
    command
        .add_option("--clock", options.making.clock,
                    "none, move:SECONDS for each question, game:SECONDS for the whole game, or days:DAYS")
        ->needs(made);
    command.add_flag("--aids", options.making.aids, "Allow hints in games between people")->needs(made);
    command.add_flag("--private", options.making.is_private, "Invitation only, to play or watch")
        ->needs(made);
}

}  // namespace

void add_join_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<JoinOptions>();
    CLI::App* command = app.add_subcommand("join", "Play with others in the terminal, at a server's table");
    command
        ->add_option("url", options->url,
                     "The server or a table: http://HOST:PORT or http://HOST:PORT/t/TABLE")
        ->required()
        ->type_name("URL");
    add_table_options(*command, *options);
    add_making_options(*command, *options);
    command->callback([options, &exit_code] { exit_code = run_join(*options); });
}

}  // namespace trencavel::cli
