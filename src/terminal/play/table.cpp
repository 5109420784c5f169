#include "terminal/play/table.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "bots/bots.h"
#include "core/random.h"
#include "record/moves.h"
#include "record/replay.h"
#include "terminal/input/module_answers.h"
#include "terminal/play/save.h"
#include "terminal/screen/reports.h"
#include "terminal/screen/result.h"
#include "terminal/words/hint.h"

namespace trencavel::terminal {

Table::Table(GameHistory history, Players players, TableSettings settings)
    : history_(std::move(history)),
      players_(std::move(players)),
      settings_(std::move(settings)),
      conversation_(history_, players_, *this, {settings_.look, settings_.tile_size}) {
    conversation_.note(settings_.greeting);
}

int Table::run() {
    save();
    if (!save_problem_.empty()) {
        fmt::print(stderr, "The game cannot be saved in {}: {}\n", settings_.save_path, save_problem_);
        return 1;
    }
    while (!history_.game().snapshot().over) {
        if (!step()) return leave();
    }
    return end();
}

/// One move, or one line typed; false to leave.
bool Table::step() {
    if (caught_signal() != 0 || output().gone()) return false;
    const Question asked = question();
    if (asked.seat == kChance) {
        asked.kind == QuestionKind::Draw ? draw_by_chance() : reveal_by_chance(asked.kind);
        return true;
    }
    if (players_[asked.seat].bot) {
        move_bot(*players_[asked.seat].bot);
        return true;
    }
    return ask();
}

bool Table::ask() {
    conversation_.ask();
    const std::optional<std::string> line = input_.next();
    return line && conversation_.hear(*line);
}

/// Only where the record leaves the deck open: any of the tiles left, each with the same chance.
void Table::draw_by_chance() {
    const Snapshot snapshot = history_.game().snapshot();
    Random random(mixed(settings_.chance, history_.game().hash()));
    std::uint32_t number = random.below(snapshot.left);
    for (std::size_t tile = 0; tile < snapshot.left_of.size(); ++tile) {
        if (number < snapshot.left_of[tile]) {
            play(Move::draw(static_cast<TileId>(tile)));
            return;
        }
        number -= snapshot.left_of[tile];
    }
}

/// Likewise for what else the record leaves open.
void Table::reveal_by_chance(QuestionKind asked) {
    const Game& game = history_.game();
    std::vector<Move> cases;
    for (const Move& move : game.legal_moves())
        cases.insert(cases.end(), answers_of(asked)->cases(game, move), move);
    Random random(mixed(settings_.chance, game.hash()));
    play(cases[random.below(static_cast<std::uint32_t>(cases.size()))]);
}

/// The same position gives the same move, so that a game taken back or resumed goes on as it would have.
void Table::move_bot(BotKind bot) {
    Random random(mixed(history_.game().hash(), history_.moves()));
    play(choose_move(bot, history_.game(), random));
    if (!has_people()) tell_turn();
}

bool Table::has_people() const {
    return std::any_of(players_.begin(), players_.end(), [](const Player& p) { return !p.bot; });
}

/// Where nobody is asked, all is told as soon as the next tile is drawn or bid for: what belongs to one tile
/// is told together. The last turn is told with the result.
void Table::tell_turn() {
    const Snapshot snapshot = history_.game().snapshot();
    if (snapshot.over || turn_goes_on(snapshot.question->kind)) return;
    const std::vector<LogLine> log = log_since(std::exchange(told_, history_.moves()));
    output().write_lines(painted_log(log, players_, terminal_size().columns, settings_.look));
}

void Table::play(const Move& move) {
    if (history_.apply(move) != Refusal::None) return;
    conversation_.renew();
    save();
}

void Table::save() {
    save_problem_ = write_atomically(settings_.save_path, record::write(history_.game()));
    if (!save_problem_.empty()) conversation_.note(save_text());
}

std::string Table::save_text() const {
    return fmt::format("The game could not be saved in {}: {}", settings_.save_path, save_problem_);
}

int Table::leave() {
    if (history_.moves() == 0 && settings_.may_vanish) {
        unlink(settings_.save_path.c_str());
        output().write("\nNothing was played, so nothing is kept.\n");
        return caught_signal() == 0 ? 0 : 128 + caught_signal();
    }
    save();
    if (save_problem_.empty()) {
        output().write(fmt::format("\nThe game is saved in {}. To go on:\n  trencavel play --resume {}\n",
                                   settings_.save_path, shell_quoted(settings_.save_path)));
        return caught_signal() == 0 ? 0 : 128 + caught_signal();
    }
    output().write(fmt::format("\n{}\nThis is its record, for you to keep:\n\n{}", save_text(),
                               record::write(history_.game())));
    return 1;
}

int Table::end() {
    tell_result(output(), history_, players_, settings_.look, log_since(has_people() ? last_turn() : told_));
    if (!save_problem_.empty()) {
        output().write(fmt::format("{}\nThis is its record, for you to keep:\n\n{}", save_text(),
                                   record::write(history_.game())));
        return 1;
    }
    output().write(fmt::format("The record of the game is in {}\n", settings_.save_path));
    return 0;
}

/// Back to the last decision of a person.
void Table::undo() {
    std::size_t target = history_.moves();
    while (target > 0) {
        const Seat seat = history_.seat_of(--target);
        if (seat == kChance || players_[seat].bot) continue;
        const std::string taken = record::format(history_.game().moves()[target], history_.game().tables());
        while (history_.moves() > target) history_.undo();
        conversation_.renew();
        save();
        return conversation_.say(fmt::format("Undone: {} of {}.", taken, players_[seat].name));
    }
    conversation_.say("There is nothing to undo.");
}

void Table::hint() {
    const auto spelled = [this](const Move& move) { return conversation_.spelled(move); };
    conversation_.say(hint_text(propose(history_.game(), spelled)));
}

void Table::resign() {
    history_.game().end_early({EarlyEndKind::Resigned, question().seat});
    save();
}

void Table::save(const std::string& file) {
    if (file.empty()) {
        save();
        if (save_problem_.empty()) conversation_.say("Saved in " + settings_.save_path + ".");
        return;
    }
    conversation_.say(save_copy(history_.game(), file));
}

std::string Table::before_resigning() const {
    return "Resigning ends the game: the best of the others wins.";
}

std::vector<std::string> Table::help() const {
    return commands_at_any_time(history_.game().info().has_wall);
}

/// The move with which the last turn began.
std::size_t Table::last_turn() const {
    return history_.last_placement().value_or(0);
}

std::vector<LogLine> Table::log_since(std::size_t move) const {
    return log_of(history_, players_, settings_.look, move);
}

}  // namespace trencavel::terminal
