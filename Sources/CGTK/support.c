#ifdef GTK
#include "CGTK.h"
#include <stdlib.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

// Exported by libdispatch for other run loops; CFRunLoop uses the same two. Weak, because a program in C alone, such as the benchmark's
// floor, does not link libdispatch.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int psc_main_queue_fd(void) { return _dispatch_get_main_queue_handle_4CF(); }

void psc_main_queue_drain(void) {
  uint64_t count;
  // The descriptor is non-blocking; if there is nothing to read, another loop has read it.
  while (read(psc_main_queue_fd(), &count, sizeof count) == sizeof count) {
  }
  _dispatch_main_queue_callback_4CF(NULL);
}

typedef struct {
  GSource source;
  gpointer tag;
  PscTurn will_drain;
  void *data;
} MainQueueSource;

static gboolean main_queue_check(GSource *source) {
  return (g_source_query_unix_fd(source, ((MainQueueSource *)source)->tag) & G_IO_IN) != 0;
}

static gboolean main_queue_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  ((MainQueueSource *)source)->will_drain(((MainQueueSource *)source)->data);
  psc_main_queue_drain();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs main_queue_functions = {NULL, main_queue_check, main_queue_dispatch, NULL};

guint psc_main_queue_attach(PscTurn will_drain, void *data) {
  GSource *source = g_source_new(&main_queue_functions, sizeof(MainQueueSource));
  g_source_set_name(source, "DispatchQueue.main");
  ((MainQueueSource *)source)->will_drain = will_drain;
  ((MainQueueSource *)source)->data = data;
  ((MainQueueSource *)source)->tag = g_source_add_unix_fd(source, psc_main_queue_fd(), G_IO_IN);
  g_source_set_can_recurse(source, TRUE);
  guint id = g_source_attach(source, NULL);
  g_source_unref(source);
  return id;
}

gulong psc_connect(void *instance, const char *signal, void *handler, void *data, GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, (GCallback)handler, data, destroy, 0);
}

typedef struct {
  GSource source;
  PscTurn turn;
  void *data;
} TurnSource;

static gboolean turn_prepare(GSource *source, int *timeout) {
  *timeout = -1;
  ((TurnSource *)source)->turn(((TurnSource *)source)->data);
  return FALSE;
}

static gboolean turn_dispatch(GSource *source, GSourceFunc callback, gpointer data) { return G_SOURCE_CONTINUE; }

static GSourceFuncs turn_functions = {turn_prepare, NULL, turn_dispatch, NULL};

guint psc_turn_attach(PscTurn turn, void *data) {
  GSource *source = g_source_new(&turn_functions, sizeof(TurnSource));
  g_source_set_name(source, "turn");
  ((TurnSource *)source)->turn = turn;
  ((TurnSource *)source)->data = data;
  guint id = g_source_attach(source, NULL);
  g_source_unref(source);
  return id;
}

typedef struct {
  GSource source;
  gpointer tag;
  PscReadable readable;
  void *data;
} DescriptorSource;

static gboolean descriptor_check(GSource *source) {
  return (g_source_query_unix_fd(source, ((DescriptorSource *)source)->tag) & G_IO_IN) != 0;
}

static gboolean descriptor_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  ((DescriptorSource *)source)->readable(((DescriptorSource *)source)->data);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs descriptor_functions = {NULL, descriptor_check, descriptor_dispatch, NULL};

guint psc_descriptor_attach(int descriptor, PscReadable readable, void *data) {
  GSource *source = g_source_new(&descriptor_functions, sizeof(DescriptorSource));
  g_source_set_name(source, "descriptor");
  ((DescriptorSource *)source)->tag = g_source_add_unix_fd(source, descriptor, G_IO_IN);
  ((DescriptorSource *)source)->readable = readable;
  ((DescriptorSource *)source)->data = data;
  g_source_set_can_recurse(source, TRUE);
  guint id = g_source_attach(source, NULL);
  g_source_unref(source);
  return id;
}

static guint rest_source;

static gboolean give_memory_back(gpointer data) {
  rest_source = 0;
#ifdef __GLIBC__
  malloc_trim(0);
#endif
  return G_SOURCE_REMOVE;
}

void psc_memory_rests(void) {
  if (rest_source) g_source_remove(rest_source);
  rest_source = g_timeout_add_seconds_full(G_PRIORITY_LOW, 2, give_memory_back, NULL, NULL);
}

struct _PscApplication {
  GtkApplication parent_instance;
  gboolean has_display;
};

G_DEFINE_FINAL_TYPE(PscApplication, psc_application, GTK_TYPE_APPLICATION)

static gboolean psc_application_local_command_line(GApplication *application, char ***arguments, int *status) {
  // The arguments are the app's, which has already read from them what to open.
  *status = 0;
  return TRUE;
}

static void psc_application_startup(GApplication *application) {
  PscApplication *self = PSC_APPLICATION(application);
  self->has_display = gtk_init_check();
  if (self->has_display) psc_adwaita_start();
  // GtkApplication's own implementation aborts if there is no display.
  GApplicationClass *class = self->has_display
      ? G_APPLICATION_CLASS(psc_application_parent_class)
      : g_type_class_peek(G_TYPE_APPLICATION);
  class->startup(application);
}

static void psc_application_class_init(PscApplicationClass *class) {
  G_APPLICATION_CLASS(class)->local_command_line = psc_application_local_command_line;
  G_APPLICATION_CLASS(class)->startup = psc_application_startup;
}

static void psc_application_init(PscApplication *self) {}

PscApplication *psc_application_new(const char *id, GApplicationFlags flags) {
  return g_object_new(PSC_TYPE_APPLICATION, "application-id", id, "flags", flags, "register-session", TRUE, NULL);
}

gboolean psc_application_has_display(PscApplication *application) { return application->has_display; }

gboolean psc_gtk_is_at_least(int major, int minor) { return gtk_check_version(major, minor, 0) == NULL; }

#ifdef GDK_WINDOWING_X11
// GTK loads Xlib if it supports X11, so there is nothing to link.
#pragma weak XGetWindowAttributes
#pragma weak XSelectInput

// The state of the workspaces, cached until a change is reported: each query waits for the display, and would be made for each window and
// at each change.
typedef struct {
  PscChanged changed;
  void *data;
  Atom current, own;
  gboolean is_current_known;
  guint32 current_desktop;
} Workspaces;

static Workspaces *workspaces;
// On the surface: the number of its workspace plus one, so that zero means unknown.
static const char desktop_key[] = "psc-desktop";

static gboolean workspace_event(GdkX11Display *display, gpointer xevent, gpointer data) {
  Workspaces *watch = data;
  XEvent *event = xevent;
  if (event->type != PropertyNotify) return FALSE;
  if (event->xproperty.atom == watch->current) {
    watch->is_current_known = FALSE;
  } else if (event->xproperty.atom == watch->own) {
    GdkSurface *surface = gdk_x11_surface_lookup_for_display(display, event->xproperty.window);
    if (surface) g_object_set_data(G_OBJECT(surface), desktop_key, NULL);
  } else {
    return FALSE;
  }
  watch->changed(watch->data);
  return FALSE;
}

static gboolean is_on_other_workspace(GdkSurface *surface) {
  GdkX11Screen *screen = gdk_x11_display_get_screen(gdk_surface_get_display(surface));
  if (!workspaces) {
    guint32 desktop = gdk_x11_surface_get_desktop(surface);
    return desktop != G_MAXUINT32 && desktop != gdk_x11_screen_get_current_desktop(screen);
  }
  gsize known = (gsize)g_object_get_data(G_OBJECT(surface), desktop_key);
  guint32 desktop = known ? (guint32)(known - 1) : gdk_x11_surface_get_desktop(surface);
  if (!known) g_object_set_data(G_OBJECT(surface), desktop_key, (gpointer)((gsize)desktop + 1));
  // All bits set: on every workspace.
  if (desktop == G_MAXUINT32) return FALSE;
  if (!workspaces->is_current_known) workspaces->current_desktop = gdk_x11_screen_get_current_desktop(screen);
  workspaces->is_current_known = TRUE;
  return desktop != workspaces->current_desktop;
}
#endif

static gboolean tooltip_asked(GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, char *text) {
  gtk_tooltip_set_text(tooltip, text);
  return TRUE;
}

void psc_widget_set_tooltip(GtkWidget *widget, const char *text) {
  gtk_widget_set_has_tooltip(widget, TRUE);
  g_signal_connect_data(
      widget, "query-tooltip", G_CALLBACK(tooltip_asked), g_strdup(text), (GClosureNotify)(void *)g_free, 0);
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

gboolean psc_window_is_hidden(GtkWindow *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface || !GDK_IS_TOPLEVEL(surface)) return FALSE;
  GdkToplevelState state = gdk_toplevel_get_state(GDK_TOPLEVEL(surface));
  if (state & GDK_TOPLEVEL_STATE_MINIMIZED) return TRUE;
  // GDK_TOPLEVEL_STATE_SUSPENDED, which headers before 4.12 do not define.
  if (gtk_check_version(4, 12, 0) == NULL && (state & (1 << 16))) return TRUE;
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface) && is_on_other_workspace(surface)) return TRUE;
#endif
  return FALSE;
}

void psc_watch_workspaces(PscChanged changed, void *data) {
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_display_get_default();
  if (!GDK_IS_X11_DISPLAY(display)) return;
  Workspaces *watch = g_new0(Workspaces, 1);
  watch->changed = changed;
  watch->data = data;
  watch->current = gdk_x11_get_xatom_by_name_for_display(display, "_NET_CURRENT_DESKTOP");
  watch->own = gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_DESKTOP");
  // GTK does not select the root window's property events by itself.
  Display *connection = gdk_x11_display_get_xdisplay(display);
  Window root = gdk_x11_display_get_xrootwindow(display);
  XWindowAttributes known;
  if (XGetWindowAttributes && XSelectInput && XGetWindowAttributes(connection, root, &known)) {
    XSelectInput(connection, root, known.your_event_mask | PropertyChangeMask);
    workspaces = watch;
  }
  g_signal_connect_data(display, "xevent", G_CALLBACK(workspace_event), watch, (GClosureNotify)(void *)g_free, 0);
#endif
}

typedef struct {
  PscLocked locked;
  void *data;
} Lock;

static void screen_saver_signal(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *name,
    GVariant *parameters, gpointer data) {
  Lock *lock = data;
  if (g_str_equal(name, "Lock")) {
    lock->locked(lock->data, TRUE);
  } else if (g_str_equal(name, "Unlock")) {
    lock->locked(lock->data, FALSE);
  } else if (g_variant_is_of_type(parameters, G_VARIANT_TYPE("(b)"))) {
    gboolean active;
    g_variant_get(parameters, "(b)", &active);
    lock->locked(lock->data, active);
  }
}

static void session_bus_ready(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  // The two interface names under which desktops report it.
  g_dbus_connection_signal_subscribe(
      bus, NULL, "org.gnome.ScreenSaver", "ActiveChanged", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, screen_saver_signal, data, NULL);
  g_dbus_connection_signal_subscribe(
      bus, NULL, "org.freedesktop.ScreenSaver", "ActiveChanged", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, screen_saver_signal, data,
      NULL);
}

static void login_session_found(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!answer) return;
  const char *path;
  g_variant_get(answer, "(&o)", &path);
  g_dbus_connection_signal_subscribe(
      G_DBUS_CONNECTION(source), "org.freedesktop.login1", "org.freedesktop.login1.Session", NULL, path, NULL,
      G_DBUS_SIGNAL_FLAGS_NONE, screen_saver_signal, data, NULL);
  g_variant_unref(answer);
}

static void system_bus_ready(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  g_dbus_connection_call(
      bus, "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "GetSessionByPID",
      g_variant_new("(u)", (guint32)getpid()), G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL,
      login_session_found, data);
}

void psc_watch_lock(PscLocked locked, void *data) {
  // Lives as long as the process.
  Lock *lock = g_new0(Lock, 1);
  lock->locked = locked;
  lock->data = data;
  g_bus_get(G_BUS_TYPE_SESSION, NULL, session_bus_ready, lock);
  g_bus_get(G_BUS_TYPE_SYSTEM, NULL, system_bus_ready, lock);
}

static const char *const portal = "org.freedesktop.portal.Desktop";
static const char *const portal_path = "/org/freedesktop/portal/desktop";
static const char *const portal_settings = "org.freedesktop.portal.Settings";
static const char *const appearance = "org.freedesktop.appearance";

// One of the desktop's settings for the appearance.
typedef struct {
  const char *key;
  // One of the two, by the type of its value.
  PscPreferred preferred;
  PscAccentChosen chosen;
  void *data;
} Setting;

// The value is in a variant, or in a variant within a variant.
static void report_setting(const Setting *setting, GVariant *value) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant(inner);
    g_variant_unref(inner);
    inner = next;
  }
  if (setting->preferred && g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) {
    setting->preferred(setting->data, g_variant_get_uint32(inner));
  } else if (setting->chosen && g_variant_is_of_type(inner, G_VARIANT_TYPE("(ddd)"))) {
    double red, green, blue;
    g_variant_get(inner, "(ddd)", &red, &green, &blue);
    setting->chosen(setting->data, red, green, blue);
  }
  g_variant_unref(inner);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *name,
    GVariant *parameters, gpointer data) {
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const Setting *setting = data;
  const char *group, *key;
  GVariant *value;
  g_variant_get(parameters, "(&s&s@v)", &group, &key, &value);
  if (g_str_equal(group, appearance) && g_str_equal(key, setting->key)) report_setting(setting, value);
  g_variant_unref(value);
}

static void setting_read(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  report_setting(data, value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

static void settings_bus_ready(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  const Setting *setting = data;
  g_dbus_connection_signal_subscribe(
      bus, portal, portal_settings, "SettingChanged", portal_path, appearance, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed,
      data, NULL);
  g_dbus_connection_call(
      bus, portal, portal_path, portal_settings, "Read", g_variant_new("(ss)", appearance, setting->key),
      G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, setting_read, data);
}

static void watch_setting(const char *key, PscPreferred preferred, PscAccentChosen chosen, void *data) {
  // Lives as long as the process.
  Setting *setting = g_new0(Setting, 1);
  setting->key = g_intern_string(key);
  setting->preferred = preferred;
  setting->chosen = chosen;
  setting->data = data;
  g_bus_get(G_BUS_TYPE_SESSION, NULL, settings_bus_ready, setting);
}

void psc_watch_appearance(const char *key, PscPreferred preferred, void *data) {
  watch_setting(key, preferred, NULL, data);
}

void psc_watch_accent(PscAccentChosen chosen, void *data) { watch_setting("accent-color", NULL, chosen, data); }

typedef struct {
  PscChanged low;
  void *data;
} Memory;

static void memory_is_low(GObject *monitor, int level, gpointer data) {
  Memory *memory = data;
  memory->low(memory->data);
}

void psc_watch_memory(PscChanged low, void *data) {
  Memory *memory = g_new0(Memory, 1);
  memory->low = low;
  memory->data = data;
  // Retained for the lifetime of the process, like the handler.
  GMemoryMonitor *monitor = g_memory_monitor_dup_default();
  g_signal_connect(monitor, "low-memory-warning", G_CALLBACK(memory_is_low), memory);
}

// Pango loads fontconfig and its own part for it, so there is nothing to link.
extern int FcConfigAppFontAddFile(void *configuration, const unsigned char *path);
#pragma weak FcConfigAppFontAddFile
extern void pango_fc_font_map_config_changed(void *map);
#pragma weak pango_fc_font_map_config_changed
extern GType pango_fc_font_map_get_type(void);
#pragma weak pango_fc_font_map_get_type

gboolean psc_fonts_add(const char *path) {
  return FcConfigAppFontAddFile && FcConfigAppFontAddFile(NULL, (const unsigned char *)path);
}

void psc_fonts_changed(void) {
  PangoFontMap *map = pango_cairo_font_map_get_default();
  if (!pango_fc_font_map_config_changed || !pango_fc_font_map_get_type) return;
  if (G_TYPE_CHECK_INSTANCE_TYPE(map, pango_fc_font_map_get_type())) pango_fc_font_map_config_changed(map);
}

void psc_disable_opengl(void) {
  // Since 4.16 the features to disable have a variable of their own.
  if (gtk_check_version(4, 16, 0) == NULL) {
    g_setenv("GDK_DISABLE", "gl,vulkan", FALSE);
  } else {
    g_setenv("GDK_DEBUG", "gl-disable", FALSE);
  }
}

static gpointer greet_bus(gpointer data) {
  // The reference is retained: the connection is shared by the whole process.
  g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  return NULL;
}

void psc_greet_bus(void) { g_thread_unref(g_thread_new("session bus", greet_bus, NULL)); }

// Derived from an identifier in the same way as by GApplication.
static char *object_path(const char *id) {
  char *path = g_strconcat("/", id, NULL);
  for (char *letter = path; *letter; letter++) {
    if (*letter == '.') *letter = '/';
    if (*letter == '-') *letter = '_';
  }
  return path;
}

// The data with which the window manager gives the other process the focus.
static GVariant *platform_data(void) {
  GVariantBuilder builder;
  g_variant_builder_init(&builder, G_VARIANT_TYPE_VARDICT);
  const char *x11 = g_getenv("DESKTOP_STARTUP_ID");
  const char *wayland = g_getenv("XDG_ACTIVATION_TOKEN");
  const char *id = x11 ? x11 : wayland;
  if (id && g_utf8_validate(id, -1, NULL)) {
    g_variant_builder_add(&builder, "{sv}", "desktop-startup-id", g_variant_new_string(id));
    g_variant_builder_add(&builder, "{sv}", "activation-token", g_variant_new_string(id));
  }
  return g_variant_builder_end(&builder);
}

PscHandOver psc_hand_over(const char *id, const char *const *uris, int timeout) {
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return PSC_NOBODY_THERE;
  char *path = object_path(id);
  gboolean has_uris = uris && *uris;
  GError *error = NULL;
  // Not through GApplication, which first queries all actions of the other process. The bus must not start a process for it.
  GVariant *answer = g_dbus_connection_call_sync(
      bus, id, path, "org.freedesktop.Application", has_uris ? "Open" : "Activate",
      has_uris ? g_variant_new("(^as@a{sv})", uris, platform_data()) : g_variant_new("(@a{sv})", platform_data()), NULL,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, timeout, NULL, &error);
  gboolean arrived = answer || g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  if (answer) g_variant_unref(answer);
  g_clear_error(&error);
  g_free(path);
  g_object_unref(bus);
  return arrived ? PSC_HANDED_OVER : PSC_NOBODY_THERE;
}
#endif
