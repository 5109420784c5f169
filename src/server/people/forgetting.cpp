#include "server/people/forgetting.h"

#include <memory>
#include <utility>
#include <vector>

namespace trencavel::server {
namespace {

/// One table after the other; kept alive by what it waits for.
class Forgetting : public std::enable_shared_from_this<Forgetting> {
public:
    Forgetting(Archive& archive, Hall& hall, PersonId person, std::function<void(bool)> done)
        : archive_(archive), hall_(hall), person_(std::move(person)), done_(std::move(done)) {}

    void begin() {
        archive_.read([self = shared_from_this()](Store& store) -> Task {
            const bool found = self->find_tables(store);
            return [self, found] { found ? self->next() : self->done_(false); };
        });
    }

private:
    bool find_tables(Store& store) {
        return add_tables(store, person_) && add_tables(store, trace_of(person_));
    }

    bool add_tables(Store& store, const PersonId& listed_as) {
        ListQuery query{.kind = ListKind::Own, .person = listed_as, .after = {}, .size = 50};
        do {
            const Result<ListPage> page = store.list(query);
            if (!page) return false;
            for (const TableRow& row : page->rows) tables_.push_back(row.id);
            query.after = page->next;
        } while (!query.after.empty());
        return true;
    }

    void next() {
        if (tables_.empty()) return drop_person();
        table_ = std::move(tables_.back());
        tables_.pop_back();
        Command command{.kind = CommandKind::Forget, .person = person_};
        hall_.command(table_, std::move(command), [self = shared_from_this()](const Outcome<Done>& outcome) {
            // A table that cannot be followed any more cannot be changed either; what was said there is
            // overwritten.
            const bool failed = !outcome && outcome.refused().code == Code::Storage;
            failed ? self->done_(false) : self->overwrite();
        });
    }

    void overwrite() {
        archive_.read([self = shared_from_this()](Store& store) -> Task {
            auto events = std::make_shared<Result<std::vector<StoredEvent>>>(store.load(self->table_, 0));
            return [self, events] { *events ? self->overwrite(events->value()) : self->done_(false); };
        });
    }

    /// Writes are carried out in order: when the last one is done, all are.
    void overwrite(const std::vector<StoredEvent>& events) {
        std::vector<Rewrite> rewrites;
        for (const StoredEvent& event : events) {
            if (std::optional<std::string> body = Table::without(person_, event.body))
                rewrites.push_back({table_, event.number, std::move(*body)});
        }
        if (rewrites.empty()) return next();
        auto failed = std::make_shared<bool>(false);
        for (std::size_t i = 0; i < rewrites.size(); ++i) {
            const bool last = i + 1 == rewrites.size();
            archive_.write(std::move(rewrites[i]),
                           [self = shared_from_this(), failed, last](const WriteResult& result) {
                               *failed |= result.status == WriteStatus::Failed;
                               if (last) *failed ? self->done_(false) : self->put_row();
                           });
        }
    }

    /// The table as it is now told, and its place in lists.
    void put_row() {
        hall_.reload(table_);
        hall_.look(table_, [self = shared_from_this()](const Outcome<const Table*>& table) {
            if (!table) return self->next();
            // If the table has gone on meanwhile, its new row is right already.
            self->archive_.write(PutRow{table.value()->row()}, [self](const WriteResult& result) {
                result.status == WriteStatus::Failed ? self->done_(false) : self->next();
            });
        });
    }

    void drop_person() {
        archive_.write(DropPerson{person_}, [self = shared_from_this()](const WriteResult& result) {
            self->done_(result.status == WriteStatus::Done);
        });
    }

    Archive& archive_;
    Hall& hall_;
    PersonId person_;
    std::function<void(bool)> done_;
    std::vector<TableId> tables_;
    TableId table_;
};

}  // namespace

void forget_person(Archive& archive, Hall& hall, const PersonId& person, std::function<void(bool)> done) {
    std::make_shared<Forgetting>(archive, hall, person, std::move(done))->begin();
}

}  // namespace trencavel::server
