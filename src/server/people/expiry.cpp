#include "server/people/expiry.h"

#include <memory>
#include <utility>

namespace trencavel::server {
namespace {

constexpr TimeMs kHourMs = 3'600'000;
constexpr TimeMs kDayMs = 24 * kHourMs;
constexpr TimeMs kFirstLookMs = 15 * 60'000;  // later than a use is noted of all who are there
constexpr TimeMs kLookMs = 60'000;

}  // namespace

Expiry::Expiry(Scheduler& scheduler, Archive& archive, Hall& hall, const Metrics& metrics, Log& log,
               const ExpiryLimits& limits)
    : scheduler_(scheduler),
      archive_(archive),
      hall_(hall),
      metrics_(metrics),
      log_(log),
      ages_{limits.waiting_table_hours * kHourMs, limits.aborted_table_days * kDayMs,
            limits.guest_days * kDayMs, limits.session_days * kDayMs} {}

void Expiry::begin() {
    scheduler_.at(scheduler_.now() + kFirstLookMs, [this] { look(); });
}

void Expiry::look() {
    if (stopping_) return;
    hall_.note_open_sessions();
    for (std::size_t kind = 0; kind < kIdleKinds; ++kind) look_at(static_cast<IdleKind>(kind));
    scheduler_.at(scheduler_.now() + kLookMs, [this] { look(); });
}

/// Goes on where it was the last time, and at the end begins again.
void Expiry::look_at(IdleKind kind) {
    const auto index = static_cast<std::size_t>(kind);
    if (ages_[index] == 0) return;
    IdleQuery query{.kind = kind, .before = scheduler_.now() - ages_[index], .after = reached_[index]};
    archive_.read([this, query = std::move(query)](Store& store) -> Task {
        auto page = std::make_shared<Result<IdlePage>>(store.idle(query));
        return [this, query, page] {
            if (!*page) return log_.error("expiry_failed", {{"reason", page->error()}});
            reached_[static_cast<std::size_t>(query.kind)] = page->value().next;
            for (const std::string& id : page->value().ids) expire(query.kind, id, query.before);
        };
    });
}

/// What has been used since it was looked at is refused by the store or by the table.
void Expiry::expire(IdleKind kind, const std::string& id, TimeMs before) {
    if (stopping_) return;
    const auto noted = [this, kind, id](const WriteResult& result) {
        note(kind, id, result.status == WriteStatus::Done);
    };
    switch (kind) {
        case IdleKind::WaitingTable:
            return hall_.command(id, {.kind = CommandKind::Expire},
                                 [this, kind, id](const Outcome<Done>& outcome) {
                                     note(kind, id, static_cast<bool>(outcome));
                                 });
        case IdleKind::AbortedTable:
            return hall_.drop(id, [this, kind, id](bool done) { note(kind, id, done); });
        case IdleKind::Guest:
            return archive_.write(DropIdleGuest{id, before}, noted);
        case IdleKind::Session:
            return archive_.write(DropIdleSession{id, before}, noted);
    }
}

/// Hashes of sessions are nobody's business.
void Expiry::note(IdleKind kind, const std::string& id, bool done) const {
    if (!done) return;
    metrics_.expired[static_cast<std::size_t>(kind)].add();
    if (kind == IdleKind::WaitingTable) log_.info("table_expired", {{"table", id}});
    if (kind == IdleKind::AbortedTable) log_.info("table_dropped", {{"table", id}});
    if (kind == IdleKind::Guest) log_.info("guest_dropped", {{"person", id}});
}

}  // namespace trencavel::server
