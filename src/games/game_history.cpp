#include "games/game_history.h"

namespace trencavel {

Result<GameHistory> GameHistory::replayed(const Game& game, const tiles::Library& library) {
    Result<std::unique_ptr<Game>> fresh = Game::start(game.setup(), library);
    if (!fresh) return Error{fresh.error()};
    GameHistory history(std::move(fresh.value()));
    for (const Move& move : game.moves()) {
        if (history.apply(move) != Refusal::None) return Error{"the moves cannot be replayed"};
    }
    if (game.early_end()) history.game().end_early(*game.early_end());
    return history;
}

Refusal GameHistory::apply(const Move& move) {
    const std::optional<Question> question = game_->snapshot().question;
    const Refusal refusal = game_->apply(move);
    if (refusal != Refusal::None) return refusal;
    seats_.push_back(question->seat);
    events_.push_back(game_->events());
    return refusal;
}

void GameHistory::undo() {
    if (seats_.empty() || !game_->undo()) return;
    seats_.pop_back();
    events_.pop_back();
}

std::optional<std::size_t> GameHistory::last_placement(Seat seat) const {
    for (std::size_t i = moves(); i-- > 0;) {
        if (seats_[i] == seat && game_->moves()[i].kind == MoveKind::Place) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> GameHistory::last_placement() const {
    for (std::size_t i = moves(); i-- > 0;) {
        if (game_->moves()[i].kind == MoveKind::Place) return i;
    }
    return std::nullopt;
}

std::vector<Event> GameHistory::events_between(std::size_t move, std::size_t end) const {
    std::vector<Event> events;
    for (std::size_t i = move; i < end; ++i) {
        events.insert(events.end(), events_[i].begin(), events_[i].end());
    }
    return events;
}

std::vector<Event> GameHistory::all_events() const {
    std::vector<Event> events = game_->start_events();
    const std::vector<Event> later = events_from(0);
    events.insert(events.end(), later.begin(), later.end());
    return events;
}

}  // namespace trencavel
