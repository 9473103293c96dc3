#ifdef GTK
#include "CGTKSearch.h"

// Source: GNOME's documentation of search providers.
static const char interface_xml[] =
    "<node><interface name='org.gnome.Shell.SearchProvider2'>"
    "<method name='GetInitialResultSet'>"
    "<arg type='as' name='terms' direction='in'/><arg type='as' name='results' direction='out'/></method>"
    "<method name='GetSubsearchResultSet'>"
    "<arg type='as' name='previous_results' direction='in'/><arg type='as' name='terms' direction='in'/>"
    "<arg type='as' name='results' direction='out'/></method>"
    "<method name='GetResultMetas'>"
    "<arg type='as' name='identifiers' direction='in'/><arg type='aa{sv}' name='metas' direction='out'/></method>"
    "<method name='ActivateResult'>"
    "<arg type='s' name='identifier' direction='in'/><arg type='as' name='terms' direction='in'/>"
    "<arg type='u' name='timestamp' direction='in'/></method>"
    "<method name='LaunchSearch'>"
    "<arg type='as' name='terms' direction='in'/><arg type='u' name='timestamp' direction='in'/></method>"
    "</interface></node>";

typedef struct {
  const char *path;
  const PscSearchProvider *provider;
  void *data;
  guint idle_seconds;
  guint idle_source;
  GDBusNodeInfo *node;
  GMainLoop *loop;
} Service;

static gboolean idle_time_is_over(gpointer data) {
  Service *service = data;
  service->idle_source = 0;
  g_main_loop_quit(service->loop);
  return G_SOURCE_REMOVE;
}

static void restart_idle_time(Service *service) {
  if (service->idle_source) g_source_remove(service->idle_source);
  service->idle_source = g_timeout_add_seconds(service->idle_seconds, idle_time_is_over, service);
}

static void add_meta(Service *service, GVariantBuilder *metas, const char *identifier) {
  PscSearchMeta meta = {0};
  if (!service->provider->describe(service->data, identifier, &meta)) return;
  g_variant_builder_open(metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(metas, "{sv}", "id", g_variant_new_string(identifier));
  g_variant_builder_add(metas, "{sv}", "name", g_variant_new_take_string(meta.name));
  if (meta.description) {
    g_variant_builder_add(metas, "{sv}", "description", g_variant_new_take_string(meta.description));
  }
  GIcon *icon = NULL;
  if (meta.icon_file) {
    GFile *file = g_file_new_for_path(meta.icon_file);
    icon = g_file_icon_new(file);
    g_object_unref(file);
    g_free(meta.icon_file);
  }
  if (meta.icon_bytes) {
    GBytes *bytes = g_bytes_new_take(meta.icon_bytes, meta.icon_length);
    if (!icon) icon = g_bytes_icon_new(bytes);
    g_bytes_unref(bytes);
  }
  if (icon) {
    GVariant *text = g_icon_serialize(icon);
    if (text) {
      g_variant_builder_add(metas, "{sv}", "icon", text);
      g_variant_unref(text);
    }
    g_object_unref(icon);
  }
  g_variant_builder_close(metas);
}

static void handle_call(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
    GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data) {
  Service *service = data;
  restart_idle_time(service);
  GVariant *answer = NULL;
  if (g_str_equal(method, "GetInitialResultSet") || g_str_equal(method, "GetSubsearchResultSet")) {
    GVariant *list = g_variant_get_child_value(parameters, g_variant_n_children(parameters) - 1);
    const char **terms = g_variant_get_strv(list, NULL);
    char **results = service->provider->find(service->data, (const char *const *)terms);
    answer = g_variant_new("(^as)", results);
    g_strfreev(results);
    g_free(terms);
    g_variant_unref(list);
  } else if (g_str_equal(method, "GetResultMetas")) {
    GVariantBuilder metas;
    g_variant_builder_init(&metas, G_VARIANT_TYPE("aa{sv}"));
    const char **identifiers;
    g_variant_get(parameters, "(^a&s)", &identifiers);
    for (const char **identifier = identifiers; *identifier; identifier++) add_meta(service, &metas, *identifier);
    g_free(identifiers);
    answer = g_variant_new("(aa{sv})", &metas);
  } else if (g_str_equal(method, "ActivateResult")) {
    const char *identifier;
    guint32 timestamp;
    g_variant_get(parameters, "(&s@asu)", &identifier, NULL, &timestamp);
    service->provider->activate(service->data, identifier, timestamp);
  } else {
    const char **terms;
    guint32 timestamp;
    g_variant_get(parameters, "(^a&su)", &terms, &timestamp);
    service->provider->launch(service->data, (const char *const *)terms, timestamp);
    g_free(terms);
  }
  g_dbus_method_invocation_return_value(invocation, answer);
}

static const GDBusInterfaceVTable vtable = {.method_call = handle_call};

static void bus_acquired(GDBusConnection *bus, const char *name, gpointer data) {
  Service *service = data;
  g_dbus_connection_register_object(bus, service->path, service->node->interfaces[0], &vtable, service, NULL, NULL);
}

static void name_lost(GDBusConnection *bus, const char *name, gpointer data) {
  g_main_loop_quit(((Service *)data)->loop);
}

gboolean psc_search_provider_run(
    const char *name, const char *path, const PscSearchProvider *provider, void *data, guint idle_seconds) {
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return FALSE;
  Service service = {
      .path = path, .provider = provider, .data = data, .idle_seconds = idle_seconds,
      .node = g_dbus_node_info_new_for_xml(interface_xml, NULL), .loop = g_main_loop_new(NULL, FALSE)};
  guint owner = g_bus_own_name(
      G_BUS_TYPE_SESSION, name, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE, bus_acquired, NULL, name_lost, &service, NULL);
  restart_idle_time(&service);
  g_main_loop_run(service.loop);
  if (service.idle_source) g_source_remove(service.idle_source);
  g_bus_unown_name(owner);
  // The last answer is sent before the process ends.
  g_dbus_connection_flush_sync(bus, NULL, NULL);
  g_dbus_node_info_unref(service.node);
  g_main_loop_unref(service.loop);
  g_object_unref(bus);
  return TRUE;
}
#endif
