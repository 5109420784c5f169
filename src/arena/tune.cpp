#include "arena/tune.h"

#include <cmath>
#include <memory>

#include "arena/least_squares.h"
#include "bots/eval/eval.h"
#include "bots/playout.h"
#include "bots/search/rollout.h"
#include "bots/search/valuer.h"
#include "games/game.h"

namespace trencavel::arena {
namespace {

using eval::Completion;
using eval::Ends;
using eval::Term;
using eval::Weights;

constexpr std::uint32_t kRandomTurns = 10;  // one turn in so many is random, for variety
constexpr std::uint32_t kSampledTurns = 3;  // one position in so many is a sample
constexpr double kPriorStrength = 200;

/// Areas are worth their current points; nothing else counts.
Weights first_weights() {
    Weights weights;
    for (std::size_t term = 0; term < eval::kTerms; ++term) {
        if (eval::kTermTable[term].kind == eval::TermKind::Points) weights.terms[term] = eval::kWeightOne;
    }
    for (Completion& completion : weights.completion) completion.ends.fill(-Completion::kLogitOne);
    return weights;
}

/// An area that was unfinished in a sample.
struct SeenArea {
    tiles::FeatureKind kind{};
    unsigned root = 0;
    Ends ends = 0;
    int time = 0;
};

/// Records the terms and the unfinished areas of a position.
class TermRecorder {
public:
    void add(Seat seat, Term term, int amount) {
        amounts_[eval::number_of(term)] += (seat == 0 ? 1.0 : -1.0) * amount / eval::kUnit;
    }
    void area(tiles::FeatureKind kind, unsigned root, Ends ends, int time) {
        areas_.push_back({kind, root, ends, time});
    }
    const std::vector<double>& amounts() const { return amounts_; }
    const std::vector<SeenArea>& areas() const { return areas_; }

private:
    std::vector<double> amounts_ = std::vector<double>(eval::kTerms);
    std::vector<SeenArea> areas_;
};

constexpr std::size_t kCompletionFeatures = 2 + Completion::kClasses;

std::vector<double> features_of(const SeenArea& area) {
    std::vector<double> features = {1, area.time / 64.0};
    for (unsigned i = 0; i < Completion::kClasses; ++i) features.push_back(eval::ends_of_class(area.ends, i));
    return features;
}

/// A position of a game, and the first seat's lead in it.
struct Sample {
    TermRecorder terms;
    int lead = 0;
};

template <class Rules>
class SelfPlay {
public:
    SelfPlay(const Tables& tables, const Position<Rules>& start, const Weights& weights)
        : start_(start), context_(tables, weights) {}

    /// Plays a game to its end, with samples on the way.
    Position<Rules> play(std::uint64_t seed, std::vector<Sample>& samples) {
        Position<Rules> pos = start_;
        Random random(seed);
        Bag bag(pos);
        bool by_chance = false;
        while (!pos.over()) {
            const Question question = pos.questions.back();
            if (question.kind == QuestionKind::Draw) {
                if (random.below(kSampledTurns) == 0) take_sample(pos, samples);
                by_chance = random.below(kRandomTurns) == 0;
            }
            answer(pos, question, by_chance, bag, random);
        }
        return pos;
    }

private:
    void take_sample(const Position<Rules>& pos, std::vector<Sample>& samples) {
        samples.emplace_back();
        samples.back().lead = pos.score[0] - pos.score[1];
        context_.evaluator.count_left(pos);
        context_.evaluator.add_terms(pos, samples.back().terms);
    }

    void answer(Position<Rules>& pos, const Question& question, bool by_chance, Bag& bag, Random& random) {
        Silent silent;
        if (question.seat == kChance) return play_chance(context_, pos, bag, random);
        if (Rules::Terms::decides(question.kind))
            return apply_unchecked(context_.tables, pos, decided_move(context_, pos), silent);
        if (!by_chance) return play_best_line(context_, pos);
        apply_unchecked(context_.tables, pos, random_move(context_.tables, pos, random), silent);
    }

    const Position<Rules>& start_;
    SearchContext<Rules> context_;
};

template <class Rules>
class Tuner {
public:
    Tuner(const TuneSpec& spec, const Tables& tables, const Position<Rules>& start)
        : spec_(spec), tables_(tables), start_(start), weights_(first_weights()) {}

    void run_round(unsigned round) {
        const std::uint64_t seed = mixed(spec_.seed, round);
        fit_completion(seed);
        fit_terms(mixed(seed, 1));
    }

    const Weights& weights() const { return weights_; }
    /// The root mean square error of the expected final lead, over the samples of the last fit.
    double error() const { return error_; }

private:
    template <class Visit>
    void play_games(std::uint64_t seed, Visit visit) {
        SelfPlay<Rules> self_play(tables_, start_, weights_);
        for (std::uint64_t game = 0; game < spec_.games; ++game) {
            std::vector<Sample> samples;
            const Position<Rules> end = self_play.play(mixed(seed, game), samples);
            visit(end, samples);
        }
    }

    void fit_completion(std::uint64_t seed) {
        std::array<std::vector<LabelledSample>, eval::kKinds> samples;
        play_games(seed, [&](const Position<Rules>& end, const std::vector<Sample>& seen) {
            for (const Sample& sample : seen) {
                for (const SeenArea& area : sample.terms.areas())
                    samples[static_cast<std::size_t>(area.kind)].push_back(
                        {features_of(area), end.area_of(area.root).open() == 0});
            }
        });
        for (std::size_t kind = 0; kind < eval::kKinds; ++kind) {
            if (samples[kind].empty()) continue;
            const std::vector<double> fitted = fit_logistic(samples[kind], kCompletionFeatures);
            const auto whole = [&](std::size_t i) {
                return static_cast<int>(std::lround(fitted[i] * Completion::kLogitOne));
            };
            Completion& completion = weights_.completion[kind];
            completion.always = whole(0);
            completion.time = whole(1);
            for (unsigned i = 0; i < Completion::kClasses; ++i) completion.ends[i] = whole(2 + i);
        }
    }

    void fit_terms(std::uint64_t seed) {
        NormalEquations equations(eval::kTerms);
        double squares = 0;
        double count = 0;
        play_games(seed, [&](const Position<Rules>& end, const std::vector<Sample>& seen) {
            const int final = end.score[0] - end.score[1];
            for (const Sample& sample : seen) {
                equations.add(sample.terms.amounts(), final - sample.lead);
                double expected = sample.lead;
                for (std::size_t i = 0; i < eval::kTerms; ++i)
                    expected += sample.terms.amounts()[i] * weights_.terms[i] / eval::kWeightOne;
                squares += (final - expected) * (final - expected);
                ++count;
            }
        });
        error_ = std::sqrt(squares / count);
        for (std::size_t i = 0; i < eval::kTerms; ++i)
            equations.add_prior(i, static_cast<double>(weights_.terms[i]) / eval::kWeightOne, kPriorStrength);
        const std::vector<double> fitted = equations.solve();
        for (std::size_t i = 0; i < eval::kTerms; ++i)
            weights_.terms[i] = static_cast<int>(std::lround(fitted[i] * eval::kWeightOne));
    }

    const TuneSpec& spec_;
    const Tables& tables_;
    const Position<Rules>& start_;
    Weights weights_;
    double error_ = 0;
};

}  // namespace

Result<Tuned> tune(const TuneSpec& spec, const tiles::Library& library,
                   const std::function<void(const std::string&)>& report) {
    Setup setup = spec.setup;
    setup.players = {"one", "two"};
    leave_to_chance(setup);
    const Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
    if (!game) return Error{game.error()};
    const Tables& tables = game.value()->tables();
    return std::visit(
        [&]<class Rules>(const Position<Rules>* start) {
            Tuner<Rules> tuner(spec, tables, *start);
            for (unsigned round = 0; round < spec.rounds; ++round) {
                tuner.run_round(round);
                report("round " + std::to_string(round + 1) + ": the final difference was " +
                       std::to_string(tuner.error()) + " points from what was expected");
            }
            return Tuned{eval::weights_name(tables.switches), tuner.weights()};
        },
        game.value()->position());
}

}  // namespace trencavel::arena
