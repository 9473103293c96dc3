// What a title bar does, for a content that is in its place.
#ifndef PROSCENIUM_CGTK_TITLE_BAR_H
#define PROSCENIUM_CGTK_TITLE_BAR_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Makes the upper part of a widget move its window, be it dragged where nothing in the widget takes the press, and do what the desktop's settings
// say for a double click, a middle click and a secondary click. Called once for a widget; `psc_title_bar_set_height` sets how high the part is.
void psc_title_bar_install(GtkWidget *widget);
// The height of the part that acts as a title bar, in points; 0 for none.
void psc_title_bar_set_height(GtkWidget *widget, int height);

G_END_DECLS

#endif
