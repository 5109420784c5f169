// A table with someone in each role of the table of rights, and what each of them would say to do something
// there.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/support/table_guests.h"
#include "server/whole/access_table.h"

namespace trencavel::server_tests {

/// Those who play the roles, at one table after the other.
class Cast {
public:
    explicit Cast(const ServerProcess& server);
    TestPerson& operator[](Role role) { return *people_[static_cast<std::size_t>(role)]; }

    TestPerson other_host;
    TestPerson other_player;  // takes the seats that nobody else is to have

private:
    std::vector<std::unique_ptr<TestPerson>> people_;
};

class AccessScene {
public:
    AccessScene(Cast& cast, Place place);

    const std::string& table() const { return table_.id; }
    /// The number of its last event, as whoever may see it is told; 0 if there is no table.
    unsigned number();
    /// Everyone who may watch does, on an open socket.
    void watch();
    /// What must be so for the message to be possible at all.
    void prepare(std::string_view type);
    /// The message with which the role would do this, as well as it can.
    Json attempt(std::string_view type, Role role) const;
    /// `?invitation=…` for those who have one.
    std::string query(Role role) const;

private:
    bool is_own() const { return place_ < Place::OtherOpen; }
    bool is_private() const;
    bool has_begun() const;
    bool is_finished() const { return place_ == Place::OpenFinished || place_ == Place::PrivateFinished; }
    void sit_down();
    void play();
    void finish();
    void make_other();
    std::string invitation_of(Role role) const;
    unsigned seat_of(Role role) const;
    Json must(TestPerson& person, const Json& message) const;

    Cast& cast_;
    Place place_;
    NewTable table_;
    std::string known_invitation_;  // that those have who have one
    unsigned ply_ = 0;
};

}  // namespace trencavel::server_tests
