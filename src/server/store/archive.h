// The store with threads to it: one writes, many changes in one transaction; one reads. Results come back on
// the serving thread.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "server/net/scheduler.h"
#include "server/store/store.h"

namespace trencavel::server {

class Archive {
public:
    virtual ~Archive() = default;

    /// Durable when `done` is called with Done. Writes are carried out in the order in which they were given.
    virtual void write(Write write, std::function<void(WriteResult)> done) = 0;
    /// Reads on the reading thread, and hands the result to the serving one. It sees every write that was
    /// done before it was asked.
    virtual void read(std::function<Task(Store&)> read) = 0;

    virtual std::size_t waiting() const = 0;  // writes not yet done
    /// Whether the last transaction could be committed.
    virtual bool healthy() const = 0;
    /// Waits until all that was given is done; the results are posted. Afterwards nothing can be given.
    virtual void finish() = 0;
};

/// What the metrics want to know of each transaction; called on the serving thread.
struct CommitReport {
    std::size_t writes = 0;
    double seconds = 0;
    bool failed = false;
};

std::unique_ptr<Archive> make_archive(Scheduler& scheduler, std::unique_ptr<Store> writer,
                                      std::unique_ptr<Store> reader,
                                      std::function<void(const CommitReport&)> on_commit);

/// Carries everything out at once, on the calling thread, posting the results: for tests and the memory
/// store.
std::unique_ptr<Archive> make_direct_archive(Scheduler& scheduler, Store& store);

}  // namespace trencavel::server
