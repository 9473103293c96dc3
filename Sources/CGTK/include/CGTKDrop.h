// What people drop on a widget.
#ifndef PROSCENIUM_CGTK_DROP_H
#define PROSCENIUM_CGTK_DROP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  // Whether what is over a point would be taken there. The MIME types are those that another app offers; NULL for a drag of
  // this process.
  gboolean (*moves)(void *data, const char *const *mime_types, double x, double y);
  void (*leaves)(void *data);
  // What was dropped, as far as another app has it: plain text, and links as text/uri-list. NULL for what there is not.
  void (*dropped)(void *data, double x, double y, const char *text, const char *uri_list);
} PscDropFunctions;

// Lets people drop on the widget. The controller is the widget's.
GtkEventController *psc_drop_target_attach(
    GtkWidget *widget, PscDropFunctions functions, void *data, GDestroyNotify destroy);

G_END_DECLS

#endif
