// What a title bar does, for a content that is in its place.
#ifndef PROSCENIUM_CGTK_TITLE_BAR_H
#define PROSCENIUM_CGTK_TITLE_BAR_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Makes the upper part of a widget, of this height in points, act as a title bar: dragging it moves the window, where nothing in the widget takes
// the press, and a double click, a middle click and a secondary click do what the desktop's settings say. 0 for no such part.
void psc_title_bar_set_height(GtkWidget *widget, int height);

G_END_DECLS

#endif
