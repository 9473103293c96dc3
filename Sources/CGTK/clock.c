#ifdef GTK
#include "CGTKClock.h"
#include <errno.h>
#include <gio/gio.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const char *const zone_file = "/etc/localtime";

static gint64 milliseconds(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (gint64)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Not time(), which reads a coarser clock: it lags behind the clock of the timer, and when the timer fires at midnight it could still
// return the day before, so that the timer would be set to the same midnight again.
gint64 psc_clock_now(void) { return milliseconds(CLOCK_REALTIME) / 1000; }

gint64 psc_clock_offset(gint64 instant) {
  // Otherwise a change of the zone since the process started would be ignored.
  tzset();
  time_t time = (time_t)instant;
  struct tm local;
  return localtime_r(&time, &local) ? local.tm_gmtoff : 0;
}

gint64 psc_clock_start(void) { return milliseconds(CLOCK_REALTIME) - milliseconds(CLOCK_BOOTTIME); }

int psc_clock_timer(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }

gboolean psc_clock_timer_set(int timer, gint64 instant) {
  struct itimerspec when = {.it_value = {.tv_sec = (time_t)instant}};
  if (timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &when, NULL) == 0) return TRUE;
  if (errno == ECANCELED) return FALSE;
  // Some sandboxes support no timers that report a clock that was set. The timer still fires at midnight.
  timerfd_settime(timer, TFD_TIMER_ABSTIME, &when, NULL);
  return TRUE;
}

void psc_clock_timer_clear(int timer) {
  guint64 count;
  // Fails if the clock was set, which also clears the timer.
  if (read(timer, &count, sizeof count) < 0) return;
}

typedef struct {
  void (*changed)(void *data);
  void *data;
} Zone;

static void zone_changed(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  // A file that is removed and then created again is one change.
  if (event == G_FILE_MONITOR_EVENT_DELETED) return;
  Zone *zone = data;
  zone->changed(zone->data);
}

void psc_watch_zone(void (*changed)(void *data), void *data) {
  if (g_getenv("TZ")) return;
  GFile *file = g_file_new_for_path(zone_file);
  GFileMonitor *monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, NULL, NULL);
  g_object_unref(file);
  if (!monitor) return;
  // Both live as long as the process.
  Zone *zone = g_new0(Zone, 1);
  zone->changed = changed;
  zone->data = data;
  g_signal_connect(monitor, "changed", G_CALLBACK(zone_changed), zone);
}

char *psc_zone_name(void) {
  const char *given = g_getenv("TZ");
  char *target = given ? g_strdup(given) : g_file_read_link(zone_file, NULL);
  return target ? target : g_strdup("");
}
#endif
