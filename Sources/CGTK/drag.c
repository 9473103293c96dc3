#ifdef GTK
#include "CGTK.h"
#ifdef GDK_WINDOWING_X11
#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>
#endif

// The drags of one widget. Owned by the GtkDragSource, which lives as long as its drag.
typedef struct {
  PscDragFunctions functions;
  void *data;
  GDestroyNotify destroy;
  GtkDragSource *source;
  GdkDrag *drag;
  // Created by prepare, returned to GTK.
  GdkContentProvider *content;
  gboolean opens_window, is_reported, is_on_desktop;
  gulong watch;
} Source;

// Only the compositor requests this format, for a drop on the desktop.
static const char on_desktop[] = "application/x-rootwindow-drop";

#define PSC_TYPE_DESKTOP_CONTENT (psc_desktop_content_get_type())
G_DECLARE_FINAL_TYPE(PscDesktopContent, psc_desktop_content, PSC, DESKTOP_CONTENT, GdkContentProvider)

struct _PscDesktopContent {
  GdkContentProvider parent_instance;
  GtkDragSource *source;
};

G_DEFINE_FINAL_TYPE(PscDesktopContent, psc_desktop_content, GDK_TYPE_CONTENT_PROVIDER)

static Source *of(GtkDragSource *source) { return g_object_get_data(G_OBJECT(source), "psc-drag"); }

static GdkContentFormats *desktop_formats(GdkContentProvider *provider) {
  const char *name = on_desktop;
  return gdk_content_formats_new(&name, 1);
}

static void desktop_write(
    GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
  of(PSC_DESKTOP_CONTENT(provider)->source)->is_on_desktop = TRUE;
  GTask *task = g_task_new(provider, cancellable, callback, data);
  g_task_return_boolean(task, TRUE);
  g_object_unref(task);
}

static gboolean desktop_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void psc_desktop_content_finalize(GObject *object) {
  g_object_unref(PSC_DESKTOP_CONTENT(object)->source);
  G_OBJECT_CLASS(psc_desktop_content_parent_class)->finalize(object);
}

static void psc_desktop_content_class_init(PscDesktopContentClass *class) {
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = psc_desktop_content_finalize;
  provider_class->ref_formats = desktop_formats;
  provider_class->write_mime_type_async = desktop_write;
  provider_class->write_mime_type_finish = desktop_write_finish;
}

static void psc_desktop_content_init(PscDesktopContent *self) {}

static gboolean is_x11(Source *self) {
#ifdef GDK_WINDOWING_X11
  return GDK_IS_X11_DISPLAY(gtk_widget_get_display(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(self->source))));
#else
  return FALSE;
#endif
}

// A still picture of a part of the widget. Its parent draws it: a paintable of a widget that has not been painted yet would be empty, and
// GTK would log a warning.
static GdkPaintable *picture(GtkWidget *widget, const PscDrag *drag) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  graphene_point_t origin;
  if (!parent || !gtk_widget_get_mapped(widget)) return NULL;
  if (!gtk_widget_compute_point(widget, parent, &GRAPHENE_POINT_INIT(0, 0), &origin)) return NULL;
  graphene_size_t size = GRAPHENE_SIZE_INIT((float)drag->width, (float)drag->height);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 0, size.width, size.height));
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-origin.x - (float)drag->x, -origin.y - (float)drag->y));
  gtk_widget_snapshot_child(parent, widget, snapshot);
  gtk_snapshot_pop(snapshot);
  // A widget that shows nothing, or has no allocation before the next frame, gives no node, for which GTK would log a warning.
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node) return NULL;
  GtkSnapshot *still = gtk_snapshot_new();
  gtk_snapshot_append_node(still, node);
  gsk_render_node_unref(node);
  return gtk_snapshot_free_to_paintable(still, &size);
}

typedef struct {
  Source *self;
  double x, y;
} Taking;

void psc_drag_take(void *into, const PscDrag *drag) {
  Taking *taking = into;
  Source *self = taking->self;
  GdkContentProvider *forms[4];
  gsize count = 0;
  if (drag->text) forms[count++] = gdk_content_provider_new_typed(G_TYPE_STRING, drag->text);
  if (drag->uri_list) {
    GBytes *bytes = g_bytes_new(drag->uri_list, strlen(drag->uri_list));
    forms[count++] = gdk_content_provider_new_for_bytes("text/uri-list", bytes);
    g_bytes_unref(bytes);
  }
  if (drag->image) {
    GBytes *bytes = g_bytes_new(drag->image, drag->image_size);
    GdkTexture *texture = gdk_texture_new_from_bytes(bytes, NULL);
    if (texture) {
      forms[count++] = gdk_content_provider_new_typed(GDK_TYPE_TEXTURE, texture);
      g_object_unref(texture);
    }
    g_bytes_unref(bytes);
  }
  self->opens_window = drag->opens_window != FALSE;
  // With GDK's X11 backend a drag that offers it never ends when it is dropped on the desktop.
  if (self->opens_window && !is_x11(self)) {
    PscDesktopContent *content = g_object_new(PSC_TYPE_DESKTOP_CONTENT, NULL);
    content->source = g_object_ref(self->source);
    forms[count++] = GDK_CONTENT_PROVIDER(content);
  }
  g_clear_object(&self->content);
  // A drag without a format for other apps can still be accepted by the app itself, or open a window.
  self->content = count ? gdk_content_provider_new_union(forms, count)
                        : gdk_content_provider_new_for_bytes("application/x-proscenium-drag", g_bytes_new_static("", 0));
  if (drag->width >= 1 && drag->height >= 1) {
    GdkPaintable *icon = picture(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(self->source)), drag);
    if (icon) {
      gtk_drag_source_set_icon(self->source, icon, (int)(taking->x - drag->x), (int)(taking->y - drag->y));
      g_object_unref(icon);
    }
  }
}

static GdkContentProvider *prepare(GtkDragSource *source, double x, double y, Source *self) {
  Taking taking = {self, x, y};
  self->functions.prepare(self->data, x, y, &taking);
  return g_steal_pointer(&self->content);
}

#ifdef GDK_WINDOWING_X11
static gboolean is_escape(GdkDisplay *display, guint code) {
  GdkKeymapKey *keys;
  int count;
  gboolean found = FALSE;
  if (!gdk_display_map_keyval(display, GDK_KEY_Escape, &keys, &count)) return FALSE;
  for (int index = 0; index < count; index++) found |= keys[index].keycode == code;
  g_free(keys);
  return found;
}

// GDK grabs the key, and loses the event, because it is not for one of its own surfaces.
static gboolean watch_escape(GdkX11Display *display, gpointer xevent, Source *self) {
  XEvent *event = xevent;
  if (event->type != GenericEvent || event->xcookie.evtype != XI_KeyPress || !event->xcookie.data) return FALSE;
  XIDeviceEvent *key = event->xcookie.data;
  if (key->event != key->root || !is_escape(GDK_DISPLAY(display), key->detail)) return FALSE;
  g_signal_emit_by_name(self->drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED);
  return TRUE;
}
#endif

static void begin(GtkDragSource *source, GdkDrag *drag, Source *self) {
  self->drag = drag;
  self->is_reported = self->is_on_desktop = FALSE;
  // The picture is below the pointer; drops must reach the windows below the picture.
  cairo_region_t *nothing = cairo_region_create();
  gdk_surface_set_input_region(gdk_drag_get_drag_surface(drag), nothing);
  cairo_region_destroy(nothing);
#ifdef GDK_WINDOWING_X11
  if (is_x11(self)) self->watch = g_signal_connect(gdk_drag_get_display(drag), "xevent", G_CALLBACK(watch_escape), self);
#endif
  self->functions.begun(self->data);
}

static void report_end(Source *self, PscDragEnd how) {
  if (self->is_reported) return;
  self->is_reported = TRUE;
  if (self->watch) g_signal_handler_disconnect(gdk_drag_get_display(self->drag), self->watch);
  self->watch = 0;
  self->functions.ended(self->data, how);
}

// Whether the pointer is over one of our windows, where no widget accepts the drag.
static gboolean is_over_own_window(GdkDrag *drag) {
  double x, y;
  GdkDevice *device = gdk_drag_get_device(drag);
  return device && gdk_device_get_surface_at_position(device, &x, &y);
}

static gboolean cancel(GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason, Source *self) {
  gboolean outside = self->is_on_desktop || (reason == GDK_DRAG_CANCEL_NO_TARGET && !is_over_own_window(drag));
  gboolean opens = outside && self->opens_window;
  report_end(self, outside ? PSC_DRAG_OUTSIDE : PSC_DRAG_CANCELLED);
  return opens;
}

static void end(GtkDragSource *source, GdkDrag *drag, gboolean deletes, Source *self) {
  report_end(
      self, self->is_on_desktop ? PSC_DRAG_OUTSIDE
            : gdk_drag_get_selected_action(drag) ? PSC_DRAG_TAKEN
                                                 : PSC_DRAG_CANCELLED);
  self->drag = NULL;
}

static void release(gpointer data) {
  Source *self = data;
  g_clear_object(&self->content);
  if (self->destroy) self->destroy(self->data);
  g_free(self);
}

GtkEventController *psc_drag_source_attach(
    GtkWidget *widget, PscDragFunctions functions, void *data, GDestroyNotify destroy) {
  Source *self = g_new0(Source, 1);
  self->functions = functions;
  self->data = data;
  self->destroy = destroy;
  self->source = gtk_drag_source_new();
  // Other apps may only copy: items are moved only inside the app.
  gtk_drag_source_set_actions(self->source, GDK_ACTION_COPY);
  g_object_set_data_full(G_OBJECT(self->source), "psc-drag", self, release);
  g_signal_connect(self->source, "prepare", G_CALLBACK(prepare), self);
  g_signal_connect(self->source, "drag-begin", G_CALLBACK(begin), self);
  g_signal_connect(self->source, "drag-cancel", G_CALLBACK(cancel), self);
  g_signal_connect(self->source, "drag-end", G_CALLBACK(end), self);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(self->source));
  return GTK_EVENT_CONTROLLER(self->source);
}
#endif
