#include "tables/glance.h"

#include <variant>

namespace trencavel::server {

Glance glance_at(const Game& game) {
    return std::visit(
        [&](const auto* pos) {
            Glance glance;
            if (!pos->over() && !game.early_end()) glance.question = pos->questions.back();
            glance.turn = pos->seat;
            glance.hand = pos->hand;
            return glance;
        },
        game.position());
}

std::vector<int> scores_of(const Game& game) {
    return std::visit(
        [](const auto* pos) {
            return std::vector<int>(pos->score.begin(), pos->score.begin() + pos->players);
        },
        game.position());
}

}  // namespace trencavel::server
