// GTK 4 for the desktop host, with parts that cannot be written in Swift: a widget class of our own, and a few macros.
#ifndef PROSCENIUM_CGTK_H
#define PROSCENIUM_CGTK_H

#include <cairo-pdf.h>
#include <gtk/gtk.h>

#include "CGTKAdwaita.h"
#include "CGTKClock.h"
#include "CGTKClosure.h"
#include "CGTKDrag.h"
#include "CGTKDrop.h"
#include "CGTKFiles.h"
#include "CGTKPicture.h"
#include "CGTKSearch.h"
#include "CGTKTitleBar.h"
#include "CGTKTouch.h"

G_BEGIN_DECLS

// A widget that shows one view: background, border, drawing, one real GTK widget that fills it, and subviews in front. Its children get the
// frames that are set, regardless of their preferred sizes; the view computes them.
#define PSC_TYPE_VIEW (psc_view_get_type())
G_DECLARE_FINAL_TYPE(PscView, psc_view, PSC, VIEW, GtkWidget)

// Called during an allocation with a new size, before the children are allocated.
typedef void (*PscResized)(void *data, int width, int height);
// Draws into a view of this size.
typedef void (*PscDraw)(void *data, cairo_t *cr, double width, double height);

GtkWidget *psc_view_new(void);
// The accessibility role of the widget. Has no effect once the widget is on screen.
void psc_widget_set_role(GtkWidget *widget, GtkAccessibleRole role);
// Sets the role of a new window. GTK 4.8 knows it only once the window is on screen, and another one is taken if it has a focus before.
void psc_window_set_role(GtkWindow *window);
// Whether it is one of the selected items.
void psc_widget_set_selected(GtkWidget *widget, gboolean selected);
// Whether assistive technology does not get the widget and what is in it.
void psc_widget_set_accessible_hidden(GtkWidget *widget, gboolean hidden);
// Whether assistive technology does not get the views behind it in its parent.
void psc_view_set_modal(PscView *view, gboolean modal);
// The name that the app gave the view, or NULL. An item of a list, or a button, without one is named by the labels in it, and the controls in
// an item as the item.
void psc_view_set_name(PscView *view, const char *name);
// Whether the view is read at its place among the items of its list.
void psc_view_set_ordered_by_position(PscView *view, gboolean ordered);
// Brings the name of the list item or the button that a widget is in up to date before that is drawn again.
void psc_widget_name_changed(GtkWidget *widget);
// The frame of the view in its parent.
void psc_view_set_frame(PscView *view, double x, double y, double width, double height);
// The size that the view requests from a parent that is not a PscView, such as a window or a scrolled window.
void psc_view_set_request(PscView *view, int width, int height);
// NULL for none.
void psc_view_set_background(PscView *view, const GdkRGBA *color);
void psc_view_set_border(PscView *view, float width, const GdkRGBA *color);
void psc_view_set_corner_radius(PscView *view, float radius);
// The corners that the radius applies to, as bits: upper left, upper right, lower left, lower right.
void psc_view_set_round_corners(PscView *view, unsigned corners);
// The point of the children's coordinates at the upper left corner.
void psc_view_set_origin(PscView *view, double x, double y);
// Whether the view reacts to the pointer as the row of a list, and whether it is the row with the keyboard focus.
void psc_view_set_row(PscView *view, gboolean is_row, gboolean is_current);
// Whether the view gets the keyboard focus, by itself or in its current row.
void psc_view_set_takes_focus(PscView *view, gboolean takes_focus);
// The nearest view around a row that takes the focus, or NULL.
PscView *psc_row_list(PscView *row);
// Gives the focus to a row that has become current, if its list or another row has it. FALSE if it is in no window yet.
gboolean psc_row_take_focus(PscView *row);
// Gives the focus of a row to its list, unless the row is current.
void psc_row_return_focus(PscView *row);
// Gives the focus back to the list, if the row that has it is in a widget that will be hidden or removed.
void psc_view_will_remove(GtkWidget *removed);
// Gives the focus to a list itself.
void psc_list_take_focus(PscView *list);
// Whether the Tab key goes through the subviews in their order, the rearmost first. Otherwise it does so by their positions.
void psc_view_set_focuses_in_order(PscView *view, gboolean focuses_in_order);
void psc_view_set_clips(PscView *view, gboolean clips);
// The widget that fills the view, or NULL. The view takes ownership of it.
void psc_view_set_content(PscView *view, GtkWidget *content);
// The views in front of the content, the rearmost first. Those that are no longer in the list are unparented.
void psc_view_set_subviews(PscView *view, PscView **subviews, int count);
void psc_view_set_resized(PscView *view, PscResized resized, void *data);
void psc_view_set_draw(PscView *view, PscDraw draw, void *data);
// Six numbers of an affine transform about the view's centre, or NULL for none: xx, yx, xy, yy, x0, y0.
void psc_view_set_transform(PscView *view, const double *numbers);
// Traces the path to which the view and everything in it is clipped; NULL for none.
typedef void (*PscTrace)(void *data, cairo_t *cr);
void psc_view_set_clip_path(PscView *view, PscTrace trace, void *data);
// Whether the last subview is a mask for the others and is not shown itself.
void psc_view_set_masks(PscView *view, gboolean masks);
// How the view is combined with what is behind it in its parent. Default: over it.
void psc_view_set_operator(PscView *view, cairo_operator_t blending);
// Whether the pointer goes through the view itself, not through its subviews.
void psc_view_set_passes_through(PscView *view, gboolean passes_through);
// Returns whether the view, or one in it, is hit at a point. Otherwise the pointer goes through the view and everything in it.
typedef gboolean (*PscHitTest)(void *data, double x, double y);
// Sets what decides about hits of the view, before it is shown. `destroy` is called with `data` when the view is gone.
void psc_view_set_hit_test(PscView *view, PscHitTest hit_test, void *data, GDestroyNotify destroy);

typedef enum { PSC_EFFECT_BLUR, PSC_EFFECT_COLORS, PSC_EFFECT_SHADOW } PscEffectKind;
typedef struct {
  PscEffectKind kind;
  // The standard deviation of a blur or a shadow, in points.
  float deviation;
  // Of a shadow.
  float x, y;
  GdkRGBA color;
  // Of colours: four rows, and an offset.
  float matrix[16];
  float offset[4];
} PscEffect;
// The effects on the view and everything in it, the one that is applied first at the beginning.
void psc_view_set_effects(PscView *view, const PscEffect *effects, int count);

// Begins a group where something is visible; otherwise returns FALSE. Cairo aborts for a group of no size.
gboolean psc_push_group(cairo_t *cr);
// Applies an effect to the pixels of a picture in memory.
void psc_surface_apply_effect(cairo_surface_t *surface, const PscEffect *effect);
// Shows what has an opacity between two limits in one colour, and nothing else.
void psc_surface_apply_threshold(cairo_surface_t *surface, double low, double high, const GdkRGBA *color);

// The number of bytes of a label's text that are shown before an ellipsis where only some of its lines fit into a height, or are allowed (0
// for any number); -1 if all are shown. GtkLabel limits the lines of each paragraph instead, and none by its height.
int psc_label_fitting_length(GtkWidget *label, const char *text, int width, int height, int lines);
// Shows only the first bytes of a label's text, and an ellipsis; screen readers read all of it. A negative length shows all of it again.
void psc_label_truncate(GtkWidget *label, const char *text, int length);

// Removes the view's references to the data of resized, draw and the path for clipping.
void psc_view_detach(PscView *view);

// The file descriptor of libdispatch's main queue, for another run loop.
int psc_main_queue_fd(void);
void psc_main_queue_drain(void);
typedef void (*PscTurn)(void *data);
// Adds a source to the default context that drains the main queue. Calls back before that.
guint psc_main_queue_attach(PscTurn will_drain, void *data);

// Connects without a cast; the closure is released by destroy.
gulong psc_connect(void *instance, const char *signal, void *handler, void *data, GClosureNotify destroy);

// Schedules the return of free memory to the system once two seconds have passed without another call. When GTK draws without OpenGL, each
// frame allocates a buffer of the window's size from the heap; a small block that is allocated in the hole makes the heap grow, and glibc
// does not return the memory of closed windows.
void psc_memory_rests(void);

// An application that does not parse its arguments, and that can run without a display.
#define PSC_TYPE_APPLICATION (psc_application_get_type())
G_DECLARE_FINAL_TYPE(PscApplication, psc_application, PSC, APPLICATION, GtkApplication)

PscApplication *psc_application_new(const char *id, GApplicationFlags flags);
// Whether the application was registered as the first of its name and found a display.
gboolean psc_application_has_display(PscApplication *application);

// Prevents GTK from loading OpenGL and Vulkan. Changes the environment, so it must be called before GTK's start and before any thread.
// Does nothing if the user has set the features that GTK must not use.
void psc_disable_opengl(void);

// Connects to the session bus in a thread of its own, so that the next caller need not wait.
void psc_greet_bus(void);

typedef enum { PSC_NOBODY_THERE, PSC_HANDED_OVER } PscHandOver;
// Makes the running application of this name open the URIs, or come to the front if there are none. Waits for its reply for at most this
// many milliseconds: a busy application handles the message later. One that ends before it has replied counts as not running.
PscHandOver psc_hand_over(const char *id, const char *const *uris, int timeout);

// Calls back once in each iteration of the default context, before it waits.
guint psc_turn_attach(PscTurn turn, void *data);

// Calls back whenever the descriptor is readable.
typedef void (*PscReadable)(void *data);
guint psc_descriptor_attach(int descriptor, PscReadable readable, void *data);

// Makes a widget show `text` when the pointer rests on it. GTK's own setter queries the position of the pointer from the display five
// times, and waits for each reply.
void psc_widget_set_tooltip(GtkWidget *widget, const char *text);
// Whether the window's surface is minimised, on a hidden workspace or reported as suspended.
gboolean psc_window_is_hidden(GtkWindow *window);
// Calls back when workspaces may have changed under X11, which GDK does not report. Does nothing elsewhere.
typedef void (*PscChanged)(void *data);
void psc_watch_workspaces(PscChanged changed, void *data);

// Calls back with whether the screen is locked, whenever that changes; observes the screen savers of the session bus and logind.
typedef void (*PscLocked)(void *data, gboolean locked);
void psc_watch_lock(PscLocked locked, void *data);

// Calls back with one of the user's settings for the appearance, once it is known and whenever it changes: "color-scheme" is 1 for dark, 2 for
// light, 0 for none, and "contrast" is 1 for a high one. In GTK 4 the app itself must query the desktop's portal. Never called if there is
// none.
typedef void (*PscPreferred)(void *data, unsigned value);
void psc_watch_appearance(const char *key, PscPreferred preferred, void *data);

// Calls back with the accent colour that the user has chosen for the desktop, in the same way; its parts are from 0 to 1, and beyond if there
// is none.
typedef void (*PscAccentChosen)(void *data, double red, double green, double blue);
void psc_watch_accent(PscAccentChosen chosen, void *data);

// Adds the typefaces of a file to those of this process. Returns whether fontconfig could read it.
gboolean psc_fonts_add(const char *path);
// Lets Pango look for typefaces again.
void psc_fonts_changed(void);

// Calls back when memory is low, if the system reports it.
void psc_watch_memory(PscChanged low, void *data);

// Whether the running version of GTK is at least this one.
gboolean psc_gtk_is_at_least(int major, int minor);

G_END_DECLS

#endif
