#include "server/support/table_guests.h"

#include <algorithm>

namespace trencavel::server_tests {

Json terms_for(unsigned people, const std::string& game, const std::vector<std::string>& with) {
    Json terms = {{"game", game}, {"seats", Json::array()}};
    for (unsigned seat = 0; seat < people; ++seat) terms["seats"].push_back({{"kind", "open"}});
    if (!with.empty()) terms["with"] = with;
    return terms;
}

NewTable make_table(TestPerson& host, const Json& terms) {
    const HttpAnswer made = host.post("/api/tables", terms);
    EXPECT_EQ(made.status, 201U) << made.raw.body;
    if (made.status != 201) return {};
    const Json& invitation = made.json.at("invitation");
    return {made.json.at("table").get<std::string>(),
            invitation.is_null() ? std::string() : invitation.get<std::string>(),
            made.json.at("commitment").get<std::string>()};
}

std::string some_contribution(unsigned number) {
    std::string digits = "0123456789abcdef0123456789abcdef";
    for (char& digit : digits) digit = "0123456789abcdef"[(static_cast<unsigned>(digit) + number * 7) % 16];
    return digits;
}

Json watch_message(const std::string& table, unsigned from, const std::string& invitation) {
    Json watch = message("watch", table, {{"from", from}});
    if (!invitation.empty()) watch["invitation"] = invitation;
    return watch;
}

Json join_message(const std::string& table, unsigned seat, const std::string& invitation) {
    Json join = message("join", table, {{"seat", seat}, {"contribution", some_contribution(seat)}});
    if (!invitation.empty()) join["invitation"] = invitation;
    return join;
}

Json message(const std::string& type, const std::string& table, const Json& fields) {
    Json json = {{"type", type}, {"table", table}};
    json.update(fields);
    return json;
}

bool says_yes(const Json& answer) {
    return answer.is_object() && answer.value("ok", false);
}

testing::AssertionResult is_ok(const Json& answer) {
    if (says_yes(answer)) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "answered " << answer;
}

testing::AssertionResult is_refused(const Json& answer, const std::string& code) {
    const bool right = answer.is_object() && !answer.value("ok", true) && answer.value("code", "") == code &&
                       !answer.value("text", "").empty();
    if (right) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "expected " << code << ", but the answer is " << answer;
}

testing::AssertionResult is_refused(const HttpAnswer& answer, const std::string& code, unsigned status) {
    if (answer.status != status)
        return testing::AssertionFailure()
               << "expected " << status << ", but it is " << answer.status << ": " << answer.raw.body;
    return is_refused(answer.json, code);
}

double metric(const ServerProcess& server, const std::string& series) {
    const std::string text = "\n" + TestPerson(server, "").get("/metrics").raw.body;
    const std::size_t at = text.find("\n" + series + " ");
    return at == text.npos ? 0 : std::stod(text.substr(at + series.size() + 2));
}

Flags default_rates() {
    return {{"--messages-per-second", "100"},
            {"--message-burst", "400"},
            {"--address-messages-per-second", "400"},
            {"--address-message-burst", "1600"}};
}

TableGuests::TableGuests(const ServerProcess& server, const Json& terms,
                         const std::vector<std::string>& names)
    : server_(server), seats_(names.size()) {
    for (const std::string& name : names) guests_.push_back(std::make_unique<Guest>(server, name));
    table_ = make_table(host(), terms);
}

Guest& TableGuests::add_spectator(const std::string& name) {
    guests_.push_back(std::make_unique<Guest>(server_, name));
    EXPECT_TRUE(is_ok(guests_.back()->person.ask(watch_message(id(), 0, table_.invitation))));
    return *guests_.back();
}

void TableGuests::begin() {
    sit_down();
    watch();
    EXPECT_TRUE(is_ok(host().ask(message("start", id()))));
    catch_up();
}

void TableGuests::sit_down() {
    for (unsigned seat = 0; seat < seats_; ++seat)
        EXPECT_TRUE(is_ok(person(seat).ask(join_message(id(), seat, table_.invitation))));
}

void TableGuests::watch() {
    for (unsigned seat = 0; seat < seats_; ++seat)
        EXPECT_TRUE(is_ok(person(seat).ask(watch_message(id(), game(seat).number()))));
}

void TableGuests::catch_up() {
    std::size_t newest = 0;
    for (const auto& guest : guests_) {
        guest->person.read_all();
        guest->follow(id());
        newest = std::max<std::size_t>({newest, guest->game.number(), guest->person.told_number(id())});
    }
    for (const auto& guest : guests_) {
        EXPECT_TRUE(guest->person.wait_for_number(id(), newest)) << "event " << newest << " did not come";
        guest->follow(id());
    }
}

unsigned TableGuests::asked_seat() {
    catch_up();
    return game().asks().is_null() ? 0 : game().asks().at("seat").get<unsigned>();
}

Json TableGuests::question() {
    TestPerson& who = asked();
    // Of an earlier question at the same ply, before a move was taken back, the number is smaller.
    std::erase_if(who.questions, [&](const Json& each) {
        return each.at("table") == id() && each.at("number") < game().asked_at();
    });
    Json question = who.wait_for_question(id(), ply());
    EXPECT_TRUE(question.is_object()) << "no question at ply " << ply();
    return question;
}

bool TableGuests::step() {
    catch_up();
    if (game().asks().is_null()) return false;
    const Json asked_for = question();
    if (!asked_for.is_object()) return false;
    const Json& moves = asked_for.at("moves");
    const Json answer = move(moves[chance_() % moves.size()].get<std::string>());
    EXPECT_TRUE(is_ok(answer)) << asked_for;
    return says_yes(answer);
}

Json TableGuests::move(const std::string& text) {
    return asked().ask(message("move", id(), {{"ply", ply()}, {"move", text}}));
}

void TableGuests::play(unsigned moves) {
    for (unsigned i = 0; i < moves; ++i) ASSERT_TRUE(step());
    catch_up();
}

void TableGuests::play_to_end() {
    while (step()) {
    }
    for (const auto& guest : guests_) {
        EXPECT_TRUE(guest->person.wait_for_event(id(), "ended").is_object());
        guest->follow(id());
    }
}

bool TableGuests::play_until_asked(const std::string& what) {
    for (int i = 0; i < 500; ++i) {
        catch_up();
        if (game().asks().is_null()) return false;
        if (game().asks().at("what") == what) return true;
        if (!step()) return false;
    }
    return false;
}

}  // namespace trencavel::server_tests
