// Who may do what: the table of rights that the server is held to. Whatever has no row is a failure of the
// test.
#pragma once

#include <ostream>
#include <string_view>
#include <vector>

namespace trencavel::server_tests {

/// In the order of the columns.
enum class Role {
    Anonymous,  // without a cookie
    Guest,      // without a cookie, but with the invitation
    Stranger,   // a person without a seat, and without the invitation
    Invited,    // a person without a seat who has the invitation
    Seated,     // holds a seat that is not asked
    OnTurn,     // holds the seat that is asked, if one is
    Left,       // has left a seat
    Removed,    // held a seat until the host removed them; knows the invitation
    Muted,      // holds a seat and is muted
    Host,       // made the table and holds no seat
};
constexpr int kRoles = 10;

enum class Place {
    OpenWaiting,
    OpenRunning,
    OpenFinished,
    PrivateWaiting,
    PrivateRunning,
    PrivateFinished,
    OtherOpen,     // a running table of others, at which nobody of these has a role
    OtherPrivate,  // likewise, not open; they try their own table's invitation
    Missing,       // no table at all
};
constexpr int kPlaces = 9;

std::string_view name(Role role);
std::string_view name(Place place);
inline void PrintTo(Place place,
                    std::ostream* out) {  // NOLINT(readability-identifier-naming): as gtest wants it
    *out << name(place);
}

struct AccessRow {
    std::string_view what;  // type of a message, or method and path of a route
    std::vector<Place> places;
    std::string_view expected;  // a word for each role: "+" taken, "-" not_found, otherwise the code
};

/// For messages on the socket.
const std::vector<AccessRow>& message_rights();
/// For routes with a table in their path.
const std::vector<AccessRow>& table_route_rights();
/// For all other routes; they have no place.
const std::vector<AccessRow>& plain_route_rights();

/// What a role must hear: "+" or a code.
std::string_view expected_for(const AccessRow& row, Role role);
/// The row for this at this place; nullptr if there is none, or more than one.
const AccessRow* find_row(const std::vector<AccessRow>& rows, std::string_view what, Place place);

}  // namespace trencavel::server_tests
