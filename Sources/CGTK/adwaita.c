#ifdef GTK
#include "CGTK.h"
#include <dlfcn.h>

// The functions and values that are used of libadwaita, which has had them since 1.0.
typedef void (*Init)(void);
typedef GObject *(*DefaultStyleManager)(void);

static GObject *manager;

gboolean psc_adwaita_start(void) {
  // A theme that the user forces is GTK's, and libadwaita's style sheet would be mixed with it.
  const char *theme = g_getenv("GTK_THEME");
  if (manager || (theme && *theme) || g_strcmp0(g_getenv("PROSCENIUM_ADWAITA"), "0") == 0) return manager != NULL;
  void *library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return FALSE;
  Init init = (Init)dlsym(library, "adw_init");
  DefaultStyleManager style_manager = (DefaultStyleManager)dlsym(library, "adw_style_manager_get_default");
  if (!init || !style_manager) {
    dlclose(library);
    return FALSE;
  }
  init();
  manager = style_manager();
  return manager != NULL;
}

static gboolean is_set(const char *property) {
  gboolean value = FALSE;
  if (manager) g_object_get(manager, property, &value, NULL);
  return value;
}

gboolean psc_adwaita_is_used(void) { return manager != NULL; }

gboolean psc_adwaita_is_dark(void) { return is_set("dark"); }

gboolean psc_adwaita_has_high_contrast(void) { return is_set("high-contrast"); }

void psc_adwaita_force_dark(gboolean dark) {
  // ADW_COLOR_SCHEME_FORCE_DARK and ADW_COLOR_SCHEME_FORCE_LIGHT.
  if (manager) g_object_set(manager, "color-scheme", dark ? 4 : 1, NULL);
}

typedef struct {
  PscChanged changed;
  void *data;
} Watcher;

static void style_changed(GObject *object, GParamSpec *property, gpointer data) {
  const Watcher *watcher = data;
  watcher->changed(watcher->data);
}

void psc_adwaita_watch(PscChanged changed, void *data) {
  if (!manager) return;
  // Lives as long as the process, like the manager.
  Watcher *watcher = g_new0(Watcher, 1);
  watcher->changed = changed;
  watcher->data = data;
  g_signal_connect(manager, "notify::dark", G_CALLBACK(style_changed), watcher);
  g_signal_connect(manager, "notify::high-contrast", G_CALLBACK(style_changed), watcher);
}
#endif
