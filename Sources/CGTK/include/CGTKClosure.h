// The question whether to close a window.
#ifndef PROSCENIUM_CGTK_CLOSURE_H
#define PROSCENIUM_CGTK_CLOSURE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Receives whether the user has chosen to close the window.
typedef void (*PscClosureAnswered)(gboolean closes, void *data);

// Asks over a window whether to close it, and calls `answered` once; not if the window is destroyed before. `message` may be NULL. `destroy`
// releases `data` in any case. Returns the dialog.
GtkWindow *psc_ask_closure(GtkWindow *window, const char *title, const char *message, const char *close,
                           const char *cancel, PscClosureAnswered answered, void *data, GDestroyNotify destroy);

G_END_DECLS

#endif
