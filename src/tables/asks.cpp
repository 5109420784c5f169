#include "tables/asks.h"

#include "record/codecs.h"

namespace trencavel::server {

void add_circumstances(const Game& game, const Glance& glance, record::JsonObject& question) {
    if (glance.hand == kNoTile) {
        question.put("tile", nullptr);
    } else {
        question.put("tile", game.tables().names[glance.hand]);
    }
    question.put("turn", glance.turn);
    const record::QuestionWords& words = record::words_of(glance.question->kind);
    if (words.put != nullptr) words.put(game.snapshot(), question);
}

}  // namespace trencavel::server
