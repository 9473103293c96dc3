// Drags from a widget.
#ifndef PROSCENIUM_CGTK_DRAG_H
#define PROSCENIUM_CGTK_DRAG_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// How a drag ended: cancelled or dropped on the app's own windows, accepted by a target, or dropped elsewhere without a target.
typedef enum { PSC_DRAG_CANCELLED, PSC_DRAG_TAKEN, PSC_DRAG_OUTSIDE } PscDragEnd;

// The dragged data, as far as there are formats that other apps support.
typedef struct {
  const char *text;
  // Links, each followed by a line break.
  const char *uri_list;
  const void *image;
  gsize image_size;
  // The part of the widget that is shown below the pointer.
  double x, y, width, height;
  // Whether a drop without a target has an effect, so that the picture is not animated back.
  gboolean opens_window;
} PscDrag;

typedef struct {
  // Provides the data that is dragged from a point, by calling psc_drag_take; does not call it if there is none.
  void (*prepare)(void *data, double x, double y, void *into);
  void (*begun)(void *data);
  void (*ended)(void *data, PscDragEnd how);
} PscDragFunctions;

// Enables drags with the primary button. The widget owns the controller.
GtkEventController *psc_drag_source_attach(
    GtkWidget *widget, PscDragFunctions functions, void *data, GDestroyNotify destroy);
// Sets the dragged data; everything is copied.
void psc_drag_take(void *into, const PscDrag *drag);

G_END_DECLS

#endif
