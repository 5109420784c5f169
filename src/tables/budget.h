// How much of what a game does not need one person may do at one table: offers, joins, undos, mutes, chat,
// new invitations. Moves, giving up, removing, closing and the end are never counted, so that whatever anyone
// has used up, the game can be finished.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "tables/types.h"

namespace trencavel::server {

enum class Spending : std::uint8_t { Offer, Join, Undo, Mute, Chat, Invite };
inline constexpr std::size_t kSpendings = 6;

struct TableLimits {
    // Of one person.
    unsigned offers = 60;  // of a draw, and answers to them
    unsigned joins = 20;
    unsigned undos = 300;
    unsigned mutes = 100;
    unsigned chats = 500;
    unsigned invitations = 20;
    // Of everybody together, since anybody can be many guests.
    unsigned joins_of_all = 200;
    unsigned chats_of_all = 2000;
};

class TableBudget {
public:
    void count(const PersonId& person, Spending what);
    /// The limit that has been reached; none if there is more.
    std::optional<unsigned> limit_reached(const PersonId& person, Spending what,
                                          const TableLimits& limits) const;

private:
    using Counts = std::array<unsigned, kSpendings>;

    std::map<PersonId, Counts> of_person_;
    Counts of_all_{};
};

}  // namespace trencavel::server
