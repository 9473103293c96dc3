#ifndef CGTK_SEARCH_H
#define CGTK_SEARCH_H

#include <gio/gio.h>

// What the desktop shows of a result. Texts and bytes belong to GLib's allocator and are freed by the caller.
typedef struct {
  char *name;
  // NULL for none, as are the following.
  char *description;
  char *icon_file;
  guint8 *icon_bytes;
  gsize icon_length;
} PscSearchMeta;

// Answers a desktop's searches: org.gnome.Shell.SearchProvider2.
typedef struct {
  // Returns the identifiers of the results for the words that the user has typed, the best first; the list is freed by the caller.
  char **(*find)(void *data, const char *const *terms);
  // Describes a result; FALSE if it no longer exists.
  gboolean (*describe)(void *data, const char *identifier, PscSearchMeta *meta);
  // The user has chosen a result.
  void (*activate)(void *data, const char *identifier, guint32 timestamp);
  // The user continues the search in the app.
  void (*launch)(void *data, const char *const *terms, guint32 timestamp);
} PscSearchProvider;

// Owns a name on the session bus and answers calls there until nobody has called for a number of seconds or the name is lost. Returns FALSE
// if there is no session bus.
gboolean psc_search_provider_run(
    const char *name, const char *path, const PscSearchProvider *provider, void *data, guint idle_seconds);

#endif
