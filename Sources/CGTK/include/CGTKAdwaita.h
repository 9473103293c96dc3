// libadwaita, where it is installed: GNOME's style sheet, and its manager of the colour scheme. It is loaded at run time, so that an app needs
// GTK alone.
#ifndef PROSCENIUM_CGTK_ADWAITA_H
#define PROSCENIUM_CGTK_ADWAITA_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Loads libadwaita, unless it is missing, GTK_THEME forces a theme of GTK, or PROSCENIUM_ADWAITA is 0. Call it once GTK has a display, and
// before the first window. Returns whether it is used.
gboolean psc_adwaita_start(void);
// Whether libadwaita gives all widgets their style. It then follows the desktop's colour scheme and contrast by itself, and GTK's own settings
// for both must not be changed.
gboolean psc_adwaita_is_used(void);
// The appearance that it has chosen; FALSE if it is not used.
gboolean psc_adwaita_is_dark(void);
gboolean psc_adwaita_has_high_contrast(void);
// Gives the app one appearance, whatever the desktop's is.
void psc_adwaita_force_dark(gboolean dark);
// Calls back whenever one of the two has changed; does nothing if libadwaita is not used.
void psc_adwaita_watch(void (*changed)(void *data), void *data);

G_END_DECLS

#endif
