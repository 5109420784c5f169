#include "server/store/sqlite/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "server/store/system_error.h"

namespace trencavel::server {

namespace {

/// Who holds it wrote their process number into it; only for the message.
std::string holder_of(int descriptor) {
    std::array<char, 16> digits{};
    const ssize_t size = pread(descriptor, digits.data(), digits.size(), 0);
    std::string number(digits.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    while (!number.empty() && number.back() == '\n') number.pop_back();
    return number.empty() ? "" : " (process " + number + ")";
}

void write_own_number(int descriptor) {
    const std::string number = std::to_string(getpid()) + "\n";
    // A lock without the number is as good.
    if (ftruncate(descriptor, 0) != 0 || pwrite(descriptor, number.data(), number.size(), 0) < 0) return;
}

}  // namespace

Result<FileLock> FileLock::take(const std::string& lock_file) {
    FileLock lock(open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.descriptor_ < 0) return Error{"cannot open " + lock_file + ": " + reason_of(errno)};
    if (flock(lock.descriptor_, LOCK_EX | LOCK_NB) == 0) {
        write_own_number(lock.descriptor_);
        return lock;
    }
    if (errno != EWOULDBLOCK) return Error{"cannot lock " + lock_file + ": " + reason_of(errno)};
    return Error{"in use by another server" + holder_of(lock.descriptor_)};
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

}  // namespace trencavel::server
