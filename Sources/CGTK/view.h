// The fields of a view's widget, for the files of this target.
#ifndef PROSCENIUM_VIEW_H
#define PROSCENIUM_VIEW_H

#include "CGTK.h"

struct _PscView {
  GtkWidget parent_instance;
  GtkWidget *content;
  double x, y, width, height;
  double origin_x, origin_y;
  int request_width, request_height;
  int allocated_width, allocated_height;
  float corner_radius;
  unsigned round_corners;
  float border_width;
  GdkRGBA background;
  GdkRGBA border;
  PscResized resized;
  void *resized_data;
  PscDraw draw;
  void *draw_data;
  double transform[6];
  PscTrace clip_path;
  void *clip_path_data;
  PscEffect *effects;
  int effect_count;
  // The name that the app gave the view, or NULL.
  char *name;
  unsigned has_background : 1;
  unsigned clips : 1;
  unsigned is_row : 1;
  unsigned is_current : 1;
  unsigned has_transform : 1;
  unsigned masks : 1;
  unsigned passes_through : 1;
  unsigned has_hit_test : 1;
  // Whether the view gets the keyboard focus by the Tab key; a list gives it to its current row.
  unsigned takes_focus : 1;
  // Whether it is an item of a list, or a button that consists of views. Without a name of its own it has that of the labels in it; whether
  // that is out of date.
  unsigned is_item : 1;
  unsigned is_button : 1;
  unsigned needs_name : 1;
  // What hides it from assistive technology: the app, or a modal view in front of it.
  unsigned is_accessible_hidden : 1;
  unsigned is_covered : 1;
  unsigned is_modal : 1;
  // Whether it is read at its place among the items of its list.
  unsigned is_ordered_by_position : 1;
  // Whether one of its children is modal.
  unsigned has_modal : 1;
  // Whether the items in it are in the order of their places, and whether they will be.
  unsigned sorts_items : 1;
  unsigned is_sort_scheduled : 1;
  // Whether the Tab key goes through the subviews in their order.
  unsigned focuses_in_order : 1;
  // A cairo_operator_t.
  unsigned blending : 5;
};

// Names a view by the labels in it.
void psc_view_update_name(PscView *view);
// Whether one item of a list is read after another.
gboolean psc_item_is_after(PscView *item, PscView *other);
// Reads what is ordered by position in the order of places, unless something overlaps.
void psc_view_sort_items(PscView **views, int count);
// Does so with the children of a view once the layout has ended.
void psc_view_schedule_sort(PscView *view);
// Makes what is behind a modal child unreachable for assistive technology, and nothing else.
void psc_view_update_covered(PscView *view);
// Makes a view that leaves its parent reachable again.
void psc_view_uncover(PscView *view);

#endif
