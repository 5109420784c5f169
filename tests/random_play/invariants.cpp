#include "random_play/invariants.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/hash.h"
#include "engine/legal.h"
#include "record/moves.h"
#include "record/replay.h"

namespace trencavel::random_play {
namespace {

constexpr unsigned kFollowersEach = 7;  // C1
constexpr unsigned kRefusalsTried = 6;
constexpr std::uint32_t kRecordEvery = 16;  // on average: replaying a whole game is slow

std::string words(const Game& game, const Move& move) {
    return "'" + record::spell(move, game.tables()) + "'";
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

/// A move that may be anything: near the layout or far from it, of any kind.
Move random_move_of_any_kind(const Game& game, Random& random) {
    const Snapshot shot = game.snapshot();
    const Cell near = shot.board[random.below(static_cast<std::uint32_t>(shot.board.size()))].cell;
    switch (random.below(6)) {
        case 0:
            return Move::draw(static_cast<TileId>(random.below(256)));
        case 1:
            return Move::follower(random.below(256));
        case 2:
            return Move::follower(random.below(9));
        case 3:
            return Move::pass();
        case 4:
            return Move::place({static_cast<std::uint16_t>(random.next())}, random.below(256));
        default:
            return Move::place(near.neighbour(random.below(4)), random.below(5));
    }
}

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

template <class Rules>
std::string check_placements(const Tables& tables, const Position<Rules>& pos) {
    if (pos.questions.back().kind != QuestionKind::Place) return {};
    MoveList<Rules> list;
    legal_moves(tables, pos, list);
    if (list.size() != pos.placements || count_placements(tables, pos, pos.hand) != pos.placements)
        return "the number of placements is wrong\n";
    for (unsigned n = 0; n < pos.placements; ++n) {
        if (!(nth_placement(tables, pos, n) == list[n]))
            return "placement " + std::to_string(n) + " is not the one of that number\n";
    }
    return {};
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
        const Result<Move> read = record::parse_move(record::spell(move, game.tables()), game.tables());
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
        const Move move = random_move_of_any_kind(game, random);
        if (is_legal(legal, move)) continue;
        const bool engine_keeps = std::visit(
            [&](const auto* pos) { return engine_refuses(game.tables(), *pos, move); }, game.position());
        const bool refused = game.check(move) != Refusal::None && game.apply(move) != Refusal::None;
        if (refused && engine_keeps && Seen(game) == before) continue;
        // Not spelled: what is not legal need not have a spelling.
        return "a move of kind " + std::to_string(static_cast<unsigned>(move.kind)) +
               " that is not legal was accepted, or changed something when it was refused\n";
    }
    return {};
}

std::string check_followers(const Game& game) {
    const Snapshot shot = game.snapshot();
    std::array<unsigned, kSeatsMax> on_areas{};
    for (const AreaView& area : game.areas()) {
        for (unsigned seat = 0; seat < shot.players; ++seat) on_areas[seat] += area.followers[seat];
    }
    std::array<unsigned, kSeatsMax> on_table{};
    for (const PlacedFollower& follower : shot.followers) ++on_table[follower.seat];
    for (unsigned seat = 0; seat < shot.players; ++seat) {
        if (shot.supplies[seat] + on_table[seat] != kFollowersEach || on_areas[seat] != on_table[seat])
            return "followers of seat " + std::to_string(seat) + ": " + std::to_string(shot.supplies[seat]) +
                   " at home, " + std::to_string(on_table[seat]) + " on the table, " +
                   std::to_string(on_areas[seat]) + " on areas\n";
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
    const Snapshot shot = game.snapshot();
    points_.resize(shot.players);
    for (const Event& event : game.events()) {
        if (event.kind != EventKind::Scored) continue;
        for (unsigned seat = 0; seat < shot.players; ++seat) {
            if (event.seats >> seat & 1) points_[seat] += event.points;
        }
    }
    return points_ == shot.scores ? "" : "the points are not the sum of what was scored\n";
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

/// The same game without a known deck, where each draw is a move, stands in the same position.
std::string Invariants::check_twin(const Game& game) {
    if (!game.setup().seed) return {};
    if (!twin_) {
        Setup setup = game.setup();
        setup.seed.reset();
        setup.deck = Deck{{}, true};
        Result<std::unique_ptr<Game>> twin = Game::start(setup, *library_);
        if (!twin) return "a game without a known deck cannot start: " + twin.error() + "\n";
        twin_ = std::move(twin.value());
    } else if (twin_->apply(game.moves().back()) != Refusal::None) {
        return "the game without a known deck refuses the move\n";
    }
    for (Snapshot shot = twin_->snapshot(); shot.question && shot.question->kind == QuestionKind::Draw;
         shot = twin_->snapshot()) {
        if (twin_->apply(Move::draw(game.hidden_deck()[twin_drawn_++])) != Refusal::None)
            return "the game without a known deck refuses a draw\n";
    }
    if (copy_of(*twin_) == copy_of(game) && twin_->hash() == game.hash()) return {};
    return "the game without a known deck is in another position\n";
}

std::string Invariants::check(Game& game, Random& random) {
    std::string problems = check_sums(game) + check_followers(game) + check_legal_moves(game) +
                           check_refusals(game, random) + check_undo(game) + check_twin(game);
    problems += std::visit([](const auto* pos) { return check_copy(*pos); }, game.position());
    if (game.snapshot().over || random.below(kRecordEvery) == 0) problems += check_record(game, *library_);
    past_ = Past{copy_of(game), game.hash(), game.events()};
    return problems;
}

}  // namespace trencavel::random_play
