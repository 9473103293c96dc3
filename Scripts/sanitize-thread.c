// Makes the locks of Swift's Synchronization module visible to the thread sanitizer.
//
// `Mutex` locks and unlocks inline while no thread waits, which the sanitizer observes, and calls the library when a thread waits. The
// library is built without the sanitizer, so after such a call the sanitizer reports a race between two accesses under one lock. The
// functions below replace the library's in each executable, call them, and report the order that the lock has established.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Weak, because plugins and macros are linked without the sanitizer.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*LockSlow)(uint32_t, __attribute__((swift_context)) void *);
typedef __attribute__((swiftcall)) void (*UnlockSlow)(__attribute__((swift_context)) void *);

__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void unlockSlow(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);

__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) void *mutex) {
  ((LockSlow)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlockSlow(__attribute__((swift_context)) void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((UnlockSlow)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
