#include "server/ops/config.h"

#include <algorithm>
#include <thread>

#include "server/ops/config_settings.h"

namespace trencavel::server {

namespace {

constexpr std::string_view kExampleHead =
    "# The configuration of `trencavel serve --config FILE`, with every setting at its default.\n"
    "# Each is also a flag, which overrides the file: `bot_queue = 500` is `--bot-queue 500`, and so is\n"
    "# what is in [limits]: `--message-burst 40`. `trencavel serve --check` prints what is in effect.\n";

/// The words in lines of at most 118 characters, each a comment.
std::string comment(std::string_view words) {
    constexpr std::size_t kWidth = 118;
    std::string lines;
    while (words.size() > kWidth) {
        const std::size_t end = words.rfind(' ', kWidth);
        lines.append("# ").append(words.substr(0, end)).append("\n");
        words.remove_prefix(end + 1);
    }
    return lines.append("# ").append(words).append("\n");
}

std::string assignment(const Setting& setting, const Config& config) {
    return std::string(setting.name) + " = " + spelled(setting.get(config)) + '\n';
}

/// What a text or a switch may be, its help and its default tell.
std::string explained(const Setting& setting) {
    std::string help(setting.help);
    if (setting.kind == SettingKind::Choice) return help + " (" + allowed(setting) + ")";
    if (setting.kind != SettingKind::Number) return help;
    return help + " (" + std::to_string(setting.min) + " to " + std::to_string(setting.max) + ")";
}

std::string example_of(const Setting& setting) {
    const std::string text = '\n' + comment(explained(setting));
    if (setting.machine_dependent) return text + "# " + std::string(setting.name) + " = 1\n";
    return text + assignment(setting, Config{});
}

/// Every setting, below the heading of its table.
template <class Print>
std::string all_settings(std::string text, Print print) {
    std::string_view table;
    for (const Setting& setting : settings()) {
        if (setting.table != table) text.append("\n[").append(setting.table).append("]\n");
        table = setting.table;
        text += print(setting);
    }
    return text;
}

}  // namespace

unsigned default_bot_threads() {
    return std::max(std::thread::hardware_concurrency(), 2U) - 1;
}

std::string describe(const Config& config) {
    return all_settings("", [&config](const Setting& setting) { return assignment(setting, config); });
}

std::string example_config() {
    return all_settings(std::string(kExampleHead), example_of);
}

HttpLimits http_limits(const Config& config) {
    HttpLimits limits;
    limits.message_bytes = config.limits.message_bytes;
    limits.header_bytes = config.limits.header_bytes;
    limits.header_seconds = config.limits.header_seconds;
    limits.idle_seconds = config.limits.idle_seconds;
    limits.queue_bytes = config.limits.queue_bytes;
    limits.connections = config.limits.connections;
    limits.connections_per_address = config.limits.connections_per_address;
    limits.trust_proxy = config.trust_proxy;
    return limits;
}

LogTarget log_target(const Config& config) {
    LogTarget target;
    target.level = config.log_level;
    target.format = config.log_format;
    target.file = config.log_file;
    return target;
}

}  // namespace trencavel::server
