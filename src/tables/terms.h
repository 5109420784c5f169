// What a table was made with: the game, who may sit where, the clock, who may see it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/setup.h"
#include "record/json.h"
#include "tables/outcome.h"
#include "tables/types.h"

namespace trencavel::server {

using record::Json;

enum class ClockKind : std::uint8_t {
    None,
    Move,  // so long for each question
    Game,  // so long for all questions of the game
    Days,  // as Move, in days
};

struct ClockTerms {
    ClockKind kind{};
    TimeMs allowed = 0;
};

struct SeatTerms {
    std::string level;  // of the computer player; empty: for a person
};

struct Terms {
    std::string game;
    std::vector<std::string> modules;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<SeatTerms> seats;
    ClockTerms clock;
    bool aids = false;
    bool open = true;
};

/// Reads what a client wants a table to be; every field is checked.
Outcome<Terms> read_terms(const Json& json);

/// The fields of an event `created`, as read_terms reads them.
void put_terms(const Terms& terms, Json& json);

Json options_json(const Terms& terms);
Json clock_json(const ClockTerms& clock);

/// The game that the terms come to, left to chance, with players called so.
Setup setup_of(const Terms& terms, std::vector<std::string> players);

}  // namespace trencavel::server
