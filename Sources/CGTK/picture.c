#ifdef GTK
#include "CGTK.h"

struct _PscPicture {
  GtkWidget parent_instance;
  char *icon;
  GdkTexture *texture;
  double width, height;
  PscFit fit;
  double x, y;
  GdkRGBA tint;
  gboolean has_tint;
  PscCaps caps;
  gboolean has_caps;
  // The parts of the texture, if there are caps; made when they are needed.
  GdkTexture *parts[9];
  gboolean has_parts;
  // The icon that was looked up last, and its size.
  GtkIconPaintable *paintable;
  int paintable_size, paintable_scale;
};

G_DEFINE_FINAL_TYPE(PscPicture, psc_picture, GTK_TYPE_WIDGET)

static GtkIconPaintable *look_up(const char *name, int size, int scale) {
  GdkDisplay *display = gdk_display_get_default();
  if (!display) return NULL;
  return gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(display), name, NULL, MAX(size, 1), MAX(scale, 1), GTK_TEXT_DIR_NONE,
      GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
}

static void snapshot_icon(
    GtkSnapshot *snapshot, GtkIconPaintable *paintable, const GdkRGBA *color, double width, double height) {
  GdkRGBA colors[4] = {*color, *color, *color, *color};
  gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, colors, 4);
}

// Replaces the colour of every pixel and keeps its opacity.
static void push_tint(GtkSnapshot *snapshot, const GdkRGBA *tint) {
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  float rows[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, tint->alpha};
  graphene_matrix_init_from_float(&matrix, rows);
  graphene_vec4_init(&offset, tint->red, tint->green, tint->blue, 0);
  gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset);
}

// Where a length of pixels is cut, of which the first and the last part keep their size; the part in the middle has one pixel at least.
static void cut(double first, double last, double own, int pixels, int start[3], int length[3]) {
  int head = (int)CLAMP(round(first / own * pixels), 0, pixels), tail = (int)round(last / own * pixels);
  tail = CLAMP(tail, 0, pixels - head);
  start[0] = 0;
  length[0] = head;
  start[1] = MIN(head, pixels - 1);
  length[1] = MAX(pixels - head - tail, 1);
  start[2] = pixels - tail;
  length[2] = tail;
}

// Where the parts of a length are drawn. If there is no space for the first and the last one, they are made smaller in proportion.
static void place(double first, double last, double room, double start[3], double length[3]) {
  double factor = first + last > room ? room / (first + last) : 1;
  start[0] = 0;
  start[1] = length[0] = first * factor;
  length[2] = last * factor;
  start[2] = room - length[2];
  length[1] = MAX(start[2] - start[1], 0);
}

// Cuts a texture into nine parts of their own, because a part of a texture that is stretched would have a seam of its neighbours' colours.
static void make_parts(GdkTexture *texture, const PscCaps *caps, double own_width, double own_height, GdkTexture *parts[9]) {
  int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
  gsize stride = (gsize)width * 4;
  guchar *pixels = g_malloc(stride * height);
  gdk_texture_download(texture, pixels, stride);
  int x[3], columns[3], y[3], rows[3];
  cut(caps->left, caps->right, own_width, width, x, columns);
  cut(caps->top, caps->bottom, own_height, height, y, rows);
  for (int index = 0; index < 9; index++) {
    int column = index % 3, row = index / 3;
    parts[index] = NULL;
    if (columns[column] <= 0 || rows[row] <= 0) continue;
    gsize length = (gsize)columns[column] * 4;
    guchar *part = g_malloc(length * rows[row]);
    for (int line = 0; line < rows[row]; line++)
      memcpy(part + line * length, pixels + (y[row] + line) * stride + (gsize)x[column] * 4, length);
    GBytes *bytes = g_bytes_new_take(part, length * rows[row]);
    parts[index] = gdk_memory_texture_new(columns[column], rows[row], GDK_MEMORY_DEFAULT, bytes, length);
    g_bytes_unref(bytes);
  }
  g_free(pixels);
}

static void snapshot_parts(
    GtkSnapshot *snapshot, GdkTexture *const parts[9], const PscCaps *caps, double own_width, double own_height,
    double width, double height) {
  double x[3], across[3], y[3], down[3];
  double left = MIN(caps->left, own_width), right = MIN(caps->right, own_width - left);
  double top = MIN(caps->top, own_height), bottom = MIN(caps->bottom, own_height - top);
  place(left, right, width, x, across);
  place(top, bottom, height, y, down);
  for (int index = 0; index < 9; index++) {
    int column = index % 3, row = index / 3;
    if (!parts[index] || across[column] <= 0 || down[row] <= 0) continue;
    graphene_rect_t part = GRAPHENE_RECT_INIT((float)x[column], (float)y[row], (float)across[column], (float)down[row]);
    // One copy of a part that is repeated; a length of one pixel looks the same stretched.
    graphene_rect_t copy = part;
    if (caps->tiles) {
      double middle_width = own_width - left - right, middle_height = own_height - top - bottom;
      if (column == 1 && gdk_texture_get_width(parts[index]) > 1) copy.size.width = (float)middle_width;
      if (row == 1 && gdk_texture_get_height(parts[index]) > 1) copy.size.height = (float)middle_height;
    }
    gboolean repeats = copy.size.width < part.size.width || copy.size.height < part.size.height;
    gboolean isCut = copy.size.width > part.size.width || copy.size.height > part.size.height;
    if (isCut) gtk_snapshot_push_clip(snapshot, &part);
    if (repeats) gtk_snapshot_push_repeat(snapshot, &part, &copy);
    gtk_snapshot_append_texture(snapshot, parts[index], &copy);
    if (repeats) gtk_snapshot_pop(snapshot);
    if (isCut) gtk_snapshot_pop(snapshot);
  }
}

static void forget_parts(GdkTexture *parts[9]) {
  for (int index = 0; index < 9; index++) g_clear_object(&parts[index]);
}

static void psc_picture_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
  PscPicture *self = PSC_PICTURE(widget);
  *minimum = 0;
  *natural = (int)ceil(orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height);
}

static void psc_picture_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  PscPicture *self = PSC_PICTURE(widget);
  double room_width = gtk_widget_get_width(widget), room_height = gtk_widget_get_height(widget);
  double width = self->width, height = self->height, x = self->x, y = self->y;
  if (width <= 0 || height <= 0 || room_width <= 0 || room_height <= 0) return;
  if (self->fit == PSC_FIT_FILL) {
    width = room_width;
    height = room_height;
  } else if (self->fit != PSC_FIT_PLACE) {
    double across = room_width / width, down = room_height / height;
    double scale = self->fit == PSC_FIT_CONTAIN ? MIN(across, down) : MAX(across, down);
    width *= scale;
    height *= scale;
    x = y = 0.5;
  }
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(
      snapshot, &GRAPHENE_POINT_INIT((float)round((room_width - width) * x), (float)round((room_height - height) * y)));
  if (self->texture) {
    if (self->has_tint) push_tint(snapshot, &self->tint);
    if (self->has_caps) {
      if (!self->has_parts) make_parts(self->texture, &self->caps, self->width, self->height, self->parts);
      self->has_parts = TRUE;
      snapshot_parts(snapshot, self->parts, &self->caps, self->width, self->height, width, height);
    } else {
      gdk_paintable_snapshot(GDK_PAINTABLE(self->texture), snapshot, width, height);
    }
    if (self->has_tint) gtk_snapshot_pop(snapshot);
  } else if (self->icon) {
    int size = (int)ceil(MIN(width, height)), scale = gtk_widget_get_scale_factor(widget);
    if (!self->paintable || self->paintable_size != size || self->paintable_scale != scale) {
      g_clear_object(&self->paintable);
      self->paintable = look_up(self->icon, size, scale);
      self->paintable_size = size;
      self->paintable_scale = scale;
    }
    GdkRGBA color = self->tint;
    if (!self->has_tint) gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
    if (self->paintable) snapshot_icon(snapshot, self->paintable, &color, width, height);
  }
  gtk_snapshot_restore(snapshot);
}

static void discard_parts(PscPicture *self) {
  forget_parts(self->parts);
  self->has_parts = FALSE;
}

static void forget_icon(PscPicture *self) { g_clear_object(&self->paintable); }

static void psc_picture_system_setting_changed(GtkWidget *widget, GtkSystemSetting setting) {
  if (setting == GTK_SYSTEM_SETTING_ICON_THEME) {
    forget_icon(PSC_PICTURE(widget));
    gtk_widget_queue_draw(widget);
  }
  GTK_WIDGET_CLASS(psc_picture_parent_class)->system_setting_changed(widget, setting);
}

static void psc_picture_finalize(GObject *object) {
  PscPicture *self = PSC_PICTURE(object);
  g_free(self->icon);
  g_clear_object(&self->texture);
  discard_parts(self);
  g_clear_object(&self->paintable);
  G_OBJECT_CLASS(psc_picture_parent_class)->finalize(object);
}

static void psc_picture_class_init(PscPictureClass *class) {
  G_OBJECT_CLASS(class)->finalize = psc_picture_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = psc_picture_measure;
  widget_class->snapshot = psc_picture_snapshot;
  widget_class->system_setting_changed = psc_picture_system_setting_changed;
  gtk_widget_class_set_css_name(widget_class, "uiimage");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void psc_picture_init(PscPicture *self) { self->fit = PSC_FIT_CONTAIN; }

GtkWidget *psc_picture_new(void) { return g_object_new(PSC_TYPE_PICTURE, NULL); }

void psc_picture_set_icon(PscPicture *picture, const char *name) {
  if (g_strcmp0(picture->icon, name) == 0) return;
  g_free(picture->icon);
  picture->icon = g_strdup(name);
  forget_icon(picture);
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

void psc_picture_set_texture(PscPicture *picture, GdkTexture *texture) {
  if (!g_set_object(&picture->texture, texture)) return;
  discard_parts(picture);
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

void psc_picture_set_size(PscPicture *picture, double width, double height) {
  if (picture->width == width && picture->height == height) return;
  picture->width = width;
  picture->height = height;
  discard_parts(picture);
  gtk_widget_queue_resize(GTK_WIDGET(picture));
}

void psc_picture_set_fit(PscPicture *picture, PscFit fit, double x, double y) {
  picture->fit = fit;
  picture->x = x;
  picture->y = y;
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

void psc_picture_set_caps(PscPicture *picture, const PscCaps *caps) {
  picture->has_caps = caps != NULL;
  if (caps) picture->caps = *caps;
  discard_parts(picture);
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

void psc_picture_set_tint(PscPicture *picture, const GdkRGBA *tint) {
  picture->has_tint = tint != NULL;
  if (tint) picture->tint = *tint;
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

static void draw_node(cairo_t *cr, GtkSnapshot *snapshot, double x, double y, double alpha) {
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node) return;
  cairo_save(cr);
  cairo_translate(cr, x, y);
  if (alpha >= 1) {
    gsk_render_node_draw(node, cr);
  } else if (psc_push_group(cr)) {
    gsk_render_node_draw(node, cr);
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, alpha);
  }
  cairo_restore(cr);
  gsk_render_node_unref(node);
}

void psc_draw_icon(
    cairo_t *cr, const char *name, const GdkRGBA *color, double x, double y, double width, double height,
    double alpha) {
  GtkIconPaintable *paintable = look_up(name, (int)ceil(MIN(width, height)), 1);
  if (!paintable) return;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  snapshot_icon(snapshot, paintable, color, width, height);
  draw_node(cr, snapshot, x, y, alpha);
  g_object_unref(paintable);
}

void psc_draw_texture(
    cairo_t *cr, GdkTexture *texture, const GdkRGBA *tint, const PscCaps *caps, double own_width, double own_height,
    double x, double y, double width, double height, double alpha) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (tint) push_tint(snapshot, tint);
  if (caps && own_width > 0 && own_height > 0) {
    GdkTexture *parts[9];
    make_parts(texture, caps, own_width, own_height, parts);
    snapshot_parts(snapshot, parts, caps, own_width, own_height, width, height);
    forget_parts(parts);
  } else {
    gdk_paintable_snapshot(GDK_PAINTABLE(texture), snapshot, width, height);
  }
  if (tint) gtk_snapshot_pop(snapshot);
  draw_node(cr, snapshot, x, y, alpha);
}

GdkTexture *psc_texture_of_surface(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  if (width <= 0 || height <= 0 || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return NULL;
  gsize stride = cairo_image_surface_get_stride(surface);
  GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(surface), stride * height);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  return texture;
}

typedef struct {
  int longest;
  gboolean is_known, is_scaled;
} Reduction;

static void did_read_size(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  Reduction *reduction = data;
  int side = MAX(width, height);
  reduction->is_known = TRUE;
  reduction->is_scaled = side > reduction->longest;
  if (!reduction->is_scaled) return;
  double scale = (double)reduction->longest / side;
  gdk_pixbuf_loader_set_size(loader, MAX(1, (int)round(width * scale)), MAX(1, (int)round(height * scale)));
}

// The reduced picture; NULL for one that is small enough, or cannot be decoded so.
static GdkTexture *decode_reduced(GBytes *bytes, int longest) {
  Reduction reduction = {longest, FALSE, FALSE};
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(did_read_size), &reduction);
  gsize length, start = 0;
  const guchar *content = g_bytes_get_data(bytes, &length);
  gboolean is_right = TRUE;
  // The size is at the beginning: the rest of a small picture is not decoded here.
  while (is_right && start < length && (!reduction.is_known || reduction.is_scaled)) {
    gsize part = MIN(length - start, 4096);
    is_right = gdk_pixbuf_loader_write(loader, content + start, part, NULL);
    start += part;
  }
  gboolean is_complete = gdk_pixbuf_loader_close(loader, NULL);
  GdkPixbuf *pixbuf = reduction.is_scaled && is_right && is_complete ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  GdkTexture *texture = pixbuf ? gdk_texture_new_for_pixbuf(pixbuf) : NULL;
  g_object_unref(loader);
  return texture;
}

GdkTexture *psc_decode_texture(GBytes *bytes, int longest, GError **error) {
  if (psc_is_pdf(bytes)) return psc_decode_pdf(bytes, longest, error);
  GdkTexture *reduced = decode_reduced(bytes, longest);
  return reduced ? reduced : gdk_texture_new_from_bytes(bytes, error);
}

GBytes *psc_encode_texture(GdkTexture *texture, int quality) {
  if (quality < 0) return gdk_texture_save_to_png_bytes(texture);
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GdkPixbuf *pixbuf = gdk_pixbuf_get_from_texture(texture);
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (!pixbuf) return NULL;
  char number[8];
  g_snprintf(number, sizeof number, "%d", MIN(quality, 100));
  char *keys[] = {"quality", NULL}, *values[] = {number, NULL};
  char *buffer = NULL;
  gsize length = 0;
  gboolean isWritten = gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &length, "jpeg", keys, values, NULL);
  g_object_unref(pixbuf);
  return isWritten ? g_bytes_new_take(buffer, length) : NULL;
}
#endif
