#include <gtest/gtest.h>

#include "server/net/http_text.h"

namespace trencavel::server {
namespace {

TEST(HttpText, TargetIsSplitAtTheQuestionMarkAndThePathDecoded) {
    const auto target = parse_target("/api/a%20b%C3%A9?list=own&after=a%20b#part");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/api/a bé");
    EXPECT_EQ(target->query, "list=own&after=a%20b");
}

TEST(HttpText, TargetWithoutASlashOrWithBrokenEscapesIsRefused) {
    for (const char* target : {"", "*", "http://host/", "/%", "/%4", "/%4g", "/%00"}) {
        EXPECT_FALSE(parse_target(target)) << target;
    }
    EXPECT_TRUE(parse_target("/%41"));
}

TEST(HttpText, LastAddressOfAListIsTheProxysOwnWord) {
    EXPECT_EQ(last_of_list("10.0.0.1, 192.0.2.7 "), "192.0.2.7");
    EXPECT_EQ(last_of_list("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(last_of_list("192.0.2.7, "), "");
}

TEST(HttpText, SocketKeyIsSixteenBytesInBase64) {
    EXPECT_TRUE(is_socket_key("dGhlIHNhbXBsZSBub25jZQ=="));
    EXPECT_FALSE(is_socket_key(""));
    EXPECT_FALSE(is_socket_key("dGhlIHNhbXBsZSBub25jZ==="));
    EXPECT_FALSE(is_socket_key("dGhlIHNhbXBsZSBub25jZQ"));
}

TEST(HttpText, HeadSaysTheLengthAndEndsWithAnEmptyLine) {
    const std::string head = response_head({.body = "{}"}, true);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(head.ends_with("\r\n\r\n"));
    EXPECT_NE(head.find("\r\nContent-Length: 2\r\n"), head.npos);
    EXPECT_EQ(head.find("Connection"), head.npos);
    EXPECT_NE(response_head({}, false).find("\r\nConnection: close\r\n"), head.npos);
}

TEST(HttpText, StatusWithoutBodyHasNoLength) {
    EXPECT_EQ(response_head({.status = 204}, true).find("Content-Length"), std::string::npos);
    EXPECT_EQ(response_head({.status = 304}, true).find("Content-Length"), std::string::npos);
}

TEST(HttpText, RefusalsSayWhyToProgramsAndPeople) {
    EXPECT_NE(refusal(413).body.find("\"code\":\"too_large\""), std::string::npos);
    EXPECT_NE(refusal(503).body.find("\"text\":\""), std::string::npos);
}

}  // namespace
}  // namespace trencavel::server
