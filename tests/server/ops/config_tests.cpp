// The configuration out of files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/ops/config.h"
#include "server/ops/config_settings.h"
#include "support/files.h"
#include "support/paths.h"

namespace trencavel::server {
namespace {

using testing::HasSubstr;

Config parsed(const std::string& text) {
    const Result<Config> config = parse_config(text, "my.toml");
    EXPECT_TRUE(config) << (config ? "" : config.error());
    return config ? config.value() : Config{};
}

std::string problems(const std::string& text) {
    const Result<Config> config = parse_config(text, "my.toml");
    return config ? "none" : config.error();
}

/// Every setting as different from its default as it may be.
Config unusual() {
    Config config;
    for (const Setting& setting : settings()) {
        if (setting.kind == SettingKind::Number) setting.set(config, setting.max);
        if (setting.kind == SettingKind::Switch) setting.set(config, !std::get<bool>(setting.get(config)));
        if (setting.kind == SettingKind::Choice) setting.set(config, std::string(setting.words.back()));
    }
    config.address = "::1";
    config.data = "/srv/a \"b\" \\c\\ Müller #1";
    config.database = "postgresql://db.example.org/games?sslmode=verify-full";
    config.public_url = "https://games.example.org:8443";
    config.log_file = "C:\\log";
    return config;
}

TEST(Config, AnEmptyFileGivesTheDefaults) {
    EXPECT_EQ(parsed(""), Config{});
    EXPECT_EQ(parsed("# nothing\n[limits]\n"), Config{});
}

TEST(Config, DefaultsAreAllowed) {
    for (const Setting& setting : settings())
        EXPECT_TRUE(is_allowed(setting, setting.get(Config{}))) << setting.name;
}

TEST(Config, DefaultsAreThoseOfTheHttpServer) {
    const HttpLimits expected;
    const HttpLimits limits = http_limits(Config{});
    EXPECT_EQ(limits.message_bytes, expected.message_bytes);
    EXPECT_EQ(limits.header_bytes, expected.header_bytes);
    EXPECT_EQ(limits.header_seconds, expected.header_seconds);
    EXPECT_EQ(limits.idle_seconds, expected.idle_seconds);
    EXPECT_EQ(limits.queue_bytes, expected.queue_bytes);
    EXPECT_EQ(limits.connections, expected.connections);
    EXPECT_EQ(limits.connections_per_address, expected.connections_per_address);
    EXPECT_EQ(limits.trust_proxy, expected.trust_proxy);
}

TEST(Config, EverySettingCanBeRead) {
    const Config config = parsed(R"(
address = "0.0.0.0"
port = 0
data = ":memory:"
public_url = "https://games.example.org"
trust_proxy = true
log_level = "debug"
log_format = "json"
metrics = "off"
bot_threads = 3
[limits]
message_burst = 7
)");
    EXPECT_EQ(config.address, "0.0.0.0");
    EXPECT_EQ(config.port, 0);
    EXPECT_EQ(config.data, ":memory:");
    EXPECT_EQ(config.public_url, "https://games.example.org");
    EXPECT_TRUE(config.trust_proxy);
    EXPECT_EQ(config.log_level, LogLevel::Debug);
    EXPECT_EQ(config.log_format, LogFormat::JsonLines);
    EXPECT_EQ(config.metrics, MetricsAccess::Off);
    EXPECT_EQ(config.bot_threads, 3U);
    EXPECT_EQ(config.limits.message_burst, 7U);
}

TEST(Config, NoTwoSettingsHaveOneNameOrOnePlace) {
    std::set<std::string_view> names;
    for (const Setting& setting : settings()) {
        EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
        Config changed = unusual();
        setting.set(changed, setting.get(Config{}));
        for (const Setting& other : settings())
            EXPECT_EQ(other.get(changed) == other.get(unusual()), other.name != setting.name) << other.name;
    }
}

TEST(Config, TheTableHasEverySetting) {
    std::string all;
    for (const Setting& setting : settings())
        all += std::string(setting.table) + ' ' + std::string(setting.name) + '\n';
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 48);
    for (const char* name :
         {" address\n", " log_file\n", "limits queue_bytes\n", "limits tables_loaded_idle_seconds\n"})
        EXPECT_THAT(all, HasSubstr(name));
}

TEST(Config, WhatIsDescribedIsReadBackTheSame) {
    EXPECT_EQ(parsed(describe(Config{})), Config{});
    EXPECT_NE(unusual(), Config{});
    EXPECT_EQ(parsed(describe(unusual())), unusual());
}

std::string example_file() {
    return trencavel::text_of(trencavel::source_path("docs/trencavel.toml.example"));
}

TEST(Config, TheExampleIsReadAndEqualsTheDefaults) {
    const Result<Config> config = read_config(trencavel::source_path("docs/trencavel.toml.example"));
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config.value(), Config{});
}

TEST(Config, TheExampleIsWhatTheTableSays) {
    EXPECT_EQ(example_file(), example_config());
    for (const Setting& setting : settings())
        EXPECT_THAT(example_file(), HasSubstr('\n' + std::string(setting.machine_dependent ? "# " : "") +
                                              std::string(setting.name) + " = "));
}

TEST(Config, WhatIsOutOfRangeIsNamedWithItsLine) {
    EXPECT_EQ(problems("\nport = 65536\n"),
              "my.toml:2: port: 65536 is not allowed; allowed is a whole number from 0 to 65535");
    EXPECT_EQ(problems("port = -1"),
              "my.toml:1: port: -1 is not allowed; allowed is a whole number from 0 to 65535");
    EXPECT_EQ(problems("bot_threads = 0"),
              "my.toml:1: bot_threads: 0 is not allowed; allowed is a whole number from 1 to 256");
}

TEST(Config, ValuesOfTheWrongTypeAreRefused) {
    EXPECT_THAT(problems("port = \"8080\""),
                HasSubstr("port: \"8080\" is not allowed; allowed is a whole number"));
    EXPECT_THAT(problems("port = 80.5"), HasSubstr("port: a number with a point is not allowed"));
    EXPECT_THAT(problems("port = true"), HasSubstr("port: true is not allowed"));
    EXPECT_THAT(problems("port = [1]"), HasSubstr("port: a list is not allowed"));
    EXPECT_THAT(problems("port = 2026-11-15"), HasSubstr("port: a date or time is not allowed"));
    EXPECT_THAT(problems("[port]\n"), HasSubstr("port: a table is not allowed"));
    EXPECT_THAT(problems("trust_proxy = 1"),
                HasSubstr("trust_proxy: 1 is not allowed; allowed is true or false"));
    EXPECT_THAT(problems("data = 5"), HasSubstr("data: 5 is not allowed"));
}

TEST(Config, WordsThatAreNoChoiceAreRefused) {
    EXPECT_THAT(problems("metrics = \"all\""),
                HasSubstr("\"all\" is not allowed; allowed is \"loopback\" or \"anyone\" or \"off\""));
    EXPECT_THAT(problems("log_level = 2"), HasSubstr("log_level: 2 is not allowed; allowed is \"debug\" or"));
}

TEST(Config, TextsAreChecked) {
    EXPECT_THAT(problems("address = \"localhost\""), HasSubstr("an IP address such as \"127.0.0.1\""));
    EXPECT_THAT(problems("data = \"\""), HasSubstr("the name of a folder"));
    EXPECT_THAT(problems("data = \"a\\nb\""), HasSubstr("the name of a folder"));
    for (const char* database : {"games", "sqlite:///games", "mysql://db/games"})
        EXPECT_THAT(problems("database = \"" + std::string(database) + '"'), HasSubstr("PostgreSQL"))
            << database;
    for (const char* url :
         {"games.example.org", "https://", "https://a.org/", "https://a.org/x", "https://A.org", "ftp://a"})
        EXPECT_THAT(problems("public_url = \"" + std::string(url) + '"'), HasSubstr("without a path")) << url;
}

TEST(Config, UnknownNamesAreRefusedWithTheNearest) {
    EXPECT_EQ(problems("prot = 80"), "my.toml:1: prot: there is no such setting; did you mean port?");
    EXPECT_THAT(problems("[limit]\nconnections = 5"), HasSubstr("did you mean limits?"));
    EXPECT_THAT(problems("[limits]\nconections = 5"),
                HasSubstr("my.toml:2: conections: there is no such setting; did you mean connections?"));
    EXPECT_EQ(problems("zebra_crossing = 1"), "my.toml:1: zebra_crossing: there is no such setting");
}

TEST(Config, NamesInTheWrongTableAreToldWhereTheyBelong) {
    EXPECT_EQ(problems("[limits]\nport = 80"), "my.toml:2: port: this belongs above the first table");
    EXPECT_EQ(problems("connections = 80"), "my.toml:1: connections: this belongs in the table [limits]");
}

TEST(Config, AllProblemsAreReportedInTheirOrder) {
    EXPECT_EQ(
        problems("zebra = 1\nport = -1\naddress = 5\n[limits]\nchat_burst = 0\n"),
        "my.toml:1: zebra: there is no such setting\n"
        "my.toml:2: port: -1 is not allowed; allowed is a whole number from 0 to 65535\n"
        "my.toml:3: address: 5 is not allowed; allowed is an IP address such as \"127.0.0.1\" or \"::\"\n"
        "my.toml:5: chat_burst: 0 is not allowed; allowed is a whole number from 1 to 1000");
}

TEST(Config, WhatIsNoTomlIsNamedWithItsLine) {
    EXPECT_THAT(problems("port = 80\nport 90\n"), testing::StartsWith("my.toml:2: this is no TOML: "));
    EXPECT_THAT(problems("port = 80\nport = 90\n"), testing::StartsWith("my.toml:2: this is no TOML: "));
    EXPECT_THAT(problems("data = \"\xff\""), testing::StartsWith("my.toml:1: this is no TOML: "));
    EXPECT_THAT(problems("port = 99999999999999999999"), testing::StartsWith("my.toml:1: this is no TOML: "));
}

TEST(Config, AFileThatCannotBeReadIsNamed) {
    const auto missing = read_config("/no/such/file.toml");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "/no/such/file.toml: cannot be read: No such file or directory");
    const auto folder = read_config(trencavel::source_path("docs"));
    ASSERT_FALSE(folder);
    EXPECT_THAT(folder.error(), HasSubstr("Is a directory"));
}

TEST(Config, TheLogHasItsSettings) {
    Config config;
    config.log_level = LogLevel::Error;
    config.log_format = LogFormat::JsonLines;
    config.log_file = "x";
    EXPECT_EQ(log_target(config).level, LogLevel::Error);
    EXPECT_EQ(log_target(config).format, LogFormat::JsonLines);
    EXPECT_EQ(log_target(config).file, "x");
}

}  // namespace
}  // namespace trencavel::server
