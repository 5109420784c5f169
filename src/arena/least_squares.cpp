#include "arena/least_squares.h"

#include <cmath>
#include <utility>

namespace trencavel::arena {

NormalEquations::NormalEquations(std::size_t features)
    : size_(features), matrix_(features * features), right_(features) {}

void NormalEquations::add(const std::vector<double>& features, double target, double importance) {
    for (std::size_t row = 0; row < size_; ++row) {
        const double weighted = features[row] * importance;
        if (weighted == 0) continue;
        for (std::size_t column = 0; column < size_; ++column) at(row, column) += weighted * features[column];
        right_[row] += weighted * target;
    }
}

void NormalEquations::add_prior(std::size_t feature, double value, double strength) {
    if (at(feature, feature) == 0) return;
    at(feature, feature) += strength;
    right_[feature] += strength * value;
}

/// Gaussian elimination; rows without any sample are left out.
std::vector<double> NormalEquations::solve() const {
    std::vector<double> matrix = matrix_;
    std::vector<double> solution = right_;
    const auto cell = [&](std::size_t row, std::size_t column) -> double& {
        return matrix[row * size_ + column];
    };
    for (std::size_t pivot = 0; pivot < size_; ++pivot) {
        if (std::abs(cell(pivot, pivot)) < 1e-9) {
            solution[pivot] = 0;
            continue;
        }
        for (std::size_t row = 0; row < size_; ++row) {
            const double factor = cell(row, pivot) / cell(pivot, pivot);
            if (row == pivot || factor == 0) continue;
            for (std::size_t column = pivot; column < size_; ++column)
                cell(row, column) -= factor * cell(pivot, column);
            solution[row] -= factor * solution[pivot];
        }
    }
    for (std::size_t i = 0; i < size_; ++i) {
        if (std::abs(cell(i, i)) >= 1e-9) solution[i] /= cell(i, i);
    }
    return solution;
}

std::vector<double> fit_logistic(const std::vector<LabelledSample>& samples, std::size_t features) {
    constexpr int kSteps = 12;
    constexpr double kPrior = 1;  // towards 0, so that what always or never happened stays finite
    std::vector<double> weights(features);
    for (int step = 0; step < kSteps; ++step) {
        NormalEquations equations(features);
        for (const LabelledSample& sample : samples) {
            double logit = 0;
            for (std::size_t i = 0; i < features; ++i) logit += weights[i] * sample.features[i];
            const double chance = 1 / (1 + std::exp(-logit));
            const double spread = std::max(chance * (1 - chance), 1e-4);
            equations.add(sample.features, logit + ((sample.happened ? 1 : 0) - chance) / spread, spread);
        }
        for (std::size_t i = 0; i < features; ++i) equations.add_prior(i, 0, kPrior);
        weights = equations.solve();
    }
    return weights;
}

}  // namespace trencavel::arena
