#include "server/ops/config_settings.h"

#include <arpa/inet.h>

#include <algorithm>
#include <type_traits>

#include "core/utf8.h"

namespace trencavel::server {

namespace {

template <auto Member>
auto& place(auto& config) {
    if constexpr (std::is_invocable_v<decltype(Member), decltype(config)>) {
        return config.*Member;
    } else {
        return config.limits.*Member;
    }
}

template <auto Member>
constexpr std::string_view table_of() {
    return std::is_invocable_v<decltype(Member), Config&> ? "" : "limits";
}

template <auto Member>
constexpr Setting number(std::string_view name, std::int64_t min, std::int64_t max, std::string_view help) {
    return {.table = table_of<Member>(),
            .name = name,
            .help = help,
            .kind = SettingKind::Number,
            .get = [](const Config& config) -> SettingValue { return std::int64_t{place<Member>(config)}; },
            .set =
                [](Config& config, const SettingValue& value) {
                    auto& number = place<Member>(config);
                    number =
                        static_cast<std::remove_reference_t<decltype(number)>>(std::get<std::int64_t>(value));
                },
            .min = min,
            .max = max};
}

template <auto Member>
constexpr Setting text(std::string_view name, bool (*text_allowed)(const std::string&),
                       std::string_view allowed_text, std::string_view help) {
    return {.table = table_of<Member>(),
            .name = name,
            .help = help,
            .kind = SettingKind::Text,
            .get = [](const Config& config) -> SettingValue { return place<Member>(config); },
            .set = [](Config& config,
                      const SettingValue& value) { place<Member>(config) = std::get<std::string>(value); },
            .text_allowed = text_allowed,
            .allowed_text = allowed_text};
}

template <auto Member>
constexpr Setting on_or_off(std::string_view name, std::string_view help) {
    return {.table = table_of<Member>(),
            .name = name,
            .help = help,
            .kind = SettingKind::Switch,
            .get = [](const Config& config) -> SettingValue { return place<Member>(config); },
            .set = [](Config& config,
                      const SettingValue& value) { place<Member>(config) = std::get<bool>(value); }};
}

/// An enumeration whose words stand in its order.
template <auto Member, const auto& kWords>
constexpr Setting choice(std::string_view name, std::string_view help) {
    return {.table = table_of<Member>(),
            .name = name,
            .help = help,
            .kind = SettingKind::Choice,
            .get = [](const Config& config) -> SettingValue {
                return std::string(kWords[static_cast<std::size_t>(place<Member>(config))]);
            },
            .set =
                [](Config& config, const SettingValue& value) {
                    const auto word =
                        std::find(std::begin(kWords), std::end(kWords), std::get<std::string>(value));
                    auto& chosen = place<Member>(config);
                    chosen =
                        static_cast<std::remove_reference_t<decltype(chosen)>>(word - std::begin(kWords));
                },
            .words = kWords};
}

constexpr Setting depending_on_machine(Setting setting) {
    setting.machine_dependent = true;
    return setting;
}

bool is_address(const std::string& text) {
    in6_addr parsed{};
    const std::string without_zone = text.substr(0, text.find('%'));
    return inet_pton(AF_INET, text.c_str(), &parsed) == 1 ||
           inet_pton(AF_INET6, without_zone.c_str(), &parsed) == 1;
}

/// What a browser sends as Origin.
bool is_origin(const std::string& text) {
    if (text.empty()) return true;
    const std::size_t host = text.starts_with("https://") ? 8 : text.starts_with("http://") ? 7 : text.size();
    const bool host_only =
        text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-:[]", host) == std::string::npos;
    return host < text.size() && host_only;
}

/// What libpq takes as the address of a database.
bool is_postgres_or_empty(const std::string& text) {
    return text.empty() || text.starts_with("postgresql://") || text.starts_with("postgres://");
}

bool is_any(const std::string& /*text*/) {
    return true;
}

bool is_given(const std::string& text) {
    return !text.empty();
}

constexpr std::string_view kLevels[] = {"debug", "info", "warning", "error"};
constexpr std::string_view kFormats[] = {"text", "json"};
constexpr std::string_view kAccess[] = {"loopback", "anyone", "off"};
constexpr std::int64_t kMany = 1'000'000;

constexpr Setting kSettings[] = {
    text<&Config::address>("address", is_address, "an IP address such as \"127.0.0.1\" or \"::\"",
                           "Address to listen on: \"127.0.0.1\" for this machine and a proxy on it, "
                           "\"0.0.0.0\" or \"::\" for everyone."),
    number<&Config::port>("port", 0, 65535, "Port to listen on; 0 takes any free port."),
    text<&Config::data>("data", is_given, "the name of a folder, or \":memory:\"",
                        "Data folder; \":memory:\" keeps nothing."),
    text<&Config::database>(
        "database", is_postgres_or_empty,
        "\"\" or the address of a PostgreSQL database, such as \"postgresql:///trencavel\"",
        "PostgreSQL database to keep everything in; if empty, a file in the data folder. Leave the password "
        "out "
        "and put it into ~/.pgpass: a flag is visible to everybody on the machine."),
    text<&Config::public_url>(
        "public_url", is_origin,
        "\"\" or an address in small letters without a path, such as \"https://games.example.org\"",
        "Public address of the server. Only pages from there may act for people; if empty, pages from the "
        "address the browser asked for."),
    on_or_off<&Config::trust_proxy>("trust_proxy",
                                    "Trust X-Forwarded-For for the address of clients. Enable only behind a "
                                    "proxy: without one, anyone could forge it."),
    choice<&Config::log_level, kLevels>("log_level", "Minimum severity to log."),
    choice<&Config::log_format, kFormats>("log_format", "Log format: text, or one JSON object per line."),
    text<&Config::log_file>("log_file", is_any, "the name of a file, or \"\"",
                            "Log file; if empty, standard error."),
    choice<&Config::metrics, kAccess>("metrics", "Who may read /metrics: this machine only, anyone, nobody."),
    depending_on_machine(number<&Config::bot_threads>(
        "bot_threads", 1, 256, "Threads for computer players; by default, one less than there are cores.")),
    number<&Config::bot_queue>("bot_queue", 1, 100'000,
                               "Maximum number of questions waiting for a computer player."),

    number<&Limits::message_bytes>("message_bytes", 1024, 1'048'576,
                                   "Maximum size of a message, and of the body of a request."),
    number<&Limits::header_bytes>("header_bytes", 1024, 65'536, "Maximum size of the header of a request."),
    number<&Limits::header_seconds>("header_seconds", 1, 300, "Time limit for a request to arrive."),
    number<&Limits::idle_seconds>("idle_seconds", 5, 3600,
                                  "Time limit between the requests of a connection; WebSockets are pinged "
                                  "after this time, and closed after twice as long."),
    number<&Limits::queue_bytes>(
        "queue_bytes", 16'384, 67'108'864,
        "Maximum amount waiting to be sent on a WebSocket; slower readers are disconnected."),
    number<&Limits::connections>("connections", 1, kMany, "Simultaneous connections."),
    number<&Limits::connections_per_address>("connections_per_address", 0, kMany,
                                             "Simultaneous connections from one address; 0 means no limit."),
    number<&Limits::sockets_per_person>("sockets_per_person", 1, 1000,
                                        "Simultaneous WebSockets of one person."),
    number<&Limits::messages_per_second>(
        "messages_per_second", 1, kMany,
        "Messages of one person on all their WebSockets, and of everybody without a name from one address. "
        "Costly messages count for more (chat 2, the areas of an earlier position 7), a move that is played "
        "for a fifth."),
    number<&Limits::message_burst>("message_burst", 1, kMany, "The same as a burst, after a pause."),
    number<&Limits::address_messages_per_second>(
        "address_messages_per_second", 1, kMany,
        "Messages of everybody from one address, counted in the same way."),
    number<&Limits::address_message_burst>("address_message_burst", 1, kMany,
                                           "The same as a burst, after a pause."),
    number<&Limits::chat_per_second>("chat_per_second", 1, 100, "Chat messages of one person."),
    number<&Limits::chat_burst>("chat_burst", 1, 1000,
                                "Chat messages of one person as a burst, after a pause."),
    number<&Limits::requests_per_second>("requests_per_second", 1, 100'000,
                                         "HTTP requests from one address."),
    number<&Limits::request_burst>("request_burst", 1, kMany,
                                   "HTTP requests from one address as a burst, after a pause."),
    number<&Limits::people_per_minute>("people_per_minute", 1, 100'000,
                                       "New people per minute from one address."),
    number<&Limits::logins_per_minute>("logins_per_minute", 1, 1000,
                                       "Failed logins per minute from one address and for one account."),
    number<&Limits::tables_per_person>("tables_per_person", 1, 100'000,
                                       "Open and running tables hosted by one person."),
    number<&Limits::tables_per_minute>(
        "tables_per_minute", 1, kMany,
        "New tables per minute by one person, and five times as many from one address. Resuming another game "
        "counts as one table, plus one for every ten moves already played."),
    number<&Limits::table_burst>("table_burst", 1, kMany, "The same as a burst, after a pause."),
    number<&Limits::tables_loaded_idle_seconds>("tables_loaded_idle_seconds", 1, 86'400,
                                                "How long a table that nobody watches stays in memory."),
    number<&Limits::tables_per_socket>("tables_per_socket", 1, kMany,
                                       "Tables watched at once by one WebSocket."),
    number<&Limits::advice_per_address>(
        "advice_per_address", 1, kMany,
        "Hints and reviews in progress at once for one address; one person always has one."),
    number<&Limits::offers_per_table>("offers_per_table", 1, kMany,
                                      "Draw offers, and answers to them, by one person at one table."),
    number<&Limits::joins_per_table>("joins_per_table", 1, kMany,
                                     "How often one person may take a seat at one table."),
    number<&Limits::undos_per_table>("undos_per_table", 1, kMany,
                                     "Moves that one person may undo at one table."),
    number<&Limits::mutes_per_table>("mutes_per_table", 1, kMany,
                                     "How often the host of a table may mute or unmute people."),
    number<&Limits::chats_per_table>("chats_per_table", 1, kMany,
                                     "Chat messages by one person at one table."),
    number<&Limits::invitations_per_table>(
        "invitations_per_table", 1, kMany,
        "How often the host of a table may renew or revoke its invitation."),
    number<&Limits::joins_of_all>("joins_of_all", 1, kMany,
                                  "How often people may take seats at one table, all together."),
    number<&Limits::chats_of_all>("chats_of_all", 1, kMany, "Chat messages by everybody at one table."),
    number<&Limits::waiting_table_hours>("waiting_table_hours", 0, kMany,
                                         "How long a table waits to be started after its host was last "
                                         "there, before it is aborted; 0 means for ever."),
    number<&Limits::aborted_table_days>("aborted_table_days", 0, kMany,
                                        "How long an aborted table is kept; 0 means for ever."),
    number<&Limits::guest_days>(
        "guest_days", 0, kMany,
        "How long a person without an account or a seat is kept after their last visit; 0 means for ever."),
    number<&Limits::session_days>("session_days", 0, kMany,
                                  "How long an unused browser stays logged in; 0 means for ever."),
};

}  // namespace

std::span<const Setting> settings() {
    return kSettings;
}

std::string allowed(const Setting& setting) {
    if (setting.kind == SettingKind::Switch) return "true or false";
    if (setting.kind == SettingKind::Text) return std::string(setting.allowed_text);
    if (setting.kind == SettingKind::Number)
        return "a whole number from " + std::to_string(setting.min) + " to " + std::to_string(setting.max);
    std::string words;
    for (const std::string_view word : setting.words)
        words += (words.empty() ? "" : " or ") + spelled(std::string(word));
    return words;
}

bool is_allowed(const Setting& setting, const SettingValue& value) {
    if (setting.kind == SettingKind::Switch) return std::holds_alternative<bool>(value);
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return setting.kind == SettingKind::Number && *number >= setting.min && *number <= setting.max;
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr || setting.kind == SettingKind::Number) return false;
    if (setting.kind == SettingKind::Choice)
        return std::find(setting.words.begin(), setting.words.end(), *text) != setting.words.end();
    return is_one_line(*text) && setting.text_allowed(*text);
}

std::string spelled(const SettingValue& value) {
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    std::string text = "\"";
    for (const char c : std::get<std::string>(value)) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

}  // namespace trencavel::server
