// The person at the screen: what is shown, what the typed lines mean, and who carries out what was decided.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game_history.h"
#include "terminal/console/output.h"
#include "terminal/console/terminal.h"
#include "terminal/input/command.h"
#include "terminal/screen/screen.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// Carries out what the person decides: in a game on this machine, or in one at a server.
class GameKeeper {
public:
    GameKeeper() = default;
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;
    virtual ~GameKeeper() = default;

    /// The move is legal.
    virtual void play(const Move& move) = 0;
    virtual void undo() = 0;
    virtual void hint() = 0;
    virtual void resign() = 0;
    /// A copy in the file; empty: where the game is kept anyway.
    virtual void save(const std::string& file) = 0;
    /// What the person should know who wants to resign.
    virtual std::string before_resigning() const = 0;
    /// What can be typed at any time.
    virtual std::vector<std::string> help() const = 0;
    /// All that happened from this move on; from 0 also what came before.
    virtual std::vector<LogLine> log_since(std::size_t move) const = 0;
    /// Adds what stands on the screen beside the game.
    virtual void complete(ScreenModel& /*model*/) const {}
};

struct ScreenSettings {
    Look look;
    std::optional<TileSize> tile_size = {};
};

class Conversation {
public:
    /// All of them must outlive it.
    Conversation(GameHistory& history, const Players& players, GameKeeper& keeper, ScreenSettings settings)
        : history_(history), players_(players), keeper_(keeper), settings_(settings) {}

    /// The game stands elsewhere: the screen is no longer right.
    void renew();
    /// Shows the screen and asks who is to decide.
    void ask();
    /// Shows the screen to somebody at this seat who has to wait, with the prompt below.
    void wait(Seat viewer, const std::string& prompt);
    /// What was typed there; false to leave.
    bool hear(const std::string& line);

    /// An answer to what was typed.
    void say(std::string message);
    /// Shown with the next screen.
    void note(std::string message) { message_ = std::move(message); }
    /// A list that stays until Enter brings the board back.
    void report(const std::vector<std::string>& lines);

    /// A move behind its short spelling, if it has one here: `place 1,0 r90 (c)`.
    std::string spelled(const Move& move) const;

    Output& output() { return output_; }
    const Look& look() const { return settings_.look; }

private:
    void show();
    void write_prompt();
    std::string prompt() const;
    Result<Command> read(const std::string& line) const;
    bool answer(const Command& command);
    void answer_nothing();
    void answer_other(const Command& command);
    void answer_list(const Command& command);
    void answer_own_list(const ListAnswers& list);
    void answer_place(const Command& command);
    void place_turned(Cell cell, const Command& command);
    void answer_yes_or_no(bool yes);
    void answer_move(const Move& move);
    void undo();
    void look_at(std::optional<Cell> centre);

    Question question() const { return *history_.game().snapshot().question; }

    GameHistory& history_;
    const Players& players_;
    GameKeeper& keeper_;
    ScreenSettings settings_;
    Output output_;

    std::optional<ScreenModel> model_;
    std::optional<std::string> waiting_;  // the prompt of somebody who is not asked
    std::string standing_prompt_;         // nothing was typed since it was written
    std::string message_;
    std::optional<Cell> centre_;
    bool shown_ = false;       // the screen stands as it should
    bool in_report_ = false;   // a list hides the board
    bool may_resign_ = false;  // resign was typed, and waits for yes
};

}  // namespace trencavel::terminal
