// The layer between SQLite and its usual one: asks the FaultDisk, then hands on.
#include "server/store/fault_vfs.h"

#include <new>

namespace trencavel::server_tests {

namespace {

/// SQLite makes room for it, and behind it for the file of the usual layer.
struct FaultFile {
    sqlite3_file base;
    FaultDisk* disk;
    const char*
        path;  // SQLite keeps it while the file is open; nullptr: a temporary file, which is left alone

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods* methods() { return real()->pMethods; }
};

FaultFile* of(sqlite3_file* file) {
    return reinterpret_cast<FaultFile*>(file);
}

int close_file(sqlite3_file* file) {
    return of(file)->methods()->xClose(of(file)->real());
}

int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset) {
    FaultFile* self = of(file);
    const int code = self->path == nullptr ? SQLITE_OK : self->disk->read();
    return code != SQLITE_OK ? code : self->methods()->xRead(self->real(), bytes, count, offset);
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    FaultFile* self = of(file);
    const std::string_view text(static_cast<const char*>(bytes), static_cast<std::size_t>(count));
    const int code = self->path == nullptr ? SQLITE_OK : self->disk->write(self->path, text, offset);
    return code != SQLITE_OK ? code : self->methods()->xWrite(self->real(), bytes, count, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    FaultFile* self = of(file);
    const int code = self->path == nullptr ? SQLITE_OK : self->disk->truncate(self->path, size);
    return code != SQLITE_OK ? code : self->methods()->xTruncate(self->real(), size);
}

/// The real file needs no sync: no real power is cut.
int sync(sqlite3_file* file, int) {
    FaultFile* self = of(file);
    return self->path == nullptr ? SQLITE_OK : self->disk->sync(self->path);
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return of(file)->methods()->xFileSize(of(file)->real(), size);
}
int lock(sqlite3_file* file, int level) {
    return of(file)->methods()->xLock(of(file)->real(), level);
}
int unlock(sqlite3_file* file, int level) {
    return of(file)->methods()->xUnlock(of(file)->real(), level);
}
int check_reserved_lock(sqlite3_file* file, int* held) {
    return of(file)->methods()->xCheckReservedLock(of(file)->real(), held);
}
/// Sizes that are made beforehand would go past us.
int file_control(sqlite3_file* file, int what, void* value) {
    if (what == SQLITE_FCNTL_SIZE_HINT || what == SQLITE_FCNTL_CHUNK_SIZE) return SQLITE_OK;
    return of(file)->methods()->xFileControl(of(file)->real(), what, value);
}
int sector_size(sqlite3_file* file) {
    return of(file)->methods()->xSectorSize(of(file)->real());
}
/// Of what a disk may promise only that a write leaves alone what lies beside it.
int device_characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
    return of(file)->methods()->xShmMap(of(file)->real(), page, size, extend, memory);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
    return of(file)->methods()->xShmLock(of(file)->real(), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) {
    of(file)->methods()->xShmBarrier(of(file)->real());
}
int shm_unmap(sqlite3_file* file, int remove) {
    return of(file)->methods()->xShmUnmap(of(file)->real(), remove);
}

constexpr sqlite3_io_methods kMethods = {2,
                                         close_file,
                                         read,
                                         write,
                                         truncate,
                                         sync,
                                         file_size,
                                         lock,
                                         unlock,
                                         check_reserved_lock,
                                         file_control,
                                         sector_size,
                                         device_characteristics,
                                         shm_map,
                                         shm_lock,
                                         shm_barrier,
                                         shm_unmap,
                                         nullptr,
                                         nullptr};

sqlite3_vfs* usual() {
    return sqlite3_vfs_find("unix");
}

int open_file(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    auto* disk = static_cast<FaultDisk*>(vfs->pAppData);
    auto* self = new (file) FaultFile{{nullptr}, disk, path};
    if (disk->is_dead() && (flags & SQLITE_OPEN_CREATE) != 0) return SQLITE_CANTOPEN;
    if (path != nullptr) disk->opened(path);
    const int code = usual()->xOpen(usual(), path, self->real(), flags, out_flags);
    if (self->real()->pMethods != nullptr) self->base.pMethods = &kMethods;
    return code;
}

int remove_file(sqlite3_vfs* vfs, const char* path, int sync_folder) {
    const int code = static_cast<FaultDisk*>(vfs->pAppData)->remove(path);
    return code != SQLITE_OK ? code : usual()->xDelete(usual(), path, sync_folder);
}

int access(sqlite3_vfs*, const char* path, int flags, int* answer) {
    return usual()->xAccess(usual(), path, flags, answer);
}

}  // namespace

void register_vfs(FaultDisk& disk) {
    auto* vfs = new sqlite3_vfs(*usual());
    vfs->szOsFile = static_cast<int>(sizeof(FaultFile)) + usual()->szOsFile;
    vfs->zName = disk.vfs();
    vfs->pNext = nullptr;
    vfs->pAppData = &disk;
    vfs->xOpen = open_file;
    vfs->xDelete = remove_file;
    vfs->xAccess = access;
    sqlite3_vfs_register(vfs, 0);
}

void unregister_vfs(const FaultDisk& disk) {
    sqlite3_vfs* vfs = sqlite3_vfs_find(disk.vfs());
    sqlite3_vfs_unregister(vfs);
    delete vfs;
}

}  // namespace trencavel::server_tests
