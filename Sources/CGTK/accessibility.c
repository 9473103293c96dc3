// What assistive technology receives of a view, and the keyboard focus in lists, which it follows.
#ifdef GTK
#include "view.h"

#include <math.h>

void psc_widget_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  GtkAccessibleRole present;
  g_object_get(widget, "accessible-role", &present, NULL);
  // GTK refuses another role for a widget that may be known already.
  if (present != role && gtk_widget_get_realized(widget)) return;
  if (present != role) g_object_set(widget, "accessible-role", role, NULL);
  if (!PSC_IS_VIEW(widget)) return;
  PSC_VIEW(widget)->is_item = role == GTK_ACCESSIBLE_ROLE_LIST_ITEM;
  PSC_VIEW(widget)->is_button = role == GTK_ACCESSIBLE_ROLE_BUTTON;
}

void psc_window_set_role(GtkWindow *window) {
  g_object_set(window, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
}

void psc_widget_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected != FALSE, -1);
}

void psc_widget_set_accessible_hidden(GtkWidget *widget, gboolean hidden) {
  gboolean hides = hidden;
  if (PSC_IS_VIEW(widget)) {
    PSC_VIEW(widget)->is_accessible_hidden = hidden != FALSE;
    hides = hides || PSC_VIEW(widget)->is_covered;
  }
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hides != FALSE, -1);
}

// MARK: Modal views

void psc_view_set_modal(PscView *view, gboolean modal) {
  if (view->is_modal == (modal != FALSE)) return;
  view->is_modal = modal != FALSE;
  gtk_accessible_update_property(GTK_ACCESSIBLE(view), GTK_ACCESSIBLE_PROPERTY_MODAL, modal != FALSE, -1);
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(view));
  if (!parent || !PSC_IS_VIEW(parent)) return;
  PSC_VIEW(parent)->has_modal = TRUE;
  psc_view_update_covered(PSC_VIEW(parent));
}

void psc_view_update_covered(PscView *view) {
  GtkWidget *self = GTK_WIDGET(view), *last = gtk_widget_get_last_child(self);
  // A view that was not modal before is added in front.
  if (!view->has_modal && !(last && PSC_IS_VIEW(last) && PSC_VIEW(last)->is_modal)) return;
  gboolean covered = FALSE;
  for (GtkWidget *child = last; child; child = gtk_widget_get_prev_sibling(child)) {
    if (!PSC_IS_VIEW(child)) continue;
    PscView *other = PSC_VIEW(child);
    if (other->is_covered != covered) {
      other->is_covered = covered;
      psc_widget_set_accessible_hidden(child, other->is_accessible_hidden);
    }
    covered = covered || (other->is_modal && gtk_widget_get_visible(child));
  }
  view->has_modal = covered;
}

void psc_view_uncover(PscView *view) {
  if (!view->is_covered) return;
  view->is_covered = FALSE;
  psc_widget_set_accessible_hidden(GTK_WIDGET(view), view->is_accessible_hidden);
}

// MARK: Names by labels

void psc_view_set_name(PscView *view, const char *name) {
  if (g_strcmp0(view->name, name) == 0) return;
  g_free(view->name);
  view->name = g_strdup(name);
  psc_widget_name_changed(GTK_WIDGET(view));
}

void psc_widget_name_changed(GtkWidget *widget) {
  for (GtkWidget *outer = widget; outer; outer = gtk_widget_get_parent(outer)) {
    if (!PSC_IS_VIEW(outer)) continue;
    PscView *view = PSC_VIEW(outer);
    if (!view->is_item && !view->is_button) continue;
    if (!view->needs_name) gtk_widget_queue_draw(outer);
    view->needs_name = TRUE;
    // A button may be in an item, which is not named by it.
    return;
  }
}

// Whether a view shows a control of GTK.
static gboolean is_control(PscView *view) {
  GtkWidget *content = view->content;
  // A box is a stepper, or the segments of a control.
  return content && (GTK_IS_BUTTON(content) || GTK_IS_MENU_BUTTON(content) || GTK_IS_SWITCH(content) || GTK_IS_RANGE(content) ||
                     GTK_IS_SPIN_BUTTON(content) || GTK_IS_EDITABLE(content) || GTK_IS_BOX(content));
}

// Collects the texts of the labels that can be seen, and the names of other views. Controls are read by themselves.
static void collect_names(GtkWidget *widget, GString *names) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_get_visible(child)) continue;
    const char *name = NULL;
    if (GTK_IS_LABEL(child)) {
      name = gtk_label_get_text(GTK_LABEL(child));
    } else if (PSC_IS_VIEW(child) && !PSC_VIEW(child)->is_accessible_hidden && !PSC_VIEW(child)->is_button) {
      if (is_control(PSC_VIEW(child))) continue;
      name = PSC_VIEW(child)->name;
      if (!name) collect_names(child, names);
    }
    if (!name || !*name) continue;
    if (names->len > 0) g_string_append(names, ", ");
    g_string_append(names, name);
  }
}

// Names the controls that have no name of their own, such as the switch of a setting, as the item that they are in.
static void name_controls(GtkWidget *widget, const char *name) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (!PSC_IS_VIEW(child)) continue;
    PscView *view = PSC_VIEW(child);
    GtkWidget *content = view->content;
    if (content && !view->name && (GTK_IS_SWITCH(content) || GTK_IS_RANGE(content) || GTK_IS_SPIN_BUTTON(content)))
      gtk_accessible_update_property(GTK_ACCESSIBLE(content), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    name_controls(child, name);
  }
}

void psc_view_update_name(PscView *view) {
  view->needs_name = FALSE;
  GString *names = g_string_new(view->name);
  if (!view->name) {
    collect_names(GTK_WIDGET(view), names);
    gtk_accessible_update_property(GTK_ACCESSIBLE(view), GTK_ACCESSIBLE_PROPERTY_LABEL, names->str, -1);
  }
  if (view->is_item) name_controls(GTK_WIDGET(view), names->str);
  g_string_free(names, TRUE);
}

// MARK: The order in lists

// The items of a list are read in the order of its children. Apps add and reuse rows in any order.

void psc_view_set_ordered_by_position(PscView *view, gboolean ordered) { view->is_ordered_by_position = ordered != FALSE; }

gboolean psc_item_is_after(PscView *item, PscView *other) {
  if (fabs(item->y - other->y) >= 0.5) return item->y > other->y;
  return item->x > other->x;
}

static gboolean overlap(PscView *one, PscView *other) {
  return one->x < other->x + other->width - 0.5 && other->x < one->x + one->width - 0.5 &&
         one->y < other->y + other->height - 0.5 && other->y < one->y + one->height - 0.5;
}

void psc_view_sort_items(PscView **views, int count) {
  // The places in the array that items have, and the items.
  int *places = g_new(int, count), item_count = 0;
  PscView **items = g_new(PscView *, count);
  for (int index = 0; index < count; index++) {
    if (!views[index]->is_ordered_by_position || !gtk_widget_get_visible(GTK_WIDGET(views[index]))) continue;
    places[item_count] = index;
    int place = item_count++;
    for (; place > 0 && psc_item_is_after(items[place - 1], views[index]); place--) items[place] = items[place - 1];
    items[place] = views[index];
  }
  gboolean overlaps = FALSE;
  for (int index = 1; index < item_count && !overlaps; index++) overlaps = overlap(items[index - 1], items[index]);
  // What is in front of what matters more.
  for (int index = 0; index < item_count && !overlaps; index++) views[places[index]] = items[index];
  g_free(places);
  g_free(items);
}

static gboolean sort_children(gpointer data) {
  PscView *view = data;
  view->is_sort_scheduled = FALSE;
  GPtrArray *children = g_ptr_array_new();
  for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(view)); child; child = gtk_widget_get_next_sibling(child))
    if (PSC_IS_VIEW(child)) g_ptr_array_add(children, child);
  psc_view_set_subviews(view, (PscView **)children->pdata, (int)children->len);
  g_ptr_array_unref(children);
  return G_SOURCE_REMOVE;
}

void psc_view_schedule_sort(PscView *view) {
  if (view->is_sort_scheduled) return;
  view->sorts_items = TRUE;
  view->is_sort_scheduled = TRUE;
  g_idle_add_full(G_PRIORITY_HIGH_IDLE + 25, sort_children, g_object_ref(view), g_object_unref);
}

// MARK: The keyboard focus in lists

// The Tab key goes to the list, and the arrow keys choose its current row. The row then has the focus in place of the list, as in a list of
// GTK's, so that a screen reader reads it; a list whose row has the focus cannot get it, or Shift and Tab would not leave the list.

void psc_view_set_takes_focus(PscView *view, gboolean takes_focus) {
  if (!takes_focus && !view->takes_focus) return;
  view->takes_focus = takes_focus != FALSE;
  // UIKit scrolls to the current row. GTK would scroll to the beginning of a list that gets the focus.
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(view));
  if (parent && GTK_IS_VIEWPORT(parent)) gtk_viewport_set_scroll_to_focus(GTK_VIEWPORT(parent), !takes_focus);
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(view));
  GtkWidget *focus = takes_focus && root ? gtk_root_get_focus(root) : NULL;
  gboolean row_has_it = focus && PSC_IS_VIEW(focus) && PSC_VIEW(focus)->is_current && psc_row_list(PSC_VIEW(focus)) == view;
  gtk_widget_set_focusable(GTK_WIDGET(view), takes_focus && !row_has_it);
}

PscView *psc_row_list(PscView *row) {
  for (GtkWidget *outer = gtk_widget_get_parent(GTK_WIDGET(row)); outer; outer = gtk_widget_get_parent(outer))
    if (PSC_IS_VIEW(outer) && PSC_VIEW(outer)->takes_focus) return PSC_VIEW(outer);
  return NULL;
}

gboolean psc_row_take_focus(PscView *row) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(row));
  PscView *list = psc_row_list(row);
  if (!root || !list) return FALSE;
  GtkWidget *focus = gtk_root_get_focus(root);
  gboolean list_has_it = focus == GTK_WIDGET(list);
  if (focus && PSC_IS_VIEW(focus) && PSC_VIEW(focus)->is_row) list_has_it = psc_row_list(PSC_VIEW(focus)) == list;
  if (!list_has_it) return TRUE;
  if (row->needs_name) psc_view_update_name(row);
  gtk_widget_set_focusable(GTK_WIDGET(row), TRUE);
  if (gtk_widget_grab_focus(GTK_WIDGET(row))) gtk_widget_set_focusable(GTK_WIDGET(list), FALSE);
  return TRUE;
}

void psc_list_take_focus(PscView *list) {
  gtk_widget_set_focusable(GTK_WIDGET(list), TRUE);
  gtk_widget_grab_focus(GTK_WIDGET(list));
}

static void return_focus(PscView *row, PscView *list) {
  if (gtk_widget_is_focus(GTK_WIDGET(row))) psc_list_take_focus(list);
  gtk_widget_set_focusable(GTK_WIDGET(row), FALSE);
  // Another row may have the focus now.
  psc_view_set_takes_focus(list, TRUE);
}

void psc_row_return_focus(PscView *row) {
  PscView *list = psc_row_list(row);
  if (list && !row->is_current) return_focus(row, list);
}

void psc_view_will_remove(GtkWidget *removed) {
  GtkRoot *root = gtk_widget_get_root(removed);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (!focus || !PSC_IS_VIEW(focus) || !PSC_VIEW(focus)->is_row) return;
  if (focus != removed && !gtk_widget_is_ancestor(focus, removed)) return;
  PscView *list = psc_row_list(PSC_VIEW(focus));
  // Not if the list is removed as well.
  if (list && GTK_WIDGET(list) != removed && !gtk_widget_is_ancestor(GTK_WIDGET(list), removed))
    return_focus(PSC_VIEW(focus), list);
}
#endif
