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
  GtkWidget *fixed = gtk_fixed_new();
  GtkWidget *label = gtk_label_new("The quick brown fox");
  gtk_fixed_put(GTK_FIXED(fixed), label, 24, 24);
  GtkWidget *second = gtk_label_new("jumps over the lazy dog");
  gtk_fixed_put(GTK_FIXED(fixed), second, 24, 70);
  gtk_window_set_child(GTK_WINDOW(window), fixed);
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
