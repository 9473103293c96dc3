// Loads libcurl when it is first used. URLSession is part of each app that exports it, and a static Foundation names libcurl to the linker: the
// app would load it and 24 libraries more at each start. These are the functions that Foundation calls, under the same names, for the app
// alone; with them and as-needed.c the app does not need the library. A dynamic Foundation has its own reference to it and does not call them.

#if defined(__linux__)

#include "CAppLinking.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>

static void *library;

static void load(void) {
  library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_LAZY | RTLD_LOCAL);
}

// The function with this name, or NULL if the library is not there.
static void *function_named(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library ? dlsym(library, name) : NULL;
}

// A function that calls the one of the library, and returns `failure` without it. The look-up is repeated if two threads make it at once.
#define FUNCTION(result, name, parameters, arguments, failure) \
  __attribute__((visibility("hidden"))) result name parameters { \
    static result(*function) parameters; \
    result(*found) parameters = __atomic_load_n(&function, __ATOMIC_ACQUIRE); \
    if (!found) { \
      found = (result(*) parameters)function_named(#name); \
      if (!found) return failure; \
      __atomic_store_n(&function, found, __ATOMIC_RELEASE); \
    } \
    return found arguments; \
  }

// One whose last argument has one of several types, each of which is passed as a pointer is.
#define FUNCTION_WITH_VALUE(name, failure) \
  __attribute__((visibility("hidden"))) int name(void *handle, int option, ...) { \
    va_list list; \
    va_start(list, option); \
    void *value = va_arg(list, void *); \
    va_end(list); \
    int (*found)(void *, int, ...) = (int (*)(void *, int, ...))function_named(#name); \
    return found ? found(handle, option, value) : failure; \
  }

// CURLE_FAILED_INIT, CURLM_INTERNAL_ERROR and CURLUE_OUT_OF_MEMORY.
enum { failed = 2, multi_failed = 4, url_failed = 7 };

FUNCTION(int, curl_global_init, (long flags), (flags), failed)
FUNCTION(const char *, curl_version, (void), (), "libcurl is not installed")
FUNCTION(void *, curl_version_info, (int version), (version), NULL)
FUNCTION(void, curl_free, (void *memory), (memory), )

FUNCTION(void *, curl_easy_init, (void), (), NULL)
FUNCTION(void, curl_easy_cleanup, (void *handle), (handle), )
FUNCTION(int, curl_easy_pause, (void *handle, int bits), (handle, bits), failed)
FUNCTION(const char *, curl_easy_strerror, (int code), (code), "libcurl is not installed")
FUNCTION_WITH_VALUE(curl_easy_setopt, failed)
FUNCTION_WITH_VALUE(curl_easy_getinfo, failed)

FUNCTION(void *, curl_multi_init, (void), (), NULL)
FUNCTION(int, curl_multi_cleanup, (void *multi), (multi), multi_failed)
FUNCTION(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle), multi_failed)
FUNCTION(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle), multi_failed)
FUNCTION(int, curl_multi_assign, (void *multi, int socket, void *value), (multi, socket, value), multi_failed)
FUNCTION(void *, curl_multi_info_read, (void *multi, int *count), (multi, count), NULL)
FUNCTION(
    int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
    (multi, socket, events, running), multi_failed)
FUNCTION_WITH_VALUE(curl_multi_setopt, multi_failed)

FUNCTION(void *, curl_slist_append, (void *list, const char *text), (list, text), NULL)
FUNCTION(void, curl_slist_free_all, (void *list), (list), )

FUNCTION(void *, curl_url, (void), (), NULL)
FUNCTION(int, curl_url_get, (const void *url, int part, char **text, unsigned flags), (url, part, text, flags), url_failed)
FUNCTION(
    int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags), url_failed)

#else
typedef int capplinking_unused;
#endif
