#ifdef GTK
#include "CGTK.h"

// The touches on one widget. Owned by the legacy controller, which sees each event; the gesture takes sequences from other widgets' gestures,
// and learns when these take one.
typedef struct {
  PscTouch touch;
  void *data;
  GDestroyNotify destroy;
  GtkGesture *gesture;
  gboolean is_pressed;
} Touches;

static gint64 number(GdkEventSequence *sequence) { return (gint64)(gintptr)sequence; }

static gboolean locate(GtkWidget *widget, GdkEvent *event, graphene_point_t *point) {
  double x, y, left, top;
  GtkNative *native = gtk_widget_get_native(widget);
  if (!native || !gdk_event_get_position(event, &x, &y)) return FALSE;
  gtk_native_get_surface_transform(native, &left, &top);
  graphene_point_t in_native = GRAPHENE_POINT_INIT((float)(x - left), (float)(y - top));
  return gtk_widget_compute_point(GTK_WIDGET(native), widget, &in_native, point);
}

// Whether an event is one of a pen, and what it reports.
static gboolean read_stylus(GdkEvent *event, PscStylus *stylus) {
  if (!gdk_event_get_device_tool(event)) return FALSE;
  if (!gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &stylus->pressure)) return FALSE;
  if (!gdk_event_get_axis(event, GDK_AXIS_XTILT, &stylus->tilt_x)) stylus->tilt_x = 0;
  if (!gdk_event_get_axis(event, GDK_AXIS_YTILT, &stylus->tilt_y)) stylus->tilt_y = 0;
  return TRUE;
}

static gboolean handle(GtkEventControllerLegacy *controller, GdkEvent *event, Touches *self) {
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  GdkEventSequence *sequence = gdk_event_get_event_sequence(event);
  PscTouchPhase phase;
  gboolean is_pointer = FALSE;
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
      if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return FALSE;
      self->is_pressed = is_pointer = TRUE;
      phase = PSC_TOUCH_BEGAN;
      break;
    case GDK_MOTION_NOTIFY:
      if (!self->is_pressed) return FALSE;
      is_pointer = TRUE;
      phase = PSC_TOUCH_MOVED;
      break;
    case GDK_BUTTON_RELEASE:
      if (!self->is_pressed || gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return FALSE;
      self->is_pressed = FALSE;
      is_pointer = TRUE;
      phase = PSC_TOUCH_ENDED;
      break;
    case GDK_TOUCH_BEGIN: phase = PSC_TOUCH_BEGAN; break;
    case GDK_TOUCH_UPDATE: phase = PSC_TOUCH_MOVED; break;
    case GDK_TOUCH_END: phase = PSC_TOUCH_ENDED; break;
    case GDK_TOUCH_CANCEL: phase = PSC_TOUCH_CANCELLED; break;
    default: return FALSE;
  }
  graphene_point_t point = GRAPHENE_POINT_INIT(0, 0);
  if (!locate(widget, event, &point) && phase != PSC_TOUCH_ENDED && phase != PSC_TOUCH_CANCELLED) return FALSE;
  // What the app does may remove the widget.
  g_object_ref(controller);
  g_object_ref(self->gesture);
  GtkGesture *gesture = self->gesture;
  PscStylus stylus;
  gboolean is_stylus = read_stylus(event, &stylus);
  if (self->touch(
          self->data, phase, number(sequence), point.x, point.y, is_pointer && !is_stylus, is_stylus ? &stylus : NULL)) {
    gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED);
  }
  g_object_unref(gesture);
  g_object_unref(controller);
  return FALSE;
}

// Another widget, such as one that scrolls, has taken the sequence.
static void cancelled(GtkGesture *gesture, GdkEventSequence *sequence, Touches *self) {
  self->is_pressed = FALSE;
  self->touch(self->data, PSC_TOUCH_CANCELLED, number(sequence), 0, 0, FALSE, NULL);
}

static void state_changed(GtkGesture *gesture, GdkEventSequence *sequence, GtkEventSequenceState state, Touches *self) {
  if (state == GTK_EVENT_SEQUENCE_DENIED) cancelled(gesture, sequence, self);
}

static void destroy_touches(gpointer data, GClosure *closure) {
  Touches *self = data;
  self->destroy(self->data);
  g_object_unref(self->gesture);
  g_free(self);
}

void psc_touches_attach(GtkWidget *widget, PscTouch touch, void *data, GDestroyNotify destroy) {
  Touches *self = g_new0(Touches, 1);
  self->touch = touch;
  self->data = data;
  self->destroy = destroy;
  self->gesture = gtk_gesture_drag_new();
  g_object_ref(self->gesture);
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(self->gesture), GDK_BUTTON_PRIMARY);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(self->gesture), GTK_PHASE_CAPTURE);
  g_signal_connect(self->gesture, "cancel", G_CALLBACK(cancelled), self);
  g_signal_connect(self->gesture, "sequence-state-changed", G_CALLBACK(state_changed), self);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(self->gesture));
  // The controller that was added last gets events first: the gesture still has its sequence when a release takes it.
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect_data(events, "event", G_CALLBACK(handle), self, destroy_touches, 0);
  gtk_widget_add_controller(widget, events);
}
#endif
