#include "server/people/expelling.h"

#include <memory>
#include <utility>

namespace trencavel::server {
namespace {

struct SeatToLeave {
    PersonId person;
    TableId table;
};

/// False if the store could not.
bool find_unfinished(Store& store, const PersonId& person, std::vector<SeatToLeave>& found) {
    ListQuery query{.kind = ListKind::Own, .person = person, .after = {}, .size = 50};
    do {
        const Result<ListPage> page = store.list(query);
        if (!page) return false;
        for (const TableRow& row : page->rows) {
            if (row.phase == Phase::Finished || row.phase == Phase::Aborted) return true;
            found.push_back({person, row.id});
        }
        query.after = page->next;
    } while (!query.after.empty());
    return true;
}

/// One table after the other; kept alive by what it waits for.
class Expelling : public std::enable_shared_from_this<Expelling> {
public:
    Expelling(Hall& hall, CommandKind how, std::function<void(bool)> done)
        : hall_(hall), how_(how), done_(std::move(done)) {}

    void begin(Archive& archive, const std::vector<PersonId>& people) {
        archive.read([self = shared_from_this(), people](Store& store) -> Task {
            bool read = true;
            for (const PersonId& person : people) read = read && find_unfinished(store, person, self->seats_);
            return [self, read] { read ? self->next() : self->done_(false); };
        });
    }

private:
    void next() {
        if (seats_.empty()) return done_(true);
        const SeatToLeave seat = std::move(seats_.back());
        seats_.pop_back();
        hall_.command(seat.table, {.kind = how_, .person = seat.person},
                      [self = shared_from_this()](const Outcome<Done>& outcome) {
                          // A table that is over by now, or cannot be followed, is in nobody's way.
                          const bool failed = !outcome && (outcome.refused().code == Code::Storage ||
                                                           outcome.refused().code == Code::Busy);
                          failed ? self->done_(false) : self->next();
                      });
    }

    Hall& hall_;
    CommandKind how_;
    std::function<void(bool)> done_;
    std::vector<SeatToLeave> seats_;
};

}  // namespace

void take_from_tables(Archive& archive, Hall& hall, std::vector<PersonId> people, CommandKind how,
                      std::function<void(bool)> done) {
    std::make_shared<Expelling>(hall, how, std::move(done))->begin(archive, people);
}

}  // namespace trencavel::server
