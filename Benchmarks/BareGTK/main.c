// What DesktopBenchApp does, in C and GTK alone: the floor of the desktop's benchmark. Both obey the same words on standard
// input and answer with the same lines.
#ifdef GTK
#include "CGTK.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static GtkApplication *application;
static GMenuModel *menu;
static GPtrArray *windows;
static int count;

static gint64 now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (gint64)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void say(const char *word) {
  printf("%s %lld\n", word, (long long)now());
  fflush(stdout);
}

static void painted(GdkFrameClock *clock, gpointer data) {
  g_signal_handlers_disconnect_by_func(clock, painted, data);
  say("frame");
}

static GtkAdjustment *grid_position;
static GtkWidget *moving_fixed;
static GtkWidget *moving[60];
static double moved_by;

// What is measured frame by frame: the change before each frame, how many frames are left, and the processor's time at the first that counts.
static struct {
  const char *word;
  void (*change)(void);
  int count, remaining;
  gint64 start;
} frames;

static gint64 process_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void next_frame(GdkFrameClock *clock, gpointer data) {
  if (frames.remaining == frames.count) frames.start = process_nanoseconds();
  if (frames.remaining == 0) {
    g_signal_handlers_disconnect_by_func(clock, next_frame, data);
    printf("%s %lld\n", frames.word, (long long)((process_nanoseconds() - frames.start) / frames.count));
    fflush(stdout);
    return;
  }
  frames.remaining--;
  frames.change();
}

// Does the same as `reportFrames` of the other program.
static void report_frames(int count, const char *word, void (*change)(void)) {
  frames.word = word;
  frames.change = change;
  frames.count = count;
  frames.remaining = count + 10;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(g_ptr_array_index(windows, windows->len - 1));
  g_signal_connect(clock, "after-paint", G_CALLBACK(next_frame), NULL);
  next_frame(clock, NULL);
}

static void scroll_grid(void) {
  gtk_adjustment_set_value(grid_position, gtk_adjustment_get_value(grid_position) + 480);
}

static void move_widgets(void) {
  moved_by += 50.0 / 60;
  for (int index = 0; index < 60; index++) gtk_fixed_move(GTK_FIXED(moving_fixed), moving[index], moved_by, 10 * index);
}

static void setup_cell(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_set_size_request(label, -1, 100);
  gtk_list_item_set_child(item, label);
}

static void bind_cell(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  char text[32];
  snprintf(text, sizeof text, "Cell %u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

// A grid of 100 000 cells in four columns.
static GtkWidget *grid_new(void) {
  GtkStringList *list = gtk_string_list_new(NULL);
  for (int index = 0; index < 100000; index++) gtk_string_list_append(list, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_cell), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), NULL);
  GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(list))), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 4);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 4);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  grid_position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  return scrolled;
}

static GtkWidget *moving_new(void) {
  moving_fixed = gtk_fixed_new();
  for (int index = 0; index < 60; index++) {
    char text[32];
    snprintf(text, sizeof text, "Text %d", index);
    moving[index] = gtk_label_new(text);
    gtk_widget_set_size_request(moving[index], 100, 20);
    gtk_fixed_put(GTK_FIXED(moving_fixed), moving[index], 0, 10 * index);
  }
  return moving_fixed;
}

static GtkWidget *texts_new(void) {
  GtkWidget *fixed = gtk_fixed_new();
  gtk_fixed_put(GTK_FIXED(fixed), gtk_label_new("The quick brown fox"), 24, 24);
  gtk_fixed_put(GTK_FIXED(fixed), gtk_label_new("jumps over the lazy dog"), 24, 70);
  return fixed;
}

static GtkWidget *content_new(void) {
  const char *content = getenv("BENCH_CONTENT");
  if (g_strcmp0(content, "grid") == 0) return grid_new();
  if (g_strcmp0(content, "moving") == 0) return moving_new();
  return texts_new();
}

static void open_window(void) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 840, 640);
  char title[32];
  snprintf(title, sizeof title, "Bench %d", ++count);
  gtk_window_set_title(GTK_WINDOW(window), title);
  GtkWidget *header = gtk_header_bar_new();
  GtkWidget *button = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), menu);
  gtk_menu_button_set_primary(GTK_MENU_BUTTON(button), TRUE);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(header), button);
  gtk_window_set_titlebar(GTK_WINDOW(window), header);
  gtk_window_set_child(GTK_WINDOW(window), content_new());
  g_ptr_array_add(windows, window);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
}

static void close_window(void) {
  if (windows->len == 0) return;
  gtk_window_destroy(g_ptr_array_index(windows, windows->len - 1));
  g_ptr_array_remove_index(windows, windows->len - 1);
  say("closed");
}

static gboolean command(GIOChannel *channel, GIOCondition condition, gpointer data) {
  char *line = NULL;
  if (g_io_channel_read_line(channel, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) exit(0);
  if (g_str_has_prefix(line, "open")) {
    say("asked");
    open_window();
  } else if (g_str_has_prefix(line, "close")) {
    close_window();
  } else if (g_str_has_prefix(line, "scroll")) {
    report_frames(200, "scrolled", scroll_grid);
  } else if (g_str_has_prefix(line, "move")) {
    report_frames(200, "moved", move_widgets);
  }
  g_free(line);
  return TRUE;
}

static void activate(GApplication *app, gpointer data) {
  if (count == 0) open_window();
}

static void opened(GApplication *app, GFile **files, int n, const char *hint, gpointer data) {
  say("url");
  if (count == 0) open_window();
}

static void startup(GApplication *app, gpointer data) {
  GMenu *new_menu = g_menu_new();
  g_menu_append(new_menu, "_New Window", "app.new-window");
  g_menu_append(new_menu, "_Quit", "app.quit");
  menu = G_MENU_MODEL(new_menu);
  GIOChannel *channel = g_io_channel_unix_new(0);
  g_io_add_watch(channel, G_IO_IN | G_IO_HUP, command, NULL);
  g_application_hold(app);
}

int main(int argc, char **argv) {
  windows = g_ptr_array_new();
  if (argc > 1) say("main");
  // Proscenium leaves OpenGL out if cairo draws; a second floor does so too.
  if (getenv("BARE_GTK_WITHOUT_OPENGL")) psc_disable_opengl();
  application = gtk_application_new("org.proscenium.BareGTK", G_APPLICATION_HANDLES_OPEN);
  g_signal_connect(application, "startup", G_CALLBACK(startup), NULL);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  g_signal_connect(application, "open", G_CALLBACK(opened), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
#else
#include <stdio.h>
int main(void) {
  fputs("BareGTK was built without GTK.\n", stderr);
  return 69;
}
#endif
