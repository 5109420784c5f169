#include "server/store/sqlite/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "server/store/sqlite/open.h"
#include "server/store/system_error.h"

namespace trencavel::server {

namespace {

namespace fs = std::filesystem;

/// A file beside the copy, which is gone again unless it becomes the copy.
class PartialFile {
public:
    explicit PartialFile(const std::string& copy) : path_(copy + ".part-" + std::to_string(getpid())) {
        std::error_code ignored;
        fs::remove(path_, ignored);
        const int descriptor = open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        error_ = descriptor < 0 ? errno : 0;
        if (descriptor >= 0) close(descriptor);
    }
    ~PartialFile() {
        std::error_code ignored;
        fs::remove(path_, ignored);
        fs::remove(path_ + "-journal", ignored);
    }
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    const std::string& path() const { return path_; }
    int error() const { return error_; }  // why it could not be made; 0: it was

private:
    std::string path_;
    int error_ = 0;
};

/// All in one step: it reads what is committed now, and what is committed meanwhile does not disturb it.
bool copy_pages(const Database& from, const Database& to) {
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) return false;
    sqlite3_backup_step(backup, -1);
    return sqlite3_backup_finish(backup) == SQLITE_OK;
}

/// Without a log of its own, so that the file alone is the whole.
Result<BackupReport> check_copy(const Database& copy) {
    const Result<std::string> mode = copy.value("PRAGMA journal_mode = DELETE");
    if (!mode) return mode.failure();
    const Result<std::string> found = copy.value("PRAGMA integrity_check(1)");
    if (!found) return found.failure();
    if (found.value() != "ok")
        return Error{"the copy is damaged, and so perhaps is the database: " + found.value()};
    const Result<std::int64_t> tables = copy.number("SELECT count(*) FROM tables");
    if (!tables) return tables.failure();
    return BackupReport{tables.value(), 0};
}

Result<BackupReport> copy_and_check(const Database& from, const std::string& path) {
    const Result<Database> to = Database::open(path, SQLITE_OPEN_READWRITE);
    if (!to) return to.failure();
    if (!copy_pages(from, to.value())) return to->failure();
    Result<BackupReport> report = check_copy(to.value());
    std::error_code error;
    if (report) report->bytes = static_cast<std::int64_t>(fs::file_size(path, error));
    return report;
}

void sync_folder_of(const std::string& path) {
    const int folder = open(fs::absolute(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    fsync(folder);
    close(folder);
}

/// Some file systems cannot tell whether a name is taken while they rename; there we look first.
int rename_if_free(const std::string& from, const std::string& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL) return errno;
    std::error_code ignored;
    if (fs::exists(to, ignored)) return EEXIST;
    return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

Error already_there(const std::string& copy) {
    return Error{copy + " is already there, and is left as it is"};
}

}  // namespace

Result<BackupReport> back_up(const std::string& database_file, const std::string& copy) {
    std::error_code ignored;
    if (fs::exists(fs::symlink_status(copy, ignored))) return already_there(copy);
    const Result<OpenedDatabase> from = open_database(database_file, Access::Read, {});
    if (!from) return from.failure();
    const PartialFile part(copy);
    if (part.error() != 0) return Error{copy + " cannot be written: " + reason_of(part.error())};
    Result<BackupReport> report = copy_and_check(from->database, part.path());
    if (!report) return Error{copy + " cannot be written: " + report.error()};
    const int error = rename_if_free(part.path(), copy);
    if (error == EEXIST) return already_there(copy);
    if (error != 0) return Error{copy + " cannot be written: " + reason_of(error)};
    sync_folder_of(copy);
    return report;
}

}  // namespace trencavel::server
