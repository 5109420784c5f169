// The table at which a game is played in the terminal: it asks people, lets computer players move, and saves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/game_history.h"
#include "terminal/console/terminal.h"
#include "terminal/play/conversation.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

struct TableSettings {
    Look look;
    std::optional<TileSize> tile_size;
    std::string save_path;
    std::string greeting;      // shown at the first question
    bool may_vanish = false;   // the file is removed if nothing was played
    std::uint64_t chance = 0;  // for draws from a deck that the record leaves open
};

class Table final : private GameKeeper {
public:
    Table(GameHistory history, Players players, TableSettings settings);

    /// Plays until the game is over or the person leaves; gives back the exit code.
    int run();

private:
    // The course of the game.
    bool step();
    bool ask();
    void draw_by_chance();
    void reveal_by_chance(QuestionKind asked);
    void move_bot(BotKind bot);
    bool has_people() const;
    void tell_turn();
    void save();
    std::string save_text() const;
    int leave();
    int end();

    // What the person decides.
    void play(const Move& move) override;
    void undo() override;
    void hint() override;
    void resign() override;
    void save(const std::string& file) override;
    std::string before_resigning() const override;
    std::vector<std::string> help() const override;
    std::vector<LogLine> log_since(std::size_t move) const override;

    Question question() const { return *history_.game().snapshot().question; }
    std::size_t last_turn() const;
    Output& output() { return conversation_.output(); }

    GameHistory history_;
    Players players_;
    TableSettings settings_;
    Conversation conversation_;
    LineReader input_;
    std::string save_problem_;
    std::size_t told_ = 0;  // where nobody is asked: how many moves have been told
};

}  // namespace trencavel::terminal
