// A disk for tests, between SQLite and the real one: it can be full or slow, fail, and lose its power. Until
// a file is synced, what was written to it is kept apart; at a power cut each such write is there afterwards,
// or lost, or torn in sectors of 512 bytes, as chance will have it. What was synced stays, and no write harms
// what lies beside it. Deletions are taken to be durable at once. Real files hold what programs see, so
// nothing is slow.
#pragma once

#include <sqlite3.h>

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace trencavel::server_tests {

class FaultDisk {
public:
    /// Chance at power cuts goes by the seed.
    explicit FaultDisk(std::uint32_t seed = 1);
    ~FaultDisk();
    FaultDisk(const FaultDisk&) = delete;
    FaultDisk& operator=(const FaultDisk&) = delete;

    /// The name under which SQLite knows it.
    const char* vfs() const { return name_.c_str(); }

    /// So many more writes find room, then none until there is room again.
    void fill_up_after(int writes);
    void make_room() { fill_up_after(kNever); }
    /// So many more syncs work, then none until they do again.
    void fail_syncs_after(int syncs);
    void heal_syncs() { fail_syncs_after(kNever); }
    /// So many more writes work, then each is an input/output error until they work again. The same for
    /// reads.
    void fail_writes_after(int writes);
    void heal_writes() { fail_writes_after(kNever); }
    void fail_reads_after(int reads);
    void heal_reads() { fail_reads_after(kNever); }
    /// From now on each sync waits, as on a disk that others keep busy, until they are let go.
    void hold_syncs();
    void release_syncs();
    /// Until a sync waits; false if none ever does.
    bool wait_for_held_sync();
    /// At this write, sync or deletion from now on (1: the next) the power goes; from then on nothing can be
    /// changed.
    void cut_power_after(int operations);
    bool is_dead() const;
    /// After everything is closed: the files become what is left of them, and the power is back.
    void restore_power();

    struct Counts {
        int writes = 0;
        int syncs = 0;
        int cuts = 0;         // with something unsynced
        int torn_writes = 0;  // by them
    };
    Counts counts() const;

    // For the layer below SQLite. Each gives SQLITE_OK if it may go through to the real file, or the error.
    void opened(const std::string& path);
    int write(const std::string& path, std::string_view bytes, std::int64_t offset);
    int truncate(const std::string& path, std::int64_t size);
    int sync(const std::string& path);
    int read();
    int remove(const std::string& path);

private:
    static constexpr int kNever = -1;

    struct Change {
        std::int64_t offset = 0;  // or the size, if it is a truncation
        std::string bytes;
        bool truncates = false;
    };
    struct Contents {
        bool durable = false;       // whether the file would be there at all
        std::string synced;         // what it would hold for certain
        std::vector<Change> since;  // the last sync
    };

    bool power_goes_now();
    bool by_chance(int percent);
    void survive(const std::string& path, const Contents& contents);
    void apply_torn(std::string& file, const Change& change);

    mutable std::mutex mutex_;
    std::string name_;
    std::mt19937 random_;
    std::map<std::string, Contents> files_;
    int writes_left_ = kNever;
    int syncs_left_ = kNever;
    int good_writes_left_ = kNever;
    int good_reads_left_ = kNever;
    bool holds_syncs_ = false;
    int held_syncs_ = 0;
    std::condition_variable syncs_changed_;
    int operations_left_ = kNever;
    bool dead_ = false;
    Counts counts_;
};

/// The layer below SQLite (fault_vfs.cpp).
void register_vfs(FaultDisk& disk);
void unregister_vfs(const FaultDisk& disk);

}  // namespace trencavel::server_tests
