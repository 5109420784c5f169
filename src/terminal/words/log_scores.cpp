// Points with their reason, as a sum that can be checked.
#include <fmt/format.h>

#include "record/names.h"
#include "terminal/console/letters.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

/// Where the points are always the same there is no sum to show.
std::string sum_in(const Event& scored, const LogContext& context) {
    const ScoringWords* words = words_of(scored.what);
    if (words == nullptr || words->sum == nullptr) return "";
    const std::string sum = words->sum(scored, context);
    return sum.empty() ? "" : sum + " = ";
}

std::string source_of(const Event& scored) {
    const ScoringWords* words = words_of(scored.what);
    const bool has_own = words != nullptr && words->source != nullptr;
    return has_own ? words->source(scored) : capitalised(record::name(scored.what));
}

/// F9: where a gate stops the marker.
std::string text_of_lost(const Event& scored) {
    if (scored.reason.lost == 0) return "";
    if (scored.reason.lost == scored.points) return ", all lost at a gate";
    return fmt::format(", {} of them lost at a gate", scored.reason.lost);
}

}  // namespace

std::string scored_text(const Event& event, const LogContext& context) {
    const bool several = (event.seats & (event.seats - 1)) != 0;
    return fmt::format("{}: {}{} for {}{}{}", source_of(event), sum_in(event, context),
                       counted(event.points, "point"), several ? "each of " : "",
                       names_of(*context.players, event.seats), text_of_lost(event));
}

}  // namespace trencavel::terminal
