// Game for one rule set: the only place where the engine's templates meet the deck.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

#include "engine/board/capacity.h"
#include "engine/turn/hash.h"
#include "engine/turn/legal.h"
#include "games/game.h"
#include "games/views.h"
#include "games/wall_deal.h"

namespace trencavel {

template <class Rules>
class GameOf final : public Game {
public:
    /// `left_of` says what can be drawn; `deck` is the known order of it, from the first tile on; `wall` what
    /// lies on the towers.
    GameOf(Setup setup, const GameInfo& info, std::shared_ptr<const Tables> tables,
           const std::array<std::uint8_t, kDesignsMax>& left_of, std::vector<TileId> deck,
           std::vector<unsigned> wall)
        : Game(std::move(setup), info, std::move(tables)), left_at_start_(left_of) {
        deck_ = std::move(deck);
        wall_ = std::move(wall);
        begin();
        start_events_ = events_;
    }
    /// The same game with nothing kept for undo.
    GameOf(const GameOf& other)
        : Game(other), left_at_start_(other.left_at_start_), pos_(other.pos_), history_() {}
    GameOf& operator=(const GameOf&) = delete;

    std::unique_ptr<Game> clone() const override { return std::make_unique<GameOf>(*this); }

    PositionRef position() const override { return &pos_; }
    std::uint64_t hash() const override { return trencavel::hash(pos_); }
    std::vector<AreaView> areas() const override { return views::areas(*tables_, pos_); }

    Snapshot snapshot() const override {
        Snapshot snapshot = views::snapshot(*tables_, pos_);
        snapshot.left_of.resize(tables_->size);
        snapshot.ply = static_cast<unsigned>(moves_.size());
        if (early_end_) end_snapshot(snapshot);
        return snapshot;
    }

    std::vector<Move> legal_moves() const override {
        if (early_end_) return {};
        MoveList<Rules> list;
        trencavel::legal_moves(*tables_, pos_, list);
        std::vector<Move> moves(list.begin(), list.end());
        std::erase_if(moves, [&](const Move& move) { return lies_elsewhere(pos_, wall_, move); });
        std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) { return key(a) < key(b); });
        return moves;
    }

    Refusal check(const Move& move) const override {
        if (early_end_) return Refusal::GameOver;
        const Refusal refusal = trencavel::check(*tables_, pos_, move);
        return refusal == Refusal::None && lies_elsewhere(pos_, wall_, move) ? Refusal::NoSuchWallTile
                                                                             : refusal;
    }

    Refusal apply(const Move& given) override {
        if (const Refusal refusal = check(given); refusal != Refusal::None) return refusal;
        make(Rules::canonical(*tables_, pos_, given));
        return Refusal::None;
    }

    bool undo() override {
        if (early_end_) {
            early_end_.reset();
            return true;
        }
        if (moves_.empty()) return false;
        if (history_.empty()) {
            play_again(moves_.size() - 1);
        } else {
            take_back();
        }
        return true;
    }

    bool end_early(EarlyEnd end) override {
        if (pos_.over() || early_end_) return false;
        early_end_ = end;
        return true;
    }

private:
    /// The game as it was before a move.
    struct Saved {
        Position<Rules> pos;
        std::size_t drawn;
        std::vector<Event> events;
    };

    /// As it stands before the first move.
    void begin() {
        drawn_ = 0;
        EventLog log;
        pos_ = start_position<Rules>(*tables_, static_cast<unsigned>(setup_.players.size()), left_at_start_,
                                     log);
        answer_for_chance(log);
        events_ = std::move(log.events);
    }

    /// Makes a legal move, spelled as the program does.
    void make(const Move& move) {
        save();
        const std::optional<unsigned> tower = tower_in_question(pos_);
        EventLog log;
        apply_unchecked(*tables_, pos_, move, log);
        if (move.kind == MoveKind::Draw) {
            deck_.push_back(move.tile);
            ++drawn_;
        }
        if (tower) wall_[*tower] = move.value;
        answer_for_chance(log);
        moves_.push_back(move);
        events_ = std::move(log.events);
    }

    void save() {
        if (kept_for_undo_ == 0) return;
        if (history_.size() >= kept_for_undo_) history_.erase(history_.begin());
        history_.push_back({pos_, drawn_, std::move(events_)});
    }

    void take_back() {
        Saved& saved = history_.back();
        pos_ = saved.pos;
        drawn_ = saved.drawn;
        events_ = std::move(saved.events);
        history_.pop_back();
        if (moves_.back().kind == MoveKind::Draw) deck_.pop_back();
        if (const std::optional<unsigned> tower = tower_in_question(pos_)) wall_[*tower] = WallDeal::kHidden;
        moves_.pop_back();
    }

    /// The first `count` moves from the start on, which knows nothing that was drawn or revealed by a move.
    void play_again(std::size_t count) {
        const std::vector<Move> moves = std::exchange(moves_, {});
        if (setup_.deck) deck_.resize(setup_.deck->tiles.size());
        if (setup_.wall) wall_ = setup_.wall->tiles;
        begin();
        for (std::size_t i = 0; i < count; ++i) make(moves[i]);
    }

    /// Chance answers as long as it is known what lies where.
    void answer_for_chance(EventLog& log) {
        while (!pos_.over()) {
            const std::optional<unsigned> tower = tower_in_question(pos_);
            if (pos_.questions.back().kind == QuestionKind::Draw && drawn_ < deck_.size()) {
                apply_unchecked(*tables_, pos_, Move::draw(deck_[drawn_++]), log);
            } else if (tower && wall_[*tower] != WallDeal::kHidden) {
                apply_unchecked(*tables_, pos_, Move::reveal(wall_[*tower]), log);
            } else {
                return;
            }
        }
    }

    /// Without a final scoring: a draw is shared by all, otherwise the best of the others has won.
    void end_snapshot(Snapshot& snapshot) const {
        snapshot.over = true;
        snapshot.question.reset();
        const unsigned everyone = (1u << pos_.players) - 1;
        snapshot.winners = early_end_->kind == EarlyEndKind::Drawn
                               ? everyone
                               : leaders_among(pos_, everyone & ~(1u << early_end_->seat));
    }

    static auto key(const Move& move) {
        return std::tuple(move.kind, move.tile, move.cell.packed, move.rotation, move.feature, move.value);
    }

    std::array<std::uint8_t, kDesignsMax> left_at_start_;
    Position<Rules> pos_;
    std::vector<Saved> history_;  // before the last moves
};

}  // namespace trencavel
