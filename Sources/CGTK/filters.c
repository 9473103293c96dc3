#ifdef GTK
#include "CGTK.h"

#include <math.h>
#include <string.h>

// The pixels of a picture: opacity, red, green and blue in a word, the colours multiplied by the opacity.
typedef struct {
  guint32 *words;
  int width, height, stride;
} Pixels;

gboolean psc_push_group(cairo_t *cr) {
  double left, top, right, bottom;
  cairo_clip_extents(cr, &left, &top, &right, &bottom);
  if (cairo_status(cr) != CAIRO_STATUS_SUCCESS || !(right > left && bottom > top)) return FALSE;
  cairo_push_group(cr);
  return TRUE;
}

static gboolean get_pixels(cairo_surface_t *surface, Pixels *pixels) {
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return FALSE;
  cairo_surface_flush(surface);
  pixels->words = (guint32 *)(void *)cairo_image_surface_get_data(surface);
  pixels->width = cairo_image_surface_get_width(surface);
  pixels->height = cairo_image_surface_get_height(surface);
  pixels->stride = cairo_image_surface_get_stride(surface) / 4;
  return pixels->words != NULL;
}

// Replaces each of `count` words, `step` apart, by the mean of those up to `left` before and `right` after it.
static void blur_line(guint32 *line, int count, int step, int left, int right, guint32 *copy) {
  for (int index = 0; index < count; index++) copy[index] = line[index * step];
  guint32 sums[4] = {0, 0, 0, 0}, window = (guint32)(left + right + 1);
  for (int index = -left; index < count + left; index++) {
    int entering = index + right, leaving = index - left - 1;
    if (entering >= 0 && entering < count)
      for (int part = 0; part < 4; part++) sums[part] += copy[entering] >> (8 * part) & 255;
    if (leaving >= 0 && leaving < count)
      for (int part = 0; part < 4; part++) sums[part] -= copy[leaving] >> (8 * part) & 255;
    if (index < 0 || index >= count) continue;
    guint32 word = 0;
    for (int part = 0; part < 4; part++) word |= (sums[part] + window / 2) / window << (8 * part);
    line[index * step] = word;
  }
}

// Three means of neighbours are nearly a normal distribution.
static void blur(Pixels *pixels, double deviation) {
  int size = (int)floor(deviation * 3 * sqrt(2 * G_PI) / 4 + 0.5);
  int longest = MAX(pixels->width, pixels->height);
  size = MIN(size, longest);
  if (size < 2) return;
  // An even size is centred by one mean to each side and one of an odd size.
  int half = size / 2, odd = size % 2;
  int lefts[3] = {half, odd ? half : half - 1, half}, rights[3] = {odd ? half : half - 1, half, half};
  guint32 *copy = g_new(guint32, (gsize)longest);
  for (int round = 0; round < 3; round++) {
    for (int y = 0; y < pixels->height; y++)
      blur_line(pixels->words + y * pixels->stride, pixels->width, 1, lefts[round], rights[round], copy);
    for (int x = 0; x < pixels->width; x++)
      blur_line(pixels->words + x, pixels->height, pixels->stride, lefts[round], rights[round], copy);
  }
  g_free(copy);
}

static guint32 pack(double red, double green, double blue, double alpha) {
  alpha = CLAMP(alpha, 0, 1);
  guint32 parts[4] = {
      (guint32)(alpha * 255 + 0.5), (guint32)(CLAMP(red, 0, 1) * alpha * 255 + 0.5),
      (guint32)(CLAMP(green, 0, 1) * alpha * 255 + 0.5), (guint32)(CLAMP(blue, 0, 1) * alpha * 255 + 0.5)};
  return parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3];
}

static void change_colors(Pixels *pixels, const float *matrix, const float *offset) {
  for (int y = 0; y < pixels->height; y++) {
    for (int x = 0; x < pixels->width; x++) {
      guint32 word = pixels->words[y * pixels->stride + x], alpha = word >> 24;
      if (alpha == 0 && offset[3] == 0) continue;
      double parts[4] = {0, 0, 0, alpha / 255.0}, sums[4];
      for (int part = 0; part < 3 && alpha > 0; part++)
        parts[part] = (word >> (16 - 8 * part) & 255) / (double)alpha;
      for (int row = 0; row < 4; row++) {
        sums[row] = offset[row];
        for (int column = 0; column < 4; column++) sums[row] += matrix[row * 4 + column] * parts[column];
      }
      pixels->words[y * pixels->stride + x] = pack(sums[0], sums[1], sums[2], sums[3]);
    }
  }
}

static void add_shadow(cairo_surface_t *surface, const PscEffect *effect, double deviation) {
  cairo_surface_t *shadow = cairo_surface_create_similar_image(
      surface, CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface));
  double scale, ignored;
  cairo_surface_get_device_scale(surface, &scale, &ignored);
  cairo_surface_set_device_scale(shadow, scale, scale);
  cairo_t *cr = cairo_create(shadow);
  gdk_cairo_set_source_rgba(cr, &effect->color);
  cairo_mask_surface(cr, surface, effect->x, effect->y);
  cairo_destroy(cr);
  Pixels pixels;
  if (get_pixels(shadow, &pixels)) {
    blur(&pixels, deviation);
    cairo_surface_mark_dirty(shadow);
  }
  cr = cairo_create(surface);
  cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OVER);
  cairo_set_source_surface(cr, shadow, 0, 0);
  cairo_paint(cr);
  cairo_destroy(cr);
  cairo_surface_destroy(shadow);
}

void psc_surface_apply_effect(cairo_surface_t *surface, const PscEffect *effect) {
  double scale, ignored;
  cairo_surface_get_device_scale(surface, &scale, &ignored);
  double deviation = effect->deviation * scale;
  if (effect->kind == PSC_EFFECT_SHADOW) return add_shadow(surface, effect, deviation);
  Pixels pixels;
  if (!get_pixels(surface, &pixels)) return;
  if (effect->kind == PSC_EFFECT_BLUR) {
    blur(&pixels, deviation);
  } else {
    change_colors(&pixels, effect->matrix, effect->offset);
  }
  cairo_surface_mark_dirty(surface);
}

void psc_surface_apply_threshold(cairo_surface_t *surface, double low, double high, const GdkRGBA *color) {
  Pixels pixels;
  if (!get_pixels(surface, &pixels)) return;
  int width = pixels.width, height = pixels.height;
  guint8 *alphas = g_malloc((gsize)width * (gsize)height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) alphas[y * width + x] = (guint8)(pixels.words[y * pixels.stride + x] >> 24);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      double alpha = alphas[y * width + x] / 255.0;
      int left = alphas[y * width + MAX(x - 1, 0)], right = alphas[y * width + MIN(x + 1, width - 1)];
      int above = alphas[MAX(y - 1, 0) * width + x], below = alphas[MIN(y + 1, height - 1) * width + x];
      // How much the opacity changes from one pixel to the next one: where the limit is between them, part of a pixel is covered.
      double slope = MAX(hypot(right - left, below - above) / 2 / 255, 1e-3);
      double cover = CLAMP((alpha - low) / slope + 0.5, 0, 1);
      if (low <= 0) cover = alpha > 0 ? 1 : cover;
      if (high < 1) cover = MIN(cover, CLAMP((high - alpha) / slope + 0.5, 0, 1));
      pixels.words[y * pixels.stride + x] = pack(color->red, color->green, color->blue, color->alpha * cover);
    }
  }
  g_free(alphas);
  cairo_surface_mark_dirty(surface);
}
#endif
