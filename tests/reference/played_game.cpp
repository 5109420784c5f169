#include "reference/played_game.h"

#include <utility>

namespace trencavel::reference {

namespace {

/// What both kinds of games know.
template <class AnyGame>
std::optional<std::string> told_of_any(const AnyGame& game, const std::string& what) {
    if (what == "score") return join(game.scores());
    if (what == "supply") return join(game.supplies());
    if (what == "seat") return std::to_string(game.seat());
    if (what == "asks") return game.asks();
    if (what == "tile") return game.tile();
    if (what == "left") return std::to_string(game.left());
    if (what == "moves") return std::to_string(game.legal_moves().size());
    return std::nullopt;
}

std::optional<std::string> told_of_one_kind(const Game& game, const std::string& what) {
    if (what == "bridges") return join(game.bridges());
    if (what == "castles") return join(game.castles());
    if (what == "pig") return game.pig();
    return std::nullopt;
}

std::optional<std::string> told_of_one_kind(const WallGame& game, const std::string& what) {
    if (what == "kings") return join(game.kings());
    if (what == "falconers") return join(game.falconers());
    if (what == "nests") return join(game.nests());
    if (what == "free") return std::to_string(game.largest_free_group());
    return std::nullopt;
}

std::optional<std::string> told_of_seat(const Game&, int, const std::string&) {
    return std::nullopt;
}

std::optional<std::string> told_of_seat(const WallGame& game, int seat, const std::string& what) {
    if (what == "keep") return std::to_string(game.keeps()[seat]);
    if (what == "held") return join(game.held(seat));
    if (what == "gate") return game.at_gate(seat) ? "" : "elsewhere";
    return std::nullopt;
}

template <class AnyGame>
class Played : public PlayedGame {
public:
    explicit Played(AnyGame game) : game_(std::move(game)) {}

    bool apply(const std::string& move) override { return game_.apply(move); }
    bool is_legal(const std::string& move) const override { return game_.is_legal(move); }
    void stop(const std::vector<int>& winners) override { game_.stop(winners); }
    bool over() const override { return game_.over(); }
    std::vector<int> scores() const override { return game_.scores(); }
    std::vector<int> winners() const override { return game_.winners(); }
    std::vector<Scoring> scorings() const override { return game_.scorings(); }

    std::optional<std::string> told(const std::string& what) const override {
        const auto found = told_of_any(game_, what);
        return found ? found : told_of_one_kind(game_, what);
    }

    std::optional<std::string> told_of(int seat, const std::string& what) const override {
        return told_of_seat(game_, seat, what);
    }

private:
    AnyGame game_;
};

}  // namespace

std::unique_ptr<PlayedGame> played(Game game) {
    return std::make_unique<Played<Game>>(std::move(game));
}

std::unique_ptr<PlayedGame> played(WallGame game) {
    return std::make_unique<Played<WallGame>>(std::move(game));
}

}  // namespace trencavel::reference
