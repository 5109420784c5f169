// The table at which a game is played in the terminal: it asks people, lets computer players move, and saves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/board_view.h"
#include "cli/play_course.h"
#include "cli/play_input.h"
#include "cli/play_screen.h"
#include "cli/play_seats.h"
#include "cli/terminal.h"

namespace trencavel::cli {

struct TableSettings {
    Look look;
    std::optional<TileSize> tile_size;
    std::string save_path;
    std::string greeting;      // shown at the first question
    bool may_vanish = false;   // the file is removed if nothing was played
    std::uint64_t chance = 0;  // for draws from a deck that the record leaves open
};

class Table {
public:
    Table(Course course, Players players, TableSettings settings);

    /// Plays until the game is over or the person leaves; gives back the exit code.
    int run();

private:
    // The course of the game.
    bool step();
    void draw_by_chance();
    void reveal_by_chance();
    void move_bot(BotKind bot);
    bool has_people() const;
    void tell_turn();
    bool play(const Move& move);
    void save();
    int leave();
    int end();

    // One question to a person.
    bool ask();
    void show();
    std::string prompt() const;
    bool answer(const Command& command);
    void answer_nothing();
    void answer_place(const Command& command);
    void place_turned(Cell cell, const Command& command);
    void answer_yes_or_no(bool yes);
    void answer_move(const Move& move);
    void answer_yes();
    void answer_save(const std::string& file);
    void answer_other(const Command& command);
    void undo();
    void hint();
    void report(const std::vector<std::string>& lines);
    void say(std::string message);

    Question question() const { return *course_.game().snapshot().question; }
    const Player& player() const { return players_[question().seat]; }
    void write(std::string_view text);
    void write_lines(const std::vector<std::string>& lines);
    std::size_t last_turn() const;
    std::vector<std::string> log_since(std::size_t move) const;

    Course course_;
    Players players_;
    TableSettings settings_;
    LineReader input_;
    std::string save_problem_;
    bool output_gone_ = false;
    std::size_t told_ = 0;  // where nobody is asked: how many moves have been told

    // Of the question that is being asked.
    std::optional<ScreenModel> model_;
    std::string message_;
    std::optional<Cell> centre_;
    bool shown_ = false;       // the screen stands as it should
    bool in_report_ = false;   // a list hides the board
    bool may_resign_ = false;  // resign was typed, and waits for yes
};

}  // namespace trencavel::cli
