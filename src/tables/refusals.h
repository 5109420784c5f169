// What the server says when it refuses something, or before it closes a socket: a code for programs, a text
// for people. docs/protocol.md lists the codes; a test compares the two.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"

namespace trencavel::server {

enum class Code : std::uint8_t {
    BadMessage,
    BadField,
    TooLarge,
    TooFast,
    TooMany,
    NoPerson,
    BadLogin,
    NameTaken,
    Forbidden,
    BadOrigin,
    Banned,
    BadHost,
    NotFound,
    OldInvitation,
    BadMethod,
    SeatTaken,
    SeatsOpen,
    NotSeated,
    WrongPhase,
    NotYourTurn,
    Stale,
    Unreadable,
    Illegal,
    NoUndo,
    NoOffer,
    NoAids,
    Muted,
    IdReused,
    Storage,
    Busy,
    Stopping,
    // Only in `bye`, where Stopping is said too.
    TooManySockets,
    LoggedOut,
};

/// All of them, in the order of the enumeration.
std::span<const Code> all_codes();

/// As the protocol spells it: `bad_message`.
std::string_view name(Code code);
/// One or two sentences for a player.
std::string text(Code code, Language language);

struct Refused {
    Code code{};
    std::string about = {};    // the field that is wrong, where one can be named
    std::string detail = {};   // said in the place of the general text, in the language of whoever asked
    std::int64_t wait_ms = 0;  // when to try again, from now; 0: it is not known
};

std::string text(const Refused& refused, Language language);

}  // namespace trencavel::server
