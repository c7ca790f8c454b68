// A disk that fails on demand, under an unchanged program: loaded before the C library (LD_PRELOAD), it stands between
// the program and the system for the files of one folder.
//
// A small file that the test writes and this library maps says which calls fail, how, and for how long. Beside each file
// there is a shadow of it that holds only what was synced, so a test can take away what a power cut would.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { NOTHING, FULL, WRITE_EIO, SYNC_EIO, SHORT, READ_ONLY };

// What the test writes; `disk.rs` has the same order.
struct control {
    uint32_t fault;
    uint32_t skip;  // so many calls work before the first that fails
    int64_t calls;  // so many calls fail; negative: all
    int64_t millis; // calls fail for so long after the first; negative: for ever
    int64_t until;  // when that is over; set here
    int64_t hits;   // calls that failed; counted here
};

struct pending {
    struct pending *next;
    int64_t offset; // negative: the file was cut to `length`
    size_t length;
    unsigned char data[];
};

struct file {
    char path[1024];
    char shadow[1024];
    int durable; // the shared memory of SQLite is not: it is made anew
    struct pending *first, *last;
};

#define MOST_FILES 32
#define MOST_FDS 65536
static struct file files[MOST_FILES];
static int count;
static struct file *of_fd[MOST_FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct control *control;
static const char *folder, *shadows;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static int (*real_ftruncate)(int, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_open = dlsym(RTLD_NEXT, "open64");
    real_close = dlsym(RTLD_NEXT, "close");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    folder = getenv("DISK_FOLDER");
    shadows = getenv("DISK_SHADOWS");
    const char *path = getenv("DISK_CONTROL");
    int fd = path ? real_open(path, O_RDWR | O_CLOEXEC) : -1;
    if (!folder || !shadows || fd < 0) {
        folder = NULL;
        return;
    }
    control = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    real_close(fd);
    if (control == MAP_FAILED)
        folder = NULL;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Whether this call fails, if the fault is one of these two. The caller holds the lock.
static int fails(uint32_t one, uint32_t other) {
    uint32_t fault = __atomic_load_n(&control->fault, __ATOMIC_ACQUIRE);
    if (fault == NOTHING || (fault != one && fault != other))
        return 0;
    if (control->skip > 0) {
        control->skip -= 1;
        return 0;
    }
    if (control->millis >= 0) {
        if (control->until == 0)
            control->until = now() + control->millis;
        if (now() >= control->until) {
            __atomic_store_n(&control->fault, NOTHING, __ATOMIC_RELEASE);
            return 0;
        }
    }
    if (control->calls == 0)
        return 0;
    if (control->calls > 0)
        control->calls -= 1;
    __atomic_add_fetch(&control->hits, 1, __ATOMIC_RELEASE);
    return 1;
}

static struct file *file_at(const char *path) {
    if (!folder || strncmp(path, folder, strlen(folder)) != 0)
        return NULL;
    for (int at = 0; at < count; at++)
        if (strcmp(files[at].path, path) == 0)
            return &files[at];
    return NULL;
}

static void note(struct file *file, int64_t offset, const void *data, size_t length) {
    size_t room = offset < 0 ? 0 : length;
    struct pending *pending = malloc(sizeof *pending + room);
    if (!pending)
        abort();
    pending->next = NULL;
    pending->offset = offset;
    pending->length = length;
    if (room)
        memcpy(pending->data, data, room);
    if (file->last)
        file->last->next = pending;
    else
        file->first = pending;
    file->last = pending;
}

static void forget(struct file *file) {
    while (file->first) {
        struct pending *next = file->first->next;
        free(file->first);
        file->first = next;
    }
    file->last = NULL;
}

static void settle(struct file *file) {
    if (!file->durable)
        return;
    int fd = real_open(file->shadow, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        abort();
    for (struct pending *pending = file->first; pending; pending = pending->next) {
        if (pending->offset < 0) {
            if (real_ftruncate(fd, (off64_t)pending->length) != 0)
                abort();
        } else if (real_pwrite(fd, pending->data, pending->length, pending->offset) != (ssize_t)pending->length) {
            abort();
        }
    }
    real_close(fd);
    forget(file);
}

static int ends(const char *text, const char *end) {
    size_t a = strlen(text), b = strlen(end);
    return a >= b && strcmp(text + a - b, end) == 0;
}

// A file that this process sees for the first time: what it holds may be in the system's memory alone.
static struct file *meet(const char *path, int fd) {
    struct file *file = file_at(path);
    if (file)
        return file;
    if (count == MOST_FILES || strlen(path) + strlen(shadows) > 1000)
        abort();
    file = &files[count++];
    strcpy(file->path, path);
    const char *name = strrchr(path, '/');
    snprintf(file->shadow, sizeof file->shadow, "%s%s", shadows, name ? name : path);
    file->durable = !ends(path, "-shm");
    struct stat stat;
    if (file->durable && fstat(fd, &stat) == 0 && stat.st_size > 0) {
        char *all = malloc((size_t)stat.st_size);
        int copy = real_open(path, O_RDONLY | O_CLOEXEC);
        ssize_t got = copy < 0 || !all ? -1 : pread64(copy, all, (size_t)stat.st_size, 0);
        if (got < 0)
            abort();
        real_close(copy);
        note(file, -1, NULL, (size_t)got);
        note(file, 0, all, (size_t)got);
        free(all);
    }
    return file;
}

static int opened(const char *path, int flags, mode_t mode) {
    if (!folder || strncmp(path, folder, strlen(folder)) != 0)
        return real_open(path, flags, mode);
    pthread_mutex_lock(&lock);
    int fd = -1, writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
    if (writes && fails(READ_ONLY, READ_ONLY)) {
        errno = EROFS;
    } else {
        fd = real_open(path, flags, mode);
        struct stat stat;
        if (fd >= 0 && fd < MOST_FDS && fstat(fd, &stat) == 0 && S_ISREG(stat.st_mode))
            of_fd[fd] = meet(path, fd);
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode);
}

int close(int fd) {
    if (fd >= 0 && fd < MOST_FDS && of_fd[fd]) {
        pthread_mutex_lock(&lock);
        of_fd[fd] = NULL;
        pthread_mutex_unlock(&lock);
    }
    return real_close(fd);
}

static struct file *known(int fd) {
    return fd >= 0 && fd < MOST_FDS ? of_fd[fd] : NULL;
}

// Writes at a place, or where the file stands if that is negative.
static ssize_t put(int fd, struct file *file, const void *data, size_t length, off64_t offset) {
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    int full = fails(FULL, FULL);
    if (full) {
        errno = ENOSPC;
    } else if (fails(WRITE_EIO, WRITE_EIO)) {
        errno = EIO;
    } else if (fails(READ_ONLY, READ_ONLY)) {
        errno = EROFS;
    } else {
        if (length > 0 && fails(SHORT, SHORT))
            length /= 2;
        off64_t at = offset < 0 ? lseek64(fd, 0, SEEK_CUR) : offset;
        done = offset < 0 ? real_write(fd, data, length) : real_pwrite(fd, data, length, offset);
        if (done > 0 && file->durable)
            note(file, at, data, (size_t)done);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *data, size_t length) {
    struct file *file = known(fd);
    return file ? put(fd, file, data, length, -1) : real_write(fd, data, length);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    struct file *file = known(fd);
    return file ? put(fd, file, data, length, offset) : real_pwrite(fd, data, length, offset);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    return pwrite64(fd, data, length, offset);
}

int ftruncate64(int fd, off64_t length) {
    struct file *file = known(fd);
    if (!file)
        return real_ftruncate(fd, length);
    pthread_mutex_lock(&lock);
    int done = -1;
    if (fails(WRITE_EIO, WRITE_EIO)) {
        errno = EIO;
    } else if (fails(READ_ONLY, READ_ONLY)) {
        errno = EROFS;
    } else {
        done = real_ftruncate(fd, length);
        if (done == 0 && file->durable)
            note(file, -1, NULL, (size_t)length);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) {
    return ftruncate64(fd, length);
}

// After a failed sync the system forgets that the pages were to be written: a later sync says nothing of them.
static int synced(int fd, struct file *file) {
    pthread_mutex_lock(&lock);
    int done = -1;
    if (fails(SYNC_EIO, SYNC_EIO)) {
        forget(file);
        errno = EIO;
    } else {
        // The real disk is not asked: what counts is the shadow, and the test is to be quick.
        (void)fd;
        settle(file);
        done = 0;
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) {
    struct file *file = known(fd);
    return file ? synced(fd, file) : real_fsync(fd);
}

int fdatasync(int fd) {
    struct file *file = known(fd);
    return file ? synced(fd, file) : real_fdatasync(fd);
}

int unlink(const char *path) {
    if (!folder || strncmp(path, folder, strlen(folder)) != 0)
        return real_unlink(path);
    pthread_mutex_lock(&lock);
    int done = -1;
    if (fails(READ_ONLY, READ_ONLY)) {
        errno = EROFS;
    } else {
        done = real_unlink(path);
        struct file *file = file_at(path);
        if (done == 0 && file) {
            forget(file);
            real_unlink(file->shadow);
        }
    }
    pthread_mutex_unlock(&lock);
    return done;
}
