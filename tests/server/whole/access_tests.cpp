// The table of rights, cell by cell. What is refused changes nothing, and who may not see a table hears the
// same as if there were none.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "server/talk/messages.h"
#include "server/talk/routes.h"
#include "server/whole/access_scene.h"

namespace trencavel::server_tests {
namespace {

std::string text_of(const server::RouteInfo& route) {
    return std::string(route.method) + " " + std::string(route.path);
}

bool has_table(const std::string& route) {
    return route.find("/ID") != route.npos;
}

/// Of types that leave everything as it was, though they are taken.
bool changes_nothing(std::string_view type) {
    return type == "hello" || type == "watch" || type == "unwatch" || type == "hint" || type == "review" ||
           type == "state" || type == "legal" || type == "areas" || type == "fits" || type == "preview";
}

/// What was said, without what differs from one table and message to another.
Json without_names(Json answer) {
    if (!answer.is_object()) return answer;
    answer.erase("id");
    answer.erase("table");
    return answer;
}

class Access : public ServerTest, public testing::WithParamInterface<Place> {
protected:
    void SetUp() override {
        ServerTest::SetUp();
        cast = std::make_unique<Cast>(server);
        renew();
    }
    void renew() {
        scene = std::make_unique<AccessScene>(*cast, GetParam());
        scene->watch();
    }

    void try_refusals(std::string_view type, const AccessRow& row) {
        for (int i = 0; i < kRoles; ++i) {
            const auto role = static_cast<Role>(i);
            const std::string_view expected = expected_for(row, role);
            if (expected == "+") continue;
            const Json answer = (*cast)[role].ask(scene->attempt(type, role));
            EXPECT_TRUE(is_refused(answer, std::string(expected))) << type << ": " << name(role);
            EXPECT_EQ(scene->number(), before) << type << ": " << name(role);
            if (expected == "not_found") expect_like_missing(type, role, answer);
            ++cells;
        }
    }
    void expect_like_missing(std::string_view type, Role role, const Json& answer) {
        Json missing = scene->attempt(type, role);
        missing["table"] = "zzzzzzzzzz";
        EXPECT_EQ(without_names(answer), without_names((*cast)[role].ask(missing)))
            << type << ": " << name(role);
    }
    void try_what_is_allowed(std::string_view type, const AccessRow& row) {
        for (int i = 0; i < kRoles; ++i) {
            const auto role = static_cast<Role>(i);
            if (expected_for(row, role) != "+") continue;
            EXPECT_TRUE(is_ok((*cast)[role].ask(scene->attempt(type, role)))) << type << ": " << name(role);
            ++cells;
            if (changes_nothing(type)) {
                EXPECT_EQ(scene->number(), before) << type << ": " << name(role);
                continue;
            }
            EXPECT_GT(scene->number(), before) << type << ": " << name(role);
            renew();
            scene->prepare(type);
            before = scene->number();
        }
    }

    std::unique_ptr<Cast> cast;
    std::unique_ptr<AccessScene> scene;
    unsigned before = 0;
    unsigned cells = 0;
};

TEST_P(Access, MessagesAreTakenFromThoseWhoMayAndFromNobodyElse) {
    for (const std::string_view type : server::message_types()) {
        const AccessRow* row = find_row(message_rights(), type, GetParam());
        ASSERT_NE(row, nullptr) << type << " has no row";
        scene->prepare(type);
        before = scene->number();
        try_refusals(type, *row);
        try_what_is_allowed(type, *row);
        if (type == "unwatch") scene->watch();
    }
    EXPECT_EQ(cells, server::message_types().size() * kRoles);
    std::cout << name(GetParam()) << ": " << cells << " cells of messages\n";
}

TEST_P(Access, RoutesOfATableAnswerThoseWhoMaySeeItAndNobodyElse) {
    before = scene->number();
    for (const server::RouteInfo& route : server::all_routes()) {
        if (!has_table(text_of(route))) continue;
        const AccessRow* row = find_row(table_route_rights(), text_of(route), GetParam());
        ASSERT_NE(row, nullptr) << text_of(route) << " has no row";
        for (int i = 0; i < kRoles; ++i, ++cells) {
            const auto role = static_cast<Role>(i);
            const auto ask = [&](const std::string& table) {
                std::string path(route.path);
                path.replace(path.find("ID"), 2, table);
                return (*cast)[role].request(std::string(route.method), path + scene->query(role));
            };
            const HttpAnswer answer = ask(scene->table());
            const std::string_view expected = expected_for(*row, role);
            EXPECT_EQ(answer.status < 300 ? "+" : answer.code(), expected)
                << text_of(route) << ": " << name(role);
            if (expected == "+" && route.method != "GET") {
                EXPECT_GT(scene->number(), before) << text_of(route) << ": " << name(role);
                renew();
                before = scene->number();
                continue;
            }
            EXPECT_EQ(scene->number(), before) << text_of(route) << ": " << name(role);
            if (expected == "not_found") {
                const HttpAnswer missing = ask("zzzzzzzzzz");
                EXPECT_EQ(answer.raw.body, missing.raw.body);
                EXPECT_EQ(answer.raw.headers, missing.raw.headers);
            }
        }
    }
    std::cout << name(GetParam()) << ": " << cells << " cells of routes\n";
}

INSTANTIATE_TEST_SUITE_P(At, Access,
                         testing::Values(Place::OpenWaiting, Place::OpenRunning, Place::OpenFinished,
                                         Place::PrivateWaiting, Place::PrivateRunning, Place::PrivateFinished,
                                         Place::OtherOpen, Place::OtherPrivate, Place::Missing),
                         [](const auto& each) { return std::string(name(each.param)); });

class PlainAccess : public ServerTest {
protected:
    static Json body_for(const std::string& route) {
        if (route == "POST /api/people" || route == "PATCH /api/me") return {{"name", "Somebody"}};
        if (route == "DELETE /api/me") return {{"confirm", "no"}};
        if (route == "POST /api/account") return {{"name", "somebody"}, {"passphrase", "short"}};
        if (route == "PATCH /api/account") return {{"passphrase", "long enough"}, {"new", "long enough too"}};
        if (route == "POST /api/account/recovery") return {{"passphrase", "long enough"}};
        if (route == "POST /api/recover") return {{"name", "somebody"}};
        if (route == "POST /api/login") return {{"name", "somebody"}};
        if (route == "POST /api/logout") return {{"really", true}};
        if (route == "POST /api/tables") return {{"game", "chess"}};
        return nullptr;
    }
};

TEST_F(PlainAccess, RoutesWithoutATableAnswerThoseWhoMayAsk) {
    Cast cast(server);
    unsigned cells = 0;
    for (const server::RouteInfo& info : server::all_routes()) {
        const std::string route = text_of(info);
        if (has_table(route)) continue;
        const auto is_it = [&](const AccessRow& row) { return row.what == route; };
        const auto& rows = plain_route_rights();
        ASSERT_EQ(std::count_if(rows.begin(), rows.end(), is_it), 1) << route << " needs one row";
        const AccessRow& row = *std::find_if(rows.begin(), rows.end(), is_it);
        for (int i = 0; i < kRoles; ++i, ++cells) {
            const auto role = static_cast<Role>(i);
            const std::string path = std::string(info.path) + (route == "GET /api/tables" ? "?list=own" : "");
            const HttpAnswer answer = cast[role].request(std::string(info.method), path, body_for(route));
            EXPECT_EQ(answer.status < 300 ? "+" : answer.code(), expected_for(row, role))
                << route << ": " << name(role) << ": " << answer.raw.body;
        }
    }
    std::cout << cells << " cells of routes without a table\n";
}

TEST(AccessTable, HasAWordForEveryRoleAndARowForEverything) {
    std::size_t cells = 0;
    for (const auto* rows : {&message_rights(), &table_route_rights(), &plain_route_rights()}) {
        for (const AccessRow& row : *rows) {
            EXPECT_FALSE(expected_for(row, Role::Host).empty()) << row.what;
            cells += std::max<std::size_t>(row.places.size(), 1) * kRoles;
        }
    }
    std::size_t routes_with_table = 0;
    for (const server::RouteInfo& route : server::all_routes())
        routes_with_table += has_table(text_of(route)) ? 1 : 0;
    const std::size_t plain_routes = server::all_routes().size() - routes_with_table;
    EXPECT_EQ(cells,
              kRoles * (kPlaces * (server::message_types().size() + routes_with_table) + plain_routes));
    std::cout << "the table of rights has " << cells << " cells\n";
}

}  // namespace
}  // namespace trencavel::server_tests
