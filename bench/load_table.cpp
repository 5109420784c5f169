#include "load_table.h"

#include <algorithm>

namespace trencavel::load {
namespace {

constexpr std::array<std::string_view, 5> kGames = {
    R"("game":"carcassonne","with":[])",
    R"("game":"wheel","with":[])",
    R"("game":"carcassonne","with":["bridges","castles","bazaars"])",
    R"("game":"castle","with":[])",
    R"("game":"castle","with":["falcon"])",
};
constexpr std::size_t kFrontBytes = 160;  // in which kind and number of an event stand

double milliseconds_since(Time time) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - time).count();
}

/// One of the texts in the list `"moves":["place 0,1 r90","pass"]`; none of them has a quotation mark in it.
std::string choose_move(std::string_view question, std::mt19937& random) {
    constexpr std::string_view kKey = "\"moves\":[";
    const std::size_t at = question.find(kKey);
    if (at == question.npos) return {};
    std::string_view list = question.substr(at + kKey.size());
    list = list.substr(0, list.find(']'));
    const auto moves = static_cast<std::size_t>(std::count(list.begin(), list.end(), '"')) / 2;
    if (moves == 0) return {};
    std::size_t begin = 0;
    for (std::size_t quotes = 2 * (random() % moves) + 1; quotes > 0; --quotes)
        begin = list.find('"', begin) + 1;
    return std::string(list.substr(begin, list.find('"', begin) - begin));
}

}  // namespace

bool Participant::connect() {
    open_ = false;
    link_ = table_.field().wire.open(*this);
    if (link_ != nullptr) link_->upgrade(cookie);
    return link_ != nullptr;
}

void Participant::say(std::string_view type, std::string_view id, std::string_view more) {
    std::string text;
    text.append("{\"type\":\"").append(type).append("\",\"id\":\"").append(id).append("\",\"table\":\"");
    text.append(table_.id()).append("\"").append(more).append("}");
    if (open_) link_->send_text(text);
}

void Participant::change_table() {
    last_event_ = 0;
    watches_ = false;
}

void Participant::come_back() {
    if (!open_) return;
    link_->drop();
    ++table_.field().reconnects;
    if (!connect()) table_.failed("no socket to come back");
}

void Participant::upgraded(Link& link) {
    link.send_text(R"({"type":"hello","id":"h","language":"en","together":true})");
    ++table_.field().open_sockets;
    open_ = true;
    if (table_.is_looked_at()) say("watch", watches_ ? "r" : "w", ",\"from\":" + std::to_string(last_event_));
}

/// What comes together comes as an array; no text within a message can look like the begin of one.
void Participant::received(Link& /*link*/, std::string_view text) {
    constexpr std::string_view kNext = ",{\"type\":\"";
    if (!text.starts_with('[')) return heard(text);
    text.remove_prefix(1);
    text.remove_suffix(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(kNext), text.size());
        heard(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void Participant::heard(std::string_view text) {
    if (is_message(text, "event")) {
        last_event_ = number_after(text, "n");
        return table_.heard(seat_, text);
    }
    if (is_message(text, "question")) return table_.asked(seat_, text);
    if (is_message(text, "answer")) return table_.answered(seat_, text);
    if (is_message(text, "bye")) table_.failed("bye " + std::string(text_after(text, "code")));
}

void Participant::lost(Link& /*link*/) {
    link_ = nullptr;
    open_ = false;
    table_.failed("socket lost");
}

LoadTable::LoadTable(Field& field, std::size_t index)
    : field_(field),
      index_(index),
      participants_{Participant(*this, 0), Participant(*this, 1), Participant(*this, 2)} {}

std::string LoadTable::terms() const {
    std::string text = "{";
    return text.append(kGames[index_ % kGames.size()])
        .append(R"(,"seats":[{"kind":"open"},{"kind":"open"}]})");
}

/// What was before it is no longer looked at.
void LoadTable::made(std::string_view id) {
    if (!id_.empty()) {
        for (Participant& each : participants_) each.say("unwatch", "u");
    }
    for (Participant& each : participants_) each.change_table();
    looked_at_ = false;
    playing_ = false;
    id_ = id;
    joined_ = 0;
}

void LoadTable::begin() {
    looked_at_ = true;
    for (Participant& each : participants_) each.say("watch", "w", ",\"from\":0");
}

void LoadTable::answered(unsigned seat, std::string_view text) {
    if (text.find("\"ok\":true") == text.npos) return failed(std::string(text_after(text, "code")));
    const std::string_view id = text_after(text, "id");
    if (id.starts_with('m')) {
        ++field_.moves;
        field_.acknowledged.add(milliseconds_since(sent_));
    }
    if (id == "w") participants_[seat].note_watching();
    if (id == "w" && seat < kPeople) {
        const std::string chance(32, static_cast<char>('a' + seat));
        participants_[seat].say("join", "j",
                                ",\"seat\":" + std::to_string(seat) + ",\"contribution\":\"" + chance + "\"");
    }
    if (id == "j" && ++joined_ == kPeople) participants_[0].say("start", "s");
}

void LoadTable::asked(unsigned seat, std::string_view text) {
    if (!begun_) ++field_.begun;
    begun_ = true;
    playing_ = true;
    asked_seat_ = seat;
    ply_ = number_after(text, "ply");
    line_ = choose_move(text, field_.random);
    field_.ready.push_back(this);
}

bool LoadTable::reconnect_one() {
    if (!playing_) return false;
    participants_[(asked_seat_ + 1 + field_.random() % (kSockets - 1)) % kSockets].come_back();
    return true;
}

void LoadTable::move() {
    mover_ = asked_seat_;
    moved_at_ = ply_;
    sent_ = std::chrono::steady_clock::now();
    const std::string ply = std::to_string(ply_);
    participants_[asked_seat_].say("move", "m" + ply, ",\"ply\":" + ply + ",\"move\":\"" + line_ + "\"");
}

/// Of events only those of moves matter, and of them when they come to others.
void LoadTable::heard(unsigned seat, std::string_view text) {
    const std::string_view front = text.substr(0, kFrontBytes);
    const std::string_view kind = text_after(front, "kind");
    if (kind == "ended" && seat == 0) {
        playing_ = false;
        ++field_.ended;
        field_.to_make.push_back(this);
    }
    if (kind != "move" || seat == mover_ || number_after(front, "ply") != moved_at_) return;
    field_.broadcast.add(milliseconds_since(sent_));
}

}  // namespace trencavel::load
