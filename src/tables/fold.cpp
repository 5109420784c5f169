// What an event makes of a table, and what those who watch are told of it; fold_game.cpp has the game itself.
#include <map>

#include "tables/table.h"

namespace trencavel::server {
namespace {

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

}  // namespace trencavel::server
