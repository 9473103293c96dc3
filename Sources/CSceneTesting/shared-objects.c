// Gives each simulated device a `NotificationCenter.default` and a `UserDefaults.standard` of its own.
//
// Foundation creates both once per process and cannot be configured. Their getters are two functions with well-known names in Foundation's
// library, so the test program defines functions with the same names, which the linker prefers: they return the device's object, or
// Foundation's own if the code belongs to no device. They are weak, so that a program that has Foundation linked statically uses
// Foundation's, and shares the objects again.
#define _GNU_SOURCE
#include "CSceneTesting.h"

#ifdef __linux__
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

#define DEFAULT_CENTER "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
#define STANDARD_DEFAULTS "$s10Foundation12UserDefaultsC8standardACvgZ"

typedef __attribute__((swiftcall)) void *(*Getter)(__attribute__((swift_context)) void *type);

static PscFindObject find_center, find_defaults;

void psc_set_shared_object_finders(PscFindObject notification_center, PscFindObject user_defaults) {
  find_center = notification_center;
  find_defaults = user_defaults;
}

// The getter is looked up once: a program may get the centre with every notification.
static void *foundations(const char *name, _Atomic(Getter) *known, void *type) {
  Getter getter = atomic_load_explicit(known, memory_order_relaxed);
  if (!getter) {
    getter = (Getter)dlsym(RTLD_NEXT, name);
    atomic_store_explicit(known, getter, memory_order_relaxed);
  }
  return getter ? getter(type) : NULL;
}

__attribute__((weak, visibility("default"), swiftcall)) void *psc_default_center(
    __attribute__((swift_context)) void *type) __asm__(DEFAULT_CENTER);
__attribute__((weak, visibility("default"), swiftcall)) void *psc_standard_defaults(
    __attribute__((swift_context)) void *type) __asm__(STANDARD_DEFAULTS);

__attribute__((swiftcall)) void *psc_default_center(__attribute__((swift_context)) void *type) {
  static _Atomic(Getter) getter;
  void *found = find_center ? find_center() : NULL;
  return found ? found : foundations(DEFAULT_CENTER, &getter, type);
}

__attribute__((swiftcall)) void *psc_standard_defaults(__attribute__((swift_context)) void *type) {
  static _Atomic(Getter) getter;
  void *found = find_defaults ? find_defaults() : NULL;
  return found ? found : foundations(STANDARD_DEFAULTS, &getter, type);
}
#else
void psc_set_shared_object_finders(PscFindObject notification_center, PscFindObject user_defaults) {}
#endif
