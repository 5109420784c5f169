// What a command comes to, as long as it is about seats and people; play.cpp has the moves.
#include <algorithm>
#include <array>
#include <cctype>

#include "bots/bots.h"
#include "core/hexadecimal.h"
#include "games/catalogue.h"
#include "tables/event_body.h"
#include "tables/fair_draw.h"
#include "tables/names.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

bool is_contribution(const std::string& text) {
    return text.size() >= 32 && text.size() <= 64 && is_hexadecimal(text);
}

}  // namespace

Json Table::created(const Terms& terms, const PersonId& host, TimeMs now, const std::string& secret,
                    const std::string& invitation, const std::optional<Origin>& origin) {
    Json event = event_body("created", now);
    put_terms(terms, event);
    event["host"] = host;
    event["draw"] = kDrawVersion;
    event["commitment"] = commitment_of(kDrawVersion, secret);
    event["private"] = {{"secret", secret}, {"invitation", invitation}};
    if (!origin) return event;
    event["from"] = {{"table", origin->table}, {"ply", origin->lines.size()}};
    event["private"]["lines"] = origin->lines;
    return event;
}

Decision Table::decide(const Command& command, TimeMs now) const {
    return (this->*decider_of(command.kind))(command, now);
}

/// The refusal of what this person has done too often at this table.
std::optional<Decision> Table::over_budget(const Command& command, Spending what) const {
    const std::optional<unsigned> limit = budget_.limit_reached(command.person, what, world_->limits);
    if (!limit) return std::nullopt;
    const std::string times = std::to_string(*limit);
    const bool german = command.language == Language::German;
    return refuse(Code::TooMany, {},
                  german ? "Mehr als " + times + "-mal geht das an einem Tisch nicht."
                         : "This can be done " + times + " times at a table, and no more.");
}

Table::Decider Table::decider_of(CommandKind kind) {
    switch (kind) {
        case CommandKind::Join:
            return &Table::decide_join;
        case CommandKind::Leave:
            return &Table::decide_leave;
        case CommandKind::Start:
            return &Table::decide_start;
        case CommandKind::Move:
            return &Table::decide_move;
        case CommandKind::Undo:
            return &Table::decide_undo;
        case CommandKind::Draw:
            return &Table::decide_draw;
        case CommandKind::Resign:
            return &Table::decide_resign;
        case CommandKind::Replace:
            return &Table::decide_replace;
        case CommandKind::Chat:
            return &Table::decide_chat;
        case CommandKind::Mute:
            return &Table::decide_mute;
        case CommandKind::Remove:
            return &Table::decide_remove;
        case CommandKind::Close:
            return &Table::decide_close;
        case CommandKind::Invite:
            return &Table::decide_invite;
        case CommandKind::ComputerMove:
            return &Table::decide_computer_move;
        case CommandKind::TimeOut:
            return &Table::decide_time_out;
        case CommandKind::Forget:
            return &Table::decide_forget;
        case CommandKind::Expel:
            return &Table::decide_expel;
        case CommandKind::Vacate:
            return &Table::decide_vacate;
        case CommandKind::Expire:
            return &Table::decide_expire;
        case CommandKind::End:
            break;
    }
    return &Table::decide_end;
}

Decision Table::decide_join(const Command& command, TimeMs now) const {
    if (command.seat >= seats_.size()) return refuse(Code::BadField, "seat");
    if (phase_ == Phase::Running) return decide_return(command, now);
    if (phase_ != Phase::Open) return refuse(Code::WrongPhase);
    if (seats_[command.seat].holder != Holder::Open) return refuse(Code::SeatTaken);
    if (!is_contribution(command.contribution)) return refuse(Code::BadField, "contribution");
    if (auto refused = over_budget(command, Spending::Join)) return std::move(*refused);
    const Outcome<std::string> wanted = command.name.empty()
                                            ? Outcome<std::string>(command.caller)
                                            : world_->writing.name_from(command.name, command.language);
    if (!wanted) return {{}, wanted.refused()};
    Json event = event_body("joined", now, command);
    event["seat"] = command.seat;
    event["person"] = command.person;
    event["name"] = free_name(wanted.value(), command.person);
    event["private"]["contribution"] = command.contribution;
    return {{std::move(event)}, {}};
}

/// Whoever has left a running game may come back, under the same name.
Decision Table::decide_return(const Command& command, TimeMs now) const {
    const SeatState& seat = seats_[command.seat];
    if (seat.holder != Holder::Left || seat.person != command.person) return refuse(Code::SeatTaken);
    if (auto refused = over_budget(command, Spending::Join)) return std::move(*refused);
    Json event = event_body("joined", now, command);
    event["seat"] = command.seat;
    event["person"] = command.person;
    event["name"] = seat.name;
    return {{std::move(event)}, {}};
}

Decision Table::decide_leave(const Command& command, TimeMs now) const {
    if (command.seat >= seats_.size()) return refuse(Code::BadField, "seat");
    if (!holds(command.person, command.seat)) return refuse(Code::NotSeated);
    if (phase_ != Phase::Open && phase_ != Phase::Running) return refuse(Code::WrongPhase);
    Json event = event_body("left", now, command);
    event["seat"] = command.seat;
    return {{std::move(event)}, {}};
}

Decision Table::decide_replace(const Command& command, TimeMs now) const {
    if (command.person != host_ && !is_seated(command.person)) return refuse(Code::Forbidden);
    if (phase_ != Phase::Running) return refuse(Code::WrongPhase);
    if (command.seat >= seats_.size()) return refuse(Code::BadField, "seat");
    if (!find_bot(command.text)) return refuse(Code::BadField, "level");
    if (seats_[command.seat].holder != Holder::Left) return refuse(Code::SeatTaken);
    Json event = replaced_event(command.seat, now, command.text, "left");
    event["private"] = event_body("replaced", now, command)["private"];
    return {{std::move(event)}, {}};
}

Decision Table::decide_chat(const Command& command, TimeMs now) const {
    if (!may_chat(command.person)) return refuse(Code::Forbidden);
    if (muted_.contains(command.person)) return refuse(Code::Muted);
    const Outcome<std::string> text = world_->writing.chat_from(command.text, command.language);
    if (!text) return {{}, text.refused()};
    if (auto refused = over_budget(command, Spending::Chat)) return std::move(*refused);
    const auto seat = std::find_if(seats_.begin(), seats_.end(),
                                   [&](const SeatState& each) { return each.person == command.person; });
    Json event = event_body("chat", now, command);
    event["person"] = command.person;
    event["name"] = seat == seats_.end() ? speaker_name(command) : seat->name;
    event["text"] = text.value();
    return {{std::move(event)}, {}};
}

Decision Table::decide_mute(const Command& command, TimeMs now) const {
    if (command.person != host_) return refuse(Code::Forbidden);
    if (command.target == host_) return refuse(Code::BadField, "person");
    if (muted_.contains(command.target) == command.muted) return refuse(Code::BadField, "muted");
    if (auto refused = over_budget(command, Spending::Mute)) return std::move(*refused);
    Json event = event_body("muted", now, command);
    event["person"] = command.target;
    event["muted"] = command.muted;
    return {{std::move(event)}, {}};
}

Decision Table::decide_remove(const Command& command, TimeMs now) const {
    if (command.person != host_) return refuse(Code::Forbidden);
    if (command.target == host_) return refuse(Code::BadField, "person");
    if (removed_.contains(command.target)) return refuse(Code::BadField, "person");
    Json event = event_body("removed", now, command);
    event["person"] = command.target;
    Decision decision = give_up_all(command.target, now, Gone::Removed);
    decision.events.insert(decision.events.begin(), std::move(event));
    return decision;
}

Decision Table::decide_close(const Command& command, TimeMs now) const {
    if (command.person != host_) return refuse(Code::Forbidden);
    const bool alone = people_seated() == (is_seated(host_) ? 1u : 0u);
    if (phase_ == Phase::Running && !alone) return refuse(Code::Forbidden);
    if (phase_ != Phase::Open && phase_ != Phase::Running) return refuse(Code::WrongPhase);
    Json event = event_body("ended", now, command);
    event["reason"] = "aborted";
    event["seat"] = nullptr;
    return {{std::move(event)}, {}};
}

/// The invitation itself is nobody's business but the host's: those who watch hear only that there is a new
/// one.
Decision Table::decide_invite(const Command& command, TimeMs now) const {
    if (command.person != host_) return refuse(Code::Forbidden);
    if (terms_.open) {
        return refuse(Code::Forbidden, {},
                      command.language == Language::German
                          ? "Dieser Tisch steht allen offen und hat keine Einladung."
                          : "This table is open to anyone and has no invitation.");
    }
    if (command.text == invitation_) return {};
    if (auto refused = over_budget(command, Spending::Invite)) return std::move(*refused);
    Json event = event_body("invitation", now);
    event["renewed"] = !command.text.empty();
    event["private"]["invitation"] = command.text;
    return {{std::move(event)}, {}};
}

Decision Table::decide_end(const Command& /*command*/, TimeMs now) const {
    if (phase_ != Phase::Open && phase_ != Phase::Running) return refuse(Code::WrongPhase);
    Json event = event_body("ended", now);
    event["reason"] = "aborted";
    event["seat"] = nullptr;
    return {{std::move(event)}, {}};
}

/// Never a game that has begun.
Decision Table::decide_expire(const Command& command, TimeMs now) const {
    return phase_ == Phase::Open ? decide_end(command, now) : refuse(Code::WrongPhase);
}

/// A person who is deleted leaves every seat; a table that waits for its host in vain is closed.
Decision Table::decide_forget(const Command& command, TimeMs now) const {
    if (phase_ == Phase::Open && command.person == host_) return decide_end(command, now);
    return give_up_all(command.person, now, Gone::Deleted);
}

/// Nobody wins by it, as when the host removes somebody.
Decision Table::decide_expel(const Command& command, TimeMs now) const {
    if (phase_ == Phase::Open && command.person == host_) return decide_end(command, now);
    return give_up_all(command.person, now, Gone::Removed);
}

Decision Table::decide_vacate(const Command& command, TimeMs now) const {
    Decision decision;
    if (phase_ != Phase::Open && phase_ != Phase::Running) return decision;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        if (!holds(command.person, seat)) continue;
        decision.events.push_back(event_body("left", now));
        decision.events.back()["seat"] = seat;
    }
    return decision;
}

/// The name, or with a number behind it if another seat or someone else in the chat has one that looks like
/// it, or if such a one was just given.
std::string Table::free_name(const std::string& wanted, const PersonId& person,
                             const std::vector<std::string>& given) const {
    std::vector<Look> taken;
    for (const SeatState& seat : seats_) {
        if (!seat.name.empty()) taken.push_back(world_->writing.look_of(seat.name));
    }
    for (const std::string& name : given) taken.push_back(world_->writing.look_of(name));
    for (const auto& [other, speaker] : speakers_) {
        if (other != person) taken.push_back(speaker.look);
    }
    const auto is_taken = [&](const std::string& name) {
        const Look look = world_->writing.look_of(name);
        return std::any_of(taken.begin(), taken.end(), [&](const Look& each) { return look.is_like(each); });
    };
    std::string name = wanted;
    for (unsigned number = 2; is_taken(name); ++number) name = numbered_name(wanted, number);
    return name;
}

/// Someone without a seat goes by the same name in the whole chat, which nobody else here has.
std::string Table::speaker_name(const Command& command) const {
    const auto before = speakers_.find(command.person);
    if (before != speakers_.end() && is_name_or_numbered(before->second.name, command.caller))
        return before->second.name;
    return free_name(command.caller, command.person);
}

bool Table::may_chat(const PersonId& person) const {
    return person == host_ || is_seated(person) || (terms_.open && !removed_.contains(person));
}

}  // namespace trencavel::server
