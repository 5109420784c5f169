// Refusals: what docs/protocol.md promises and what the server says must be the same.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "server/net/accept_language.h"
#include "server/net/http_status.h"
#include "support/files.h"
#include "support/paths.h"
#include "tables/refusals.h"

namespace trencavel::server {
namespace {

std::string protocol() {
    return trencavel::text_of(trencavel::source_path("docs/protocol.md"));
}

/// What stands between two texts, the second one after the first.
std::string between(const std::string& text, const std::string& first, const std::string& second) {
    const std::size_t begin = text.find(first) + first.size();
    return text.substr(begin, text.find(second, begin) - begin);
}

/// Every `word` in backquotes.
std::set<std::string> quoted_words(const std::string& text) {
    const std::regex quoted("`([a-z_]+)`");
    std::set<std::string> words;
    for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it)
        words.insert((*it)[1]);
    return words;
}

/// Each code in the table of the protocol with its status.
std::map<std::string, unsigned> documented_refusals() {
    std::istringstream lines(between(protocol(), "## Codes of refusals", "\n## "));
    const std::regex row(R"(^\| (`[^|]*) \| ([0-9]{3}) \|.*)");
    std::map<std::string, unsigned> statuses;
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
        if (!std::regex_match(line, match, row)) continue;
        for (const std::string& word : quoted_words(match[1]))
            statuses[word] = static_cast<unsigned>(std::stoul(match[2]));
    }
    return statuses;
}

std::set<std::string> documented_byes() {
    return quoted_words(between(protocol(), "before the server closes a socket:", "\n\n"));
}

TEST(Texts, TheProtocolAndTheServerHaveTheSameCodes) {
    std::set<std::string> documented = documented_byes();
    for (const auto& [code, status] : documented_refusals()) documented.insert(code);
    std::set<std::string> known;
    for (const Code code : all_codes()) known.insert(std::string(name(code)));
    EXPECT_EQ(documented, known);
    EXPECT_EQ(known.size(), all_codes().size());
}

TEST(Texts, TheByesOfTheProtocolAreThose) {
    EXPECT_EQ(documented_byes(),
              (std::set<std::string>{"too_many_sockets", "stopping", "logged_out", "banned"}));
}

TEST(Texts, EachRefusalHasTheStatusOfTheProtocol) {
    const std::map<std::string, unsigned> documented = documented_refusals();
    EXPECT_GE(documented.size(), 28U);
    for (const Code code : all_codes()) {
        const auto found = documented.find(std::string(name(code)));
        if (found == documented.end()) continue;
        EXPECT_EQ(http_status(code), found->second) << name(code);
    }
}

TEST(Texts, EveryStatusIsARefusal) {
    for (const Code code : all_codes()) {
        EXPECT_GE(http_status(code), 400U) << name(code);
        EXPECT_LT(http_status(code), 600U) << name(code);
    }
}

TEST(Texts, EachCodeIsSaidInTwoLanguages) {
    for (const Code code : all_codes()) {
        const std::string english = text(code, Language::English);
        const std::string german = text(code, Language::German);
        EXPECT_GT(english.size(), 10U) << name(code);
        EXPECT_GT(german.size(), 10U) << name(code);
        EXPECT_NE(english, german) << name(code);
        EXPECT_EQ(english.back(), '.') << english;
        EXPECT_EQ(german.back(), '.') << german;
    }
}

TEST(Texts, NoTwoCodesSayTheSame) {
    std::set<std::string> said;
    for (const Code code : all_codes()) {
        EXPECT_TRUE(said.insert(text(code, Language::English)).second) << name(code);
        EXPECT_TRUE(said.insert(text(code, Language::German)).second) << name(code);
    }
}

TEST(Texts, ADetailIsSaidInThePlaceOfTheGeneralText) {
    EXPECT_EQ(text(Refused{Code::Illegal, "move", "The road does not fit."}, Language::English),
              "The road does not fit.");
    EXPECT_EQ(text(Refused{Code::Illegal}, Language::German), text(Code::Illegal, Language::German));
}

struct Header {
    const char* text;
    Language language;
};

class AcceptLanguage : public testing::TestWithParam<Header> {};

TEST_P(AcceptLanguage, GivesTheLanguageThatIsLikedBest) {
    EXPECT_EQ(language_of(GetParam().text), GetParam().language) << GetParam().text;
}

constexpr Header kHeaders[] = {
    {"", Language::English},
    {"de", Language::German},
    {"DE-at", Language::German},
    {"en", Language::English},
    {"de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", Language::German},
    {"en-US,en;q=0.9,de;q=0.8", Language::English},
    {"en;q=0.3, de;q=0.5", Language::German},
    {"fr, de;q=0.2", Language::German},
    {"fr", Language::English},
    {"fr, *", Language::English},
    {"de, en", Language::German},  // liked alike: what comes first
    {"en, de", Language::English},
    {"de;q=0", Language::English},
    {"de;q=0, fr", Language::English},
    {"en;q=0, *;q=0.5", Language::German},
    {"*;q=0.5, de;q=0.6", Language::German},
    {"deutsch", Language::English},
    {"de;q=high, en;q=0.1", Language::English},
    {"de;q=7, en;q=0.1", Language::English},
    {"de;q=nan, en;q=0.1", Language::English},
    {"de ; q=0.5 ,\ten;q=0.4", Language::German},
    {",,;;q=,de", Language::German},
};
INSTANTIATE_TEST_SUITE_P(Headers, AcceptLanguage, testing::ValuesIn(kHeaders));

}  // namespace
}  // namespace trencavel::server
