// What modules say in sentences. The rooms know none of them: they go over this list of their words, or look
// up in it who says something of an event, a question, an area or points.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/game.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

class LogWriter;

struct EventWords {
    EventKind kind{};
    /// Tells it; nullptr: it is told with something else.
    void (*tell)(const Event& event, LogWriter& log) = nullptr;
    bool ends_turn = false;           // what comes after it no longer belongs to the move
    std::string_view goes_home = {};  // a follower does, who is called so
};

/// What brings points, and why as many.
struct ScoringWords {
    ScoringKind kind{};
    /// `3 tiles × 2`; nullptr or an empty sum: there is nothing to count.
    std::string (*sum)(const Event& scored, const LogContext& context) = nullptr;
    /// `Unfinished road`; nullptr: its name.
    std::string (*source)(const Event& scored) = nullptr;
};

/// The rows of the table of points, from the top.
enum class PointsPart : std::uint8_t { Areas, Events, Unfinished, Final, Bonus, Adjustments };

struct PointsRow {
    std::string_view title;
    PointsPart part{};
    /// What an event brings a seat.
    int (*points)(const Event& event, std::size_t seat) = nullptr;
};

/// What is said of areas of one kind.
struct AreaWords {
    tiles::FeatureKind kind{};
    std::string_view figure = {};  // who stands there
    /// `5 of 8 around it`; nullptr: its tiles.
    std::string (*size)(const AreaView& area) = nullptr;
    /// What it is worth while it is not complete: `2 tiles, open; 2 points as it lies`.
    std::string (*prospect)(const AreaView& area) = nullptr;
    /// For whom; nullptr: for its owners, as it lies.
    std::string (*worth)(const AreaView& area, unsigned owners, const Players& players) = nullptr;
};

/// Where a follower stands that is no feature of a tile.
struct StandWords {
    std::uint8_t feature = 0;
    tiles::FeatureKind kind{};        // what it counts as
    std::string_view place = {};      // what it is called
    std::string_view figure = {};     // who stands there
    std::string_view goes_home = {};  // what the follower is called then
    std::string_view given_up = {};   // what comes of taking it back
};

/// Some of the completed cities at a field that bring other points there.
struct CityWords {
    std::string_view noun = {};
    int points = 0;
    int (*scored)(const Reason& reason) = nullptr;
    int (*at)(const AreaView& field) = nullptr;
};

struct QuestionWords {
    QuestionKind kind{};
    std::string_view business = {};  // of who is asked: `decides about another turn`
    bool goes_on = false;            // it still belongs to the tile that was laid last
};

struct ModuleWords {
    std::span<const EventWords> events = {};
    std::span<const ScoringWords> scorings = {};
    std::span<const PointsRow> points = {};
    std::span<const AreaWords> areas = {};
    std::span<const StandWords> stands = {};
    std::span<const QuestionWords> questions = {};
    const CityWords* cities = nullptr;
    /// What lies on an area besides tiles, such as `2 pennants`; empty: nothing.
    std::string (*found_on)(const AreaView& area) = nullptr;
    /// Whether a tile that leaves the game may have been refused, though it would have fitted.
    bool (*may_refuse)(const Tables& tables) = nullptr;
    /// What laying such a tile does besides: `moves the pig by 2`; empty: nothing.
    std::string (*effect)(const Design& design) = nullptr;
    /// Where points lead, as far as that is seen at the table: `to field 12`; empty: nowhere.
    std::string (*landing)(const Event& scored, const Snapshot& before, const Tables& tables) = nullptr;
};

/// Of all modules, in the order in which they are shown.
std::span<const ModuleWords* const> words_of_modules();

/// nullptr, here and below: no module has words for it.
const EventWords* words_of(EventKind kind);
const ScoringWords* words_of(ScoringKind kind);
const AreaWords* words_of(tiles::FeatureKind kind);
const QuestionWords* words_of(QuestionKind kind);
const StandWords* words_of_stand(std::uint8_t feature);
const CityWords* words_of_cities();

/// `to field 12, where a wall tile lies`; empty where points lead nowhere.
std::string landing_text(const Event& scored, const Snapshot& before, const Tables& tables);

/// What laying such a tile does besides, for all modules.
std::string effect_of(const Design& design);

/// `×`, or a letter like it.
std::string_view times(const LogContext& context);
/// `3 tiles`
std::string sum_of_tiles(const Event& scored, const LogContext& context);

/// The points of a row that come from one kind of scoring.
template <ScoringKind kind>
int points_from(const Event& event, std::size_t seat) {
    const bool is_it =
        event.kind == EventKind::Scored && event.what == kind && (event.seats >> seat & 1) != 0;
    return is_it ? event.points : 0;
}

/// The entry for a kind of something in one of the modules' lists.
template <class Module, class Entry, class Kind, class Field>
const Entry* find_entry(std::span<const Module* const> modules, std::span<const Entry> Module::*list,
                        Field Entry::*field, Kind kind) {
    for (const Module* module : modules) {
        for (const Entry& entry : module->*list) {
            if (entry.*field == kind) return &entry;
        }
    }
    return nullptr;
}

}  // namespace trencavel::terminal
