#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/ops/log.h"
#include "support/files.h"
#include "support/patience.h"
#include "support/scratch_folder.h"
#include "support/text.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kTime = 1'794'744'000'123;  // 2026-11-15T12:00:00.123Z

std::string text_of(LogFields fields) {
    return log_line(LogFormat::Text, kTime, LogLevel::Info, "moved", fields);
}
nlohmann::json json_of(LogFields fields) {
    return nlohmann::json::parse(log_line(LogFormat::JsonLines, kTime, LogLevel::Info, "moved", fields));
}

TEST(LogLine, AnEventIsOneLineOfTimeLevelNameAndFields) {
    const std::string table = "k3v9";
    EXPECT_EQ(text_of({{"table", table}, {"ms", 3.2}, {"ply", 17}, {"computer", true}}),
              "2026-11-15T12:00:00.123Z info moved table=k3v9 ms=3.2 ply=17 computer=true");
    EXPECT_EQ(log_line(LogFormat::Text, 0, LogLevel::Warning, "odd", {}),
              "1970-01-01T00:00:00.000Z warning odd");
}

TEST(LogLine, OrOneObjectOfJson) {
    const auto json = json_of(
        {{"table", "k3v9"}, {"ms", 3.5}, {"ply", -17}, {"size", 18446744073709551615U}, {"ok", false}});
    EXPECT_EQ(json,
              nlohmann::json::parse(R"({"time":"2026-11-15T12:00:00.123Z","level":"info","event":"moved",
        "table":"k3v9","ms":3.5,"ply":-17,"size":18446744073709551615,"ok":false})"));
}

TEST(LogLine, TextsThatCouldBeMistakenAreQuoted) {
    EXPECT_EQ(text_of({{"name", "Anna"}}), "2026-11-15T12:00:00.123Z info moved name=Anna");
    EXPECT_THAT(text_of({{"name", "Anna B"}}), testing::EndsWith("name=\"Anna B\""));
    EXPECT_THAT(text_of({{"name", "a=b"}}), testing::EndsWith("name=\"a=b\""));
    EXPECT_THAT(text_of({{"name", ""}}), testing::EndsWith("name=\"\""));
    EXPECT_THAT(text_of({{"name", "say \"x\" \\"}}), testing::EndsWith(R"(name="say \"x\" \\")"));
    EXPECT_THAT(text_of({{"name", "Müller"}}), testing::EndsWith("name=Müller"));
}

using namespace std::string_literals;
const std::string kHostile = "a\nb\r\x1b[31m\x7f\0\xc2\x85\xe2\x80\xa8\xe2\x80\xae\xff\"\\"s;

TEST(LogLine, NoValueBreaksALine) {
    const std::string line = text_of({{"name", kHostile}});
    EXPECT_THAT(line,
                testing::EndsWith(R"(name="a\nb\u000d\u001b[31m\u007f\u0000\u0085\u2028\u202e\ufffd\"\\")"));
}

TEST(LogLine, NoValueBreaksJson) {
    const std::string line =
        log_line(LogFormat::JsonLines, kTime, LogLevel::Error, "moved", {{"name", kHostile}, {"other", "x"}});
    EXPECT_EQ(line.find_first_of("\n\r\x1b"), std::string::npos);
    EXPECT_EQ(nlohmann::json::parse(line)["name"],
              "a\nb\r\x1b[31m\x7f\0\xc2\x85\xe2\x80\xa8\xe2\x80\xae\xef\xbf\xbd\"\\"s);
}

TEST(LogLine, NumbersThatJsonDoesNotKnowAreNull) {
    EXPECT_TRUE(json_of({{"ms", std::numeric_limits<double>::quiet_NaN()}})["ms"].is_null());
    EXPECT_TRUE(json_of({{"ms", std::numeric_limits<double>::infinity()}})["ms"].is_null());
}

TEST(LogLine, LongTextsAreCut) {
    EXPECT_LT(text_of({{"name", std::string(10'000, 'x')}}).size(), 400U);
    EXPECT_LT(text_of({{"name", std::string(10'000, '\n')}}).size(), 400U);
    EXPECT_THAT(json_of({{"name", std::string(10'000, 'x')}})["name"].get<std::string>(),
                testing::EndsWith("x…"));
}

// What is refused here does not compile as the name of a field.
TEST(LogLine, SecretsHaveNoField) {
    for (const char* secret :
         {"cookie", "passphrase", "invitation", "token", "session_token", "secret", "text"})
        EXPECT_FALSE(may_be_logged(secret)) << secret;
    for (const char* bad : {"", "Name", "a b", "a\n", "ü"}) EXPECT_FALSE(may_be_logged(bad)) << bad;
    for (const char* good : {"table", "ms", "token_bytes", "context"})
        EXPECT_TRUE(may_be_logged(good)) << good;
}

TEST(MemoryLog, KeepsWhatMattersEnough) {
    MemoryLog log(LogLevel::Warning);
    log.debug("one");
    log.info("two");
    log.warning("three", {{"table", "k3v9"}});
    log.error("four");
    EXPECT_EQ(log.lines().size(), 2U);
    EXPECT_EQ(log.count("warning three table=k3v9"), 1U);
    EXPECT_EQ(log.count("two"), 0U);
    EXPECT_TRUE(log.wants(LogLevel::Error));
    EXPECT_FALSE(log.wants(LogLevel::Info));
}

class FileLog : public testing::Test {
protected:
    std::unique_ptr<Log> open(std::size_t queue_lines = 8192) const {
        LogTarget target;
        target.file = file();
        target.queue_lines = queue_lines;
        Result<std::unique_ptr<Log>> log = open_log(target);
        return log ? std::move(log.value()) : nullptr;
    }
    std::string file() const { return folder_.path("log"); }
    std::vector<std::string> lines() const { return lines_of(trencavel::text_of(file())); }

private:
    ScratchFolder folder_;
};

TEST_F(FileLog, HoldsEveryLineAtItsEnd) {
    {
        const auto log = open();
        ASSERT_NE(log, nullptr);
        for (int i = 0; i < 1000; ++i) log->info("counted", {{"number", i}});
    }
    ASSERT_EQ(lines().size(), 1000U);
    EXPECT_THAT(lines().back(), testing::EndsWith(" info counted number=999"));
}

TEST_F(FileLog, IsAppendedTo) {
    open()->info("first");
    open()->info("second");
    ASSERT_EQ(lines().size(), 2U);
    EXPECT_THAT(lines()[1], testing::EndsWith("info second"));
}

TEST_F(FileLog, AWarningIsInTheFileSoon) {
    const auto log = open();
    log->warning("odd");
    EXPECT_TRUE(eventually([&] { return lines().size() == 1; }));
}

/// The file is a pipe that nobody reads until all is logged: it holds but a part of it.
TEST_F(FileLog, SaysHowManyLinesWereLost) {
    ASSERT_EQ(mkfifo(file().c_str(), 0600), 0);
    const int reader = ::open(file().c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    auto log = open(2);
    ASSERT_NE(log, nullptr);
    for (int i = 0; i < 20'000; ++i) log->info("counted", {{"number", i}});
    fcntl(reader, F_SETFL, 0);  // it waits for more from here on
    std::string text;
    std::thread reading([&] {
        char bytes[4096];
        for (ssize_t size = 0; (size = read(reader, bytes, sizeof bytes)) > 0;)
            text.append(bytes, static_cast<std::size_t>(size));
    });
    log.reset();
    reading.join();
    close(reader);
    const auto count = std::count(text.begin(), text.end(), '\n');
    const std::size_t last = text.find("warning lines_lost count=");
    ASSERT_NE(last, text.npos);
    const long lost = std::stol(text.substr(text.find('=', last) + 1));
    EXPECT_EQ(text.find('\n', last), text.size() - 1) << "it is the last line";
    // What is kept of the others; one more may have made room for this line.
    EXPECT_GE(count - 1 + lost, 19'999);
    EXPECT_LE(count - 1 + lost, 20'000);
}

TEST_F(FileLog, AFileThatCannotBeWrittenIsAnError) {
    LogTarget target;
    target.file = "/proc/no/such/file";
    const auto log = open_log(target);
    ASSERT_FALSE(log);
    EXPECT_THAT(log.error(), testing::HasSubstr("/proc/no/such/file"));
}

}  // namespace
}  // namespace trencavel::server
