// The part of the table that talks with the person who is asked.
#include <fmt/format.h>

#include "cli/play_court.h"
#include "cli/play_prompts.h"
#include "cli/play_reports.h"
#include "cli/play_scene.h"
#include "cli/play_table.h"
#include "cli/save.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"

namespace trencavel::cli {

bool Table::ask() {
    if (!model_) model_ = scene_at_question(course_, players_, settings_.look);
    show();
    write(prompt());
    const std::optional<std::string> line = input_.next();
    if (!line) return false;
    const Asked asked{.question = question().kind,
                      .places = model_->scene.places,
                      .cell_chosen = model_->chosen.has_value(),
                      .answers = model_->answers.list,
                      .tables = &course_.game().tables()};
    const Result<Command> command = parse_command(*line, asked);
    if (!command) {
        say(command.error());
        return true;
    }
    return answer(command.value());
}

/// On a terminal the whole screen; elsewhere, when the board was shown already, only the message.
void Table::show() {
    if (in_report_) return;
    const bool terminal = output_is_terminal();
    if (shown_ && !terminal) {
        if (!message_.empty()) write(message_ + "\n");
    } else {
        model_->message = message_;
        model_->centre = centre_;
        model_->tile_size = settings_.tile_size;
        write(terminal ? "\x1b[H\x1b[2J" : "\n");
        write_lines(screen_lines(*model_, terminal_size(), settings_.look));
    }
    message_.clear();
    shown_ = true;
}

std::string Table::prompt() const {
    if (may_resign_) return fmt::format("{}, type yes to resign> ", player().name);
    if (in_report_) return fmt::format("{}, Enter for the board> ", player().name);
    return player().name + ", " + prompt_for(*model_);
}

bool Table::answer(const Command& command) {
    if (command.kind == CommandKind::Quit) return false;
    if (command.kind == CommandKind::Nothing) {
        answer_nothing();
        return true;
    }
    const bool confirmed = may_resign_;
    may_resign_ = false;
    if (command.kind == CommandKind::Yes && confirmed) {
        answer_yes();
    } else {
        answer_other(command);
    }
    return true;
}

/// After a list or a question in between, Enter only brings the board back.
void Table::answer_nothing() {
    const bool back = in_report_ || may_resign_;
    in_report_ = false;
    may_resign_ = false;
    shown_ = false;
    if (!back && question().kind == QuestionKind::Follower) answer_move(Move::pass());
}

void Table::answer_other(const Command& command) {
    switch (command.kind) {
        case CommandKind::Place:
            return answer_place(command);
        case CommandKind::Turn:
            return place_turned(model_->chosen->cell, command);
        case CommandKind::Answer:
            return answer_move(command.move);
        case CommandKind::Pass:
            return answer_move(Move::pass());
        case CommandKind::View:
            centre_ = command.cell;
            shown_ = in_report_ = false;
            return;
        case CommandKind::Fit:
            centre_.reset();
            shown_ = in_report_ = false;
            return;
        case CommandKind::Help:
            return report(help_lines(*model_));
        case CommandKind::Undo:
            return undo();
        case CommandKind::Tiles:
            return report(tiles_lines(course_.game(), terminal_size().columns, settings_.look));
        case CommandKind::Areas:
        case CommandKind::Fields:
            return report(areas_lines(course_.game(), players_, command.kind == CommandKind::Fields));
        case CommandKind::Walls:
            if (!model_->scene.shot.court) return say("This game has no wall tiles.");
            return report(wall_tile_lines(model_->scene.shot, players_));
        case CommandKind::Log:
            return report(log_since(0));
        case CommandKind::Record:
            return report({record::write(course_.game())});
        case CommandKind::Save:
            return answer_save(command.file);
        case CommandKind::Hint:
            return hint();
        case CommandKind::Resign:
            may_resign_ = true;
            return say("To resign ends the game: the best of the others wins.");
        case CommandKind::Yes:
        case CommandKind::No:
            return answer_yes_or_no(command.kind == CommandKind::Yes);
        case CommandKind::Nothing:
        case CommandKind::Quit:
            return;
    }
}

/// A cell without a rotation: what is clear is laid, otherwise the turns are shown. A bridge is built only if
/// it was asked for.
void Table::answer_place(const Command& command) {
    const PlaceChoice* choice = find_choice(model_->scene.places, command.cell);
    if (command.rotation) return place_turned(command.cell, command);
    if (choice == nullptr) return answer_move(Move::place(command.cell, 0));
    const PlaceChoice wanted = command.with_bridge ? bridged_part(*choice) : *choice;
    if (wanted.turns.empty()) return say("No bridge helps to lay the tile there in another way.");
    const bool is_clear = command.with_bridge ? wanted.turns.size() == 1 : wanted.plain() == 1;
    if (is_clear)
        return answer_move(Move::place(wanted.cell, wanted.turns[0].rotation, wanted.turns[0].built));
    model_->chosen = wanted;
    model_->scene.chosen = wanted.cell;
    shown_ = in_report_ = false;
}

/// A cell and a rotation fit with one bridge at most, so that it need not be named.
void Table::place_turned(Cell cell, const Command& command) {
    const unsigned rotation = *command.rotation;
    Turn bridged{rotation, command.with_bridge ? span::kElsewhere : span::kNone};
    for (const Move& move : course_.game().legal_moves()) {
        const bool helps = move.kind == MoveKind::Place && move.cell == cell && move.rotation == rotation;
        if (helps && move.value != span::kNone) bridged.built = move.value;
    }
    if (command.with_bridge || !bridged.needs_bridge())
        return answer_move(Move::place(cell, rotation, bridged.built));
    say(fmt::format("That takes {}. To build it, type {} {}b.", text_of(bridge_of(cell, bridged)),
                    record::name(cell), 90 * rotation));
}

void Table::answer_yes_or_no(bool yes) {
    if (question().kind == QuestionKind::Extra) return answer_move(yes ? Move::extra() : Move::pass());
    if (question().kind != QuestionKind::Castle)
        return say(fmt::format("There is nothing to say {} to.", yes ? "yes" : "no"));
    if (!yes) return answer_move(Move::pass());
    if (model_->answers.list.size() == 1) return answer_move(model_->answers.list[0].move);
    say("There is more than one: type the number of the city.");
}

/// What is not legal is explained and changes nothing.
void Table::answer_move(const Move& move) {
    const Refusal refusal = course_.game().check(move);
    if (refusal == Refusal::None) {
        in_report_ = false;
        if (move.kind == MoveKind::Place) centre_.reset();
        play(move);
        return;
    }
    say(fmt::format("Not possible: {}.", record::explain(refusal, move, course_.game())));
}

void Table::answer_yes() {
    in_report_ = false;
    course_.game().end_early({EarlyEndKind::Resigned, question().seat});
    save();
}

void Table::answer_save(const std::string& file) {
    if (file.empty()) {
        save();
        if (save_problem_.empty()) say("Saved in " + settings_.save_path + ".");
        return;
    }
    if (file_exists(file)) return say(file + " exists already; choose another name.");
    const std::string problem = write_atomically(file, record::write(course_.game()));
    say(problem.empty() ? fmt::format("A copy is saved in {}.", file)
                        : fmt::format("{} cannot be written: {}.", file, problem));
}

/// Back to the last decision of a person; a cell that was only named is given up first.
void Table::undo() {
    if (model_->chosen) {
        model_->chosen.reset();
        model_->scene.chosen.reset();
        shown_ = in_report_ = false;
        return;
    }
    std::size_t target = course_.moves();
    while (target > 0) {
        const Seat seat = course_.seat_of(--target);
        if (seat == kChance || players_[seat].bot) continue;
        const std::string taken = record::spell(course_.game().moves()[target], course_.game().tables());
        while (course_.moves() > target) course_.undo();
        model_.reset();
        shown_ = false;
        save();
        return say(fmt::format("Taken back: {} of {}.", taken, players_[seat].name));
    }
    say("There is nothing to take back.");
}

void Table::hint() {
    Random random(course_.game().hash());
    const Move move = choose_move(BotKind::Greedy, course_.game(), random);
    std::string text = record::spell(move, course_.game().tables());
    if (const std::string label = short_spelling(*model_, move); !label.empty())
        text += fmt::format(" ({})", label);
    say(fmt::format("The greedy computer player would play: {}.", text));
}

void Table::report(const std::vector<std::string>& lines) {
    write("\n");
    write_lines(lines);
    in_report_ = true;
}

void Table::say(std::string message) {
    message_ = std::move(message);
    if (in_report_) {
        write(message_ + "\n");
        message_.clear();
    }
}

}  // namespace trencavel::cli
