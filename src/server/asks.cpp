#include "server/asks.h"

#include "record/json_court.h"

namespace trencavel::server {

void add_circumstances(const Game& game, const Glance& glance, record::Json& question) {
    using record::Json;
    question["tile"] = glance.hand == kNoTile ? Json(nullptr) : Json(game.tables().names[glance.hand]);
    question["turn"] = glance.turn;
    if (glance.question->kind != QuestionKind::Reward) return;
    const Snapshot shot = game.snapshot();
    const PlacedCastle& castle = shot.castles[*shot.asking_castle];
    question["castle"] = {
        {"cells", Json::array({record::cell_json(castle.cells[0]), record::cell_json(castle.cells[1])})},
        {"seat", castle.seat}};
}

}  // namespace trencavel::server
