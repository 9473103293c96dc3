#ifdef GTK
#include "view.h"

#include <math.h>

G_DEFINE_FINAL_TYPE(PscView, psc_view, GTK_TYPE_WIDGET)

// Appends an affine transform as a rotation, a scale, a skew and a translation. GTK does not know that a matrix is in the plane, and its renderer
// by cairo draws nothing with one.
static GskTransform *append_affine(GskTransform *next, const double *numbers) {
  double xx = numbers[0], yx = numbers[1], xy = numbers[2], yy = numbers[3];
  double angle = xx != 0 || yx != 0 ? atan2(yx, xx) : atan2(-xy, yy);
  double width = cos(angle) * xx + sin(angle) * yx;
  double height = cos(angle) * yy - sin(angle) * xy;
  double shear = cos(angle) * xy + sin(angle) * yy;
  // Nothing can be drawn with a transform that has no inverse, and cairo draws nothing at all after one.
  if (fabs(width) < 1e-4) width = 1e-4;
  if (fabs(height) < 1e-4) height = 1e-4;
  next = gsk_transform_translate(next, &GRAPHENE_POINT_INIT((float)numbers[4], (float)numbers[5]));
  if (angle != 0) next = gsk_transform_rotate(next, (float)(angle * 180 / G_PI));
  next = gsk_transform_scale(next, (float)width, (float)height);
  if (shear != 0) next = gsk_transform_skew(next, (float)(atan(shear / width) * 180 / G_PI), 0);
  return next;
}

static void place(GtkWidget *child, double x, double y, int width, int height, const double *numbers) {
  // GTK requires a measurement before an allocation.
  int minimum, natural;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  // An entry uses it to position its line.
  if (!PSC_IS_VIEW(child)) gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  GskTransform *transform = NULL;
  if (x != 0 || y != 0) transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y));
  if (numbers) {
    graphene_point_t center = GRAPHENE_POINT_INIT(width / 2.0f, height / 2.0f);
    graphene_point_t back = GRAPHENE_POINT_INIT(-width / 2.0f, -height / 2.0f);
    transform = gsk_transform_translate(transform, &center);
    transform = append_affine(transform, numbers);
    transform = gsk_transform_translate(transform, &back);
  }
  gtk_widget_allocate(child, MAX(width, 0), MAX(height, 0), -1, transform);
}

static void psc_view_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
  PscView *self = PSC_VIEW(widget);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->request_width : self->request_height;
}

static void psc_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  PscView *self = PSC_VIEW(widget);
  if (self->allocated_width != width || self->allocated_height != height) {
    self->allocated_width = width;
    self->allocated_height = height;
    if (self->resized) self->resized(self->resized_data, width, height);
  }
  if (self->content && gtk_widget_should_layout(self->content)) place(self->content, 0, 0, width, height, NULL);
  PscView *previous = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child)) {
      gtk_popover_present(GTK_POPOVER(child));
      continue;
    }
    if (child == self->content || !gtk_widget_should_layout(child)) continue;
    PscView *view = PSC_VIEW(child);
    if (view->is_ordered_by_position) {
      // Rows are used again at other places.
      if (previous && psc_item_is_after(previous, view)) psc_view_schedule_sort(self);
      previous = view;
    }
    // Whole pixels, so that text and lines are sharp; the far edge is rounded too, so that adjacent views stay adjacent.
    double left = view->x - self->origin_x, top = view->y - self->origin_y;
    double x = round(left), y = round(top);
    place(child, x, y, (int)(round(left + view->width) - x), (int)(round(top + view->height) - y),
          view->has_transform ? view->transform : NULL);
  }
}

// Rows move under a resting pointer, and are reused elsewhere; GTK's own flag is out of date then.
static gboolean pointer_is_in(GtkWidget *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  double x, y, left, top;
  if (!surface || !pointer || !gdk_surface_get_device_position(surface, pointer, &x, &y, NULL)) return FALSE;
  gtk_native_get_surface_transform(native, &left, &top);
  return gtk_widget_translate_coordinates(GTK_WIDGET(native), widget, x - left, y - top, &x, &y) &&
         gtk_widget_contains(widget, x, y);
}

// A ring of the theme's colour around what has the keyboard focus.
static void snapshot_ring(PscView *self, GtkSnapshot *snapshot, const GskRoundedRect *outline) {
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(self));
  GdkRGBA ring;
  if (!gtk_style_context_lookup_color(style, "accent_color", &ring) &&
      !gtk_style_context_lookup_color(style, "theme_selected_bg_color", &ring))
    ring = (GdkRGBA){0.2f, 0.5f, 0.9f, 1};
  ring.alpha = 0.6f;
  GskRoundedRect inner = *outline;
  gsk_rounded_rect_shrink(&inner, 1, 1, 1, 1);
  gtk_snapshot_append_border(snapshot, &inner, (float[4]){2, 2, 2, 2}, (GdkRGBA[4]){ring, ring, ring, ring});
}

// A tint of the text's colour under the pointer, and the ring around the row with the keyboard focus.
static void snapshot_row(PscView *self, GtkSnapshot *snapshot, const GskRoundedRect *outline) {
  GtkWidget *widget = GTK_WIDGET(self);
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  if ((gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_PRELIGHT) && pointer_is_in(widget)) {
    GdkRGBA wash;
    gtk_style_context_get_color(style, &wash);
    wash.alpha = 0.05f;
    gtk_snapshot_push_rounded_clip(snapshot, outline);
    gtk_snapshot_append_color(snapshot, &wash, &outline->bounds);
    gtk_snapshot_pop(snapshot);
  }
  if (self->is_current) snapshot_ring(self, snapshot, outline);
}

static void psc_view_state_flags_changed(GtkWidget *widget, GtkStateFlags previous) {
  if (PSC_VIEW(widget)->is_row || PSC_VIEW(widget)->is_button) gtk_widget_queue_draw(widget);
}

// The last subview, if it is a mask.
static GtkWidget *mask_of(PscView *self) {
  GtkWidget *last = self->masks ? gtk_widget_get_last_child(GTK_WIDGET(self)) : NULL;
  return last && PSC_IS_VIEW(last) && gtk_widget_get_prev_sibling(last) ? last : NULL;
}

// What GTK's renderer by cairo takes for a radius: the standard deviation, or twice that. It depends on the version of GTK: a blur is drawn, and
// the opacity beside its edge is looked at.
static float radius_for_cairo(void) {
  static float factor = 0;
  if (factor > 0) return factor;
  GdkRGBA black = {0, 0, 0, 1};
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(20, 20, 40, 40);
  GskRenderNode *color = gsk_color_node_new(&black, &bounds), *blur = gsk_blur_node_new(color, 8);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 80, 80);
  cairo_t *cr = cairo_create(surface);
  gsk_render_node_draw(blur, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  const guint32 *row = (const guint32 *)(const void *)(
      cairo_image_surface_get_data(surface) + 40 * cairo_image_surface_get_stride(surface));
  // Four and a half points outside: 29 % with a deviation of 8 points, 13 % with one of 4.
  factor = row[64] >> 24 > 53 ? 1 : 2;
  cairo_surface_destroy(surface);
  gsk_render_node_unref(blur);
  gsk_render_node_unref(color);
  return factor;
}

// How many views around the one that is drawn now are drawn by cairo, whatever the renderer of the window is.
static int cairo_depth = 0;

// What the renderer of a view's window takes for a radius, as a multiple of the standard deviation.
static float radius_factor(PscView *self) {
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
  GskRenderer *renderer = native ? gtk_native_get_renderer(native) : NULL;
  if (cairo_depth > 0 || !renderer || g_str_equal(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer"))
    return radius_for_cairo();
  return 2;
}

// Whether nothing of a view is seen, because its transform leaves no area. GTK's renderer by cairo aborts for such a one.
static gboolean is_flat(GtkWidget *widget) {
  if (!PSC_IS_VIEW(widget) || !PSC_VIEW(widget)->has_transform) return FALSE;
  const double *numbers = PSC_VIEW(widget)->transform;
  return fabs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) < 1e-5;
}

static gboolean is_blended(GtkWidget *widget) {
  return PSC_IS_VIEW(widget) && PSC_VIEW(widget)->blending != CAIRO_OPERATOR_OVER;
}

// Combines a child with what was drawn so far, which the snapshot is released for. Returns a snapshot with both.
static GtkSnapshot *blend_child(GtkWidget *widget, GtkWidget *child, GtkSnapshot *behind) {
  GskRenderNode *below = gtk_snapshot_free_to_node(behind);
  GtkSnapshot *front = gtk_snapshot_new(), *both = gtk_snapshot_new();
  gtk_widget_snapshot_child(widget, child, front);
  GskRenderNode *above = gtk_snapshot_free_to_node(front);
  graphene_rect_t bounds, above_bounds;
  if (below) gsk_render_node_get_bounds(below, &bounds);
  if (above) gsk_render_node_get_bounds(above, &above_bounds);
  if (below && above) graphene_rect_union(&bounds, &above_bounds, &bounds);
  if (below || above) {
    cairo_t *cr = gtk_snapshot_append_cairo(both, below ? &bounds : &above_bounds);
    if (below) gsk_render_node_draw(below, cr);
    if (psc_push_group(cr)) {
      if (above) gsk_render_node_draw(above, cr);
      cairo_pop_group_to_source(cr);
      cairo_set_operator(cr, (cairo_operator_t)PSC_VIEW(child)->blending);
      cairo_paint(cr);
    }
    cairo_destroy(cr);
  }
  if (below) gsk_render_node_unref(below);
  if (above) gsk_render_node_unref(above);
  return both;
}

// The children in front of the content. A blended one is combined with those behind it, in a picture of their own.
static void snapshot_children(PscView *self, GtkSnapshot *snapshot) {
  GtkWidget *widget = GTK_WIDGET(self), *mask = mask_of(self);
  gboolean blends = FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !blends;
       child = gtk_widget_get_next_sibling(child))
    blends = is_blended(child) && gtk_widget_get_visible(child);
  GtkSnapshot *inner = blends ? gtk_snapshot_new() : snapshot;
  if (blends) cairo_depth++;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (child == self->content || child == mask || is_flat(child)) continue;
    if (blends && is_blended(child)) {
      inner = blend_child(widget, child, inner);
    } else {
      gtk_widget_snapshot_child(widget, child, inner);
    }
  }
  if (!blends) return;
  cairo_depth--;
  GskRenderNode *node = gtk_snapshot_free_to_node(inner);
  if (!node) return;
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

static void snapshot_own(PscView *self, GtkSnapshot *snapshot) {
  GtkWidget *widget = GTK_WIDGET(self);
  float width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, width, height);
  GskRoundedRect outline;
  float radius = MIN(self->corner_radius, MIN(width, height) / 2);
  graphene_size_t corner = GRAPHENE_SIZE_INIT(radius, radius), none = GRAPHENE_SIZE_INIT(0, 0);
  gsk_rounded_rect_init(
      &outline, &bounds, self->round_corners & 1 ? &corner : &none, self->round_corners & 2 ? &corner : &none,
      self->round_corners & 8 ? &corner : &none, self->round_corners & 4 ? &corner : &none);

  if (self->has_background && width > 0 && height > 0) {
    if (radius > 0) gtk_snapshot_push_rounded_clip(snapshot, &outline);
    gtk_snapshot_append_color(snapshot, &self->background, &bounds);
    if (radius > 0) gtk_snapshot_pop(snapshot);
  }
  if (self->is_row) snapshot_row(self, snapshot, &outline);
  if (self->clips) gtk_snapshot_push_rounded_clip(snapshot, &outline);
  if (self->draw && width > 0 && height > 0) {
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &bounds);
    self->draw(self->draw_data, cr, width, height);
    cairo_destroy(cr);
  }
  if (self->content) gtk_widget_snapshot_child(widget, self->content, snapshot);
  snapshot_children(self, snapshot);
  if (self->clips) gtk_snapshot_pop(snapshot);
  if (self->is_button && gtk_widget_has_visible_focus(widget)) {
    // As round as the theme's buttons, if it has no shape of its own.
    GskRoundedRect ring = outline;
    if (radius == 0) gsk_rounded_rect_init_from_rect(&ring, &bounds, 5);
    snapshot_ring(self, snapshot, &ring);
  }
  if (self->border_width > 0) {
    float widths[4] = {self->border_width, self->border_width, self->border_width, self->border_width};
    GdkRGBA colors[4] = {self->border, self->border, self->border, self->border};
    gtk_snapshot_append_border(snapshot, &outline, widths, colors);
  }
}

// Returns what a function draws of a view, as a node that the caller owns, and its bounds; NULL when nothing is drawn.
static GskRenderNode *create_node(PscView *self, void (*draw)(PscView *, GtkSnapshot *), graphene_rect_t *bounds) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  draw(self, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (node) gsk_render_node_get_bounds(node, bounds);
  return node;
}

// Draws everything with cairo, which clips to any path and has masks; GSK has neither in the oldest version that is supported.
static void snapshot_composed(PscView *self, GtkSnapshot *snapshot) {
  graphene_rect_t bounds;
  cairo_depth++;
  GskRenderNode *node = create_node(self, snapshot_own, &bounds);
  cairo_depth--;
  if (!node) return;
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &bounds);
  if (self->clip_path) {
    self->clip_path(self->clip_path_data, cr);
    cairo_clip(cr);
  }
  GtkWidget *mask = mask_of(self);
  if (mask && psc_push_group(cr)) {
    gsk_render_node_draw(node, cr);
    cairo_pattern_t *content = cairo_pop_group(cr);
    GtkSnapshot *shape = gtk_snapshot_new();
    cairo_depth++;
    if (!is_flat(mask)) gtk_widget_snapshot_child(GTK_WIDGET(self), mask, shape);
    cairo_depth--;
    GskRenderNode *shape_node = gtk_snapshot_free_to_node(shape);
    cairo_push_group(cr);
    if (shape_node) {
      gsk_render_node_draw(shape_node, cr);
      gsk_render_node_unref(shape_node);
    }
    cairo_pattern_t *alpha = cairo_pop_group(cr);
    cairo_set_source(cr, content);
    cairo_mask(cr, alpha);
    cairo_pattern_destroy(content);
    cairo_pattern_destroy(alpha);
  } else if (!mask) {
    gsk_render_node_draw(node, cr);
  }
  cairo_destroy(cr);
  gsk_render_node_unref(node);
}

static void push_effect(PscView *self, const PscEffect *effect, GtkSnapshot *snapshot) {
  switch (effect->kind) {
  case PSC_EFFECT_BLUR: gtk_snapshot_push_blur(snapshot, radius_factor(self) * effect->deviation); break;
  case PSC_EFFECT_SHADOW: {
    GskShadow shadow = {effect->color, effect->x, effect->y, radius_factor(self) * effect->deviation};
    gtk_snapshot_push_shadow(snapshot, &shadow, 1);
    break;
  }
  case PSC_EFFECT_COLORS: {
    // GTK multiplies with the transposed matrix.
    float columns[16];
    for (int row = 0; row < 4; row++)
      for (int column = 0; column < 4; column++) columns[column * 4 + row] = effect->matrix[row * 4 + column];
    graphene_matrix_t matrix;
    graphene_vec4_t offset;
    graphene_matrix_init_from_float(&matrix, columns);
    graphene_vec4_init(&offset, effect->offset[0], effect->offset[1], effect->offset[2], effect->offset[3]);
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset);
    break;
  }
  }
}

static void snapshot_content(PscView *self, GtkSnapshot *snapshot) {
  if (self->clip_path || mask_of(self)) {
    snapshot_composed(self, snapshot);
  } else {
    snapshot_own(self, snapshot);
  }
}

// The content in a larger rectangle, where nothing is seen: that of a blur alone ends where there is still something to see.
static void snapshot_with_margin(PscView *self, GtkSnapshot *snapshot, float margin) {
  graphene_rect_t bounds;
  GskRenderNode *node = create_node(self, snapshot_content, &bounds);
  if (!node) return;
  graphene_rect_inset(&bounds, -margin, -margin);
  gtk_snapshot_append_color(snapshot, &(GdkRGBA){0, 0, 0, 0}, &bounds);
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

static void psc_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  PscView *self = PSC_VIEW(widget);
  if (self->needs_name) psc_view_update_name(self);
  for (int index = self->effect_count - 1; index >= 0; index--) push_effect(self, &self->effects[index], snapshot);
  if (self->effect_count > 0 && self->effects[0].kind == PSC_EFFECT_BLUR) {
    snapshot_with_margin(self, snapshot, ceilf(3 * self->effects[0].deviation));
  } else {
    snapshot_content(self, snapshot);
  }
  for (int index = 0; index < self->effect_count; index++) gtk_snapshot_pop(snapshot);
}

// What decides about hits of a view. Few views have it.
typedef struct {
  PscHitTest hit_test;
  void *data;
  GDestroyNotify destroy;
} HitTest;

static const char *const hit_test_key = "psc-hit-test";

static void destroy_hit_test(gpointer data) {
  HitTest *test = data;
  test->destroy(test->data);
  g_free(test);
}

// Whether none of the views that a widget is in refuses the hit.
static gboolean is_hit(GtkWidget *widget, double x, double y) {
  graphene_point_t point = GRAPHENE_POINT_INIT((float)x, (float)y), inside;
  for (GtkWidget *outer = widget; outer; outer = gtk_widget_get_parent(outer)) {
    if (!PSC_IS_VIEW(outer) || !PSC_VIEW(outer)->has_hit_test) continue;
    HitTest *test = g_object_get_data(G_OBJECT(outer), hit_test_key);
    if (gtk_widget_compute_point(widget, outer, &point, &inside) && !test->hit_test(test->data, inside.x, inside.y))
      return FALSE;
  }
  return TRUE;
}

static gboolean psc_view_contains(GtkWidget *widget, double x, double y) {
  return !PSC_VIEW(widget)->passes_through && GTK_WIDGET_CLASS(psc_view_parent_class)->contains(widget, x, y) &&
         is_hit(widget, x, y);
}

// GTK orders by positions: what is over the upper edge of the others would come first.
static gboolean psc_view_focus(GtkWidget *widget, GtkDirectionType direction) {
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  if (!PSC_VIEW(widget)->focuses_in_order || (!is_forward && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS(psc_view_parent_class)->focus(widget, direction);
  GtkWidget *child = gtk_widget_get_focus_child(widget);
  if (!child) child = is_forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
  while (child) {
    if (gtk_widget_child_focus(child, direction)) return TRUE;
    child = is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  }
  return FALSE;
}

void psc_view_set_focuses_in_order(PscView *view, gboolean focuses_in_order) {
  view->focuses_in_order = focuses_in_order != FALSE;
}

static void psc_view_finalize(GObject *object) {
  g_free(PSC_VIEW(object)->effects);
  g_free(PSC_VIEW(object)->name);
  G_OBJECT_CLASS(psc_view_parent_class)->finalize(object);
}

static void psc_view_dispose(GObject *object) {
  PscView *self = PSC_VIEW(object);
  psc_view_detach(self);
  self->content = NULL;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(psc_view_parent_class)->dispose(object);
}

static void psc_view_class_init(PscViewClass *class) {
  G_OBJECT_CLASS(class)->dispose = psc_view_dispose;
  G_OBJECT_CLASS(class)->finalize = psc_view_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = psc_view_measure;
  widget_class->size_allocate = psc_view_size_allocate;
  widget_class->focus = psc_view_focus;
  widget_class->snapshot = psc_view_snapshot;
  widget_class->contains = psc_view_contains;
  widget_class->state_flags_changed = psc_view_state_flags_changed;
  gtk_widget_class_set_css_name(widget_class, "uiview");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void psc_view_init(PscView *self) {
  self->allocated_width = self->allocated_height = -1;
  self->round_corners = 15;
  self->blending = CAIRO_OPERATOR_OVER;
}

GtkWidget *psc_view_new(void) { return g_object_new(PSC_TYPE_VIEW, NULL); }

void psc_view_set_frame(PscView *view, double x, double y, double width, double height) {
  if (view->x == x && view->y == y && view->width == width && view->height == height) return;
  view->x = x;
  view->y = y;
  view->width = width;
  view->height = height;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(view));
  if (parent && PSC_IS_VIEW(parent)) gtk_widget_queue_allocate(parent);
}

void psc_view_set_request(PscView *view, int width, int height) {
  if (view->request_width == width && view->request_height == height) return;
  view->request_width = width;
  view->request_height = height;
  gtk_widget_queue_resize(GTK_WIDGET(view));
}

void psc_view_set_background(PscView *view, const GdkRGBA *color) {
  view->has_background = color != NULL && color->alpha > 0;
  if (color) view->background = *color;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_border(PscView *view, float width, const GdkRGBA *color) {
  view->border_width = color ? width : 0;
  if (color) view->border = *color;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_corner_radius(PscView *view, float radius) {
  view->corner_radius = radius;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_round_corners(PscView *view, unsigned corners) {
  view->round_corners = corners;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_origin(PscView *view, double x, double y) {
  if (view->origin_x == x && view->origin_y == y) return;
  view->origin_x = x;
  view->origin_y = y;
  gtk_widget_queue_allocate(GTK_WIDGET(view));
}

void psc_view_set_row(PscView *view, gboolean is_row, gboolean is_current) {
  view->is_row = is_row != FALSE;
  view->is_current = is_current != FALSE;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_clips(PscView *view, gboolean clips) {
  view->clips = clips != FALSE;
  gtk_widget_set_overflow(GTK_WIDGET(view), clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_content(PscView *view, GtkWidget *content) {
  if (view->content == content) return;
  if (view->content) gtk_widget_unparent(view->content);
  view->content = content;
  // Added first, so that the keyboard focus reaches it before the subviews.
  if (content) gtk_widget_insert_after(content, GTK_WIDGET(view), NULL);
  psc_widget_name_changed(GTK_WIDGET(view));
}

void psc_view_set_subviews(PscView *view, PscView **subviews, int count) {
  GtkWidget *self = GTK_WIDGET(view);
  if (view->sorts_items) psc_view_sort_items(subviews, count);
  // A view may be moved from another parent of the same window.
  for (int index = 0; index < count; index++) {
    GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(subviews[index]));
    if (parent && parent != self) {
      psc_view_uncover(subviews[index]);
      g_object_ref(subviews[index]);
      gtk_widget_unparent(GTK_WIDGET(subviews[index]));
      gtk_widget_set_parent(GTK_WIDGET(subviews[index]), self);
      g_object_unref(subviews[index]);
    }
  }
  GtkWidget *previous = view->content;
  for (int index = 0; index < count; index++) {
    GtkWidget *child = GTK_WIDGET(subviews[index]);
    if (gtk_widget_get_parent(child) != self || gtk_widget_get_prev_sibling(child) != previous)
      gtk_widget_insert_after(child, self, previous);
    previous = child;
  }
  GtkWidget *left = previous ? gtk_widget_get_next_sibling(previous) : gtk_widget_get_first_child(self);
  while (left) {
    GtkWidget *next = gtk_widget_get_next_sibling(left);
    if (!GTK_IS_POPOVER(left)) {
      psc_view_will_remove(left);
      if (PSC_IS_VIEW(left)) psc_view_uncover(PSC_VIEW(left));
      gtk_widget_unparent(left);
    }
    left = next;
  }
  psc_view_update_covered(view);
  psc_widget_name_changed(self);
}

void psc_view_set_resized(PscView *view, PscResized resized, void *data) {
  view->resized = resized;
  view->resized_data = data;
}

void psc_view_set_draw(PscView *view, PscDraw draw, void *data) {
  view->draw = draw;
  view->draw_data = data;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_transform(PscView *view, const double *numbers) {
  view->has_transform = numbers != NULL;
  if (numbers) memcpy(view->transform, numbers, sizeof(view->transform));
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(view));
  if (parent && PSC_IS_VIEW(parent)) gtk_widget_queue_allocate(parent);
}

void psc_view_set_clip_path(PscView *view, PscTrace trace, void *data) {
  view->clip_path = trace;
  view->clip_path_data = data;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_masks(PscView *view, gboolean masks) {
  view->masks = masks != FALSE;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_operator(PscView *view, cairo_operator_t blending) {
  view->blending = (unsigned)blending & 31;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(view));
  gtk_widget_queue_draw(parent ? parent : GTK_WIDGET(view));
}

void psc_view_set_passes_through(PscView *view, gboolean passes_through) {
  view->passes_through = passes_through != FALSE;
}

void psc_view_set_effects(PscView *view, const PscEffect *effects, int count) {
  g_free(view->effects);
  view->effects = count > 0 ? g_memdup2(effects, sizeof(PscEffect) * (gsize)count) : NULL;
  view->effect_count = count;
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void psc_view_set_hit_test(PscView *view, PscHitTest hit_test, void *data, GDestroyNotify destroy) {
  HitTest *test = g_new(HitTest, 1);
  *test = (HitTest){hit_test, data, destroy};
  g_object_set_data_full(G_OBJECT(view), hit_test_key, test, destroy_hit_test);
  view->has_hit_test = TRUE;
}

void psc_view_detach(PscView *view) {
  view->has_hit_test = FALSE;
  view->clip_path = NULL;
  view->resized = NULL;
  view->draw = NULL;
}
#endif
