#include "tables/asks.h"

#include <array>

#include "games/kinds.h"
#include "record/json_parts.h"

namespace trencavel::server {

void add_circumstances(const Game& game, const Glance& glance, record::JsonObject& question) {
    if (glance.hand == kNoTile) {
        question.put("tile", nullptr);
    } else {
        question.put("tile", game.tables().names[glance.hand]);
    }
    question.put("turn", glance.turn);
    if (glance.question->kind != castles::kRewardQuestion) return;
    const Snapshot snapshot = game.snapshot();
    const PlacedCastle& castle = snapshot.castles[*snapshot.asking_castle];
    const std::array cells{record::coordinates(castle.cells[0]), record::coordinates(castle.cells[1])};
    question.put_object("castle", record::JsonObject().put("cells", cells).put("seat", castle.seat));
}

}  // namespace trencavel::server
