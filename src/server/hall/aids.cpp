// What those who watch or play may ask about a position: as it is, what a move would do, what the computer
// would do, and what it thinks of a move that was made. None of it changes the table.
#include <algorithm>
#include <cmath>
#include <utility>

#include "record/json_aids.h"
#include "record/moves.h"
#include "server/hall/hall.h"
#include "tables/glance.h"
#include "tables/refused_move.h"

namespace trencavel::server {
namespace {

constexpr std::size_t kAdvisedMax = 5;

/// No seat has made it.
bool is_of_chance(const Move& move) {
    return move.kind == MoveKind::Draw || move.kind == MoveKind::Reveal;
}

/// Expected points are told to a tenth: what is beyond it is no more than noise. A sum has no negative zero.
Json considered_json(const Considered& considered, const Tables& tables) {
    return {{"move", record::format(considered.move, tables)},
            {"expected", std::round(considered.expected * 10) / 10 + 0.0}};
}

Json moves_json(const Advice& advice, const Tables& tables) {
    Json moves = Json::array();
    for (std::size_t i = 0; i < std::min(advice.size(), kAdvisedMax); ++i)
        moves.push_back(considered_json(advice[i], tables));
    return moves;
}

/// The move that was made, beside the best ones.
Json review_json(const Advice& advice, const Move& made, Seat seat, const Tables& tables) {
    const auto found =
        std::find_if(advice.begin(), advice.end(), [&](const Considered& each) { return each.move == made; });
    Json json = considered_json(found == advice.end() ? advice.front() : *found, tables);
    json["seat"] = seat;
    json["best"] = moves_json(advice, tables);
    return json;
}

}  // namespace

void Hall::hint(Watcher& watcher, const ClientMessage& message) {
    const Json about = {{"table", message.table}};
    const Desk& desk = *desks_.at(message.table);
    const Table* table = visible(watcher, message, desk);
    if (!table) return;
    const PersonId& person = watcher.visitor().person;
    const auto refuse = [&](Code code) { watcher.refuse(message.id, {code}, about); };
    if (person.empty()) return refuse(Code::NoPerson);
    if (table->phase() != Phase::Running) return refuse(Code::WrongPhase);
    if (!table->is_seated(person)) return refuse(Code::NotSeated);
    if (!table->may_have_hints()) return refuse(Code::NoAids);
    if (message.command.ply != table->ply()) return refuse(Code::Stale);
    if (!table->holds(person, *table->asked())) return refuse(Code::NotYourTurn);
    const Asker asker = watcher.asker();
    if (!advice_.take(asker)) return refuse(Code::TooMany);
    const auto answer = [this, asker, weak = watcher.weak_from_this(), id = message.id, about,
                         tables = table->game()->shared_tables()](const Advice& advice) {
        advice_.give_back(asker);
        const std::shared_ptr<Watcher> there = weak.lock();
        if (!there) return;
        there->thinking = false;
        Json content = about;
        content["moves"] = moves_json(advice, *tables);
        content["move"] = content["moves"].front()["move"];
        there->accept(id, content);
    };
    watcher.thinking = world_.bots.submit(AdviceJob{.owner = asker.name(),
                                                    .game = table->game()->clone(),
                                                    .most = kAdvisedMax,
                                                    .asked_for = {},
                                                    .done = answer});
    if (watcher.thinking) return;
    advice_.give_back(asker);
    refuse(Code::Busy);
}

/// Only of a game that is over: nobody can use it any more.
void Hall::review(Watcher& watcher, const ClientMessage& message) {
    Desk& desk = *desks_.at(message.table);
    const Table* table = begun(watcher, message);
    if (!table) return;
    const unsigned ply = message.command.ply;
    const Json about = {{"table", message.table}, {"ply", ply}};
    const auto refuse = [&](const Refused& refused) { watcher.refuse(message.id, refused, about); };
    if (table->phase() == Phase::Running) return refuse({Code::WrongPhase});
    if (ply >= table->ply()) return refuse({Code::BadField, "ply"});
    if (const auto known = desk.reviews.find(ply); known != desk.reviews.end()) {
        Json content = about;
        content.update(known->second);
        return watcher.accept(message.id, content);
    }
    const Move made = table->game()->moves()[ply];
    if (is_of_chance(made)) return refuse(bad_field("ply"));
    const Asker asker = watcher.asker();
    if (!advice_.take(asker)) return refuse({Code::TooMany});
    watcher.thinking = replay(
        asker.name(), *table, ply,
        [this, weak = watcher.weak_from_this(), message, asker, made](std::unique_ptr<Game> game) -> Task {
            return [this, weak, message, asker, made, shared = std::shared_ptr(std::move(game))] {
                think_over(weak, message, asker, shared->clone(), made);
            };
        });
    if (watcher.thinking) return;
    advice_.give_back(asker);
    refuse({Code::Busy});
}

/// Whoever asks for the same later is told what is found now.
void Hall::think_over(const std::weak_ptr<Watcher>& watcher, const ClientMessage& message, const Asker& asker,
                      std::unique_ptr<Game> game, const Move& made) {
    const Seat seat = glance_at(*game).question->seat;
    const auto answer = [this, asker, weak = watcher, id = message.id, table = message.table,
                         ply = message.command.ply, made, seat,
                         tables = game->shared_tables()](const Advice& advice) {
        advice_.give_back(asker);
        const Json review = review_json(advice, made, seat, *tables);
        if (const auto desk = desks_.find(table); desk != desks_.end()) desk->second->reviews[ply] = review;
        const std::shared_ptr<Watcher> there = weak.lock();
        if (!there) return;
        there->thinking = false;
        rates_.give_back(asker, kReviewBack);
        Json content = {{"table", table}, {"ply", ply}};
        content.update(review);
        there->accept(id, content);
    };
    if (world_.bots.submit(AdviceJob{.owner = asker.name(),
                                     .game = std::move(game),
                                     .most = kAdvisedMax,
                                     .asked_for = made,
                                     .budget = kReviewBudget,
                                     .kind = Thinking::Review,
                                     .done = answer}))
        return;
    advice_.give_back(asker);
    const std::shared_ptr<Watcher> there = watcher.lock();
    if (!there) return;
    there->thinking = false;
    there->refuse(message.id, {Code::Busy}, {{"table", message.table}, {"ply", message.command.ply}});
}

bool Hall::replay(const std::string& owner, const Table& table, unsigned ply,
                  std::function<Task(std::unique_ptr<Game>)> then) const {
    world_.metrics.replays.add();
    return world_.replays(owner, [&games = world_.tables.games, ply, then = std::move(then),
                                  game = std::shared_ptr<const Game>(table.game()->clone())] {
        return then(replayed(games, *game, ply));
    });
}

void Hall::tell(Watcher& watcher, const ClientMessage& message) {
    const Table* table = visible(watcher, message, *desks_.at(message.table));
    if (!table) return;
    Json content = {{"table", message.table}, {"number", table->number()}, {"ply", table->ply()}};
    if (!table->game()) return watcher.refuse(message.id, {Code::WrongPhase}, content);
    if (message.type == MessageType::State) {
        content["state"] = record::state_json(*table->game());
    } else {
        content["moves"] = record::moves_json(*table->game());
    }
    watcher.accept(message.id, content);
}

/// The table with its game, if they may see it and the game has begun; otherwise the refusal is sent.
const Table* Hall::begun(Watcher& watcher, const ClientMessage& message) const {
    const Table* table = visible(watcher, message, *desks_.at(message.table));
    if (!table || table->game()) return table;
    watcher.refuse(message.id, {Code::WrongPhase}, {{"table", message.table}});
    return nullptr;
}

void Hall::tell_areas(Watcher& watcher, const ClientMessage& message) {
    const Table* table = begun(watcher, message);
    if (!table) return;
    const unsigned ply = message.at.value_or(table->ply());
    if (ply > table->ply())
        return watcher.refuse(message.id, {Code::BadField, "at"}, {{"table", message.table}});
    if (ply != table->ply()) return tell_earlier_areas(watcher, message, *table);
    const JsonObject& areas = areas_now(*desks_.at(message.table));
    watcher.accept(message.id, JsonObject().put("table", message.table).put("ply", ply).add(areas));
}

/// Counted once after each event, however many ask: late in a game that takes milliseconds.
const JsonObject& Hall::areas_now(Desk& desk) {
    const std::uint32_t number = desk.table->number();
    if (desk.areas.first != number)
        desk.areas = {number, JsonObject().add(record::areas_json(*desk.table->game()))};
    return desk.areas.second;
}

void Hall::tell_earlier_areas(Watcher& watcher, const ClientMessage& message, const Table& table) {
    const Json about = {{"table", message.table}, {"ply", *message.at}};
    watcher.thinking = replay(
        watcher.asker().name(), table, *message.at,
        [weak = watcher.weak_from_this(), id = message.id, about](const std::unique_ptr<Game>& game) -> Task {
            Json content = about;
            content.update(record::areas_json(*game));
            return [weak, id, content = std::move(content)] {
                const std::shared_ptr<Watcher> there = weak.lock();
                if (!there) return;
                there->thinking = false;
                there->accept(id, content);
            };
        });
    if (!watcher.thinking) watcher.refuse(message.id, {Code::Busy}, about);
}

/// Counting tiles is an aid: between people it is the host's choice.
void Hall::tell_fits(Watcher& watcher, const ClientMessage& message) {
    const Table* table = begun(watcher, message);
    if (!table) return;
    Json content = {{"table", message.table}, {"ply", table->ply()}};
    if (table->phase() == Phase::Running && !table->may_have_hints())
        return watcher.refuse(message.id, {Code::NoAids}, content);
    content["cells"] = record::fits_json(*table->game());
    watcher.accept(message.id, content);
}

void Hall::preview(Watcher& watcher, const ClientMessage& message) {
    const Table* table = begun(watcher, message);
    if (!table) return;
    Json content = {{"table", message.table}, {"ply", table->ply()}};
    const auto refuse = [&](const Refused& refused) { watcher.refuse(message.id, refused, content); };
    if (table->phase() != Phase::Running) return refuse({Code::WrongPhase});
    if (message.command.ply != table->ply()) return refuse({Code::Stale});
    const std::unique_ptr<Game> game = table->game()->clone();
    std::vector<Event> events;
    for (const std::string& line : message.moves) {
        const record::Attempt attempt = record::play_move(line, *game, watcher.language());
        if (!attempt) return refuse(refused_move(attempt, "moves"));
        events.insert(events.end(), game->events().begin(), game->events().end());
    }
    content.update(record::preview_json(*table->game(), *game, events));
    watcher.accept(message.id, content);
}

}  // namespace trencavel::server
