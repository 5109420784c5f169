// The weights of the evaluation, fitted to self-play (data/bots/weights.txt, made by `trencavel tune`).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/eval/terms.h"
#include "core/result.h"
#include "tiles/model/tile_set.h"

namespace trencavel::eval {

constexpr int kWeightOne = 1024;
/// Values are in parts of it.
constexpr int kPoint = kUnit * kWeightOne;

/// How likely an area is to be completed: the logistic function of a sum over its open ends, by how many
/// tiles fit there, and the time left. In 64ths.
struct Completion {
    static constexpr unsigned kClasses = 8;  // of ends: by the number of tiles that fit
    static constexpr int kLogitOne = 64;

    int always = 0;
    int time = 0;                      // times log2(1 + tiles left for each of two players)
    std::array<int, kClasses> ends{};  // for each open end
};
constexpr std::size_t kKinds = 9;  // of tiles::FeatureKind

struct Weights {
    std::array<int, kTerms> terms{};  // in parts of kWeightOne
    std::array<Completion, kKinds> completion{};
    bool looks_at_others = true;  // otherwise only what the seat itself has counts

    int of(Term term) const { return terms[number_of(term)]; }
};

/// A game with the modules that are on, by the name that the weights file and `trencavel bench` use.
std::string weights_name(std::uint32_t switches);

/// The weights that were fitted to a game, by Tables::switches, or to the game most like it. They are part of
/// the program.
const Weights& builtin_weights(std::uint32_t switches);

/// Reads the weights of one game from the text of a weights file; comments begin with '#'.
Result<Weights> read_weights(std::string_view text, std::string_view game);
/// The lines of a weights file for one game.
std::string write_weights(const Weights& weights, std::string_view game);

}  // namespace trencavel::eval
