#include "server/store/archive.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <exception>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace trencavel::server {

namespace {

constexpr std::size_t kMostWritesPerTransaction = 512;
/// From the begin of one transaction to that of the next: the more it had to write, the more is likely to
/// come, and one transaction for many moves costs hardly more than one for a single move.
std::chrono::milliseconds distance_after(std::size_t writes) {
    return std::chrono::milliseconds(std::min<std::size_t>(1 + writes, 8));
}

using Done = std::function<void(WriteResult)>;

/// Tasks for one thread: any thread puts them in, one takes out all that wait, up to a number.
template <class T>
class WorkQueue {
public:
    /// False once it is closed; only otherwise it takes the item.
    bool put(T& item) {
        {
            const std::lock_guard lock(mutex_);
            if (closed_) return false;
            items_.push_back(std::move(item));
        }
        changed_.notify_one();
        return true;
    }

    /// Until there is something. False: it is closed, and all has been taken.
    bool wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return closed_ || !items_.empty(); });
        return !items_.empty();
    }

    std::vector<T> take(std::size_t most) {
        const std::lock_guard lock(mutex_);
        const std::size_t count = std::min(most, items_.size());
        const auto end = items_.begin() + static_cast<std::ptrdiff_t>(count);
        std::vector<T> taken(std::make_move_iterator(items_.begin()), std::make_move_iterator(end));
        items_.erase(items_.begin(), end);
        return taken;
    }

    void close() {
        {
            const std::lock_guard lock(mutex_);
            closed_ = true;
        }
        changed_.notify_one();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<T> items_;
    bool closed_ = false;
};

/// Also if the store has no memory left: then nothing was committed, and everybody who waits is told.
std::vector<WriteResult> write_safely(Store& store, std::span<const Write> writes) {
    try {
        return store.write(writes);
    } catch (const std::exception& error) {
        return std::vector<WriteResult>(writes.size(), WriteResult{WriteStatus::Failed, error.what()});
    }
}

bool has_failed(const std::vector<WriteResult>& results) {
    return !results.empty() && results.front().status == WriteStatus::Failed;
}

class ThreadedArchive final : public Archive {
public:
    ThreadedArchive(Scheduler& scheduler, std::unique_ptr<Store> writer, std::unique_ptr<Store> reader,
                    std::function<void(const CommitReport&)> on_commit)
        : scheduler_(scheduler),
          writer_(std::move(writer)),
          reader_(std::move(reader)),
          on_commit_(std::move(on_commit)),
          writing_([this] { write_all(); }),
          reading_([this] { read_all(); }) {}
    ~ThreadedArchive() override { finish(); }
    ThreadedArchive(const ThreadedArchive&) = delete;
    ThreadedArchive& operator=(const ThreadedArchive&) = delete;

    void write(Write write, Done done) override {
        ++waiting_;
        WriteJob job{std::move(write), std::move(done)};
        if (writes_.put(job)) return;
        --waiting_;
        scheduler_.post([done = std::move(job.done)] {
            done(WriteResult{WriteStatus::Failed, "the store is closed"});
        });
    }

    void read(std::function<Task(Store&)> read) override { reads_.put(read); }

    std::size_t waiting() const override { return waiting_; }
    bool healthy() const override { return healthy_; }

    void finish() override {
        writes_.close();
        if (writing_.joinable()) writing_.join();
        reads_.close();
        if (reading_.joinable()) reading_.join();
    }

private:
    struct WriteJob {
        Write write;
        Done done;
    };

    /// Transactions keep a distance, so that many tables' moves share the cost of one; a move that comes
    /// alone does not wait.
    void write_all() {
        auto earliest = std::chrono::steady_clock::now();
        while (writes_.wait()) {
            std::this_thread::sleep_until(earliest);
            const auto begin = std::chrono::steady_clock::now();
            std::vector<WriteJob> jobs = writes_.take(kMostWritesPerTransaction);
            earliest = begin + distance_after(jobs.size());
            write_together(std::move(jobs));
        }
    }

    void write_together(std::vector<WriteJob> jobs) {
        std::vector<Write> writes;
        std::vector<Done> dones;
        for (WriteJob& job : jobs) {
            writes.push_back(std::move(job.write));
            dones.push_back(std::move(job.done));
        }
        const auto start = std::chrono::steady_clock::now();
        std::vector<WriteResult> results = write_safely(*writer_, writes);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        const bool failed = has_failed(results);
        healthy_ = !failed;
        waiting_ -= writes.size();
        report(std::move(dones), std::move(results), CommitReport{writes.size(), time.count(), failed});
    }

    void report(std::vector<Done> dones, std::vector<WriteResult> results, const CommitReport& commit) {
        scheduler_.post([dones = std::move(dones), results = std::move(results), commit, heard = on_commit_] {
            for (std::size_t i = 0; i < dones.size(); ++i) dones[i](results[i]);
            if (heard) heard(commit);
        });
    }

    void read_all() {
        while (reads_.wait()) read_one(reads_.take(1).front());
    }

    /// A read should not throw. If one does, who asked gets no answer, but all others still do, and the log
    /// says it.
    void read_one(const std::function<Task(Store&)>& read) {
        try {
            if (Task task = read(*reader_)) scheduler_.post(std::move(task));
        } catch (const std::exception& error) {
            std::fprintf(stderr, "trencavel: reading from the store failed: %s\n", error.what());
        } catch (...) {
            std::fputs("trencavel: reading from the store failed\n", stderr);
        }
    }

    Scheduler& scheduler_;
    std::unique_ptr<Store> writer_;
    std::unique_ptr<Store> reader_;
    std::function<void(const CommitReport&)> on_commit_;
    WorkQueue<WriteJob> writes_;
    WorkQueue<std::function<Task(Store&)>> reads_;
    std::atomic<std::size_t> waiting_ = 0;
    std::atomic<bool> healthy_ = true;
    std::thread writing_;  // after everything that they use
    std::thread reading_;
};

class DirectArchive final : public Archive {
public:
    DirectArchive(Scheduler& scheduler, Store& store) : scheduler_(scheduler), store_(store) {}

    void write(Write write, Done done) override {
        std::vector<WriteResult> results = write_safely(store_, std::span(&write, 1));
        healthy_ = !has_failed(results);
        scheduler_.post([done = std::move(done), result = std::move(results.front())] { done(result); });
    }
    void read(std::function<Task(Store&)> read) override {
        if (Task task = read(store_)) scheduler_.post(std::move(task));
    }
    std::size_t waiting() const override { return 0; }
    bool healthy() const override { return healthy_; }
    void finish() override {}

private:
    Scheduler& scheduler_;
    Store& store_;
    bool healthy_ = true;
};

}  // namespace

std::unique_ptr<Archive> make_archive(Scheduler& scheduler, std::unique_ptr<Store> writer,
                                      std::unique_ptr<Store> reader,
                                      std::function<void(const CommitReport&)> on_commit) {
    return std::make_unique<ThreadedArchive>(scheduler, std::move(writer), std::move(reader),
                                             std::move(on_commit));
}

std::unique_ptr<Archive> make_direct_archive(Scheduler& scheduler, Store& store) {
    return std::make_unique<DirectArchive>(scheduler, store);
}

}  // namespace trencavel::server
