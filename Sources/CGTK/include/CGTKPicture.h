// A picture in a widget: an icon of the theme or the bytes of a file, scaled and tinted as in UIKit.
#ifndef PROSCENIUM_CGTK_PICTURE_H
#define PROSCENIUM_CGTK_PICTURE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PSC_TYPE_PICTURE (psc_picture_get_type())
G_DECLARE_FINAL_TYPE(PscPicture, psc_picture, PSC, PICTURE, GtkWidget)

typedef enum { PSC_FIT_FILL, PSC_FIT_CONTAIN, PSC_FIT_COVER, PSC_FIT_PLACE } PscFit;

// The edges of a picture that keep their size, in points, and whether what is between them is repeated rather than stretched.
typedef struct {
  double top, left, bottom, right;
  gboolean tiles;
} PscCaps;

GtkWidget *psc_picture_new(void);
// An icon by its name in the theme; NULL for none. It is updated when the theme changes.
void psc_picture_set_icon(PscPicture *picture, const char *name);
// A picture from pixels, or NULL.
void psc_picture_set_texture(PscPicture *picture, GdkTexture *texture);
// Its natural size, in points.
void psc_picture_set_size(PscPicture *picture, double width, double height);
// How it is fitted into a widget of another size; the numbers are for PSC_FIT_PLACE, from 0 to 1.
void psc_picture_set_fit(PscPicture *picture, PscFit fit, double x, double y);
// The edges of a picture from pixels; NULL for a picture that is stretched as a whole.
void psc_picture_set_caps(PscPicture *picture, const PscCaps *caps);
// The colour of a template picture; NULL for an icon in the text colour, and for a picture in its own colours.
void psc_picture_set_tint(PscPicture *picture, const GdkRGBA *tint);

// The picture in a file's content; NULL if it cannot be decoded. One whose longer side has more pixels than `longest` gets that many: a
// photo is decoded much faster so, and takes a fraction of the memory.
GdkTexture *psc_decode_texture(GBytes *bytes, int longest, GError **error);
// Whether a file's content is that of a PDF file.
gboolean psc_is_pdf(GBytes *bytes);
// The first page of a PDF file, by Poppler where it is installed; NULL if it cannot be drawn.
GdkTexture *psc_decode_pdf(GBytes *bytes, int longest, GError **error);
// A surface's pixels as a texture, which the caller releases; the surface has the format CAIRO_FORMAT_ARGB32.
GdkTexture *psc_texture_of_surface(cairo_surface_t *surface);
// A texture as the content of a PNG file, or of a JPEG file if quality is not negative (0 to 100); NULL if it cannot be encoded.
GBytes *psc_encode_texture(GdkTexture *texture, int quality);

// Draws an icon of the theme into a rectangle.
void psc_draw_icon(
    cairo_t *cr, const char *name, const GdkRGBA *color, double x, double y, double width, double height, double alpha);
// Draws a texture into a rectangle; as a template in a colour that is not NULL. With caps it has the size own_width by own_height itself.
void psc_draw_texture(
    cairo_t *cr, GdkTexture *texture, const GdkRGBA *tint, const PscCaps *caps, double own_width, double own_height,
    double x, double y, double width, double height, double alpha);

G_END_DECLS

#endif
