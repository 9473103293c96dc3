// The time, as somebody who waits for its jumps needs it.
#ifndef PROSCENIUM_CGTK_CLOCK_H
#define PROSCENIUM_CGTK_CLOCK_H

#include <glib.h>

G_BEGIN_DECLS

// Seconds since 1970, now.
gint64 psc_clock_now(void);
// How far the zone's clocks are ahead of Greenwich at that instant, in seconds, summer time included.
gint64 psc_clock_offset(gint64 instant);
// The instant at which the computer was started, by the clock as it is set now, in milliseconds since 1970. It stays the same until
// somebody sets the clock: the time goes on while the computer sleeps.
gint64 psc_clock_start(void);

// A timer that shows in every kind of poll: readable when the instant has come, and when somebody has set the clock. -1 where there
// is none.
int psc_clock_timer(void);
// Puts the timer to an instant. FALSE: the clock was set in between, so the instant may be the wrong one.
gboolean psc_clock_timer_set(int timer, gint64 instant);
// Takes what was there to be read.
void psc_clock_timer_clear(int timer);

// Calls back when the computer may have come into another zone. Nothing comes in a process whose environment names one.
void psc_watch_zone(void (*changed)(void *data), void *data);
// The zone's name as the computer is told it, or where its rules lie; to be freed.
char *psc_zone_name(void);

G_END_DECLS

#endif
