// The file chooser of the desktop.
#ifndef PROSCENIUM_CGTK_FILES_H
#define PROSCENIUM_CGTK_FILES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Receives the URIs of the chosen files, a list that ends with NULL; NULL if none was chosen.
typedef void (*PscFilesChosen)(const char *const *uris, void *data);

typedef enum { PSC_FILES_OPEN, PSC_FILES_FOLDER, PSC_FILES_SAVE } PscFilesKind;

// Shows the desktop's file chooser over a window, and calls `chosen` once.
//
// `extensions` is a list that ends with NULL, empty for all files; `name` is that of a new file, or NULL.
void psc_choose_files(GtkWindow *window, PscFilesKind kind, gboolean allows_multiple, const char *name,
                      const char *const *extensions, const char *filter_name, PscFilesChosen chosen, void *data);

G_END_DECLS

#endif
