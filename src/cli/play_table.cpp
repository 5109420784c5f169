#include "cli/play_table.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "bots/bots.h"
#include "cli/play_reports.h"
#include "cli/play_scene.h"
#include "cli/save.h"
#include "core/random.h"
#include "record/replay.h"

namespace trencavel::cli {
namespace {

/// Wall tiles of a kind that nobody has taken and that are not known to lie on another tower.
std::size_t wall_tiles_left(const Game& game, unsigned kind) {
    const CourtView court = *game.snapshot().court;
    std::size_t left = court.unseen[kind - 1];
    for (std::size_t tower = 0; tower < game.hidden_wall().size(); ++tower) {
        if (court.towers[tower] && game.hidden_wall()[tower] == kind && left > 0) --left;
    }
    return left;
}

}  // namespace

Table::Table(Course course, Players players, TableSettings settings)
    : course_(std::move(course)), players_(std::move(players)), settings_(std::move(settings)) {
    message_ = settings_.greeting;
}

int Table::run() {
    save();
    if (!save_problem_.empty()) {
        fmt::print(stderr, "The game cannot be saved in {}: {}\n", settings_.save_path, save_problem_);
        return 1;
    }
    while (!course_.game().snapshot().over) {
        if (!step()) return leave();
    }
    return end();
}

/// One move, or one line typed; false to leave.
bool Table::step() {
    if (caught_signal() != 0 || output_gone_) return false;
    const Question asked = question();
    if (asked.seat == kChance) {
        asked.kind == QuestionKind::Reveal ? reveal_by_chance() : draw_by_chance();
        return true;
    }
    if (players_[asked.seat].bot) {
        move_bot(*players_[asked.seat].bot);
        return true;
    }
    return ask();
}

/// Only where the record leaves the deck open: any of the tiles left, each with the same chance.
void Table::draw_by_chance() {
    const Snapshot shot = course_.game().snapshot();
    Random random(mixed(settings_.chance, course_.game().hash()));
    std::uint32_t number = random.below(shot.left);
    for (std::size_t tile = 0; tile < shot.left_of.size(); ++tile) {
        if (number < shot.left_of[tile]) {
            play(Move::draw(static_cast<TileId>(tile)));
            return;
        }
        number -= shot.left_of[tile];
    }
}

/// Likewise where the record leaves open what lies on the wall: any wall tile that may lie there.
void Table::reveal_by_chance() {
    std::vector<Move> tiles;  // each kind as often as it may lie there
    for (const Move& move : course_.game().legal_moves())
        tiles.insert(tiles.end(), wall_tiles_left(course_.game(), move.value), move);
    Random random(mixed(settings_.chance, course_.game().hash()));
    play(tiles[random.below(static_cast<std::uint32_t>(tiles.size()))]);
}

/// The same position gives the same move, so that a game taken back or resumed goes on as it would have.
void Table::move_bot(BotKind bot) {
    Random random(mixed(course_.game().hash(), course_.moves()));
    play(choose_move(bot, course_.game(), random));
    if (!has_people()) tell_turn();
}

bool Table::has_people() const {
    return std::any_of(players_.begin(), players_.end(), [](const Player& p) { return !p.bot; });
}

/// Where nobody is asked, all is told as soon as the next tile is drawn or bid for: what belongs to one tile
/// is told together. The last turn is told with the result.
void Table::tell_turn() {
    const Snapshot shot = course_.game().snapshot();
    if (shot.over) return;
    const QuestionKind asked = shot.question->kind;
    const bool goes_on = asked == QuestionKind::Follower || asked == QuestionKind::Castle ||
                         asked == QuestionKind::Reward || asked == QuestionKind::Score ||
                         asked == QuestionKind::Extra;
    if (!goes_on) write_lines(log_since(std::exchange(told_, course_.moves())));
}

bool Table::play(const Move& move) {
    if (course_.apply(move) != Refusal::None) return false;
    model_.reset();
    shown_ = false;
    save();
    return true;
}

void Table::save() {
    save_problem_ = write_atomically(settings_.save_path, record::write(course_.game()));
    if (save_problem_.empty()) return;
    message_ = fmt::format("The game could not be saved in {}: {}", settings_.save_path, save_problem_);
}

int Table::leave() {
    if (course_.moves() == 0 && settings_.may_vanish) {
        unlink(settings_.save_path.c_str());
        write("\nNothing was played, so nothing is kept.\n");
        return caught_signal() == 0 ? 0 : 128 + caught_signal();
    }
    save();
    if (save_problem_.empty()) {
        write(fmt::format("\nThe game is saved in {}. To go on:\n  trencavel play --resume {}\n",
                          settings_.save_path, shell_quoted(settings_.save_path)));
        return caught_signal() == 0 ? 0 : 128 + caught_signal();
    }
    write(fmt::format("\n{}\nThis is its record, for you to keep:\n\n{}", message_,
                      record::write(course_.game())));
    return 1;
}

int Table::end() {
    const ScreenModel model = scene_at_end(course_, players_);
    const Snapshot& shot = model.scene.shot;
    write("\n");
    write_lines(final_board_lines(model, terminal_size(), settings_.look));
    write_lines(log_since(has_people() ? last_turn() : told_));
    write("\n");
    write_lines(points_table(course_.all_events(), players_, shot.scores));
    if (const auto early = course_.game().early_end(); early && early->kind == EarlyEndKind::Resigned) {
        write(fmt::format("\n{} has resigned.", players_[early->seat].name));
    }
    const bool shared = (shot.winners & (shot.winners - 1)) != 0;
    write(fmt::format("\n{} {}.\n", names_of(players_, shot.winners), shared ? "share the win" : "wins"));
    if (!save_problem_.empty()) {
        write(fmt::format("{}\nThis is its record, for you to keep:\n\n{}", message_,
                          record::write(course_.game())));
        return 1;
    }
    write(fmt::format("The record of the game is in {}\n", settings_.save_path));
    return 0;
}

/// The move with which the last turn began.
std::size_t Table::last_turn() const {
    return course_.last_placement().value_or(0);
}

/// From the start on with what happened before the first move.
std::vector<std::string> Table::log_since(std::size_t move) const {
    const LogContext context = log_context(course_, players_, settings_.look);
    const std::vector<Event> events = move == 0 ? course_.all_events() : course_.events_from(move);
    return painted_log(log_lines(events, context), players_, terminal_size().columns, settings_.look);
}

void Table::write(std::string_view text) {
    const bool done = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    output_gone_ = !done || std::fflush(stdout) != 0 || output_gone_;
}

void Table::write_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    write(text);
}

}  // namespace trencavel::cli
