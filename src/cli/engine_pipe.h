// What `trencavel engine` answers, line by line: a record that is played as it comes, and questions about it.
#pragma once

#include <string>
#include <vector>

#include "bots/bots.h"
#include "core/random.h"
#include "record/json.h"
#include "record/session.h"
#include "tiles/read/library.h"

namespace trencavel::cli {

class EnginePipe {
public:
    /// The tile sets must outlive it; the seed is for the choices of bots.
    EnginePipe(const tiles::Library& library, std::uint64_t seed)
        : library_(library), session_(library), random_(seed) {}

    /// The answer to one line; null if it needs none.
    record::Json answer(const std::string& line);

private:
    using Json = record::Json;
    using Words = std::vector<std::string>;

    Json failed(std::string why) const;
    Json refused(std::string why);
    Json with_start_events(Json json);
    Json with_events(Json json);
    std::vector<Event> latest_events() const;
    Json answer_command(const Words& words);
    Json start_over();
    Json undo();
    Json answer_question(const Words& words);
    Json review_game();
    Json ask_bot(const Words& words);
    Move think_of(const Bot& bot, Json& info);

    const tiles::Library& library_;
    record::Session session_;
    Random random_;
    unsigned line_ = 0;
    bool start_told_ = false;
};

}  // namespace trencavel::cli
