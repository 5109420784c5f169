// A lock on a file that only one process can hold, and that is gone with it, however it ends.
#pragma once

#include <string>

#include "core/result.h"

namespace trencavel::server {

class FileLock {
public:
    /// Makes the lock file if it is missing; it stays there afterwards. The error says what it is that cannot
    /// be had.
    static Result<FileLock> take(const std::string& lock_file);

    FileLock() = default;  // holds nothing
    ~FileLock();
    FileLock(FileLock&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_ = -1;
};

}  // namespace trencavel::server
