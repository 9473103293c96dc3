public import Foundation

extension UIView {
  /// Converts `point` from this view's coordinates to those of `view`, or to the window's for `nil`.
  ///
  /// Differs from Apple: between two views without a common ancestor the coordinates of their topmost views are treated as equal.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if UIView.usesZoom { return (view ?? window ?? topmost).pointFromRoot(pointInRoot(point)) }
    let here = originInRoot
    let there = (view ?? window)?.originInRoot ?? rootOrigin
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts `point` from the coordinates of `view`, or from the window's for `nil`, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if UIView.usesZoom { return pointFromRoot((view ?? window ?? topmost).pointInRoot(point)) }
    let here = originInRoot
    let there = (view ?? window)?.originInRoot ?? rootOrigin
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// Converts `rect` from this view's coordinates to those of `view`, or to the window's for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let scale = UIView.usesZoom ? totalZoom / (view ?? window ?? topmost).totalZoom : 1
    return CGRect(
      origin: convert(rect.origin, to: view), size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// Converts `rect` from the coordinates of `view`, or from the window's for `nil`, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let scale = UIView.usesZoom ? (view ?? window ?? topmost).totalZoom / totalZoom : 1
    return CGRect(
      origin: convert(rect.origin, from: view), size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// The position of this view's point (0, 0) in the coordinates outside of the topmost view.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    for view in sequence(first: self, next: \.superview) {
      origin.x += view.frame.origin.x - view.bounds.origin.x
      origin.y += view.frame.origin.y - view.bounds.origin.y
    }
    return origin
  }

  /// The position of the topmost view's point (0, 0); it replaces the window if there is none.
  private var rootOrigin: CGPoint { topmost.originInRoot }

  private var topmost: UIView {
    var root = self
    while let above = root.superview { root = above }
    return root
  }

  /// Resizes the subviews according to their masks.
  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty && view.hasGivenFrame {
      let mask = view.autoresizingMask
      let old = view.frame
      let horizontal = UIView.autoresize(
        near: old.origin.x, length: old.size.width, within: oldSize.width, to: bounds.size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let vertical = UIView.autoresize(
        near: old.origin.y, length: old.size.height, within: oldSize.height, to: bounds.size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(
        x: horizontal.near, y: vertical.near, width: horizontal.length, height: vertical.length)
    }
  }

  /// Distributes the change of the superview's length among the flexible parts, each in proportion to its own length; if all of them are
  /// zero, in equal parts.
  private static func autoresize(
    near: CGFloat, length: CGFloat, within old: CGFloat, to new: CGFloat,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> (near: CGFloat, length: CGFloat) {
    let change = new - old
    let far = old - near - length
    let parts: [(value: CGFloat, grows: Bool)] = [
      (near, flexible.near), (length, flexible.length), (far, flexible.far),
    ]
    let growing = parts.filter(\.grows)
    guard !growing.isEmpty else { return (near, length) }
    let total = growing.reduce(0) { $0 + $1.value }
    func share(_ part: (value: CGFloat, grows: Bool)) -> CGFloat {
      guard part.grows else { return 0 }
      return total == 0 ? change / CGFloat(growing.count) : change * part.value / total
    }
    return (near + share(parts[0]), max(0, length + share(parts[1])))
  }
}
