#include "client/remote_table.h"

#include <algorithm>
#include <exception>
#include <stdexcept>

namespace trencavel::client {

/// What an event lacks or gets wrong is thrown on the way, and ends here.
Heard RemoteTable::hear(const Json& event) {
    if (!problem_.empty()) return Heard::Wrong;
    try {
        const auto number = event.at("n").get<std::uint32_t>();
        if (number <= number_) return Heard::Known;
        if (number != number_ + 1) return Heard::Gap;
        take(event.at("kind").get<std::string>(), event);
        number_ = number;
        return Heard::Taken;
    } catch (const std::exception& reason) {
        problem_ = "event " + std::to_string(number_ + 1) + ": " + reason.what();
        return Heard::Wrong;
    }
}

void RemoteTable::hear_presence(const Json& message) {
    try {
        const auto there = message.at("seats").get<std::vector<bool>>();
        watchers_ = message.at("watchers").get<unsigned>();
        for (std::size_t seat = 0; seat < std::min(seats_.size(), there.size()); ++seat)
            seats_[seat].present = there[seat];
    } catch (const Json::exception&) {
        return;  // it is told anew with the next change
    }
}

bool RemoteTable::has_open_seat() const {
    return std::any_of(seats_.begin(), seats_.end(),
                       [](const RemoteSeat& seat) { return seat.kind == SeatKind::Open; });
}

bool RemoteTable::holds(const std::string& person, std::size_t seat) const {
    return seats_[seat].kind == SeatKind::Person && seats_[seat].person == person && !person.empty();
}

std::vector<std::string> RemoteTable::people_called(const std::string& name) const {
    std::vector<std::string> people;
    const auto note = [&](const std::string& person, const std::string& called) {
        const bool known = std::find(people.begin(), people.end(), person) != people.end();
        if (called == name && !person.empty() && !known) people.push_back(person);
    };
    for (const RemoteSeat& seat : seats_) note(seat.person, seat.name);
    for (const Notice& notice : notices_) note(notice.person, notice.name);
    return people;
}

/// As at their first seat; without one, as they were called when they last sat down or spoke. Empty for those
/// who never did.
std::string RemoteTable::name_of_person(const std::string& person) const {
    const auto seat = std::find_if(seats_.begin(), seats_.end(),
                                   [&](const RemoteSeat& each) { return each.person == person; });
    if (seat != seats_.end()) return seat->name;
    const auto known = std::find_if(notices_.rbegin(), notices_.rend(), [&](const Notice& notice) {
        const bool is_theirs = notice.kind == NoticeKind::Joined || notice.kind == NoticeKind::Chat;
        return is_theirs && notice.person == person;
    });
    return known == notices_.rend() ? "" : known->name;
}

std::optional<Seat> RemoteTable::asked() const {
    if (phase_ != Phase::Running) return std::nullopt;
    const std::optional<Question> question = history_->game().snapshot().question;
    return question && question->seat != kChance ? std::optional(question->seat) : std::nullopt;
}

}  // namespace trencavel::client
