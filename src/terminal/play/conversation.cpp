#include "terminal/play/conversation.h"

#include <fmt/format.h>

#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"
#include "terminal/input/module_answers.h"
#include "terminal/screen/prompts.h"
#include "terminal/screen/reports.h"
#include "terminal/screen/scene.h"

namespace trencavel::terminal {

void Conversation::renew() {
    model_.reset();
    shown_ = false;
}

void Conversation::ask() {
    if (waiting_) renew();
    waiting_.reset();
    if (!model_) {
        model_ = scene_at_question(history_, players_, settings_.look);
        keeper_.complete(*model_);
    }
    show();
    write_prompt();
}

void Conversation::wait(Seat viewer, const std::string& prompt_text) {
    if (!waiting_) renew();
    waiting_ = prompt_text;
    if (!model_) {
        model_ = scene_while_waiting(history_, players_, settings_.look, viewer);
        keeper_.complete(*model_);
    }
    show();
    write_prompt();
}

/// On a terminal the whole screen; elsewhere, when the board was shown already, only the message.
void Conversation::show() {
    if (in_report_) return;
    const bool terminal = output_is_terminal();
    if (shown_ && !terminal) {
        if (!message_.empty()) output_.write(message_ + "\n");
    } else {
        model_->message = message_;
        model_->centre = centre_;
        model_->tile_size = settings_.tile_size;
        output_.write(terminal ? "\x1b[H\x1b[2J" : "\n");
        output_.write_lines(screen_lines(*model_, terminal_size(), settings_.look));
    }
    message_.clear();
    shown_ = true;
}

/// Below a list the prompt is not repeated only because others have moved.
void Conversation::write_prompt() {
    const std::string text = prompt();
    if (in_report_ && standing_prompt_ == text) return;
    if (in_report_ && !standing_prompt_.empty()) output_.write("\n");
    output_.write(text);
    standing_prompt_ = text;
}

std::string Conversation::prompt() const {
    const std::string to = waiting_ ? "" : players_[question().seat].name + ", ";
    if (may_resign_) return to + "type yes to resign> ";
    if (in_report_) return to + "Enter for the board> ";
    return waiting_ ? *waiting_ : to + prompt_for(*model_);
}

Result<Command> Conversation::read(const std::string& line) const {
    if (waiting_) return parse_unasked(line);
    return parse_command(line, {.question = question().kind,
                                .places = model_->scene.places,
                                .cell_chosen = model_->chosen.has_value(),
                                .answers = model_->answers.list,
                                .tables = &history_.game().tables()});
}

bool Conversation::hear(const std::string& line) {
    standing_prompt_.clear();
    const Result<Command> command = read(line);
    if (command) return answer(command.value());
    say(command.error());
    return true;
}

bool Conversation::answer(const Command& command) {
    if (command.kind == CommandKind::Quit) return false;
    if (command.kind == CommandKind::Nothing) {
        answer_nothing();
        return true;
    }
    const bool confirmed = may_resign_;
    may_resign_ = false;
    if (command.kind == CommandKind::Yes && confirmed) {
        in_report_ = false;
        keeper_.resign();
    } else {
        answer_other(command);
    }
    return true;
}

/// After a list or a question in between, Enter only brings the board back.
void Conversation::answer_nothing() {
    const bool back = in_report_ || may_resign_ || waiting_;
    in_report_ = false;
    may_resign_ = false;
    shown_ = false;
    if (!back && question().kind == QuestionKind::Follower) answer_move(Move::pass());
}

void Conversation::answer_other(const Command& command) {
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
            return look_at(command.cell);
        case CommandKind::Fit:
            return look_at(std::nullopt);
        case CommandKind::Undo:
            return undo();
        case CommandKind::Save:
            return keeper_.save(command.file);
        case CommandKind::Hint:
            return keeper_.hint();
        case CommandKind::Resign:
            may_resign_ = true;
            return say(keeper_.before_resigning());
        case CommandKind::Yes:
        case CommandKind::No:
            return answer_yes_or_no(command.kind == CommandKind::Yes);
        default:
            return answer_list(command);
    }
}

void Conversation::answer_list(const Command& command) {
    switch (command.kind) {
        case CommandKind::Help:
            return report(help_lines(*model_, keeper_.help()));
        case CommandKind::Tiles:
            return report(tiles_lines(history_.game(), terminal_size().columns, settings_.look));
        case CommandKind::Areas:
        case CommandKind::Fields:
            return report(areas_lines(history_.game(), players_, command.kind == CommandKind::Fields));
        case CommandKind::List:
            return answer_own_list(*command.list);
        case CommandKind::Log:
            return report(
                painted_log(keeper_.log_since(0), players_, terminal_size().columns, settings_.look));
        case CommandKind::Record:
            return report({record::write(history_.game())});
        default:
            return;
    }
}

/// In a game that has nothing to list there are no lines.
void Conversation::answer_own_list(const ListAnswers& list) {
    const std::vector<std::string> lines = list.lines(model_->scene.snapshot, players_);
    lines.empty() ? say(std::string(list.absent)) : report(lines);
}

void Conversation::look_at(std::optional<Cell> centre) {
    centre_ = centre;
    shown_ = in_report_ = false;
}

/// A cell without a rotation: what is clear is laid, otherwise the turns are shown. Something is built only
/// if it was asked for.
void Conversation::answer_place(const Command& command) {
    const PlaceChoice* choice = find_choice(model_->scene.places, command.cell);
    if (command.rotation) return place_turned(command.cell, command);
    if (choice == nullptr) return answer_move(Move::place(command.cell, 0));
    const PlaceChoice wanted = command.builds ? building_part(*choice) : *choice;
    if (wanted.turns.empty()) return say(std::string(span_answers().no_other_way));
    const bool is_clear = command.builds ? wanted.turns.size() == 1 : wanted.plain() == 1;
    if (is_clear)
        return answer_move(Move::place(wanted.cell, wanted.turns[0].rotation, wanted.turns[0].built));
    model_->chosen = wanted;
    model_->scene.chosen = wanted.cell;
    shown_ = in_report_ = false;
}

/// A cell and a rotation fit with one thing built at most, so that it need not be named.
void Conversation::place_turned(Cell cell, const Command& command) {
    const unsigned rotation = *command.rotation;
    Turn turn{rotation, command.builds ? span::kElsewhere : span::kNone};
    for (const Move& move : history_.game().legal_moves()) {
        const bool helps = move.kind == MoveKind::Place && move.cell == cell && move.rotation == rotation;
        if (helps && move.value != span::kNone) turn.built = move.value;
    }
    if (command.builds || !turn.builds()) return answer_move(Move::place(cell, rotation, turn.built));
    say(fmt::format("That takes {}. To build it, type {} {}{}.", span_answers().text(cell, turn),
                    record::name(cell), 90 * rotation, span_answers().letter));
}

void Conversation::answer_yes_or_no(bool yes) {
    const QuestionAnswers* asked = waiting_ ? nullptr : answers_of(question().kind);
    if (asked == nullptr || asked->yes == nullptr)
        return say(fmt::format("There is nothing to say {} to.", yes ? "yes" : "no"));
    if (!yes) return answer_move(Move::pass());
    const Result<Move> move = asked->yes(model_->answers.list);
    move ? answer_move(move.value()) : say(move.error());
}

/// What is not legal is explained and changes nothing.
void Conversation::answer_move(const Move& move) {
    const Refusal refusal = history_.game().check(move);
    if (refusal == Refusal::None) {
        in_report_ = false;
        if (move.kind == MoveKind::Place) centre_.reset();
        return keeper_.play(move);
    }
    say(fmt::format("Not possible: {}.", record::explain(refusal, move, history_.game())));
}

/// A cell that was only named is given up first.
void Conversation::undo() {
    if (!model_->chosen) return keeper_.undo();
    model_->chosen.reset();
    model_->scene.chosen.reset();
    shown_ = in_report_ = false;
}

std::string Conversation::spelled(const Move& move) const {
    const std::string text = record::format(move, history_.game().tables());
    const std::string label = model_ ? short_spelling(*model_, move) : "";
    return label.empty() ? text : fmt::format("{} ({})", text, label);
}

void Conversation::report(const std::vector<std::string>& lines) {
    output_.write("\n");
    output_.write_lines(lines);
    in_report_ = true;
}

void Conversation::say(std::string message) {
    message_ = std::move(message);
    if (!in_report_) return;
    output_.write(message_ + "\n");
    message_.clear();
}

}  // namespace trencavel::terminal
