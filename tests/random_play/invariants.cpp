#include "random_play/invariants.h"

#include <algorithm>
#include <cstring>

#include "engine/turn/hash.h"
#include "engine/turn/legal.h"
#include "games/kinds.h"
#include "random_play/odd_moves.h"
#include "record/moves.h"
#include "record/names.h"
#include "record/replay.h"

namespace trencavel::random_play {
namespace {

constexpr unsigned kRefusalsTried = 6;
constexpr std::uint32_t kRecordEvery = 16;  // on average: replaying a whole game is slow

std::string words(const Game& game, const Move& move) {
    return "'" + record::format(move, game.tables()) + "'";
}

/// All that can be seen of a game from outside, to be compared.
struct Seen {
    std::uint64_t hash = 0;
    PositionValue position;
    std::vector<Event> events;
    std::vector<Move> moves;
    std::vector<TileId> deck;
    unsigned ply = 0;

    explicit Seen(const Game& game)
        : hash(game.hash()),
          position(copy_of(game)),
          events(game.events()),
          moves(game.moves()),
          deck(game.hidden_deck()),
          ply(game.snapshot().ply) {}

    bool operator==(const Seen&) const = default;
};

bool is_legal(const std::vector<Move>& legal, const Move& move) {
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

/// The same one level below: a position that refuses a move keeps every byte.
template <class Rules>
bool engine_refuses(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    Position<Rules> tried = pos;
    EventLog log;
    if (apply(tables, tried, move, log) == Refusal::None) return false;
    return log.events.empty() && std::memcmp(&tried, &pos, sizeof pos) == 0;
}

/// B5: placements that need a bridge, counted anew; that the position remembers the same number is checked by
/// its list of moves.
template <class Rules>
unsigned bridge_placements([[maybe_unused]] const Tables& tables,
                           [[maybe_unused]] const Position<Rules>& pos) {
    if constexpr (Rules::template kHas<Bridges>) {
        if (!Bridges::plays(tables) || pos.template slice<Bridges>().supply[pos.seat] == 0) return 0;
        return count_spanned_placements(tables, pos, pos.hand);
    }
    return 0;
}

template <class Rules>
std::string check_placements(const Tables& tables, const Position<Rules>& pos) {
    if (pos.questions.back().kind != QuestionKind::Place) return {};
    MoveList<Rules> list;
    legal_moves(tables, pos, list);
    const unsigned refusals = pos.placements == 0 ? 1 : 0;
    if (list.size() != pos.placements + bridge_placements(tables, pos) + refusals ||
        count_placements(tables, pos, pos.hand) != pos.placements)
        return "the number of placements is wrong\n";
    for (unsigned n = 0; n < pos.placements; ++n) {
        if (!(nth_placement(tables, pos, n) == list[n]))
            return "placement " + std::to_string(n) + " is not the one of that number\n";
    }
    return {};
}

/// Some things have several names: an area is named by any of its parts, a castle by either cell.
bool has_other_names(const Move& move) {
    return move.kind == castles::kRewardMove || move.kind == burg::kScoreMove ||
           (move.kind == MoveKind::Recall && move.feature == kTokenFeature);
}

/// A name that is not the one in the list of legal moves must come to the same as that one.
std::string check_other_name(Game& game, const std::vector<Move>& legal, const Move& move) {
    const Move listed = std::visit(
        [&]<class Rules>(const Position<Rules>* pos) { return Rules::canonical(game.tables(), *pos, move); },
        game.position());
    if (!is_legal(legal, listed)) return words(game, move) + " is not legal and was accepted\n";
    game.apply(move);
    const Seen by_other_name(game);
    game.undo();
    game.apply(listed);
    const bool is_same = Seen(game) == by_other_name;
    game.undo();
    return is_same ? "" : words(game, move) + " is not the same as " + words(game, listed) + "\n";
}

/// A wall tile that is known to lie on another tower cannot be revealed on this one; a position knows nothing
/// of what lies where, only the game does.
bool is_known_elsewhere(const Game& game, const Move& move) {
    if (move.kind != MoveKind::Reveal || game.check(move) != Refusal::NoSuchWallTile) return false;
    const std::vector<unsigned> unseen = game.snapshot().court->unseen;  // by kind, from 1 on
    return move.value >= 1 && move.value <= unseen.size() && unseen[move.value - 1u] > 0;
}

template <class Rules>
std::string check_copy(const Position<Rules>& pos) {
    const Position<Rules> copy = pos;
    return copy == pos && hash(copy) == hash(pos) ? "" : "a copy differs\n";
}

}  // namespace

PositionValue copy_of(const Game& game) {
    return std::visit([](const auto* pos) { return PositionValue(*pos); }, game.position());
}

std::string check_legal_moves(const Game& game) {
    std::string problems;
    const std::vector<Move> legal = game.legal_moves();
    if (legal.empty() != game.snapshot().over) problems += "no legal move, and the game is not over\n";
    for (const Move& move : legal) {
        if (game.check(move) != Refusal::None) problems += words(game, move) + " is legal and refused\n";
        const Result<Move> read = record::parse_move(record::format(move, game.tables()), game.tables());
        if (!read || !(read.value() == move)) problems += words(game, move) + " is read as another move\n";
    }
    if (game.snapshot().over) return problems;
    return problems + std::visit([&](const auto* pos) { return check_placements(game.tables(), *pos); },
                                 game.position());
}

std::string check_refusals(Game& game, Random& random) {
    const std::vector<Move> legal = game.legal_moves();
    const Seen before(game);
    for (unsigned i = 0; i < kRefusalsTried; ++i) {
        const Move move = odd_move(game, random);
        if (is_legal(legal, move)) continue;
        if (has_other_names(move) && game.check(move) == Refusal::None) {
            if (std::string problem = check_other_name(game, legal, move); !problem.empty()) return problem;
            continue;
        }
        const bool engine_keeps =
            is_known_elsewhere(game, move) ||
            std::visit([&](const auto* pos) { return engine_refuses(game.tables(), *pos, move); },
                       game.position());
        const bool refused = game.check(move) != Refusal::None && game.apply(move) != Refusal::None;
        if (refused && engine_keeps && Seen(game) == before) continue;
        return "a move of kind " + std::to_string(static_cast<unsigned>(move.kind)) + " in cell " +
               record::name(move.cell) + ", feature " + std::to_string(move.feature) + ", value " +
               std::to_string(move.value) +
               " that is not legal was accepted, or changed something when it was refused\n";
    }
    return {};
}

std::string check_record(const Game& game, const tiles::Library& library) {
    const std::string text = record::write(game);
    const record::Replay again = record::replay(text, library);
    if (!again.problems.empty() || !again.game)
        return "the record cannot be replayed" +
               (again.problems.empty() ? std::string() : ": " + again.problems.front().reason) + "\n";
    if (record::write(*again.game) != text) return "the record is written otherwise after a replay\n";
    if (again.game->hash() != game.hash() || copy_of(*again.game) != copy_of(game))
        return "the replayed game is in another position\n";
    return {};
}

std::string Invariants::check_sums(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    points_.resize(snapshot.players);
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::Paid) {
            points_[event.seat] -= event.points;
            if (event.other != kChance) points_[event.other] += event.points;
        }
        if (event.kind != EventKind::Scored) continue;
        for (unsigned seat = 0; seat < snapshot.players; ++seat) {
            if (event.seats >> seat & 1) points_[seat] += event.points - event.reason.lost;
        }
    }
    return points_ == snapshot.scores ? "" : "the points are not the sum of what was scored and paid\n";
}

/// Back to the position before, and forward to this one again.
std::string Invariants::check_undo(Game& game) {
    if (game.moves().empty()) return game.undo() ? "there was nothing to undo\n" : "";
    const Seen before(game);
    const Move last = game.moves().back();
    std::string problems;
    if (!game.undo()) return "undo was refused\n";
    if (copy_of(game) != past_->position || game.hash() != past_->hash || game.events() != past_->events)
        problems += "undo of " + words(game, last) + " leads to another position\n";
    if (game.apply(last) != Refusal::None) return problems + "the move that was undone is now refused\n";
    if (!(Seen(game) == before)) problems += "undo and " + words(game, last) + " again differ\n";
    return problems;
}

/// What chance does next in the game without a known deck and wall.
std::optional<Move> Invariants::twin_answer(const Game& game) {
    const Snapshot snapshot = twin_->snapshot();
    if (!snapshot.question) return std::nullopt;
    if (snapshot.question->kind == QuestionKind::Draw) return Move::draw(game.hidden_deck()[twin_drawn_++]);
    if (snapshot.question->kind == QuestionKind::Reveal)
        return Move::reveal(game.hidden_wall()[*snapshot.court->taken_from]);
    return std::nullopt;
}

/// The same game without a known deck and wall, where each draw and each wall tile is a move, stands in the
/// same position: it holds nothing of what is hidden.
std::string Invariants::check_twin(const Game& game) {
    if (!game.setup().seed) return {};
    if (!twin_) {
        Setup setup = game.setup();
        leave_to_chance(setup);
        Result<std::unique_ptr<Game>> twin = Game::start(setup, *library_);
        if (!twin) return "a game without a known deck cannot start: " + twin.error() + "\n";
        twin_ = std::move(twin.value());
    } else if (twin_->apply(game.moves().back()) != Refusal::None) {
        return "the game without a known deck refuses the move\n";
    }
    while (const std::optional<Move> move = twin_answer(game)) {
        if (twin_->apply(*move) != Refusal::None) return "the game without a known deck refuses a draw\n";
    }
    if (copy_of(*twin_) == copy_of(game) && twin_->hash() == game.hash()) return {};
    return "the game without a known deck is in another position\n";
}

std::string Invariants::check(Game& game, Random& random) {
    std::string problems = check_sums(game) + check_followers(game) + check_tokens(game) +
                           check_legal_moves(game) + check_refusals(game, random) + check_undo(game) +
                           check_twin(game);
    problems += std::visit([](const auto* pos) { return check_copy(*pos); }, game.position());
    if (game.snapshot().over || random.below(kRecordEvery) == 0) problems += check_record(game, *library_);
    past_ = Past{copy_of(game), game.hash(), game.events()};
    return problems;
}

}  // namespace trencavel::random_play
