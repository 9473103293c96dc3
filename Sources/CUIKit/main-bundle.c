// Makes the app's folder `Bundle.main`, and the bundle of its classes, where Foundation takes the executable's folder for it.
//
// Both getters are functions with well-known names in Foundation's library, so the app defines functions with the same names, which the
// linker prefers. They are weak, so that a program that has Foundation linked statically uses Foundation's.
#define _GNU_SOURCE
#include "CUIKit.h"

#ifdef __linux__
#include <dlfcn.h>
#include <stddef.h>

#define MAIN "$s10Foundation6BundleC4mainACvgZ"
#define FOR_CLASS "$s10Foundation6BundleC3forACyXlXp_tcfC"

typedef __attribute__((swiftcall)) void *(*Getter)(__attribute__((swift_context)) void *type);
typedef __attribute__((swiftcall)) void *(*Initializer)(void *class, __attribute__((swift_context)) void *type);

__attribute__((weak, visibility("default"), swiftcall)) void *cuikit_main(
    __attribute__((swift_context)) void *type) __asm__(MAIN);
__attribute__((weak, visibility("default"), swiftcall)) void *cuikit_for_class(
    void *class, __attribute__((swift_context)) void *type) __asm__(FOR_CLASS);

__attribute__((swiftcall)) void *cuikit_main(__attribute__((swift_context)) void *type) {
  void *found = cuikit_find_main_bundle();
  if (found) return found;
  Getter getter = (Getter)dlsym(RTLD_NEXT, MAIN);
  return getter ? getter(type) : NULL;
}

// Classes of the executable are the app's. Those of a shared library have the bundle that Foundation finds.
__attribute__((swiftcall)) void *cuikit_for_class(void *class, __attribute__((swift_context)) void *type) {
  Dl_info of_class, of_app;
  if (dladdr(class, &of_class) && dladdr((void *)&cuikit_find_main_bundle, &of_app) &&
      of_class.dli_fbase == of_app.dli_fbase) {
    void *found = cuikit_find_main_bundle();
    if (found) return found;
  }
  Initializer initializer = (Initializer)dlsym(RTLD_NEXT, FOR_CLASS);
  return initializer ? initializer(class, type) : NULL;
}
#endif
