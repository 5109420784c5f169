// A game on the plane or inside the wall, as a replay sees it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reference/game.h"
#include "reference/record/record_words.h"
#include "reference/wall/game.h"

namespace trencavel::reference {

class PlayedGame {
public:
    virtual ~PlayedGame() = default;

    virtual bool apply(const std::string& move) = 0;
    virtual bool is_legal(const std::string& move) const = 0;
    virtual void stop(const std::vector<int>& winners) = 0;
    virtual bool over() const = 0;
    virtual std::vector<int> scores() const = 0;
    virtual std::vector<int> winners() const = 0;
    virtual std::vector<Scoring> scorings() const = 0;

    /// What the game has to say on an expectation that names one value or a list of them; nothing if it does
    /// not know what is asked for.
    virtual std::optional<std::string> told(const std::string& what) const = 0;

    /// The same for what is told of one seat: its keep, the wall tiles that it holds.
    virtual std::optional<std::string> told_of(int seat, const std::string& what) const = 0;
};

std::unique_ptr<PlayedGame> played(Game game);
std::unique_ptr<PlayedGame> played(WallGame game);

}  // namespace trencavel::reference
