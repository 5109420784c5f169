// What the disk of fault_vfs.h remembers, refuses and loses.
#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/store/fault_vfs.h"
#include "support/patience.h"

namespace trencavel::server_tests {

namespace {

constexpr std::size_t kSector = 512;

std::string next_name() {
    static std::atomic<int> number = 0;
    return "fault-disk-" + std::to_string(++number);
}

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void put(std::string& file, std::size_t offset, std::string_view bytes) {
    if (file.size() < offset + bytes.size()) file.resize(offset + bytes.size());
    std::copy(bytes.begin(), bytes.end(), file.begin() + static_cast<std::ptrdiff_t>(offset));
}

}  // namespace

FaultDisk::FaultDisk(std::uint32_t seed) : name_(next_name()), random_(seed) {
    register_vfs(*this);
}

FaultDisk::~FaultDisk() {
    unregister_vfs(*this);
}

void FaultDisk::fill_up_after(int writes) {
    const std::lock_guard lock(mutex_);
    writes_left_ = writes;
}

void FaultDisk::fail_syncs_after(int syncs) {
    const std::lock_guard lock(mutex_);
    syncs_left_ = syncs;
}

void FaultDisk::fail_writes_after(int writes) {
    const std::lock_guard lock(mutex_);
    good_writes_left_ = writes;
}

void FaultDisk::fail_reads_after(int reads) {
    const std::lock_guard lock(mutex_);
    good_reads_left_ = reads;
}

void FaultDisk::hold_syncs() {
    const std::lock_guard lock(mutex_);
    holds_syncs_ = true;
}

void FaultDisk::release_syncs() {
    const std::lock_guard lock(mutex_);
    holds_syncs_ = false;
    syncs_changed_.notify_all();
}

bool FaultDisk::wait_for_held_sync() {
    std::unique_lock lock(mutex_);
    return syncs_changed_.wait_for(lock, kPatience, [this] { return held_syncs_ > 0; });
}

void FaultDisk::cut_power_after(int operations) {
    const std::lock_guard lock(mutex_);
    operations_left_ = operations;
}

bool FaultDisk::is_dead() const {
    const std::lock_guard lock(mutex_);
    return dead_;
}

FaultDisk::Counts FaultDisk::counts() const {
    const std::lock_guard lock(mutex_);
    return counts_;
}

void FaultDisk::opened(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (files_.contains(path)) return;
    const bool there = std::filesystem::exists(path);
    files_[path] = Contents{there, there ? content_of(path) : "", {}};
}

int FaultDisk::write(const std::string& path, std::string_view bytes, std::int64_t offset) {
    const std::lock_guard lock(mutex_);
    if (dead_) return SQLITE_IOERR_WRITE;
    if (writes_left_ == 0) return SQLITE_FULL;
    if (good_writes_left_ == 0) return SQLITE_IOERR_WRITE;
    if (writes_left_ > 0) --writes_left_;
    if (good_writes_left_ > 0) --good_writes_left_;
    ++counts_.writes;
    files_[path].since.push_back(Change{offset, std::string(bytes), false});
    return power_goes_now() ? SQLITE_IOERR_WRITE : SQLITE_OK;
}

int FaultDisk::truncate(const std::string& path, std::int64_t size) {
    const std::lock_guard lock(mutex_);
    if (dead_) return SQLITE_IOERR_TRUNCATE;
    files_[path].since.push_back(Change{size, {}, true});
    return power_goes_now() ? SQLITE_IOERR_TRUNCATE : SQLITE_OK;
}

int FaultDisk::read() {
    const std::lock_guard lock(mutex_);
    if (good_reads_left_ == 0) return SQLITE_IOERR_READ;
    if (good_reads_left_ > 0) --good_reads_left_;
    return SQLITE_OK;
}

int FaultDisk::sync(const std::string& path) {
    std::unique_lock lock(mutex_);
    ++held_syncs_;
    syncs_changed_.notify_all();
    syncs_changed_.wait(lock, [this] { return !holds_syncs_; });
    --held_syncs_;
    if (dead_ || power_goes_now() || syncs_left_ == 0) return SQLITE_IOERR_FSYNC;
    if (syncs_left_ > 0) --syncs_left_;
    ++counts_.syncs;
    Contents& contents = files_[path];
    for (const Change& change : contents.since) {
        if (change.truncates) {
            contents.synced.resize(static_cast<std::size_t>(change.offset));
        } else {
            put(contents.synced, static_cast<std::size_t>(change.offset), change.bytes);
        }
    }
    contents.since.clear();
    contents.durable = true;
    return SQLITE_OK;
}

int FaultDisk::remove(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (dead_ || power_goes_now()) return SQLITE_IOERR_DELETE;
    files_.erase(path);
    return SQLITE_OK;
}

bool FaultDisk::power_goes_now() {
    if (operations_left_ > 0) --operations_left_;
    dead_ = dead_ || operations_left_ == 0;
    return dead_;
}

bool FaultDisk::by_chance(int percent) {
    return static_cast<int>(random_() % 100) < percent;
}

void FaultDisk::restore_power() {
    const std::lock_guard lock(mutex_);
    for (const auto& [path, contents] : files_) {
        survive(path, contents);
        std::filesystem::remove(path + "-shm");  // only ever in memory
    }
    files_.clear();
    operations_left_ = kNever;
    dead_ = false;
}

void FaultDisk::survive(const std::string& path, const Contents& contents) {
    if (!contents.durable && by_chance(50)) {
        std::filesystem::remove(path);
        return;
    }
    if (!contents.since.empty()) ++counts_.cuts;
    constexpr std::array kPercents{0, 50, 90, 100, 100};  // all of it is the rarest if left to chance alone
    const int kept_percent = kPercents[random_() % kPercents.size()];
    std::string left = contents.synced;
    for (const Change& change : contents.since) {
        if (change.truncates) {
            if (by_chance(kept_percent)) left.resize(static_cast<std::size_t>(change.offset));
        } else if (by_chance(kept_percent)) {
            put(left, static_cast<std::size_t>(change.offset), change.bytes);
        } else if (by_chance(25)) {
            apply_torn(left, change);
        }
    }
    std::filesystem::remove(path);  // a file cut to nothing and written again is synced by some file systems
    std::ofstream(path, std::ios::binary) << left;
}

/// Each sector that the write touches is written or not.
void FaultDisk::apply_torn(std::string& file, const Change& change) {
    ++counts_.torn_writes;
    auto at = static_cast<std::size_t>(change.offset);
    std::string_view rest = change.bytes;
    while (!rest.empty()) {
        const std::size_t count = std::min(rest.size(), kSector - at % kSector);
        if (by_chance(50)) put(file, at, rest.substr(0, count));
        rest.remove_prefix(count);
        at += count;
    }
}

}  // namespace trencavel::server_tests
