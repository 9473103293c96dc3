// Services that a desktop has on its buses, for tests: one that reports low memory, one that has the user's appearance setting, and two
// that show notifications, by the interfaces of freedesktop.org and of GTK. The arguments select the services. What apps call is printed;
// commands on standard input simulate the system and the user:
//
//   low LEVEL          emits a low-memory warning of that level (50, 100 or 255)
//   scheme NUMBER      sets the colour scheme: dark (1), light (2) or no preference (0)
//   accent R G B       sets the accent colour, its parts as percentages
//   contrast NUMBER    sets the contrast: high (1) or no preference (0)
//   tap NUMBER         activates the notification that was printed with that number
//   tap NUMBER LABEL   activates its button with that label
//
// With the argument name:NAME the program owns that name, until the bus ends, and reads no commands: the bus itself can start it.
#ifdef GTK
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const memory_xml =
    "<node><interface name='org.freedesktop.LowMemoryMonitor'>"
    "<signal name='LowMemoryWarning'><arg name='level' type='y'/></signal>"
    "</interface></node>";

static const char *const notifications_xml =
    "<node><interface name='org.freedesktop.Notifications'>"
    "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
    "<method name='GetServerInformation'><arg type='s' direction='out'/><arg type='s' direction='out'/>"
    "<arg type='s' direction='out'/><arg type='s' direction='out'/></method>"
    "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
    "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
    "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
    "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
    "<signal name='NotificationClosed'><arg type='u'/><arg type='u'/></signal>"
    "</interface></node>";

static const char *const gtk_notifications_xml =
    "<node><interface name='org.gtk.Notifications'>"
    "<method name='AddNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='a{sv}' direction='in'/></method>"
    "<method name='RemoveNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/></method>"
    "</interface></node>";

static const char *const settings_xml =
    "<node><interface name='org.freedesktop.portal.Settings'>"
    "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

// A notification that is shown, with the parameters of the call.
typedef struct {
  char *app, *identifier;
  GVariant *content;
} Shown;

static GDBusConnection *bus;
static GPtrArray *shown;
static int pending_names;
static guint scheme, contrast;
// Beyond the colours, which means that the user has chosen none.
static double accent[3] = {-1, -1, -1};

static GVariant *accent_value(void) { return g_variant_new("(ddd)", accent[0], accent[1], accent[2]); }

// GNOME's own setting for the contrast, which early versions of libadwaita read.
static const char *const gnome = "org.gnome.desktop.a11y.interface";

// NULL for a setting that the portal does not have.
static GVariant *appearance_value(const char *group, const char *key) {
  if (g_str_equal(group, gnome) && g_str_equal(key, "high-contrast")) return g_variant_new_boolean(contrast == 1);
  if (!g_str_equal(group, "org.freedesktop.appearance")) return NULL;
  if (g_str_equal(key, "accent-color")) return accent_value();
  if (g_str_equal(key, "contrast")) return g_variant_new_uint32(contrast);
  return g_str_equal(key, "color-scheme") ? g_variant_new_uint32(scheme) : NULL;
}

static void print_line(const char *text) {
  puts(text);
  fflush(stdout);
}

static guint record(const char *app, const char *identifier, GVariant *content) {
  Shown *entry = g_new0(Shown, 1);
  entry->app = g_strdup(app);
  entry->identifier = g_strdup(identifier);
  entry->content = g_variant_ref(content);
  g_ptr_array_add(shown, entry);
  return shown->len;
}

static void print_notification(guint number, const char *title, const char *body, GPtrArray *labels) {
  GString *line = g_string_new(NULL);
  g_string_printf(line, "shows %u %s | %s", number, title, body);
  for (guint index = 0; index < labels->len; index++)
    g_string_append_printf(line, " [%s]", (const char *)labels->pdata[index]);
  g_strdelimit(line->str, "\n", '/');
  print_line(line->str);
  g_string_free(line, TRUE);
}

// The interface of freedesktop.org: actions are pairs of a key and a label; the key "default" is the notification itself.
static void notify(GVariant *parameters, GDBusMethodInvocation *invocation) {
  const char *title, *body;
  GVariantIter *actions;
  g_variant_get_child(parameters, 3, "&s", &title);
  g_variant_get_child(parameters, 4, "&s", &body);
  g_variant_get_child(parameters, 5, "as", &actions);
  GPtrArray *labels = g_ptr_array_new();
  const char *key, *label;
  while (g_variant_iter_next(actions, "&s", &key) && g_variant_iter_next(actions, "&s", &label))
    if (strcmp(key, "default")) g_ptr_array_add(labels, (gpointer)label);
  guint number = record("", "", parameters);
  print_notification(number, title, body, labels);
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(u)", number));
}

// The interface of GTK: a dictionary with the names of the app's own actions.
static void add(GVariant *parameters, GDBusMethodInvocation *invocation) {
  const char *app, *identifier;
  GVariant *content, *buttons;
  g_variant_get(parameters, "(&s&s@a{sv})", &app, &identifier, &content);
  const char *title = "", *body = "";
  g_variant_lookup(content, "title", "&s", &title);
  g_variant_lookup(content, "body", "&s", &body);
  GPtrArray *labels = g_ptr_array_new();
  if ((buttons = g_variant_lookup_value(content, "buttons", G_VARIANT_TYPE("aa{sv}"))))
    for (gsize index = 0; index < g_variant_n_children(buttons); index++) {
      const char *label = "";
      g_variant_lookup(g_variant_get_child_value(buttons, index), "label", "&s", &label);
      g_ptr_array_add(labels, (gpointer)label);
    }
  print_notification(record(app, identifier, content), title, body, labels);
  g_dbus_method_invocation_return_value(invocation, NULL);
}

static void handle_call(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *method,
    GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data) {
  if (g_str_equal(method, "Notify")) {
    notify(parameters, invocation);
  } else if (g_str_equal(method, "AddNotification")) {
    add(parameters, invocation);
  } else if (g_str_equal(method, "CloseNotification")) {
    guint number;
    g_variant_get(parameters, "(u)", &number);
    printf("withdraws %u\n", number);
    fflush(stdout);
    g_dbus_method_invocation_return_value(invocation, NULL);
  } else if (g_str_equal(method, "RemoveNotification")) {
    const char *identifier;
    g_variant_get_child(parameters, 1, "&s", &identifier);
    for (guint index = shown->len; index > 0; index--)
      if (g_str_equal(((Shown *)shown->pdata[index - 1])->identifier, identifier)) {
        printf("withdraws %u\n", index);
        fflush(stdout);
        break;
      }
    g_dbus_method_invocation_return_value(invocation, NULL);
  } else if (g_str_equal(method, "Read")) {
    const char *group, *key;
    g_variant_get(parameters, "(&s&s)", &group, &key);
    GVariant *value = appearance_value(group, key);
    // A variant within a variant, as the portal returns it.
    if (value) {
      g_dbus_method_invocation_return_value(invocation, g_variant_new("(v)", g_variant_new_variant(value)));
    } else {
      g_dbus_method_invocation_return_dbus_error(
          invocation, "org.freedesktop.portal.Error.NotFound", "Requested setting not found");
    }
  } else if (g_str_equal(method, "GetCapabilities")) {
    const char *capabilities[] = {"actions", "body", NULL};
    g_dbus_method_invocation_return_value(invocation, g_variant_new("(^as)", capabilities));
  } else {
    g_dbus_method_invocation_return_value(invocation, g_variant_new("(ssss)", "services", "tests", "1", "1.2"));
  }
}

static const GDBusInterfaceVTable functions = {.method_call = handle_call};

static void emit(const char *path, const char *interface, const char *name, GVariant *parameters) {
  g_dbus_connection_emit_signal(bus, NULL, path, interface, name, parameters, NULL);
}

// Activates an action of the app; the bus starts the app if it is not running.
static void activate(const Shown *entry, const char *action, GVariant *target) {
  char *path = g_strdup_printf("/%s", entry->app);
  g_strdelimit(g_strdelimit(path, ".", '/'), "-", '_');
  GVariantBuilder targets, platform;
  g_variant_builder_init(&targets, G_VARIANT_TYPE("av"));
  g_variant_builder_init(&platform, G_VARIANT_TYPE("a{sv}"));
  if (target) g_variant_builder_add(&targets, "v", target);
  g_dbus_connection_call(
      bus, entry->app, path, "org.freedesktop.Application", "ActivateAction",
      g_variant_new("(sava{sv})", g_str_has_prefix(action, "app.") ? action + 4 : action, &targets, &platform), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
  g_free(path);
}

static void tap(guint number, const char *label) {
  if (number < 1 || number > shown->len) return;
  const Shown *entry = shown->pdata[number - 1];
  if (*entry->app) {
    GVariant *from = entry->content;
    const char *action_key = "default-action", *target_key = "default-action-target";
    if (*label) {
      GVariant *buttons = g_variant_lookup_value(entry->content, "buttons", G_VARIANT_TYPE("aa{sv}"));
      for (gsize index = 0; buttons && index < g_variant_n_children(buttons); index++) {
        const char *found = "";
        g_variant_lookup(g_variant_get_child_value(buttons, index), "label", "&s", &found);
        if (g_str_equal(found, label)) from = g_variant_get_child_value(buttons, index);
      }
      action_key = "action";
      target_key = "target";
    }
    const char *action = "";
    g_variant_lookup(from, action_key, "&s", &action);
    activate(entry, action, g_variant_lookup_value(from, target_key, NULL));
    return;
  }
  const char *chosen = "default", *key, *found;
  GVariantIter *actions;
  g_variant_get_child(entry->content, 5, "as", &actions);
  while (*label && g_variant_iter_next(actions, "&s", &key) && g_variant_iter_next(actions, "&s", &found))
    if (g_str_equal(found, label)) chosen = key;
  const char *path = "/org/freedesktop/Notifications", *interface = "org.freedesktop.Notifications";
  emit(path, interface, "ActionInvoked", g_variant_new("(us)", number, chosen));
  emit(path, interface, "NotificationClosed", g_variant_new("(uu)", number, 2));
}

static void emit_setting(const char *group, const char *key) {
  emit(
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      g_variant_new("(ssv)", group, key, appearance_value(group, key)));
}

static void emit_appearance(const char *key) { emit_setting("org.freedesktop.appearance", key); }

static void set_appearance(const char *key, guint *setting, guint value) {
  *setting = value;
  emit_appearance(key);
  if (setting == &contrast) emit_setting(gnome, "high-contrast");
}

static void set_accent(const char *percentages) {
  int parts[3];
  if (sscanf(percentages, "%d %d %d", &parts[0], &parts[1], &parts[2]) != 3) return;
  for (int index = 0; index < 3; index++) accent[index] = parts[index] / 100.0;
  emit_appearance("accent-color");
}

static gboolean read_command(GIOChannel *input, GIOCondition condition, gpointer loop) {
  char *line = NULL;
  if (g_io_channel_read_line(input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) {
    g_main_loop_quit(loop);
    return FALSE;
  }
  g_strchomp(line);
  char **words = g_strsplit(line, " ", 3);
  if (words[0] && words[1]) {
    int number = atoi(words[1]);
    if (g_str_equal(words[0], "low"))
      emit(
          "/org/freedesktop/LowMemoryMonitor", "org.freedesktop.LowMemoryMonitor", "LowMemoryWarning",
          g_variant_new("(y)", (guchar)number));
    if (g_str_equal(words[0], "scheme")) set_appearance("color-scheme", &scheme, (guint)number);
    if (g_str_equal(words[0], "accent")) set_accent(line + strlen("accent "));
    if (g_str_equal(words[0], "contrast")) set_appearance("contrast", &contrast, (guint)number);
    if (g_str_equal(words[0], "tap")) tap((guint)number, words[2] ? words[2] : "");
  }
  g_strfreev(words);
  g_free(line);
  return TRUE;
}

static void name_acquired(GDBusConnection *connection, const char *name, gpointer data) {
  if (--pending_names == 0) print_line("ready");
}

static void name_lost(GDBusConnection *connection, const char *name, gpointer data) {
  fprintf(stderr, "%s is owned by another process\n", name);
  exit(1);
}

static void export_service(const char *xml, const char *name, const char *path) {
  pending_names++;
  GDBusNodeInfo *info = g_dbus_node_info_new_for_xml(xml, NULL);
  g_dbus_connection_register_object(bus, path, info->interfaces[0], &functions, NULL, NULL, NULL);
  g_bus_own_name_on_connection(bus, name, G_BUS_NAME_OWNER_FLAGS_NONE, name_acquired, name_lost, NULL, NULL);
}

int main(int count, char **arguments) {
  bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return 1;
  shown = g_ptr_array_new();
  gboolean reads_commands = TRUE;
  for (int index = 1; index < count; index++) {
    if (g_str_equal(arguments[index], "memory"))
      export_service(memory_xml, "org.freedesktop.LowMemoryMonitor", "/org/freedesktop/LowMemoryMonitor");
    if (g_str_equal(arguments[index], "appearance"))
      export_service(settings_xml, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    if (g_str_equal(arguments[index], "notifications"))
      export_service(notifications_xml, "org.freedesktop.Notifications", "/org/freedesktop/Notifications");
    if (g_str_equal(arguments[index], "gtk-notifications"))
      export_service(gtk_notifications_xml, "org.gtk.Notifications", "/org/gtk/Notifications");
    if (g_str_has_prefix(arguments[index], "name:")) {
      pending_names++;
      reads_commands = FALSE;
      g_bus_own_name_on_connection(
          bus, arguments[index] + strlen("name:"), G_BUS_NAME_OWNER_FLAGS_NONE, name_acquired, name_lost, NULL, NULL);
    }
  }
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  if (reads_commands) g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, read_command, loop);
  g_main_loop_run(loop);
  return 0;
}
#else
int main(void) { return 1; }
#endif
