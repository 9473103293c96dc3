#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  extension PscEffect {
    /// The effect in the form of the widgets. A radius of UIKit is the standard deviation of the blur.
    init(_ effect: ViewEffect) {
      self.init()
      switch effect {
      case .blur(let radius):
        kind = PSC_EFFECT_BLUR
        deviation = Float(radius)
      case .shadow(let color, let radius, let x, let y):
        kind = PSC_EFFECT_SHADOW
        deviation = Float(radius)
        self.x = Float(x)
        self.y = Float(y)
        self.color = color.gdk
      case .colorMatrix(let rows, let offset):
        kind = PSC_EFFECT_COLORS
        withUnsafeMutableBytes(of: &matrix) { bytes in
          let numbers = bytes.bindMemory(to: Float.self)
          for (index, number) in rows.prefix(16).enumerated() { numbers[index] = Float(number) }
        }
        withUnsafeMutableBytes(of: &self.offset) { bytes in
          let numbers = bytes.bindMemory(to: Float.self)
          for (index, number) in offset.prefix(4).enumerated() { numbers[index] = Float(number) }
        }
      }
    }
  }

  /// A path that cairo draws.
  final class TracedPath {
    private let elements: [PathElement]

    init(_ elements: [PathElement]) { self.elements = elements }

    func trace(_ cr: OpaquePointer) {
      cairo_new_path(cr)
      for element in elements {
        switch element {
        case .move(let point): cairo_move_to(cr, point.x, point.y)
        case .line(let point): cairo_line_to(cr, point.x, point.y)
        case .curve(let one, let two, let end): cairo_curve_to(cr, one.x, one.y, two.x, two.y, end.x, end.y)
        case .close: cairo_close_path(cr)
        }
      }
    }
  }
#endif
