// GTK 4, as the desktop's host uses it, with what Swift cannot say: a widget class of our own, and a few macros.
#ifndef PROSCENIUM_CGTK_H
#define PROSCENIUM_CGTK_H

#include <gtk/gtk.h>

#include "CGTKClock.h"
#include "CGTKDrag.h"
#include "CGTKDrop.h"
#include "CGTKPicture.h"

G_BEGIN_DECLS

// A widget that shows one view: background, border, drawing, one real widget of GTK's that fills it, and subviews in
// front. Its children have the places that they are given, whatever they would like; that is the view's business.
#define PSC_TYPE_VIEW (psc_view_get_type())
G_DECLARE_FINAL_TYPE(PscView, psc_view, PSC, VIEW, GtkWidget)

// Called in the middle of an allocation with a new size, before the children are placed.
typedef void (*PscResized)(void *data, int width, int height);
// Draws into a view of that size.
typedef void (*PscDraw)(void *data, cairo_t *cr, double width, double height);

GtkWidget *psc_view_new(void);
// What the widget is to somebody who does not see it. It can be said before it is first told of only.
void psc_widget_set_role(GtkWidget *widget, GtkAccessibleRole role);
// Whether it is one of those that are selected.
void psc_widget_set_selected(GtkWidget *widget, gboolean selected);
// Where the view is in its parent.
void psc_view_set_frame(PscView *view, double x, double y, double width, double height);
// What the view asks of a parent that is no PscView, as a window or a scrolled window.
void psc_view_set_request(PscView *view, int width, int height);
// NULL for none.
void psc_view_set_background(PscView *view, const GdkRGBA *color);
void psc_view_set_border(PscView *view, float width, const GdkRGBA *color);
void psc_view_set_corner_radius(PscView *view, float radius);
// Which corners the radius is for, as bits: upper left, upper right, lower left, lower right.
void psc_view_set_round_corners(PscView *view, unsigned corners);
// Which point of the children's coordinates is at the upper left.
void psc_view_set_origin(PscView *view, double x, double y);
// Whether the view answers to the pointer as the row of a list, and whether it is the one of the keyboard.
void psc_view_set_row(PscView *view, gboolean is_row, gboolean is_current);
void psc_view_set_clips(PscView *view, gboolean clips);
// The widget that fills the view, or NULL. It is owned by the view from now on.
void psc_view_set_content(PscView *view, GtkWidget *content);
// The views in front of the content, the rearmost first. Those that are no longer among them are unparented.
void psc_view_set_subviews(PscView *view, PscView **subviews, int count);
void psc_view_set_resized(PscView *view, PscResized resized, void *data);
void psc_view_set_draw(PscView *view, PscDraw draw, void *data);
// The view is to let go of whoever is behind resized and draw.
void psc_view_detach(PscView *view);

// The main queue of libdispatch, for a loop that is not its own.
int psc_main_queue_fd(void);
void psc_main_queue_drain(void);
// Adds a source to the default context that drains the main queue.
guint psc_main_queue_attach(void);

// Connects without a cast; the closure is released by destroy.
gulong psc_connect(void *instance, const char *signal, void *handler, void *data, GClosureNotify destroy);

// Has what is free go back to the system once two seconds have passed without another call. Where GTK draws without OpenGL, each
// frame takes a buffer as large as a window from the heap; a small block that settles in the hole makes the heap grow, and
// glibc keeps what windows have left.
void psc_memory_rests(void);

// An application that leaves its arguments to us, and that can do without a display.
#define PSC_TYPE_APPLICATION (psc_application_get_type())
G_DECLARE_FINAL_TYPE(PscApplication, psc_application, PSC, APPLICATION, GtkApplication)

PscApplication *psc_application_new(const char *id, GApplicationFlags flags);
// Whether the application was registered as the first of its name and found a display.
gboolean psc_application_has_display(PscApplication *application);

// Connects to the session bus in a thread of its own, so that whoever asks for it next need not wait.
void psc_greet_bus(void);

typedef enum { PSC_NOBODY_THERE, PSC_HANDED_OVER } PscHandOver;
// Has the application of this name open the URIs, or come forward where there are none, if it runs. Waits for its answer, at most
// so many milliseconds: one that is busy gets the message later. One that ends before it has answered counts as not there.
PscHandOver psc_hand_over(const char *id, const char *const *uris, int timeout);

// Calls back once in each turn of the default context, before it sleeps.
typedef void (*PscTurn)(void *data);
guint psc_turn_attach(PscTurn turn, void *data);

// Calls back whenever the descriptor can be read.
typedef void (*PscReadable)(void *data);
guint psc_descriptor_attach(int descriptor, PscReadable readable, void *data);

// Has a widget show `text` where the pointer rests on it. GTK's own setter asks the display five times at once where the pointer
// is, and waits for each answer.
void psc_widget_set_tooltip(GtkWidget *widget, const char *text);
// Where the window's surface stands: minimised, on a hidden workspace or reported suspended.
gboolean psc_window_is_hidden(GtkWindow *window);
// Calls back when workspaces may have changed under X11, of which GDK tells nothing. Does nothing elsewhere.
typedef void (*PscChanged)(void *data);
void psc_watch_workspaces(PscChanged changed, void *data);

// Calls back with whether the screen is locked, whenever that changes; asks the screen savers of the session bus and logind.
typedef void (*PscLocked)(void *data, gboolean locked);
void psc_watch_lock(PscLocked locked, void *data);

// Calls back with the colours that the person prefers everywhere, once they are known and whenever that changes: 1 for dark,
// 2 for light, 0 for none. GTK 4 leaves it to the app to ask the desktop's portal. Nothing comes where there is none.
typedef void (*PscPreferred)(void *data, unsigned scheme);
void psc_watch_color_scheme(PscPreferred preferred, void *data);

// Calls back when memory is short, where the system tells.
void psc_watch_memory(PscChanged low, void *data);

// The version of GTK that runs.
gboolean psc_gtk_is_at_least(int major, int minor);

G_END_DECLS

#endif
