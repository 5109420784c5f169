// The configuration out of the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "server/ops/config.h"
#include "server/ops/config_settings.h"
#include "support/scratch_folder.h"

namespace trencavel::server {
namespace {

using testing::HasSubstr;
using Words = std::vector<std::string>;

class Flags : public testing::Test {
protected:
    Flags() { add_config_flags(command_, flags_); }

    static Result<Config> read(const Words& words) {
        const Result<ConfigFlags> flags = read_flags(words);
        return flags ? config_of(flags.value()) : Error{flags.error()};
    }
    std::string problem(const Words& words) {
        const auto config = read(words);
        return config ? "none" : config.error();
    }
    std::string file_with(const std::string& text) const { return folder_.write("trencavel.toml", text); }

    CLI::App command_;
    ConfigFlags flags_;

private:
    ScratchFolder folder_;
};

TEST_F(Flags, WithoutAnyTheDefaultsCount) {
    const auto config = read({});
    ASSERT_TRUE(config);
    EXPECT_EQ(config.value(), Config{});
}

TEST_F(Flags, AreCalledLikeTheSettings) {
    const auto config =
        read({"--port", "9000", "--log-format=json", "--message-burst", "7", "--trust-proxy"});
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->port, 9000);
    EXPECT_EQ(config->log_format, LogFormat::JsonLines);
    EXPECT_EQ(config->limits.message_burst, 7U);
    EXPECT_TRUE(config->trust_proxy);
}

TEST_F(Flags, ThereIsOneForEachSetting) {
    for (const Setting& setting : settings()) {
        std::string flag = "--" + std::string(setting.name);
        std::replace(flag.begin(), flag.end(), '_', '-');
        EXPECT_NE(command_.get_option_no_throw(flag), nullptr) << flag;
    }
}

TEST_F(Flags, CountMoreThanTheFile) {
    const std::string file = file_with("port = 7000\ntrust_proxy = true\nbot_queue = 50\n");
    const auto config = read({"--config", file, "--port", "9000", "--no-trust-proxy"});
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->port, 9000);
    EXPECT_FALSE(config->trust_proxy);
    EXPECT_EQ(config->bot_queue, 50U);
}

TEST_F(Flags, WhatIsWrongWithTheFileIsSaid) {
    const std::string file = file_with("port = 70000\n");
    EXPECT_EQ(problem({"--config", file, "--port", "80"}),
              file + ":1: port: 70000 is not allowed; allowed is a whole number from 0 to 65535");
    EXPECT_THAT(problem({"--config", "/no/such"}), HasSubstr("/no/such: cannot be read"));
}

TEST_F(Flags, AreCheckedLikeTheFile) {
    EXPECT_THAT(problem({"--port", "65536"}),
                HasSubstr("--port: \"65536\" is not allowed; allowed is a whole number from 0 to 65535"));
    EXPECT_THAT(problem({"--metrics", "all"}), HasSubstr("allowed is \"loopback\" or \"anyone\" or \"off\""));
    EXPECT_THAT(problem({"--address", "localhost"}), HasSubstr("an IP address"));
}

TEST_F(Flags, NumbersAreWhole) {
    for (const char* number : {"", "8o80", "80.0", "0x50", " 80", "99999999999999999999"})
        EXPECT_THAT(problem({"--port=" + std::string(number)}), testing::Not("none")) << number;
}

TEST_F(Flags, WhatWasPutTogetherByHandIsCheckedToo) {
    ConfigFlags flags;
    flags.given["port"] = "many";
    const auto config = config_of(flags);
    ASSERT_FALSE(config);
    EXPECT_THAT(config.error(), HasSubstr("--port: \"many\" is not allowed"));
}

TEST_F(Flags, HelpSaysWhatTheyAreForAndTheirDefaults) {
    const std::string help = command_.help();
    EXPECT_THAT(help, HasSubstr("--bot-queue"));
    EXPECT_THAT(help, HasSubstr("questions waiting for a computer player"));
    EXPECT_THAT(help, HasSubstr("8080"));
    EXPECT_THAT(help, HasSubstr("Limits:"));
}

}  // namespace
}  // namespace trencavel::server
