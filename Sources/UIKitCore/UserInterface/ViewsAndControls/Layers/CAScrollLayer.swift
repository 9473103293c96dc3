public import Foundation

/// A layer that shows a part of its sublayers.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls. Default: both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that clips its sublayers.
  public required init() {
    super.init()
    masksToBounds = true
  }

  /// A copy of a layer.
  public required init(layer: Any) { super.init(layer: layer) }

  /// Scrolls so that a point of the sublayers is at the origin.
  open func scroll(to p: CGPoint) {
    switch scrollMode {
    case .none: return
    case .horizontally: bounds.origin.x = p.x
    case .vertically: bounds.origin.y = p.y
    default: bounds.origin = p
    }
  }

  /// Scrolls as little as necessary so that a rectangle of the sublayers is visible.
  open func scroll(to r: CGRect) {
    func start(_ visible: (CGFloat, CGFloat), _ wanted: (CGFloat, CGFloat)) -> CGFloat {
      if wanted.0 < visible.0 || wanted.1 - wanted.0 > visible.1 - visible.0 { return wanted.0 }
      return wanted.1 > visible.1 ? visible.0 + wanted.1 - visible.1 : visible.0
    }
    scroll(
      to: CGPoint(
        x: start((bounds.minX, bounds.maxX), (r.minX, r.maxX)),
        y: start((bounds.minY, bounds.maxY), (r.minY, r.maxY))))
  }
}
