// What an event makes of a table, and what those who watch are told of it.
#include <array>

#include "core/sha256.h"
#include "record/event_text.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"
#include "tables/asks.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

std::string hash_text(std::uint64_t number) {
    std::array<unsigned char, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<unsigned char>(number >> (56 - 8 * i));
    return hexadecimal(bytes);
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

Terms terms_of(const EventReader& event) {
    Json fields = Json::object();
    for (const char* name : {"game", "with", "options", "seats", "clock", "aids", "open"})
        fields[name] = event.value(name);
    Outcome<Terms> terms = read_terms(fields);
    if (terms) return std::move(terms.value());
    event.fail("its terms are not understood: " + terms.refused().about);
    return {};
}

/// Tables that were made before there were versions name none.
unsigned draw_version_of(const EventReader& event) {
    if (!event.has("draw")) return kFirstDrawVersion;
    const auto version = event.number<unsigned>("draw");
    if (const Error problem = version_problem(version); !problem.text.empty())
        event.fail("its draw: " + problem.text);
    return version;
}

}  // namespace

Result<std::unique_ptr<Table>> Table::load(TableId id, const std::vector<StoredEvent>& events,
                                           const TableWorld& world) {
    auto table = std::make_unique<Table>(std::move(id), world);
    for (const StoredEvent& event : events) {
        const auto failed = [&](const std::string& why) {
            return Error{"event " + std::to_string(event.number) + ": " + why};
        };
        if (event.number != table->number() + 1) return failed("events before it are missing");
        const Result<Message> told = table->fold(Json::parse(event.body, nullptr, false));
        if (!told) return failed(told.error());
    }
    return table;
}

Result<Message> Table::fold(const Json& event, PlayedLines played) {
    if (!event.is_object()) return Error{"it is not a JSON object"};
    std::string problem;
    const EventReader reader(event, problem);
    const std::string kind = reader.text("kind");
    if (!problem.empty()) return Error{problem};
    if (messages_.empty() != (kind == "created")) return Error{"a table begins with 'created', once"};
    const Folder folder = folder_of(kind);
    if (folder == nullptr) return Error{"its kind '" + kind + "' is not known"};
    JsonObject shown = shown_fields(id_, number() + 1, event);
    played_ = std::move(played);
    (this->*folder)(reader, shown);
    played_ = {};
    changed_ = reader.number<TimeMs>("at");
    const EventReader hidden = reader.object("private");
    if (!problem.empty()) return Error{problem};
    messages_.push_back(std::make_shared<const std::string>(shown.text()));
    if (kind != "move") note_lasting_summary();
    if (hidden.has("id")) note_accepted(hidden);
    if (!problem.empty()) return Error{problem};
    return messages_.back();
}

void Table::note_accepted(const EventReader& hidden) {
    accepted_[{hidden.text("by"), hidden.text("id")}] = {
        number(), hidden.has("ply") ? hidden.number<unsigned>("ply") : ply(), hidden.text("digest")};
}

/// The one that an event is about.
SeatState* Table::seat_of(const EventReader& event) {
    const auto seat = event.number<std::size_t>("seat");
    if (seat >= seats_.size()) event.fail("the table has no seat " + std::to_string(seat));
    return event.failed() ? nullptr : &seats_[seat];
}

bool Table::has_begun(const EventReader& event) const {
    if (!game_) event.fail("the game has not begun");
    return game_ != nullptr;
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
    return found == kFolders.end() ? nullptr : found->second;
}

void Table::fold_created(const EventReader& event, JsonObject& /*shown*/) {
    terms_ = terms_of(event);
    host_ = event.text("host");
    draw_version_ = draw_version_of(event);
    commitment_ = event.text("commitment");
    const EventReader hidden = event.object("private");
    secret_ = hidden.text("secret");
    invitation_ = hidden.text("invitation");
    created_ = event.number<TimeMs>("at");
    if (event.has("from")) origin_ = Origin{event.object("from").text("table"), hidden.texts("lines")};
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

void Table::fold_joined(const EventReader& event, JsonObject& /*shown*/) {
    SeatState* const seat = seat_of(event);
    if (!seat) return;
    seat->holder = Holder::Person;
    seat->person = event.text("person");
    seat->name = event.text("name");
    known_.insert(seat->person);
    budget_.count(seat->person, Spending::Join);
    if (phase_ == Phase::Open) seat->contribution = event.object("private").text("contribution");
}

void Table::fold_left(const EventReader& event, JsonObject& /*shown*/) {
    SeatState* const seat = seat_of(event);
    if (!seat) return;
    if (phase_ == Phase::Open) {
        *seat = {};
    } else {
        seat->holder = Holder::Left;
    }
}

void Table::fold_started(const EventReader& event, JsonObject& shown) {
    std::vector<std::string> names;
    for (const SeatState& seat : seats_) names.push_back(seat.name);
    const Setup setup = setup_of(terms_, std::move(names));
    Result<std::unique_ptr<Game>> game = world_->games.take(setup);
    if (!game) return event.fail(game.error());
    Result<Dealer> dealer = make_dealer(setup);
    if (!dealer) return event.fail(dealer.error());
    game_ = std::move(game.value());
    game_->keep_for_undo(0);  // copies would be most of what a table takes, and are seldom wanted
    dealer_ = std::move(dealer.value());
    phase_ = Phase::Running;
    shown.put("header", record::write(*game_));
    shown.put("contributions", contributions());
    if (world_->games.has_own_tiles()) shown.put("own_tiles", true);
    shown.put_json("supplies", record::json_text(record::state_json(*game_)["supplies"]));
    std::vector<Event> events = game_->start_events();
    const std::vector<Event> drawn = play_lines(event);
    events.insert(events.end(), drawn.begin(), drawn.end());
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
}

void Table::fold_move(const EventReader& event, JsonObject& shown) {
    if (!has_begun(event) || !seat_of(event)) return;
    const std::vector<Event> events = play_lines(event);
    shown.put_json("events", record::events_text(events, game_->tables()));
    show_position(event, shown);
    note_undoable(event);
    drawn_by_ &= 1u << event.number<unsigned>("seat");  // an offer of another lapses
}

void Table::fold_undone(const EventReader& event, JsonObject& shown) {
    if (undoable_.empty()) return event.fail("there is nothing to take back");
    const auto ply_before = event.number<unsigned>("ply");
    if (event.failed()) return;
    while (ply() > ply_before) game_->undo();
    budget_.count(seats_[undoable_.back().seat].person, Spending::Undo);
    undoable_.pop_back();
    show_position(event, shown);
}

void Table::fold_draw(const EventReader& event, JsonObject& /*shown*/) {
    const SeatState* const seat = seat_of(event);
    if (!seat) return;
    const std::string say = event.text("say");
    const unsigned bit = 1u << event.number<unsigned>("seat");
    budget_.count(seat->person, Spending::Offer);
    if (say == "decline") {
        drawn_by_ = 0;
    } else if (say == "withdraw") {
        drawn_by_ &= ~bit;
    } else {
        drawn_by_ |= bit;
    }
}

void Table::fold_replaced(const EventReader& event, JsonObject& /*shown*/) {
    SeatState* const seat = seat_of(event);
    if (!seat) return;
    seat->holder = Holder::Computer;
    seat->level = event.text("level");
    seat->name = event.text("name");
    seat->person.clear();
    clock_ = Clock::of_event(terms_.clock, seats_.size(), event);
}

void Table::fold_chat(const EventReader& event, JsonObject& /*shown*/) {
    const PersonId person = event.text("person");
    budget_.count(person, Spending::Chat);
    known_.insert(person);
    const std::string name = event.text("name");
    const auto speaker = speakers_.find(person);
    if (speaker == speakers_.end() || speaker->second.name != name)
        speakers_.insert_or_assign(person, Speaker{name, world_->writing.look_of(name)});
}

void Table::fold_muted(const EventReader& event, JsonObject& /*shown*/) {
    const PersonId person = event.text("person");
    budget_.count(host_, Spending::Mute);
    if (event.flag("muted")) {
        muted_.insert(person);
    } else {
        muted_.erase(person);
    }
}

void Table::fold_removed(const EventReader& event, JsonObject& /*shown*/) {
    removed_.insert(event.text("person"));
}

void Table::fold_invitation(const EventReader& event, JsonObject& /*shown*/) {
    if (!invitation_.empty()) old_invitations_.push_back(std::move(invitation_));
    invitation_ = event.object("private").text("invitation");
    budget_.count(host_, Spending::Invite);
}

void Table::fold_ended(const EventReader& event, JsonObject& shown) {
    const std::string reason = event.text("reason");
    const Seat seat = event.number_or_null<Seat>("seat").value_or(0);
    if (seat >= seats_.size()) return event.fail("the table has no seat " + std::to_string(seat));
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
std::vector<Event> Table::play_lines(const EventReader& event) {
    if (played_.game) {
        game_ = std::move(played_.game);
        return std::move(played_.events);
    }
    std::vector<Event> events;
    for (const Json& line : event.array("lines")) {
        const Result<Move> move = record::parse_move(event.text_in("lines", line), game_->tables());
        const Refusal refusal = move ? game_->apply(move.value()) : Refusal::None;
        if (!move) event.fail(move.error());
        if (refusal != Refusal::None) event.fail(record::explain(refusal, move.value(), *game_));
        if (event.failed()) break;
        events.insert(events.end(), game_->events().begin(), game_->events().end());
    }
    return events;
}

/// How the game and the clocks stand now.
void Table::show_position(const EventReader& event, JsonObject& shown) {
    put_asks(*game_, shown);
    shown.put("scores", scores_of(*game_));
    shown.put("hash", hash_text(game_->hash()));
    clock_ = Clock::of_event(terms_.clock, seats_.size(), event);
}

/// A move can be taken back until something was revealed or another seat has acted.
void Table::note_undoable(const EventReader& event) {
    const auto seat = event.number<Seat>("seat");
    const bool revealed = event.array("lines").size() > 1;
    if (revealed || (!undoable_.empty() && undoable_.back().seat != seat)) undoable_.clear();
    if (revealed) return;
    undoable_.push_back({seat, event.number<unsigned>("ply"), event.number<TimeMs>("at"),
                         event.object("private").number<TimeMs>("left")});
}

}  // namespace trencavel::server
