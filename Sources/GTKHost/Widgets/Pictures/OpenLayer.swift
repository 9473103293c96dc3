#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A layer of a drawing that has begun.
  @MainActor struct OpenLayer {
    /// A picture in memory, whose pixels filters can change.
    struct Picture {
      let surface: OpaquePointer
      let cr: OpaquePointer
      /// The matrix that draws in the coordinates of the drawing.
      let base: cairo_matrix_t
      /// The upper left corner, in these.
      let origin: CGPoint
    }

    /// What the layer is drawn onto, its matrix, and the number of states that were saved there.
    let outer: OpaquePointer
    let outerBase: cairo_matrix_t
    let depth: Int
    /// Where the layer is drawn if it has filters; otherwise it is a group of the same context.
    let picture: Picture?
    private let layer: DrawingLayer
    /// Whether the layer is a group of the same context; otherwise, without a picture too, nothing of it is visible.
    private let isGroup: Bool

    /// Pictures are no larger, in pixels.
    private static let largestArea = 1e7

    init(_ layer: DrawingLayer, below outer: OpaquePointer, _ base: cairo_matrix_t, _ depth: Int, scale: Double) {
      self.layer = layer
      self.outer = outer
      self.depth = depth
      outerBase = base
      picture =
        layer.filters.isEmpty
        ? nil
        : OpenLayer.makePicture(of: outer, base, scale: scale, margin: layer.filters.reduce(0) { $0 + $1.reach })
      isGroup = picture == nil && layer.filters.isEmpty && psc_push_group(outer) != 0
      guard picture == nil, !isGroup else { return }
      // Nothing is drawn until the end of the layer.
      cairo_save(outer)
      cairo_new_path(outer)
      cairo_clip(outer)
    }

    /// A picture of what is visible of a context, and of what filters bring into it.
    private static func makePicture(
      of outer: OpaquePointer, _ base: cairo_matrix_t, scale: Double, margin: Double
    ) -> Picture? {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(outer, &left, &top, &right, &bottom)
      let limit = 8192.0
      (left, top) = (max(left - margin, -limit).rounded(.down), max(top - margin, -limit).rounded(.down))
      (right, bottom) = (min(right + margin, limit).rounded(.up), min(bottom + margin, limit).rounded(.up))
      guard cairo_status(outer) == CAIRO_STATUS_SUCCESS, right > left, bottom > top else { return nil }
      let (width, height) = (right - left, bottom - top)
      var scale = scale * max(hypot(base.xx, base.yx), hypot(base.xy, base.yy))
      scale = min(scale, (largestArea / (width * height)).squareRoot(), limit / width, limit / height)
      guard scale > 1e-3 else { return nil }
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      cairo_surface_set_device_scale(surface, scale, scale)
      guard let cr = cairo_create(surface) else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_translate(cr, -left, -top)
      var base = cairo_matrix_t()
      cairo_get_matrix(cr, &base)
      return Picture(surface: surface, cr: cr, base: base, origin: CGPoint(x: left, y: top))
    }

    /// Puts the layer onto what it was drawn onto.
    func end() {
      var base = outerBase
      cairo_set_matrix(outer, &base)
      if let picture {
        cairo_destroy(picture.cr)
        for filter in layer.filters { filter.apply(to: picture.surface) }
        cairo_set_source_surface(outer, picture.surface, picture.origin.x, picture.origin.y)
        cairo_surface_destroy(picture.surface)
      } else if isGroup {
        cairo_pop_group_to_source(outer)
      } else {
        return cairo_restore(outer)
      }
      cairo_set_operator(outer, layer.blendMode.cairo)
      cairo_paint_with_alpha(outer, layer.alpha)
      cairo_set_operator(outer, CAIRO_OPERATOR_OVER)
      // The picture is no longer needed.
      cairo_set_source_rgba(outer, 0, 0, 0, 1)
    }
  }

  @MainActor extension DrawingFilter {
    /// How far a pixel changes others, in points.
    fileprivate var reach: Double {
      switch self {
      case .effect(.blur(let radius)): 3 * radius
      case .effect(.shadow(_, let radius, let x, let y)): 3 * radius + max(abs(x), abs(y))
      case .effect(.colorMatrix), .alphaThreshold: 0
      }
    }

    fileprivate func apply(to surface: OpaquePointer) {
      switch self {
      case .effect(let effect):
        var effect = PscEffect(effect)
        psc_surface_apply_effect(surface, &effect)
      case .alphaThreshold(let low, let high, let color):
        var color = color.gdk
        psc_surface_apply_threshold(surface, low, high, &color)
      }
    }
  }

  extension DrawingBlendMode {
    /// The operator of cairo.
    var cairo: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .clear: CAIRO_OPERATOR_DEST_OUT
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusLighter: CAIRO_OPERATOR_ADD
      }
    }
  }
#endif
