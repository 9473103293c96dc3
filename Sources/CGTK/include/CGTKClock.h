// The time, with the functions that are needed to detect its significant changes.
#ifndef PROSCENIUM_CGTK_CLOCK_H
#define PROSCENIUM_CGTK_CLOCK_H

#include <glib.h>

G_BEGIN_DECLS

// Seconds since 1970, now.
gint64 psc_clock_now(void);
// The offset of the zone from UTC at that instant, in seconds, including daylight saving time.
gint64 psc_clock_offset(gint64 instant);
// The time at which the computer was started, by the clock as it is set now, in milliseconds since 1970. It does not change until the clock
// is set: it includes the time that the computer sleeps.
gint64 psc_clock_start(void);

// A timer as a descriptor for any kind of poll: readable when the instant has come, and when the clock has been set. -1 if there is none.
int psc_clock_timer(void);
// Sets the timer to an instant. FALSE: the clock was set in between, so the instant may be wrong.
gboolean psc_clock_timer_set(int timer, gint64 instant);
// Reads and discards the expirations.
void psc_clock_timer_clear(int timer);

// Calls back when the computer's time zone may have changed. Never called in a process whose environment sets a zone.
void psc_watch_zone(void (*changed)(void *data), void *data);
// The name of the computer's zone, or the path of its rules; the caller frees it.
char *psc_zone_name(void);

G_END_DECLS

#endif
