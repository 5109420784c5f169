#include "server/hall/hidden_pair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

namespace trencavel::server_tests {

using namespace server;

namespace {

constexpr const char* kHiddenTable = "hidden2345";
constexpr unsigned kStepsMax = 2000;
constexpr const char* kFirstPlayer = "Anna";  // hears everything, and comes first in a map

std::optional<Json> event_of(const std::string& text) {
    if (!text.starts_with("{\"type\":\"event\"")) return std::nullopt;
    return Json::parse(text);
}

bool is_draw(const Json& line) {
    return line.get_ref<const std::string&>().starts_with("draw ");
}

bool is_chance(const Json& line) {
    return is_draw(line) || line.get_ref<const std::string&>().starts_with("reveal ");
}

std::string asked(const Json& question) {
    return question.at("seat") == 0 ? "Anna" : "Bert";
}

std::map<std::string, std::vector<std::string>> new_texts(const std::vector<SentText>& sent,
                                                          std::size_t from) {
    std::map<std::string, std::vector<std::string>> texts;
    for (std::size_t i = from; i < sent.size(); ++i) texts[sent[i].to].push_back(sent[i].text);
    return texts;
}

/// The lines of the next event.
Json next_lines(const std::vector<std::string>& texts, std::size_t from) {
    for (std::size_t i = from; i < texts.size(); ++i) {
        if (std::optional<Json> event = event_of(texts[i])) return event->value("lines", Json::array());
    }
    return Json::array();
}

}  // namespace

HiddenPair::HiddenPair(std::uint32_t seed, HiddenCounts& counts)
    : seed_(seed),
      counts_(counts),
      random_(seed),
      terms_(any_terms(seed)),
      orders_(orders_for(terms_, seed, random_)),
      first_(dealer_of(orders_, 0)),
      second_(dealer_of(orders_, 1)) {}

void HiddenPair::play() {
    ++counts_.pairs;
    begin();
    for (unsigned i = 0; i < kStepsMax && compare() && !first_.ended(); ++i) step();
}

void HiddenPair::begin() {
    if (chance(2) == 0) terms_["clock"] = {{"kind", "game"}, {"seconds", 86400}};
    for (TestHall* hall : {&first_, &second_}) {
        hall->enter("Anna");
        hall->enter("Bert");
        hall->enter("looker-on", false);
        hall->make_table(kHiddenTable, terms_);
    }
    for (const char* name : {"Anna", "Bert", "looker-on"}) act(name, {{"type", "watch"}, {"from", 0}});
    const std::string chosen(32, 'c');
    unsigned next = 0;
    for (std::size_t i = 0; i < terms_.at("seats").size(); ++i) {
        if (terms_.at("seats").at(i).at("kind") == "computer") continue;
        act(next++ == 0 ? "Anna" : "Bert", {{"type", "join"}, {"seat", i}, {"contribution", chosen}});
    }
    act("Anna", {{"type", "start"}});
}

/// The same in both.
void HiddenPair::act(const std::string& name, Json message) {
    const std::string id = "a" + std::to_string(++said_);
    message["id"] = id;
    message["table"] = kHiddenTable;
    for (TestHall* hall : {&first_, &second_}) {
        hall->say(name, message);
        EXPECT_TRUE(hall->wait_for_answer(id)) << message;
        hall->settle();
    }
}

void HiddenPair::step() {
    const TimeMs passed = chance(400);
    first_.pass_time(passed);
    second_.pass_time(passed);
    const Json question = first_.question();
    ASSERT_TRUE(question.is_object()) << "nobody is asked";
    act_by_chance(question);
}

/// Mostly moves, and between them everything that anyone could learn something from.
void HiddenPair::act_by_chance(const Json& question) {
    const unsigned choice = chance(100);
    if (choice < 15) return look_around(choice, question);
    if (choice < 30) return try_something(choice - 15, question);
    move(question);
}

void HiddenPair::look_around(unsigned choice, const Json& question) {
    if (choice < 1) return act("looker-on", {{"type", "review"}, {"ply", 1}});
    if (choice < 3) return act("looker-on", {{"type", "state"}});
    if (choice < 6) return act("Bert", {{"type", "legal"}});
    if (choice < 7) return newcomer();
    if (choice < 10) {
        ++counts_.records;
        first_.note_record(kHiddenTable);
        return second_.note_record(kHiddenTable);
    }
    if (choice < 13) {
        ++counts_.hints;
        return act(asked(question), {{"type", "hint"}, {"ply", question.at("ply")}});
    }
    for (TestHall* hall : {&first_, &second_}) {
        hall->hall().reload(kHiddenTable);
        hall->settle();
    }
}

void HiddenPair::try_something(unsigned choice, const Json& question) {
    const std::string name = asked(question);
    const Json& ply = question.at("ply");
    if (choice < 7) return act(name, {{"type", "undo"}, {"ply", ply}});
    if (choice < 9) return act(name, {{"type", "move"}, {"ply", ply}, {"move", "place 40,40 r90"}});
    if (choice < 11) return act(name, {{"type", "move"}, {"ply", ply}, {"move", "draw A"}});
    if (choice < 12) return act(name, {{"type", "move"}, {"ply", ply.get<unsigned>() + 1}, {"move", "pass"}});
    if (choice < 13) return act("Anna", {{"type", "chat"}, {"text", "what comes next?"}});
    const char* say = chance(2) == 0 ? "offer" : "withdraw";
    act(name, {{"type", "draw"}, {"seat", question.at("seat")}, {"say", say}});
}

void HiddenPair::move(const Json& question) {
    const Json& moves = question.at("moves");

    act(asked(question), {{"type", "move"},
                          {"ply", question.at("ply")},
                          {"move", moves.at(chance(static_cast<unsigned>(moves.size())))}});
}

void HiddenPair::newcomer() {
    const std::string name = "newcomer " + std::to_string(++newcomers_);
    first_.enter(name, newcomers_ % 2 == 0);
    second_.enter(name, newcomers_ % 2 == 0);
    act(name, {{"type", "watch"}, {"from", chance(3)}});
}

/// Those who watch are told in no certain order, so what each of them hears is compared by itself.
bool HiddenPair::compare() {
    const std::map<std::string, Texts> one = new_texts(first_.sent(), compared_);
    const std::map<std::string, Texts> other = new_texts(second_.sent(), compared_);
    bool apart = false;
    for (const auto& [to, texts] : one) {
        const auto found = other.find(to);
        apart = !compare_for(to, texts, found == other.end() ? Texts() : found->second, apart) || apart;
    }
    if (apart) return false;
    EXPECT_EQ(first_.sent().size(), second_.sent().size()) << "seed " << seed_;
    EXPECT_EQ(first_.log_lines(), second_.log_lines()) << "seed " << seed_;
    compared_ = first_.sent().size();
    return !testing::Test::HasFailure();
}

/// False when one visitor has heard of a difference; it must be one that may be heard.
bool HiddenPair::compare_for(const std::string& to, const Texts& one, const Texts& other, bool apart) {
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i] != other[i]) {
            EXPECT_TRUE(may_differ(one, other, i, to == kFirstPlayer))
                << "seed " << seed_ << ", after " << draws_ << " draws of " << orders_.agreed
                << " that agree, to " << to << ":\n"
                << one[i] << "\n"
                << other[i];
            return false;
        }
        ++counts_.texts_compared;
        if (to == kFirstPlayer) heed(one[i]);
    }
    EXPECT_TRUE(apart || one.size() == other.size()) << "seed " << seed_ << ", to " << to;
    return true;
}

void HiddenPair::heed(const std::string& text) {
    const std::optional<Json> event = event_of(text);
    if (!event) return;
    counts_.computer_moves += event->value("computer", false) ? 1 : 0;
    counts_.undone += event->at("kind") == "undone" ? 1 : 0;
    for (const Json& line : event->value("lines", Json::array())) draws_ += is_draw(line) ? 1 : 0;
}

/// Whether what comes here tells of a tile that differs: an event, or the answer before it, with the same
/// move in both and then another answer of chance.
bool HiddenPair::may_differ(const Texts& one, const Texts& other, std::size_t at, bool count) {
    if (!event_of(one[at]) && !one[at].starts_with("{\"type\":\"answer\"")) return false;
    const Json lines = next_lines(one, at);
    const Json others = next_lines(other, at);
    std::size_t draws = draws_;
    for (std::size_t i = 0; i < std::min(lines.size(), others.size()); ++i) {
        if (lines[i] == others[i]) {
            draws += is_draw(lines[i]) ? 1 : 0;
            continue;
        }
        if (!count) return is_chance(lines[i]) && is_chance(others[i]);
        ++(is_draw(lines[i]) ? counts_.differing_draws : counts_.differing_reveals);
        return is_chance(lines[i]) && is_chance(others[i]) && (!is_draw(lines[i]) || draws == orders_.agreed);
    }
    return false;
}

}  // namespace trencavel::server_tests
