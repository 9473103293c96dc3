// What people drag out of a widget.
#ifndef PROSCENIUM_CGTK_DRAG_H
#define PROSCENIUM_CGTK_DRAG_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// How a drag ended: broken off or let go over the app's own windows, taken by somebody, or let go elsewhere where nobody
// takes it.
typedef enum { PSC_DRAG_CANCELLED, PSC_DRAG_TAKEN, PSC_DRAG_OUTSIDE } PscDragEnd;

// What is dragged, as far as it has forms that other apps know.
typedef struct {
  const char *text;
  // Of links, each with a line break after it.
  const char *uri_list;
  const void *image;
  gsize image_size;
  // The part of the widget that is seen below the pointer.
  double x, y, width, height;
  // Whether a drop where nobody takes it does something, so that the picture does not fly back.
  gboolean opens_window;
} PscDrag;

typedef struct {
  // Fills in what is dragged from a point, by calling psc_drag_take; does not for nothing.
  void (*prepare)(void *data, double x, double y, void *into);
  void (*begun)(void *data);
  void (*ended)(void *data, PscDragEnd how);
} PscDragFunctions;

// Lets people drag with the primary button. The controller is the widget's.
GtkEventController *psc_drag_source_attach(
    GtkWidget *widget, PscDragFunctions functions, void *data, GDestroyNotify destroy);
// Hands over what is dragged; everything is copied.
void psc_drag_take(void *into, const PscDrag *drag);

G_END_DECLS

#endif
