// The configuration out of the command line: the only file of the server that sees CLI11.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "core/number.h"
#include "server/ops/config.h"
#include "server/ops/config_settings.h"

namespace trencavel::server {

namespace {

/// `--bot-threads`
std::string flag_of(const Setting& setting) {
    std::string flag = "--" + std::string(setting.name);
    std::replace(flag.begin(), flag.end(), '_', '-');
    return flag;
}

/// `--trust-proxy,!--no-trust-proxy`: the second one undoes what a file says.
std::string switches_of(const Setting& setting) {
    const std::string flag = flag_of(setting);
    return flag + ",!--no-" + flag.substr(2);
}

std::optional<SettingValue> value_of(const Setting& setting, const std::string& text) {
    if (setting.kind == SettingKind::Number) return whole_number<std::int64_t>(text);
    if (setting.kind != SettingKind::Switch) return text;
    if (text != "true" && text != "false") return std::nullopt;
    return text == "true";
}

/// Empty if there is nothing wrong.
std::string problem_of(const Setting& setting, const std::string& text) {
    const std::optional<SettingValue> value = value_of(setting, text);
    if (value && is_allowed(setting, *value)) return "";
    return "\"" + text + "\" is not allowed; allowed is " + allowed(setting);
}

std::string shown_default(const Setting& setting) {
    const SettingValue value = setting.get(Config{});
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : spelled(value);
}

CLI::Option* add_flag(CLI::App& command, const Setting& setting, ConfigFlags& flags) {
    const auto take = [&flags, &setting](const std::string& text) {
        flags.given[std::string(setting.name)] = text;
    };
    const std::string help(setting.help);
    if (setting.kind == SettingKind::Switch) {
        const auto take_count = [take](std::int64_t count) { take(count > 0 ? "true" : "false"); };
        return command.add_flag_function(switches_of(setting), take_count, help);
    }
    return command.add_option_function<std::string>(flag_of(setting), take, help)
        ->type_name(setting.kind == SettingKind::Number ? "NUMBER" : "TEXT")
        ->default_str(shown_default(setting))
        ->check([&setting](const std::string& text) { return problem_of(setting, text); });
}

}  // namespace

void add_config_flags(CLI::App& command, ConfigFlags& flags) {
    command.add_option("--config", flags.file, "TOML file with the settings below; flags override it")
        ->type_name("FILE");
    for (const Setting& setting : settings())
        add_flag(command, setting, flags)->group(setting.table.empty() ? "Settings" : "Limits");
}

Result<ConfigFlags> read_flags(std::vector<std::string> words) {
    CLI::App command;
    ConfigFlags flags;
    add_config_flags(command, flags);
    std::reverse(words.begin(), words.end());  // as the parser wants them
    try {
        command.parse(words);
    } catch (const CLI::ParseError& problem) {
        return Error{problem.what()};
    }
    return flags;
}

Result<Config> config_of(const ConfigFlags& flags) {
    Result<Config> config = flags.file.empty() ? Result<Config>(Config{}) : read_config(flags.file);
    if (!config) return config;
    for (const Setting& setting : settings()) {
        const auto given = flags.given.find(std::string(setting.name));
        if (given == flags.given.end()) continue;
        const std::string problem = problem_of(setting, given->second);
        if (!problem.empty()) return Error{flag_of(setting) + ": " + problem, flag_of(setting)};
        setting.set(config.value(), *value_of(setting, given->second));
    }
    return config;
}

}  // namespace trencavel::server
