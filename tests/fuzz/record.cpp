// Game records, whole and line by line: every line is taken or refused with a reason, a refused one changes
// nothing, and the game that comes of it can be written and read again.
#include "games/game.h"
#include "record/replay.h"
#include "record/session.h"
#include "tables/fair_draw.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using record::LineKind;

/// What a line that is not taken must leave as it is.
struct Standing {
    bool begun = false;
    std::uint64_t hash = 0;
    std::size_t moves = 0;
    bool ended = false;

    explicit Standing(const record::Session& session) : begun(session.begun()) {
        if (!begun) return;
        hash = session.game().hash();
        moves = session.game().moves().size();
        ended = session.game().early_end().has_value();
    }
    bool operator==(const Standing&) const = default;
};

void feed(record::Session& session, const std::string& line) {
    const Standing before(session);
    const record::Answer answer = session.feed(line);
    const bool is_said = answer.kind == LineKind::Refused || answer.kind == LineKind::Fails;
    require(is_said == !answer.error.empty(), "a refusal has a reason, and nothing else has", line);
    if (answer.kind == LineKind::Move || !before.begun) return;
    require(Standing(session) == before, "only a move changes the game", line);
}

void require_round_trip(const Game& game) {
    const std::string written = record::write(game);
    const record::Replay again = record::replay(written, tiles::Library::builtin());
    require(again.problems.empty() && again.game, "what is written can be read", written);
    require(again.game->hash() == game.hash(), "it is the same game", written);
    require(record::write(*again.game) == written, "it is written alike", written);
}

void play_lines(std::string_view text) {
    record::Session session(tiles::Library::builtin());
    for (const std::string& line : lines_of(text)) feed(session, line);
    if (session.begun()) require_round_trip(session.game());
}

void play_whole(std::string_view text) {
    const record::Replay result = record::replay(text, tiles::Library::builtin());
    require(result.game || result.refused, "a record is played or refused", text);
    require(!result.refused || !result.problems.empty(), "a refusal is told", text);
    for (const record::Problem& problem : result.problems)
        require(problem.line > 0 && !problem.reason.empty(), "a problem has a line and a reason", text);
    if (text.find("# draw") == text.npos) return;
    const Result<server::CheckedDraw> draw = server::verify(text, tiles::Library::builtin());
    require(draw || !draw.error().empty(), "a draw that is not as promised has a reason", text);
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = trencavel::fuzz::text_of(data, size);
    trencavel::fuzz::play_lines(text);
    trencavel::fuzz::play_whole(text);
    return 0;
}
