#ifdef GTK
#include "CGTK.h"
#include <dlfcn.h>

// The functions that are used of Poppler, which has had them since 0.82.
static struct {
  void *(*document_new)(GBytes *bytes, const char *password, GError **error);
  void *(*document_page)(void *document, int index);
  void (*page_size)(void *page, double *width, double *height);
  void (*page_render)(void *page, cairo_t *cr);
} poppler;

// Loads the library when the first file is drawn: few apps have one.
static gboolean load_poppler(void) {
  static gboolean is_tried = FALSE;
  if (is_tried) return poppler.page_render != NULL;
  is_tried = TRUE;
  void *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return FALSE;
  *(void **)&poppler.document_new = dlsym(library, "poppler_document_new_from_bytes");
  *(void **)&poppler.document_page = dlsym(library, "poppler_document_get_page");
  *(void **)&poppler.page_size = dlsym(library, "poppler_page_get_size");
  if (poppler.document_new && poppler.document_page && poppler.page_size)
    *(void **)&poppler.page_render = dlsym(library, "poppler_page_render");
  return poppler.page_render != NULL;
}

gboolean psc_is_pdf(GBytes *bytes) {
  gsize length;
  const char *content = g_bytes_get_data(bytes, &length);
  return length > 5 && memcmp(content, "%PDF-", 5) == 0;
}

// The most pixels per point: what a display of the highest resolution shows.
static const double most_pixels = 2;

static GdkTexture *draw(void *page, int longest) {
  double width, height;
  poppler.page_size(page, &width, &height);
  if (!(width > 0 && height > 0)) return NULL;
  double scale = MIN(most_pixels, longest / MAX(width, height));
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, MAX(1, (int)round(width * scale)), MAX(1, (int)round(height * scale)));
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, cairo_image_surface_get_width(surface) / width, cairo_image_surface_get_height(surface) / height);
  poppler.page_render(page, cr);
  cairo_destroy(cr);
  GdkTexture *texture = psc_texture_of_surface(surface);
  cairo_surface_destroy(surface);
  return texture;
}

GdkTexture *psc_decode_pdf(GBytes *bytes, int longest, GError **error) {
  if (!load_poppler()) {
    g_set_error_literal(
        error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
        "PDF pictures are drawn by libpoppler-glib, which is not installed (Debian's libpoppler-glib8).");
    return NULL;
  }
  void *document = poppler.document_new(bytes, NULL, error);
  if (!document) return NULL;
  void *page = poppler.document_page(document, 0);
  GdkTexture *texture = page ? draw(page, longest) : NULL;
  if (!texture) g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "Its first page cannot be drawn.");
  if (page) g_object_unref(page);
  g_object_unref(document);
  return texture;
}
#endif
