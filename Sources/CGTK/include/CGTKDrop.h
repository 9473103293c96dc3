// Drops on a widget.
#ifndef PROSCENIUM_CGTK_DROP_H
#define PROSCENIUM_CGTK_DROP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  // Returns whether the dragged data would be accepted at a point. The MIME types are those that another app offers; NULL for a drag of
  // this process.
  gboolean (*moves)(void *data, const char *const *mime_types, double x, double y);
  void (*leaves)(void *data);
  // Receives the dropped data, as far as another app provides it: plain text, and links as text/uri-list. NULL for a missing format.
  void (*dropped)(void *data, double x, double y, const char *text, const char *uri_list);
} PscDropFunctions;

// Enables drops on the widget. The widget owns the controller.
GtkEventController *psc_drop_target_attach(
    GtkWidget *widget, PscDropFunctions functions, void *data, GDestroyNotify destroy);

G_END_DECLS

#endif
