// What an event makes of a table, and what those who watch are told of it.
#include <cstdio>
#include <stdexcept>

#include "record/event_text.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"
#include "tables/asks.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

std::string hex(std::uint64_t number) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

void put_asks(const Game& game, JsonObject& shown) {
    const Glance glance = glance_at(game);
    if (!glance.question) {
        shown.put("asks", nullptr);
        return;
    }
    JsonObject asks;
    asks.put("seat", glance.question->seat).put("what", record::name(glance.question->kind));
    add_circumstances(game, glance, asks);
    shown.put_object("asks", asks);
}

/// All fields but the private ones, which are for the store alone; the table adds what comes of them.
JsonObject shown_fields(const TableId& table, std::uint32_t number, const Json& event) {
    JsonObject shown;
    shown.put("type", "event").put("table", table).put("n", number).add(event, "private");
    return shown;
}

Terms terms_of(const Json& event) {
    Json fields = Json::object();
    for (const char* name : {"game", "with", "options", "seats", "clock", "aids", "open"})
        fields[name] = event.at(name);
    Outcome<Terms> terms = read_terms(fields);
    if (!terms) throw std::runtime_error("its terms are not understood: " + terms.refused().about);
    return std::move(terms.value());
}

/// Tables that were made before there were versions name none.
unsigned draw_version_of(const Json& event) {
    const auto version = event.value("draw", kFirstDrawVersion);
    if (const Error problem = version_problem(version); !problem.text.empty())
        throw std::runtime_error("its draw: " + problem.text);
    return version;
}

}  // namespace

Result<std::unique_ptr<Table>> Table::load(TableId id, const std::vector<StoredEvent>& events,
                                           const TableWorld& world) {
    auto table = std::make_unique<Table>(std::move(id), world);
    for (const StoredEvent& event : events) {
        try {
            if (event.number != table->number() + 1) throw std::runtime_error("events before it are missing");
            table->fold(Json::parse(event.body));
        } catch (const std::exception& problem) {
            return Error{"event " + std::to_string(event.number) + ": " + problem.what()};
        }
    }
    return table;
}

Message Table::fold(const Json& event, PlayedLines played) {
    const std::string kind = event.at("kind").get<std::string>();
    if (messages_.empty() != (kind == "created"))
        throw std::runtime_error("a table begins with 'created', once");
    JsonObject shown = shown_fields(id_, number() + 1, event);
    played_ = std::move(played);
    (this->*folder_of(kind))(event, shown);
    played_ = {};
    changed_ = event.at("at").get<TimeMs>();
    messages_.push_back(std::make_shared<const std::string>(shown.text()));
    if (kind != "move") note_lasting_summary();
    const Json& hidden = event.at("private");
    if (hidden.contains("id")) {
        accepted_[{hidden.at("by").get<PersonId>(), hidden.at("id").get<std::string>()}] = {
            number(), hidden.value("ply", ply()), hidden.at("digest").get<std::string>()};
    }
    return messages_.back();
}

Table::Folder Table::folder_of(const std::string& kind) {
    static const std::map<std::string, Folder, std::less<>> kFolders = {
        {"created", &Table::fold_created}, {"joined", &Table::fold_joined},
        {"left", &Table::fold_left},       {"started", &Table::fold_started},
        {"move", &Table::fold_move},       {"undone", &Table::fold_undone},
        {"draw", &Table::fold_draw},       {"replaced", &Table::fold_replaced},
        {"chat", &Table::fold_chat},       {"muted", &Table::fold_muted},
        {"removed", &Table::fold_removed}, {"invitation", &Table::fold_invitation},
        {"ended", &Table::fold_ended},
    };
    const auto found = kFolders.find(kind);
    if (found == kFolders.end()) throw std::runtime_error("its kind '" + kind + "' is not known");
    return found->second;
}

void Table::fold_created(const Json& event, JsonObject& /*shown*/) {
    terms_ = terms_of(event);
    host_ = event.at("host").get<PersonId>();
    draw_version_ = draw_version_of(event);
    commitment_ = event.at("commitment").get<std::string>();
    secret_ = event.at("private").at("secret").get<std::string>();
    invitation_ = event.at("private").at("invitation").get<std::string>();
    created_ = event.at("at").get<TimeMs>();
    if (event.contains("from")) {
        origin_ = Origin{event.at("from").at("table").get<TableId>(),
                         event.at("private").at("lines").get<std::vector<std::string>>()};
    }
    for (const SeatTerms& seat : terms_.seats) {
        SeatState state;
        if (!seat.level.empty()) {
            state.holder = Holder::Computer;
            state.level = seat.level;
            state.name = free_name(seat.level);
        }
        seats_.push_back(std::move(state));
    }
}

void Table::fold_joined(const Json& event, JsonObject& /*shown*/) {
    SeatState& seat = seats_.at(event.at("seat").get<std::size_t>());
    seat.holder = Holder::Person;
    seat.person = event.at("person").get<PersonId>();
    seat.name = event.at("name").get<std::string>();
    known_.insert(seat.person);
    budget_.count(seat.person, Spending::Join);
    if (phase_ == Phase::Open) seat.contribution = event.at("private").at("contribution").get<std::string>();
}

void Table::fold_left(const Json& event, JsonObject& /*shown*/) {
    SeatState& seat = seats_.at(event.at("seat").get<std::size_t>());
    if (phase_ == Phase::Open) {
        seat = {};
    } else {
        seat.holder = Holder::Left;
    }
}

void Table::fold_started(const Json& event, JsonObject& shown) {
    std::vector<std::string> names;
    for (const SeatState& seat : seats_) names.push_back(seat.name);
    const Setup setup = setup_of(terms_, std::move(names));
    Result<std::unique_ptr<Game>> game = world_->games.take(setup);
    if (!game) throw std::runtime_error(game.error());
    Result<Dealer> dealer = make_dealer(setup);
    if (!dealer) throw std::runtime_error(dealer.error());
    game_ = std::move(game.value());
    game_->keep_for_undo(0);  // copies would be most of what a table takes, and are seldom wanted
    dealer_ = std::move(dealer.value());
    phase_ = Phase::Running;
    shown.put("header", record::write(*game_));
    shown.put("contributions", contributions());
    if (world_->games.has_own_tiles()) shown.put("own_tiles", true);
    shown.put_json("supplies", record::json_text(record::state_json(*game_).at("supplies")));
    std::vector<Event> events = game_->start_events();
    const std::vector<Event> drawn = play_lines(event.at("lines"));
    events.insert(events.end(), drawn.begin(), drawn.end());
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
}

void Table::fold_move(const Json& event, JsonObject& shown) {
    const std::vector<Event> events = play_lines(event.at("lines"));
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
    note_undoable(event);
    drawn_by_ &= 1u << event.at("seat").get<unsigned>();  // an offer of another lapses
}

void Table::fold_undone(const Json& event, JsonObject& shown) {
    const auto ply_before = event.at("ply").get<unsigned>();
    while (ply() > ply_before) game_->undo();
    budget_.count(seats_[undoable_.back().seat].person, Spending::Undo);
    undoable_.pop_back();
    show_position(event, shown);
}

void Table::fold_draw(const Json& event, JsonObject& /*shown*/) {
    const std::string say = event.at("say").get<std::string>();
    const auto seat = event.at("seat").get<unsigned>();
    const unsigned bit = 1u << seat;
    budget_.count(seats_.at(seat).person, Spending::Offer);
    if (say == "decline") {
        drawn_by_ = 0;
    } else if (say == "withdraw") {
        drawn_by_ &= ~bit;
    } else {
        drawn_by_ |= bit;
    }
}

void Table::fold_replaced(const Json& event, JsonObject& /*shown*/) {
    SeatState& seat = seats_.at(event.at("seat").get<std::size_t>());
    seat.holder = Holder::Computer;
    seat.level = event.at("level").get<std::string>();
    seat.name = event.at("name").get<std::string>();
    seat.person.clear();
    clock_ = Clock::from_json(terms_.clock, event.at("clock"), event.at("at").get<TimeMs>());
}

void Table::fold_chat(const Json& event, JsonObject& /*shown*/) {
    const PersonId person = event.at("person").get<PersonId>();
    budget_.count(person, Spending::Chat);
    known_.insert(person);
    const std::string name = event.at("name").get<std::string>();
    const auto speaker = speakers_.find(person);
    if (speaker == speakers_.end() || speaker->second.name != name)
        speakers_.insert_or_assign(person, Speaker{name, world_->writing.look_of(name)});
}

void Table::fold_muted(const Json& event, JsonObject& /*shown*/) {
    const PersonId person = event.at("person").get<PersonId>();
    budget_.count(host_, Spending::Mute);
    if (event.at("muted").get<bool>()) {
        muted_.insert(person);
    } else {
        muted_.erase(person);
    }
}

void Table::fold_removed(const Json& event, JsonObject& /*shown*/) {
    removed_.insert(event.at("person").get<PersonId>());
}

void Table::fold_invitation(const Json& event, JsonObject& /*shown*/) {
    if (!invitation_.empty()) old_invitations_.push_back(std::move(invitation_));
    invitation_ = event.at("private").at("invitation").get<std::string>();
    budget_.count(host_, Spending::Invite);
}

void Table::fold_ended(const Json& event, JsonObject& shown) {
    const std::string reason = event.at("reason").get<std::string>();
    const Seat seat = event.at("seat").is_null() ? Seat{0} : event.at("seat").get<Seat>();
    if (game_ && reason == "resigned") game_->end_early({EarlyEndKind::Resigned, seat});
    if (game_ && reason == "time") game_->end_early({EarlyEndKind::Time, seat});
    if (game_ && reason == "drawn") game_->end_early({EarlyEndKind::Drawn, 0});
    phase_ = reason == "aborted" ? Phase::Aborted : Phase::Finished;
    winners_ = game_ && phase_ == Phase::Finished ? game_->snapshot().winners : 0;
    clock_ = {};
    drawn_by_ = 0;
    undoable_.clear();
    shown.put("scores", game_ ? scores_of(*game_) : std::vector<int>());
    shown.put("winners", record::seats_of(winners_));
    shown.put("secret", secret_);
}

/// Moves, draws and reveals as they stand in a record; unless deciding has played them already.
std::vector<Event> Table::play_lines(const Json& lines) {
    if (played_.game) {
        game_ = std::move(played_.game);
        return std::move(played_.events);
    }
    std::vector<Event> events;
    for (const Json& line : lines) {
        const Result<Move> move = record::parse_move(line.get<std::string>(), game_->tables());
        if (!move) throw std::runtime_error(move.error());
        if (const Refusal refusal = game_->apply(move.value()); refusal != Refusal::None)
            throw std::runtime_error(record::explain(refusal, move.value(), *game_));
        events.insert(events.end(), game_->events().begin(), game_->events().end());
    }
    return events;
}

/// How the game and the clocks stand now.
void Table::show_position(const Json& event, JsonObject& shown) {
    put_asks(*game_, shown);
    shown.put("scores", scores_of(*game_));
    shown.put("hash", hex(game_->hash()));
    clock_ = Clock::from_json(terms_.clock, event.at("clock"), event.at("at").get<TimeMs>());
}

/// A move can be taken back until something was revealed or another seat has acted.
void Table::note_undoable(const Json& event) {
    const auto seat = event.at("seat").get<Seat>();
    const bool revealed = event.at("lines").size() > 1;
    if (revealed || (!undoable_.empty() && undoable_.back().seat != seat)) undoable_.clear();
    if (revealed) return;
    undoable_.push_back({seat, event.at("ply").get<unsigned>(), event.at("at").get<TimeMs>(),
                         event.at("private").at("left").get<TimeMs>()});
}

}  // namespace trencavel::server
