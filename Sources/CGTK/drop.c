#ifdef GTK
#include "CGTK.h"

// The drops on one widget. Owned by the GtkDropTargetAsync.
typedef struct {
  PscDropFunctions functions;
  void *data;
  GDestroyNotify destroy;
  // The dropped data is being read, so it has no meaning that the pointer leaves.
  gboolean is_reading;
} Target;

// A drop of another app's that is being read.
typedef struct {
  GtkDropTargetAsync *target;
  GdkDrop *drop;
  double x, y;
  char *text, *uri_list;
} Reading;

static Target *of(GtkDropTargetAsync *target) { return g_object_get_data(G_OBJECT(target), "psc-drop"); }

static GdkDragAction moves(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, Target *self) {
  const char *const *types = gdk_drop_get_drag(drop) ? NULL : gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), NULL);
  static const char *const none[] = {NULL};
  if (!types && !gdk_drop_get_drag(drop)) types = none;
  return self->functions.moves(self->data, types, x, y) ? GDK_ACTION_COPY : 0;
}

static void leaves(GtkDropTargetAsync *target, GdkDrop *drop, Target *self) {
  if (!self->is_reading) self->functions.leaves(self->data);
}

static void finish(Reading *reading) {
  Target *self = of(reading->target);
  self->is_reading = FALSE;
  self->functions.dropped(self->data, reading->x, reading->y, reading->text, reading->uri_list);
  gdk_drop_finish(reading->drop, GDK_ACTION_COPY);
  g_object_unref(reading->drop);
  g_object_unref(reading->target);
  g_free(reading->text);
  g_free(reading->uri_list);
  g_free(reading);
}

static void text_read(GObject *drop, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  const GValue *value = gdk_drop_read_value_finish(GDK_DROP(drop), result, NULL);
  if (value && G_VALUE_HOLDS_STRING(value)) reading->text = g_value_dup_string(value);
  finish(reading);
}

static void read_text(Reading *reading) {
  GdkContentFormats *formats =
      gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(gdk_drop_get_formats(reading->drop)));
  if (gdk_content_formats_contain_gtype(formats, G_TYPE_STRING)) {
    gdk_drop_read_value_async(reading->drop, G_TYPE_STRING, G_PRIORITY_DEFAULT, NULL, text_read, reading);
  } else {
    finish(reading);
  }
  gdk_content_formats_unref(formats);
}

static void list_spliced(GObject *stream, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  if (g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL) >= 0) {
    GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM(stream);
    reading->uri_list =
        g_strndup(g_memory_output_stream_get_data(memory), g_memory_output_stream_get_data_size(memory));
  }
  read_text(reading);
}

static void list_opened(GObject *drop, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  const char *type;
  GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, &type, NULL);
  if (!stream) return read_text(reading);
  GOutputStream *memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT,
      NULL, list_spliced, reading);
  g_object_unref(memory);
  g_object_unref(stream);
}

static gboolean dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, Target *self) {
  Reading *reading = g_new0(Reading, 1);
  reading->target = g_object_ref(target);
  reading->drop = g_object_ref(drop);
  reading->x = x;
  reading->y = y;
  self->is_reading = TRUE;
  // Data that this process drags is available without reading.
  if (gdk_drop_get_drag(drop)) {
    finish(reading);
    return TRUE;
  }
  const char *list[] = {"text/uri-list", NULL};
  if (gdk_content_formats_contain_mime_type(gdk_drop_get_formats(drop), list[0]))
    gdk_drop_read_async(drop, list, G_PRIORITY_DEFAULT, NULL, list_opened, reading);
  else
    read_text(reading);
  return TRUE;
}

static void release(gpointer data) {
  Target *self = data;
  if (self->destroy) self->destroy(self->data);
  g_free(self);
}

GtkEventController *psc_drop_target_attach(
    GtkWidget *widget, PscDropFunctions functions, void *data, GDestroyNotify destroy) {
  Target *self = g_new0(Target, 1);
  self->functions = functions;
  self->data = data;
  self->destroy = destroy;
  GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY);
  g_object_set_data_full(G_OBJECT(target), "psc-drop", self, release);
  g_signal_connect(target, "drag-enter", G_CALLBACK(moves), self);
  g_signal_connect(target, "drag-motion", G_CALLBACK(moves), self);
  g_signal_connect(target, "drag-leave", G_CALLBACK(leaves), self);
  g_signal_connect(target, "drop", G_CALLBACK(dropped), self);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
  return GTK_EVENT_CONTROLLER(target);
}
#endif
