import Foundation

/// A view that a scroll view zooms is scaled about its centre; its frame is that of the scaled view, and its bounds keep their size.
extension UIView {
  /// Whether any view was ever zoomed.
  static var usesZoom = false

  /// The scale of the view in its superview.
  final var zoomFactor: CGFloat { UIView.usesZoom ? attachments?.zoomFactor ?? 1 : 1 }

  /// The frame without the scale, which a host applies.
  final var unzoomedFrame: CGRect {
    CGRect(
      x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2, width: bounds.size.width,
      height: bounds.size.height)
  }

  /// The frame with the scale.
  final var zoomedFrame: CGRect {
    let zoom = zoomFactor
    let size = CGSize(width: bounds.size.width * zoom, height: bounds.size.height * zoom)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Scales the view; the upper left corner of its frame stays where it is.
  final func setZoomFactor(_ factor: CGFloat) {
    guard factor != zoomFactor else { return }
    let origin = frame.origin
    UIView.usesZoom = true
    needAttachments.zoomFactor = factor
    transform = factor == 1 ? .identity : CGAffineTransform(scaleX: factor, y: factor)
    let size = zoomedFrame.size
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    superview?.layoutRoot.layoutEngine?.setNeedsRebuild()
  }

  /// A point of the view in the coordinates outside of the topmost view, with the scales of the views above.
  final func pointInRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reduce(point) { point, view in
      let (frame, bounds, zoom) = (view.frame, view.bounds, view.zoomFactor)
      return CGPoint(
        x: frame.minX + (point.x - bounds.minX) * zoom, y: frame.minY + (point.y - bounds.minY) * zoom)
    }
  }

  /// The point of the view that ``pointInRoot(_:)`` has mapped.
  final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reversed().reduce(point) { point, view in
      let (frame, bounds, zoom) = (view.frame, view.bounds, view.zoomFactor)
      return CGPoint(
        x: bounds.minX + (point.x - frame.minX) / zoom, y: bounds.minY + (point.y - frame.minY) / zoom)
    }
  }

  /// The product of the scales of the view and the views above it.
  final var totalZoom: CGFloat { sequence(first: self, next: \.superview).reduce(1) { $0 * $1.zoomFactor } }
}
