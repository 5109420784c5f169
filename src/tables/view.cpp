// What can be asked of a table: who may do what, its place in lists, its record.
#include <algorithm>
#include <set>

#include "core/same.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"
#include "tables/fair_draw.h"
#include "tables/glance.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

constexpr const char* kPhases[] = {"open", "running", "finished", "aborted"};
constexpr const char* kForgottenName = "?";

Json seat_json(const SeatState& seat) {
    switch (seat.holder) {
        case Holder::Open:
            return {{"kind", "open"}};
        case Holder::Computer:
            return {{"kind", "computer"}, {"name", seat.name}, {"level", seat.level}};
        case Holder::Person:
        case Holder::Left:
            break;
    }
    return {{"kind", seat.holder == Holder::Left ? "left" : "person"},
            {"name", seat.name},
            {"person", seat.person}};
}

/// The same game with its deck and wall known from the start, and without what chance answered.
Result<std::unique_ptr<Game>> with_deck(const Game& game, const Dealer& dealer,
                                        const tiles::Library& library) {
    Setup setup = game.setup();
    setup.deck = Deck{};
    for (const TileId tile : dealer.deck()) setup.deck->tiles.push_back(game.tables().names[tile]);
    if (setup.wall) setup.wall->tiles = dealer.wall();
    Result<std::unique_ptr<Game>> whole = Game::start(std::move(setup), library);
    if (!whole) return whole;
    for (const Move& move : game.moves()) {
        if (move.kind != MoveKind::Draw && move.kind != MoveKind::Reveal) whole.value()->apply(move);
    }
    if (game.early_end()) whole.value()->end_early(*game.early_end());
    return whole;
}

}  // namespace

std::optional<Seat> Table::asked() const {
    if (phase_ != Phase::Running) return std::nullopt;
    const std::optional<Question> question = glance_at(*game_).question;
    return question ? std::optional<Seat>(question->seat) : std::nullopt;
}

const SeatState* Table::asked_seat() const {
    const std::optional<Seat> seat = asked();
    return seat ? &seats_[*seat] : nullptr;
}

std::optional<TimeMs> Table::clock_due(TimeMs now) const {
    return clock_.due(now, world_->uptime);
}

const Accepted* Table::accepted(const PersonId& person, const std::string& message_id) const {
    const auto found = accepted_.find({person, message_id});
    return found == accepted_.end() ? nullptr : &found->second;
}

bool Table::may_see(const PersonId& person, const std::string& invitation) const {
    if (!person.empty() && removed_.contains(person)) return false;
    if (terms_.open) return true;
    if (!person.empty() && (person == host_ || is_seated(person))) return true;
    return !invitation.empty() && same(invitation, invitation_);
}

Refused Table::why_hidden(const PersonId& person, const std::string& invitation) const {
    const auto is_it = [&](const std::string& old) { return same(old, invitation); };
    const bool was_good = std::any_of(old_invitations_.begin(), old_invitations_.end(), is_it);
    return {was_good && !is_removed(person) ? Code::OldInvitation : Code::NotFound};
}

/// Whoever has left a seat of a running game still belongs to it.
bool Table::is_seated(const PersonId& person) const {
    return !person.empty() && std::any_of(seats_.begin(), seats_.end(),
                                          [&](const SeatState& seat) { return seat.person == person; });
}

bool Table::holds(const PersonId& person, std::size_t seat) const {
    return !person.empty() && seats_[seat].holder == Holder::Person && seats_[seat].person == person;
}

/// Different people; one may hold several seats.
std::size_t Table::people_seated() const {
    std::set<PersonId> people;
    for (const SeatState& seat : seats_) {
        if (!seat.person.empty()) people.insert(seat.person);
    }
    return people.size();
}

bool Table::may_have_hints() const {
    return terms_.aids || people_seated() == 1;
}

std::vector<std::string> Table::contributions() const {
    std::vector<std::string> all;
    for (const SeatState& seat : seats_) all.push_back(seat.contribution.empty() ? "-" : seat.contribution);
    return all;
}

/// With its secret: for the dealer, and for everybody when the game is over.
FairDraw Table::opened_draw() const {
    return {id_, commitment_, secret_, contributions(), {}, draw_version_};
}

TableRow Table::row() const {
    TableRow row;
    row.id = id_;
    row.number = number();
    row.phase = phase_;
    const bool full = std::none_of(seats_.begin(), seats_.end(),
                                   [](const SeatState& each) { return each.holder == Holder::Open; });
    row.listed = terms_.open && !(phase_ == Phase::Open && full);  // nobody can join what is full
    row.host = host_;
    std::set<PersonId> people = {host_};
    for (const SeatState& seat : seats_) {
        if (!seat.person.empty()) people.insert(seat.person);
    }
    row.people.assign(people.begin(), people.end());
    for (const PersonId& person : known_) {
        if (!people.contains(person)) row.people.push_back(trace_of(person));
    }
    row.created = created_;
    row.changed = changed_;
    row.wants_waking = wants_waking();
    row.summary = lasting_summary_.text();
    row.standing = standing();
    return row;
}

bool Table::wants_waking() const {
    const SeatState* seat = asked_seat();
    return clock_.running().has_value() || (seat && seat->holder == Holder::Computer);
}

/// The part that moves leave as it is; it is written anew only when something else happens.
void Table::note_lasting_summary() {
    Json json = {{"id", id_}, {"phase", kPhases[static_cast<std::size_t>(phase_)]}, {"game", terms_.game}};
    json["with"] = terms_.modules;
    json["options"] = options_json(terms_);
    json["open"] = terms_.open;
    json["aids"] = terms_.aids;
    json["clock"] = clock_json(terms_.clock);
    json["host"] = host_;
    json["created"] = created_;
    json["seats"] = Json::array();
    for (const SeatState& seat : seats_) json["seats"].push_back(seat_json(seat));
    json["winners"] = record::seats_json(winners_);
    lasting_summary_ = JsonObject().add(json);
    lasting_number_ = number();
}

std::string Table::standing() const {
    JsonObject standing;
    standing.put("asked", asked()).put("scores", game_ ? scores_of(*game_) : std::vector<int>());
    return std::move(standing).text();
}

std::string Table::summary() const {
    return shown_summary(row());
}

/// To write it, the game is replayed; it is asked for more often than it changes.
const std::string& Table::record() const {
    if (game_ && record_.first != number()) record_ = {number(), written_record()};
    return record_.second;
}

std::string Table::written_record() const {
    FairDraw draw = opened_draw();
    draw.origin = draw_origin();
    if (phase_ == Phase::Running) {
        draw.secret.clear();
        return record::write(*game_) + draw_lines(draw);
    }
    const Result<std::unique_ptr<Game>> whole = with_deck(*game_, *dealer_, world_->games.library());
    return record::write(whole ? *whole.value() : *game_) + draw_lines(draw);
}

std::optional<std::string> Table::without(const PersonId& person, const std::string& body) {
    Json event = Json::parse(body, nullptr, false);
    if (!event.is_object() || event.value("person", Json()) != person) return std::nullopt;
    if (event.contains("name")) event["name"] = kForgottenName;
    if (event.contains("text")) event["text"] = "";
    if (event["private"].contains("digest")) event["private"]["digest"] = "";
    return event.dump();
}

}  // namespace trencavel::server
