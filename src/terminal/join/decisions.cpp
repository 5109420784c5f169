// The part of a joined table that sends what the person decides.
#include <fmt/format.h>

#include "record/moves.h"
#include "record/text.h"
#include "terminal/join/table.h"
#include "terminal/play/save.h"
#include "terminal/words/table_words.h"

namespace trencavel::terminal {

bool JoinedTable::hear(const std::string& line) {
    prompted_ = false;
    if (const std::optional<TableCommand> command = parse_table_command(line)) {
        obey(*command);
        return true;
    }
    return conversation_ ? conversation_->hear(line) : hear_before_start(line);
}

bool JoinedTable::hear_before_start(const std::string& line) {
    const Result<Command> command = parse_unasked(line);
    if (command && command->kind == CommandKind::Quit) return false;
    for (const std::string& each : seat_lines(table_)) print(each);
    print(
        "The game has not begun. You can type: say TEXT, leave (your seat), quit; as the host also mute "
        "NAME, "
        "remove NAME, close (the table)");
    return true;
}

void JoinedTable::obey(const TableCommand& command) {
    switch (command.kind) {
        case TableCommandKind::Say:
            return talk_.send("chat", {{"text", command.text}});
        case TableCommandKind::Draw:
            return draw(command.text);
        case TableCommandKind::Replace:
            return replace(command.text);
        case TableCommandKind::Mute:
            return judge("mute", command.text, {{"muted", true}});
        case TableCommandKind::Unmute:
            return judge("mute", command.text, {{"muted", false}});
        case TableCommandKind::Remove:
            return judge("remove", command.text);
        case TableCommandKind::Leave:
            return leave_seats();
        case TableCommandKind::Close:
            return talk_.send("close");
    }
}

void JoinedTable::draw(const std::string& what) {
    if (!my_seat()) return say("You have no seat here.");
    talk_.send("draw", {{"seat", *my_seat()}, {"say", what}});
}

/// Only when the server has agreed the program ends.
void JoinedTable::leave_seats() {
    leaving_ = true;
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
        if (is_mine(seat)) talk_.send("leave", {{"seat", seat}});
    }
}

void JoinedTable::replace(const std::string& number) {
    const std::optional<std::uint64_t> seat = record::parse_unsigned(number);
    if (!seat || *seat < 1 || *seat > table_.seats().size())
        return say("replace takes the number of a seat, as in: replace 2");
    talk_.send("replace", {{"seat", *seat - 1}, {"level", "greedy"}});
}

/// Whether it is ours to do is for the server to say.
void JoinedTable::judge(const char* type, const std::string& whom, client::Json fields) {
    const std::optional<std::string> person = person_meant(whom);
    if (!person) return;
    fields["person"] = *person;
    talk_.send(type, fields);
}

/// By the number of a seat or by name; says what is wrong if it is nobody, or not clear who.
std::optional<std::string> JoinedTable::person_meant(const std::string& whom) {
    const std::optional<std::uint64_t> number = record::parse_unsigned(whom);
    if (number && *number >= 1 && *number <= table_.seats().size()) {
        const std::string& person = table_.seats()[*number - 1].person;
        if (!person.empty()) return person;
        say(fmt::format("No person sits at seat {}.", *number));
        return std::nullopt;
    }
    const std::vector<std::string> people = table_.people_called(whom);
    if (people.size() == 1) return people.front();
    say(people.empty() ? fmt::format("Nobody here is called {}.", harmless(whom))
                       : fmt::format("{} people here are called {}: type the number of a seat.",
                                     people.size(), harmless(whom)));
    return std::nullopt;
}

void JoinedTable::play(const Move& move) {
    const GameHistory& history = table_.history();
    talk_.send("move", {{"ply", history.moves()}, {"move", record::format(move, history.game().tables())}});
}

void JoinedTable::undo() {
    talk_.send("undo", {{"ply", table_.history().moves()}});
}

void JoinedTable::hint() {
    talk_.send("hint", {{"ply", table_.history().moves()}});
}

void JoinedTable::resign() {
    const std::optional<Seat> seat = asked_of_me() ? asked_of_me() : my_seat();
    if (!seat) return say("You have no seat here.");
    talk_.send("resign", {{"seat", *seat}});
}

void JoinedTable::save(const std::string& file) {
    if (file.empty()) return say("The server keeps the game; save FILE writes a copy.");
    say(save_copy(table_.history().game(), file));
}

std::string JoinedTable::before_resigning() const {
    if (table_.seats().size() > 2) return "Resigning gives your seat to the computer, which plays on.";
    return "Resigning ends the game: the other player wins.";
}

std::vector<std::string> JoinedTable::help() const {
    return table_commands({.walled = table_.history().game().info().has_wall,
                           .seated = my_seat().has_value(),
                           .host = table_.host() == settings_.person});
}

}  // namespace trencavel::terminal
