/* A disk that fails on demand, for a program that is started with LD_PRELOAD.
 *
 * Only the database files are affected: those whose names contain ".sqlite", without the "-shm" file, which is memory. The first byte
 * of the file FAULTS names the fault of the moment; the next eight bytes are the seed of the power cut.
 *
 * A power cut undoes what was written since the last fsync of its file: each such write is kept, lost, or torn in the middle, in
 * any combination, as the caches of a real machine would. Then the process dies. What was written under a file's old end is put
 * back as it was; what was written beyond it becomes zeros.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NONE, FULL, READ_ONLY, IO, POWER_CUT };
enum { SECTOR = 512 };

struct undo {
    struct undo *older;
    char path[512];
    ino_t file;
    off_t at;
    size_t length;
    /* The old content, as far as there was any. */
    size_t had;
    char old[];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct undo *unsynced;
static volatile unsigned char *control;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_open)(const char *, int, ...);

__attribute__((constructor)) static void begin(void) {
    if (control) return;
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_open = dlsym(RTLD_NEXT, "open64");
    const char *name = getenv("FAULTS");
    int fd = name ? real_open(name, O_RDONLY) : -1;
    void *page = fd < 0 ? MAP_FAILED : mmap(NULL, 16, PROT_READ, MAP_SHARED, fd, 0);
    if (page == MAP_FAILED) {
        fprintf(stderr, "FAULTS must name a file of 16 bytes\n");
        abort();
    }
    close(fd);
    control = page;
}

static int is_ours(const char *path) {
    return strstr(path, ".sqlite") && !strstr(path, "-shm");
}

static int path_of(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_ours(path);
}

static uint64_t next_random(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* Undoes a write from this byte of it on. */
static void put_back(const struct undo *one, size_t from) {
    int fd = real_open(one->path, O_WRONLY);
    if (fd < 0) return;
    struct stat now;
    if (fstat(fd, &now) == 0 && now.st_ino == one->file) {
        char *content = calloc(1, one->length);
        memcpy(content, one->old, one->had);
        real_pwrite(fd, content + from, one->length - from, one->at + (off_t)from);
    }
    close(fd);
}

static void cut_power(void) {
    uint64_t state;
    memcpy(&state, (const void *)(control + 8), sizeof state);
    for (struct undo *one = unsynced; one; one = one->older) {
        uint64_t die = next_random(&state);
        if (die % 3 == 1) put_back(one, 0);
        if (die % 3 == 2) put_back(one, (die >> 8) % (one->length / SECTOR + 1) * SECTOR % one->length);
    }
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

/* Remembers what a write is about to replace. */
static void remember(int fd, const char *path, size_t length, off_t at) {
    struct undo *one = malloc(sizeof *one + length);
    struct stat now;
    if (!one || fstat(fd, &now) != 0) return;
    ssize_t had = pread(fd, one->old, length, at);
    snprintf(one->path, sizeof one->path, "%s", path);
    one->file = now.st_ino;
    one->at = at;
    one->length = length;
    one->had = had > 0 ? (size_t)had : 0;
    one->older = unsynced;
    unsynced = one;
}

static void forget(int fd) {
    struct stat now;
    if (fstat(fd, &now) != 0) return;
    for (struct undo **place = &unsynced; *place;) {
        struct undo *one = *place;
        if (one->file == now.st_ino) {
            *place = one->older;
            free(one);
        } else {
            place = &one->older;
        }
    }
}

static int refusal(void) {
    switch (*control) {
    case FULL: return ENOSPC;
    case READ_ONLY: return EROFS;
    case IO: return EIO;
    default: return 0;
    }
}

static ssize_t write_at(int fd, const void *bytes, size_t length, off_t at) {
    char path[512];
    if (!path_of(fd, path, sizeof path)) return real_pwrite(fd, bytes, length, at);
    errno = refusal();
    if (errno) return -1;
    pthread_mutex_lock(&lock);
    remember(fd, path, length, at);
    ssize_t written = real_pwrite(fd, bytes, length, at);
    if (*control == POWER_CUT) cut_power();
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t at) {
    return write_at(fd, bytes, length, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    return write_at(fd, bytes, length, at);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    char path[512];
    if (!path_of(fd, path, sizeof path)) return real_write(fd, bytes, length);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t written = write_at(fd, bytes, length, at);
    if (written > 0) lseek(fd, at + written, SEEK_SET);
    return written;
}

static int sync_with(int (*real)(int), int fd) {
    char path[512];
    if (!path_of(fd, path, sizeof path)) return real(fd);
    errno = refusal();
    if (errno == EIO) return -1;
    pthread_mutex_lock(&lock);
    if (*control == POWER_CUT) cut_power();
    int done = real(fd);
    if (done == 0) forget(fd);
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) {
    return sync_with(real_fsync, fd);
}

int fdatasync(int fd) {
    return sync_with(real_fdatasync, fd);
}

static int open_with(const char *path, int flags, mode_t mode) {
    /* Other libraries may open files before this one is ready. */
    if (!control) begin();
    if (*control == READ_ONLY && (flags & O_ACCMODE) != O_RDONLY && is_ours(path)) {
        errno = EROFS;
        return -1;
    }
    return real_open(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_with(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_with(path, flags, mode);
}
