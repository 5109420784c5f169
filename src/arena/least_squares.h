// Linear and logistic regression on few features.
#pragma once

#include <cstddef>
#include <vector>

namespace trencavel::arena {

/// The normal equations of a linear regression, added up sample by sample.
class NormalEquations {
public:
    explicit NormalEquations(std::size_t features);

    /// `importance` is how much the sample counts.
    void add(const std::vector<double>& features, double target, double importance = 1);

    /// A prior: draws a weight towards a value, as strongly as so many samples of the feature 1 would.
    void add_prior(std::size_t feature, double value, double strength);

    /// The weights with the least squared error. Features that never occurred get 0.
    std::vector<double> solve() const;

private:
    double& at(std::size_t row, std::size_t column) { return matrix_[row * size_ + column]; }

    std::size_t size_;
    std::vector<double> matrix_;
    std::vector<double> right_;
};

struct LabelledSample {
    std::vector<double> features;
    bool happened = false;
};

/// The weights of the logistic function that make what happened most likely, by Newton's method.
std::vector<double> fit_logistic(const std::vector<LabelledSample>& samples, std::size_t features);

}  // namespace trencavel::arena
