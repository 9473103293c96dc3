#ifdef GTK
#include "CGTK.h"

static const char *const height_key = "psc-title-bar-height", *const installed_key = "psc-title-bar-installed";

static gboolean is_in_title_bar(GtkEventController *controller, double y) {
  GtkWidget *widget = gtk_event_controller_get_widget(controller);
  return y < GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), height_key));
}

static GdkToplevel *toplevel_of(GtkWidget *widget) {
  GdkSurface *surface = gtk_native_get_surface(gtk_widget_get_native(widget));
  return surface && GDK_IS_TOPLEVEL(surface) ? GDK_TOPLEVEL(surface) : NULL;
}

// Does what the desktop's setting of this name says. Returns FALSE if that is nothing.
static gboolean act(GtkGesture *gesture, const char *setting) {
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture));
  GtkWindow *window = GTK_WINDOW(gtk_widget_get_root(widget));
  GdkToplevel *toplevel = toplevel_of(widget);
  char *action = NULL;
  g_object_get(gtk_widget_get_settings(widget), setting, &action, NULL);
  gboolean acts = action != NULL;
  if (g_strcmp0(action, "minimize") == 0) {
    gtk_window_minimize(window);
  } else if (g_strcmp0(action, "toggle-maximize") == 0 && gtk_window_get_resizable(window)) {
    if (gtk_window_is_maximized(window)) {
      gtk_window_unmaximize(window);
    } else {
      gtk_window_maximize(window);
    }
  } else if (g_strcmp0(action, "lower") == 0 && toplevel) {
    gdk_toplevel_lower(toplevel);
  } else if (g_strcmp0(action, "menu") == 0 && toplevel) {
    GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(gesture));
    acts = event && gdk_toplevel_show_window_menu(toplevel, event);
  } else {
    acts = FALSE;
  }
  g_free(action);
  return acts;
}

static void pressed(GtkGestureClick *click, int count, double x, double y, gpointer data) {
  if (!is_in_title_bar(GTK_EVENT_CONTROLLER(click), y)) return;
  guint button = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(click));
  const char *setting = button == GDK_BUTTON_PRIMARY && count == 2 ? "gtk-titlebar-double-click"
                        : button == GDK_BUTTON_MIDDLE              ? "gtk-titlebar-middle-click"
                        : button == GDK_BUTTON_SECONDARY           ? "gtk-titlebar-right-click"
                                                                   : NULL;
  if (setting && act(GTK_GESTURE(click), setting)) gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void dragged(GtkGestureDrag *drag, double offset_x, double offset_y, gpointer data) {
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(drag));
  double x = 0, y = 0;
  gtk_gesture_drag_get_start_point(drag, &x, &y);
  if (!is_in_title_bar(GTK_EVENT_CONTROLLER(drag), y) ||
      !gtk_drag_check_threshold(widget, 0, 0, (int)offset_x, (int)offset_y))
    return;
  GtkNative *native = gtk_widget_get_native(widget);
  GdkToplevel *toplevel = toplevel_of(widget);
  double left, top;
  if (!toplevel || !gtk_widget_translate_coordinates(widget, GTK_WIDGET(native), x, y, &x, &y)) return;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gdk_toplevel_begin_move(
      toplevel, gtk_gesture_get_device(GTK_GESTURE(drag)),
      (int)gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(drag)), x + left, y + top,
      gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)));
  // The desktop has the pointer now: no release comes.
  gtk_event_controller_reset(GTK_EVENT_CONTROLLER(drag));
}

static void install(GtkWidget *widget) {
  GtkGesture *click = gtk_gesture_click_new(), *drag = gtk_gesture_drag_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
  psc_connect(click, "pressed", pressed, NULL, NULL);
  psc_connect(drag, "drag-update", dragged, NULL, NULL);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
}

void psc_title_bar_set_height(GtkWidget *widget, int height) {
  // Most windows have a title bar of their own.
  if (height > 0 && !g_object_get_data(G_OBJECT(widget), installed_key)) {
    g_object_set_data(G_OBJECT(widget), installed_key, GINT_TO_POINTER(1));
    install(widget);
  }
  g_object_set_data(G_OBJECT(widget), height_key, GINT_TO_POINTER(height));
}

#endif
