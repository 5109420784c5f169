#include "bots/search/search.h"

#include "bots/search/endgame.h"
#include "bots/search/rounds.h"
#include "bots/search/valuer.h"

namespace trencavel {
namespace {

constexpr std::uint32_t kUsualNodes = 500;
constexpr unsigned kUsualWidth = 16;
constexpr std::uint64_t kRoundsForSecondTurn = 16;
constexpr std::size_t kEndgameWidth = 24;
constexpr std::size_t kLastTurnsWidth = 500;  // practically all
constexpr std::uint64_t kTurnsPerNode = 200;  // evaluated in the endgame in place of one rollout

/// The placement gets most of a turn's budget: its search has considered the questions after it, too.
Budget share_of_turn(Budget budget, QuestionKind asked) {
    if (!budget.is_limited()) budget.nodes = kUsualNodes;
    if (budget.width == 0) budget.width = kUsualWidth;
    const bool is_placement = asked == QuestionKind::Place;
    if (budget.ms != 0) budget.ms = std::max(1u, is_placement ? budget.ms * 3 / 4 : budget.ms / 4);
    if (budget.nodes != 0)
        budget.nodes = std::max(1u, is_placement ? budget.nodes * 3 / 4 : budget.nodes / 4);
    return budget;
}

eval::Weights handicapped(eval::Weights weights, const Handicap& handicap) {
    const auto forget = [&](eval::TermKind kind) {
        for (std::size_t term = 0; term < eval::kTerms; ++term) {
            if (eval::kTermTable[term].kind == kind) weights.terms[term] = 0;
        }
    };
    if (handicap.ignores_followers) forget(eval::TermKind::Followers);
    if (handicap.ignores_chances) {
        forget(eval::TermKind::Chances);
        for (eval::Completion& completion : weights.completion) completion = {};
    }
    weights.looks_at_others = !handicap.ignores_others;
    return weights;
}

template <class Rules>
class Search {
public:
    Search(const Tables& tables, const Position<Rules>& pos, const SearchTask& task)
        : start_(SearchClock::now()),
          pos_(pos),
          task_(task),
          budget_(share_of_turn(task.budget, pos.questions.back().kind)),
          weights_(handicapped(eval::builtin_weights(tables.switches), task.handicap)),
          rounds_(tables, weights_, pos.questions.back().seat, task.seed, budget_.threads),
          time_is_short_(budget_.nodes == 0) {}

    SearchResult run() {
        if (Rules::Terms::decides(pos_.questions.back().kind)) return leave_to_module();
        const bool is_endgame = pos_.left <= Endgame<Rules>::kLeftMax && budget_.width > 1;
        candidates_ = CandidateFinder<Rules>(rounds_.context(), task_).find(pos_, width(is_endgame));
        if (is_endgame) {
            solve_endgame();
        } else {
            sequential_halving();
        }
        return result();
    }

private:
    /// With one tile left, all turns are played out, which is exact; with two, that would take too long.
    std::size_t width(bool is_endgame) const {
        if (!is_endgame) return budget_.width;
        return std::max<std::size_t>(pos_.left <= 1 ? kLastTurnsWidth : kEndgameWidth, budget_.width);
    }

    RoundLimit limit_of(unsigned stage, unsigned stages, std::size_t alive) const {
        RoundLimit limit{.stop = budget_.stop};
        if (budget_.nodes != 0) limit.rounds = std::max<std::uint64_t>(1, budget_.nodes / stages / alive);
        if (budget_.ms != 0)
            limit.deadline =
                start_ + std::chrono::microseconds(std::uint64_t{budget_.ms} * 1000 * (stage + 1) / stages);
        return limit;
    }

    /// Every stage gives all remaining candidates equally many rounds, and drops the worse half of them.
    void sequential_halving() {
        std::size_t alive = candidates_.size();
        unsigned stages = 1;
        for (std::size_t n = alive; n > 2; n = (n + 1) / 2) ++stages;
        for (unsigned stage = 0; stage < stages && alive > 1 && !is_stopped(); ++stage) {
            const RoundLimit limit = limit_of(stage, stages, alive);
            set_depth(depth_for(limit, alive), alive);
            const std::uint64_t before = rounds_.rollouts();
            rounds_.play(candidates_, alive, depth_, limit);
            const std::uint64_t rollouts = rounds_.rollouts() - before;
            time_is_short_ = rollouts / alive < limit.rounds;
            turns_last_stage_ = rollouts * depth_;
            sort(alive);
            alive = keep_asked_for((alive + 1) / 2);
        }
    }

    /// To the seat's next turn, or to the one after it if the remaining candidates get enough rounds for
    /// chance to even out. The nodes say how many rounds that will be; if time runs out first, the previous
    /// stage does.
    unsigned depth_for(const RoundLimit& limit, std::size_t alive) const {
        if (budget_.depth != 0) return budget_.depth;
        std::uint64_t rounds = limit.rounds;
        if (time_is_short_) rounds = std::min(rounds, turns_last_stage_ / (2 * pos_.players * alive));
        return rounds >= kRoundsForSecondTurn ? 2 * pos_.players : pos_.players;
    }

    /// Results of rollouts of different depths cannot be compared.
    void set_depth(unsigned depth, std::size_t alive) {
        if (depth == depth_) return;
        depth_ = depth;
        for (std::size_t i = 0; i < alive; ++i) candidates_[i].reset();
    }

    bool is_stopped() const { return budget_.stop && budget_.stop->load(); }

    void sort(std::size_t alive) {
        std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(alive),
                  [](const auto& a, const auto& b) {
                      return a.total() != b.total() ? a.total() > b.total() : a.order < b.order;
                  });
    }

    /// The move asked for stays to the end, so that it is estimated as well as the best one.
    std::size_t keep_asked_for(std::size_t alive) {
        if (!task_.asked_for) return alive;
        const auto rest = candidates_.begin() + static_cast<std::ptrdiff_t>(alive);
        const auto is_it = [&](const Candidate<Rules>& c) { return c.line[0] == *task_.asked_for; };
        if (std::any_of(candidates_.begin(), rest, is_it)) return alive;
        const auto asked_for = std::find_if(rest, candidates_.end(), is_it);
        if (asked_for == candidates_.end()) return alive;
        std::rotate(rest, asked_for, asked_for + 1);
        return alive + 1;
    }

    void solve_endgame() {
        const Seat me = pos_.questions.back().seat;
        Endgame<Rules> endgame(rounds_.context());
        depth_ = std::max<unsigned>(1, pos_.left);
        const RoundLimit limit = limit_of(0, 1, 1);
        for (Candidate<Rules>& candidate : candidates_) {
            const bool too_many = budget_.nodes != 0 &&
                                  endgame.turns_evaluated() >= std::uint64_t{budget_.nodes} * kTurnsPerNode;
            if (limit.is_reached() || too_many) break;
            candidate.sum = endgame.solve(candidate.after)[me];
            candidate.rounds = 1;
            ++solved_;
        }
        sort(std::max<std::size_t>(1, solved_));
    }

    /// What the answer is expected to bring is the evaluation of the position after it.
    SearchResult leave_to_module() {
        SearchContext<Rules>& context = rounds_.context();
        context.evaluator.count_left(pos_);
        const Seat me = pos_.questions.back().seat;
        const auto expected = [&](const Move& move) {
            Position<Rules> after = pos_;
            Silent silent;
            apply_unchecked(context.tables, after, move, silent);
            return static_cast<double>(context.evaluator.value(after, me)) / eval::kPoint;
        };
        const Move best = decided_move(context, pos_);
        SearchResult result{.moves = {{best, expected(best)}}};
        if (task_.asked_for && !(*task_.asked_for == best))
            result.moves.push_back({*task_.asked_for, std::min(expected(*task_.asked_for), expected(best))});
        return result;
    }

    /// Each first move once, with its best line. Moves dropped early are estimated less well than those that
    /// stayed, and never appear to be better.
    SearchResult result() const {
        SearchResult result{.moves = {}, .rollouts = rounds_.rollouts() + solved_, .depth = depth_};
        double most = candidates_.front().expected();
        for (const Candidate<Rules>& candidate : candidates_) {
            most = std::min(most, candidate.expected());
            const bool again =
                std::any_of(result.moves.begin(), result.moves.end(),
                            [&](const SearchedMove& searched) { return searched.move == candidate.line[0]; });
            if (!again) result.moves.push_back({candidate.line[0], most, candidate.rounds});
        }
        return result;
    }

    SearchClock::time_point start_;
    const Position<Rules>& pos_;
    const SearchTask& task_;
    Budget budget_;
    eval::Weights weights_;
    Rounds<Rules> rounds_;
    std::vector<Candidate<Rules>> candidates_;
    unsigned depth_ = 0;                  // of the last rollouts, in draws
    bool time_is_short_;                  // it ended the last stage, or there is no limit of nodes
    std::uint64_t turns_last_stage_ = 0;  // played in its rollouts
    std::size_t solved_ = 0;
};

}  // namespace

SearchResult search(const Game& game, const SearchTask& task) {
    return std::visit(
        [&]<class Rules>(const Position<Rules>* pos) {
            return Search<Rules>(game.tables(), *pos, task).run();
        },
        game.position());
}

}  // namespace trencavel
