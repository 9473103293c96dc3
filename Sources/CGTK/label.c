#ifdef GTK
#include "CGTK.h"

static const char *const ellipsis = "\u2026";

// A layout as the label's own.
static PangoLayout *layout_of(GtkWidget *label, const char *text, int width) {
  PangoLayout *layout = gtk_widget_create_pango_layout(label, text);
  pango_layout_set_attributes(layout, gtk_label_get_attributes(GTK_LABEL(label)));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  return layout;
}

// The number of lines at the beginning that are inside of a height, at least one, and at most `most` if that is not 0. A line that reaches
// beyond it by less than a quarter is inside: heights are rounded.
static int lines_that_fit(PangoLayout *layout, int height, int most) {
  int count = 0, bottom, top;
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  do {
    pango_layout_iter_get_line_yrange(iterator, &top, &bottom);
    if (count > 0 && bottom - (bottom - top) / 4 > height * PANGO_SCALE) break;
    count++;
  } while ((most == 0 || count < most) && pango_layout_iter_next_line(iterator));
  pango_layout_iter_free(iterator);
  return count;
}

int psc_label_fitting_length(GtkWidget *label, const char *text, int width, int height, int lines) {
  PangoLayout *layout = layout_of(label, text, width);
  int count = lines_that_fit(layout, height, lines);
  int result = -1;
  if (count < pango_layout_get_line_count(layout)) {
    PangoLayoutLine *last = pango_layout_get_line_readonly(layout, count - 1);
    const char *start = text + last->start_index, *end = start + last->length;
    // The beginning of the last line alone must be shorter, so that the ellipsis has space.
    for (;;) {
      while (end > start && g_ascii_isspace(end[-1])) end--;
      char *part = g_strndup(text, end - text), *whole = g_strconcat(part, ellipsis, NULL);
      pango_layout_set_text(layout, whole, -1);
      g_free(whole);
      g_free(part);
      if (end <= start || pango_layout_get_line_count(layout) <= count) break;
      end = g_utf8_prev_char(end);
    }
    result = (int)(end - text);
  }
  g_object_unref(layout);
  return result;
}

void psc_label_truncate(GtkWidget *label, const char *text, int length) {
  if (length < 0) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL);
    gtk_label_set_text(GTK_LABEL(label), text);
    return;
  }
  char *beginning = g_strndup(text, length), *shown = g_strconcat(beginning, ellipsis, NULL);
  gtk_label_set_text(GTK_LABEL(label), shown);
  gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_free(shown);
  g_free(beginning);
}
#endif
