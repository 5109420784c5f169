// Who one is at a server: the secret is made once, kept for its owner alone, and used again.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>

#include "client/address.h"
#include "client/chance.h"
#include "client/person.h"
#include "fake_server.h"
#include "support/scratch_folder.h"

namespace trencavel::client_tests {
namespace {

using client::introduce;
using client::Person;

client::Reply made_person(const std::string& cookie) {
    return {201, R"({"ok":true,"person":{"id":"p1","name":"Anna","account":null}})", cookie, {}};
}

class PersonTest : public testing::Test {
protected:
    Result<Person> anna() { return introduce(server_, file_, "Anna", "de"); }
    std::string kept() const {
        std::ifstream stream(file_);
        std::string line;
        std::getline(stream, line);
        return line;
    }

    FakeServer server_;
    ScratchFolder folder_;
    std::string file_ = client::secret_file(folder_.path("trencavel"), "http://127.0.0.1:8080", "Anna");
};

TEST_F(PersonTest, IsMadeTheFirstTime) {
    server_.replies.push_back(made_person("trencavel=1f"));
    const Result<Person> person = anna();
    ASSERT_TRUE(person.ok()) << person.error();
    EXPECT_EQ(person->id, "p1");
    EXPECT_EQ(person->cookie, "trencavel=1f");
    EXPECT_EQ(server_.requests, std::vector<std::string>{"POST /api/people"});
    EXPECT_EQ(kept(), "trencavel=1f");
}

TEST_F(PersonTest, OnlyItsOwnerCanReadTheSecret) {
    server_.replies.push_back(made_person("trencavel=1f"));
    ASSERT_TRUE(anna().ok());
    struct stat status {};
    ASSERT_EQ(::stat(file_.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777u, 0600u);
}

TEST_F(PersonTest, IsTheSameTheNextTime) {
    server_.replies.push_back(made_person("trencavel=1f"));
    ASSERT_TRUE(anna().ok());
    server_.replies.push_back(
        {200, R"({"ok":true,"person":{"id":"p1","name":"Anna","account":null}})", {}, {}});
    const Result<Person> person = anna();
    ASSERT_TRUE(person.ok()) << person.error();
    EXPECT_EQ(person->cookie, "trencavel=1f");
    EXPECT_EQ(server_.requests.back(), "GET /api/me trencavel=1f");
}

TEST_F(PersonTest, IsMadeAnewIfTheServerHasForgottenIt) {
    server_.replies.push_back(made_person("trencavel=1f"));
    ASSERT_TRUE(anna().ok());
    server_.replies.push_back({200, R"({"ok":true,"person":null})", {}, {}});
    server_.replies.push_back(made_person("trencavel=2e"));
    ASSERT_TRUE(anna().ok());
    EXPECT_EQ(kept(), "trencavel=2e");
}

TEST_F(PersonTest, ARefusalIsToldInTheServersWords) {
    server_.replies.push_back(
        {400, R"({"ok":false,"code":"bad_field","text":"Der Name geht nicht."})", {}, {}});
    EXPECT_EQ(anna().error(), "Der Name geht nicht.");
    server_.replies.push_back({502, "<html>", {}, {}});
    EXPECT_EQ(anna().error(), "the server answers with status 502");
    EXPECT_EQ(kept(), "");
}

TEST(SecretFile, IsAnotherOneForEveryServerAndName) {
    const std::string file = client::secret_file("/f", "http://a:1", "../x");
    EXPECT_EQ(file, "/f/http%3a%2f%2fa%3a1/%2e.%2fx");
    EXPECT_NE(client::secret_file("/f", "https://a:1", "x"), client::secret_file("/f", "http://a:1", "x"));
}

TEST(PeopleFolder, IsInTheFolderForSettings) {
    ::setenv("XDG_CONFIG_HOME", "/somewhere", 1);
    EXPECT_EQ(client::people_folder(), "/somewhere/trencavel");
    ::unsetenv("XDG_CONFIG_HOME");
    ::setenv("HOME", "/home/anna", 1);
    EXPECT_EQ(client::people_folder(), "/home/anna/.config/trencavel");
}

TEST(Chance, GivesHexadecimalDigits) {
    const std::string digits = client::random_hex(32);
    EXPECT_EQ(digits.size(), 32u);
    EXPECT_EQ(digits.find_first_not_of("0123456789abcdef"), std::string::npos);
    EXPECT_NE(digits, client::random_hex(32));
}

TEST(Address, OfAServerOrOfATable) {
    EXPECT_EQ(client::parse_address("http://127.0.0.1:8080")->server, "http://127.0.0.1:8080");
    EXPECT_EQ(client::parse_address("127.0.0.1:8080/")->server, "http://127.0.0.1:8080");
    const Result<client::Address> table = client::parse_address("https://example.org/t/k3v9?invitation=00ff");
    ASSERT_TRUE(table.ok());
    EXPECT_EQ(table->server, "https://example.org");
    EXPECT_EQ(table->table, "k3v9");
    EXPECT_EQ(table->invitation, "00ff");
    EXPECT_EQ(client::link_to(table->server, table->table, table->invitation),
              "https://example.org/t/k3v9?invitation=00ff");
}

TEST(Address, OfSomethingElseIsRefused) {
    for (const char* wrong :
         {"", "ftp://example.org", "http://", "http://example.org/x", "http://example.org/t/",
          "http://example.org/t/a/b", "http://example.org/t/a?b=c"}) {
        EXPECT_FALSE(client::parse_address(wrong).ok()) << wrong;
    }
}

}  // namespace
}  // namespace trencavel::client_tests
