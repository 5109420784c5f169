#include "arena/simulate.h"

#include "bots/playout.h"
#include "games/kinds.h"

namespace trencavel {
namespace {

constexpr std::uint64_t kGamesPerReport = 64;

/// Counts the tiles that leave the game, and those of them that were the last to draw: turns in which nothing
/// was placed (C4, B21).
class DiscardCounter {
public:
    static constexpr bool kListens = false;

    explicit DiscardCounter(const std::uint8_t& left) : left_(&left) {}
    void emit(const Event& event) {
        if (event.kind != EventKind::Discarded) return;
        ++discarded_;
        empty_turns_ += *left_ == 0 ? 1 : 0;
    }
    int discarded() const { return discarded_; }
    int empty_turns() const { return empty_turns_; }

private:
    const std::uint8_t* left_;
    int discarded_ = 0;
    int empty_turns_ = 0;
};

/// How many placements there are to choose from, including those that only a module makes legal.
template <class Rules>
unsigned placements_of(const Position<Rules>& pos) {
    return pos.placements + Rules::Terms::more_placements(pos);
}

template <class Rules>
bool puts_follower(MoveKind kind) {
    return kind == MoveKind::Follower || Rules::Terms::puts_follower(kind);
}

template <BotKind bot, class Rules>
void simulate_one(const Tables& tables, const Position<Rules>& start, const Bag& bag, std::uint64_t seed,
                  Simulation& sum) {
    Position<Rules> pos = start;
    Random random(seed);
    int followers = 0;
    int refused = 0;
    DiscardCounter discards(pos.left);
    play_out<bot>(
        tables, pos, bag, random,
        [&](const Position<Rules>& at, const Move& move) {
            if (move.kind == MoveKind::Place) sum.placements.add(placements_of(at));
            followers += puts_follower<Rules>(move.kind) ? 1 : 0;
            refused += Rules::Terms::discards(move.kind) ? 1 : 0;
        },
        discards);
    const int placed = pos.cells - start.cells;
    for (Seat seat = 0; seat < pos.players; ++seat) sum.points[seat].add(pos.score[seat]);
    sum.followers.add(followers);
    sum.tiles.add(placed);
    sum.unplaceable.add(discards.discarded() - refused);
    sum.turns.add(placed + discards.empty_turns());
}

template <BotKind bot, class Rules>
Simulation simulate_all(const SimulationSpec& spec, const Tables& tables, const Position<Rules>& start,
                        const std::function<bool(std::uint64_t)>& progress) {
    Simulation sum;
    sum.points.resize(start.players);
    const Bag bag(start);
    for (std::uint64_t i = 0; i < spec.games; ++i) {
        if (i % kGamesPerReport == 0 && !progress(i)) break;
        simulate_one<bot>(tables, start, bag, mixed(spec.seed, i), sum);
        ++sum.games;
    }
    return sum;
}

}  // namespace

double Mean::standard_error() const {
    if (count_ < 2) return 0;
    const auto n = static_cast<double>(count_);
    const double variance = (static_cast<double>(squares_) - static_cast<double>(sum_) * mean()) / (n - 1);
    return std::sqrt(variance > 0 ? variance / n : 0);
}

Result<Simulation> simulate(const SimulationSpec& spec, const tiles::Library& library,
                            const std::function<bool(std::uint64_t)>& progress) {
    Setup setup = spec.setup;
    leave_to_chance(setup);
    Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
    if (!game) return Error{game.error()};
    const Tables& tables = game.value()->tables();
    return std::visit(
        [&](const auto* start) {
            return spec.bot == BotKind::Random
                       ? simulate_all<BotKind::Random>(spec, tables, *start, progress)
                       : simulate_all<BotKind::Greedy>(spec, tables, *start, progress);
        },
        game.value()->position());
}

}  // namespace trencavel
