// The touches on a window's view: fingers on a screen, and the primary button of a pointer.
#ifndef PROSCENIUM_CGTK_TOUCH_H
#define PROSCENIUM_CGTK_TOUCH_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  PSC_TOUCH_BEGAN,
  PSC_TOUCH_MOVED,
  PSC_TOUCH_ENDED,
  PSC_TOUCH_CANCELLED,
} PscTouchPhase;

// A pen: its pressure from 0 to 1, and how far it is tilted to the right and downwards from -1 to 1.
typedef struct {
  double pressure, tilt_x, tilt_y;
} PscStylus;

// Receives each change of a touch before the widgets inside do; the stylus is NULL for another touch. Returns whether the touch is taken
// from the widgets.
typedef gboolean (*PscTouch)(
    void *data, PscTouchPhase phase, gint64 id, double x, double y, gboolean is_pointer, const PscStylus *stylus);

// Reports the touches on the widget and inside of it until the widget is disposed.
void psc_touches_attach(GtkWidget *widget, PscTouch touch, void *data, GDestroyNotify destroy);

G_END_DECLS

#endif
