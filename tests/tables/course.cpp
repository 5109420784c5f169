#include "course.h"

#include <map>

namespace trencavel::server {
namespace {

constexpr TimeMs kBegin = 1'794'787'200'000;
constexpr TimeMs kBetween = 1000;

/// Chance, names and clocks as they are everywhere in these files.
const TableWorld& world() {
    static GameShelf games(tiles::Library::builtin());
    static const Uptime uptime({}, 0);
    static const PlainWriting writing;
    static const TableWorld world{games, uptime, writing};
    return world;
}

CommandKind kind_of(const std::string& type) {
    static const std::map<std::string, CommandKind> kKinds = {
        {"join", CommandKind::Join},
        {"leave", CommandKind::Leave},
        {"start", CommandKind::Start},
        {"move", CommandKind::Move},
        {"undo", CommandKind::Undo},
        {"draw", CommandKind::Draw},
        {"resign", CommandKind::Resign},
        {"replace", CommandKind::Replace},
        {"chat", CommandKind::Chat},
        {"mute", CommandKind::Mute},
        {"remove", CommandKind::Remove},
        {"close", CommandKind::Close},
        {"computer", CommandKind::ComputerMove},
    };
    return kKinds.at(type);
}

/// Of the fields that hold what is said, the one that this message has.
std::string text_in(const Json& says) {
    for (const char* name : {"move", "text", "say", "level"}) {
        if (says.contains(name)) return says[name].get<std::string>();
    }
    return {};
}

}  // namespace

Course::Course(const Json& file) : table_(file["table"].get<std::string>(), world()), now_(kBegin) {
    const Terms terms = read_terms(file["terms"]).value();
    fold(Table::created(terms, file["host"].get<std::string>(), now_, file["secret"].get<std::string>(), ""));
    for (const Json& step : file["course"]) play(step);
}

Command Course::command_of(const Json& step) const {
    const Json& says = step["says"];
    Command command{.kind = kind_of(says["type"].get<std::string>())};
    if (command.kind != CommandKind::ComputerMove) {
        command.person = step["by"].get<std::string>();
        command.caller = step["called"].get<std::string>();
        command.id = "m" + std::to_string(messages_);
        command.digest = "d";
    }
    command.seat = says.value("seat", Seat{0});
    command.ply = table_.ply();
    command.text = text_in(says);
    command.name = says.value("name", std::string());
    command.contribution = std::string(32, 'a');
    command.target = says.value("person", PersonId());
    command.muted = says.value("muted", false);
    return command;
}

void Course::play(const Json& step) {
    ++messages_;
    now_ += kBetween;
    const Decision decision = table_.decide(command_of(step), now_);
    if (decision.refused && problem_.empty())
        problem_ = step.dump() + ": " + text(*decision.refused, Language::English);
    for (const Json& event : decision.events) fold(event);
}

void Course::fold(const Json& event) {
    const Result<Message> told = table_.fold(event);
    if (!told && problem_.empty()) problem_ = event.dump() + ": " + told.error();
    if (!told) return;
    stored_.push_back(event);
    told_.push_back(Json::parse(*told.value()));
}

Result<std::unique_ptr<Table>> Course::table_after(const Json& file, std::size_t events) {
    std::vector<StoredEvent> stored;
    for (const Json& event : file["stored"]) {
        if (stored.size() == events) break;
        stored.push_back({static_cast<std::uint32_t>(stored.size() + 1), event.dump()});
    }
    return Table::load(file["table"].get<std::string>(), stored, world());
}

}  // namespace trencavel::server
