// Everything that the host of a server can set: in a TOML file, or by flags of the same names (`bot_queue =
// 500` is
// `--bot-queue 500`, also for what stands in [limits]). Flags override the file. config_settings.cpp
// has the one table from which both are made; docs/trencavel.toml.example is printed from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/net/http.h"
#include "server/ops/log.h"

namespace CLI {  // NOLINT(readability-identifier-naming): as the library spells it
class App;
}

namespace trencavel::server {

enum class MetricsAccess : std::uint8_t { Loopback, Anyone, Off };

/// What each setting is for stands in the table.
struct Limits {
    unsigned message_bytes = 8192;
    unsigned header_bytes = 8192;
    unsigned header_seconds = 10;
    unsigned idle_seconds = 60;
    unsigned queue_bytes = 262144;
    unsigned connections = 20000;
    unsigned connections_per_address = 200;
    unsigned sockets_per_person = 20;
    unsigned messages_per_second = 100;
    unsigned message_burst = 400;
    unsigned address_messages_per_second = 400;
    unsigned address_message_burst = 1600;
    unsigned chat_per_second = 1;
    unsigned chat_burst = 3;
    unsigned requests_per_second = 20;
    unsigned request_burst = 100;
    unsigned people_per_minute = 20;
    unsigned logins_per_minute = 10;
    unsigned tables_per_person = 50;
    unsigned tables_per_minute = 10;
    unsigned table_burst = 100;
    unsigned tables_loaded_idle_seconds = 60;
    unsigned tables_per_socket = 8;
    unsigned advice_per_address = 4;
    unsigned offers_per_table = 60;
    unsigned joins_per_table = 20;
    unsigned undos_per_table = 300;
    unsigned mutes_per_table = 100;
    unsigned chats_per_table = 500;
    unsigned invitations_per_table = 20;
    unsigned joins_of_all = 200;
    unsigned chats_of_all = 2000;
    unsigned waiting_table_hours = 24;
    unsigned aborted_table_days = 7;
    unsigned guest_days = 90;
    unsigned session_days = 180;

    bool operator==(const Limits&) const = default;
};

/// One less than the machine has cores, so that one is left to serve; at least one.
unsigned default_bot_threads();

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string data = "trencavel-data";
    std::string database;
    std::string public_url;
    bool trust_proxy = false;
    LogLevel log_level = LogLevel::Info;
    LogFormat log_format = LogFormat::Text;
    std::string log_file;
    MetricsAccess metrics = MetricsAccess::Loopback;
    unsigned bot_threads = default_bot_threads();
    unsigned bot_queue = 200;
    Limits limits = {};

    bool operator==(const Config&) const = default;
};

/// The defaults, with what the file says in their place. The error tells all that is wrong, a line each:
/// `FILE:LINE: KEY: what is wrong; what is allowed`.
Result<Config> read_config(const std::string& file);
/// The same with the text of a file; `file` only names it.
Result<Config> parse_config(const std::string& text, const std::string& file);

/// What a command line says: `--config FILE`, and each setting that was given.
struct ConfigFlags {
    std::string file;
    std::map<std::string, std::string> given = {};  // name as in the file → value, which is allowed
};

/// Adds the flags to a command; what is wrong with one of them, the parser says. `flags` must outlive it.
void add_config_flags(CLI::App& command, ConfigFlags& flags);
/// The same of a whole command line, without the program's name.
Result<ConfigFlags> read_flags(std::vector<std::string> words);
/// Defaults, then the file, then the flags.
Result<Config> config_of(const ConfigFlags& flags);

/// As TOML: reading it gives the same configuration.
std::string describe(const Config& config);
/// As TOML: the defaults, each with what it is for. What depends on the machine is commented out.
std::string example_config();

// The parts of it that others know by another name.
HttpLimits http_limits(const Config& config);
LogTarget log_target(const Config& config);

}  // namespace trencavel::server
