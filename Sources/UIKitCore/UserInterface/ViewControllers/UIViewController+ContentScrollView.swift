import Foundation

extension UIViewController {
  /// Sets the scroll view whose position decides how the bar at `edge` looks. Without one, the first scroll view that spans the controller's
  /// view does.
  ///
  /// Differs from Apple: only the bar at the top looks different where its content is scrolled to the end; other edges are ignored.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge.contains(.top) else { return }
    topContentScrollView = scrollView
    navigationController?.navigationBar.setNeedsLayout()
  }

  /// The scroll view that ``setContentScrollView(_:for:)`` has set for the edge, or `nil`.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge == .top ? topContentScrollView : nil
  }
}

extension UIView {
  /// The first scroll view in the view, or the view itself, that is at least half as wide and half as high as the view.
  var scrollViewAtTop: UIScrollView? {
    var visits = 100
    func search(_ view: UIView) -> UIScrollView? {
      visits -= 1
      guard visits > 0, !view.isHidden else { return nil }
      if let found = view as? UIScrollView, view.bounds.width * 2 >= bounds.width,
        view.bounds.height * 2 >= bounds.height
      {
        return found
      }
      for subview in view.subviews {
        if let found = search(subview) { return found }
      }
      return nil
    }
    return search(self)
  }

  /// The color of the topmost opaque view that spans the view's top edge, or the view's own.
  var colorAtTop: UIColor? {
    var visits = 100
    func search(_ view: UIView) -> UIColor? {
      visits -= 1
      guard visits > 0, !view.isHidden, view.alpha == 1 else { return nil }
      let frame = view === self ? bounds : view.convert(view.bounds, to: self)
      guard frame.minX <= bounds.minX + 0.5, frame.maxX >= bounds.maxX - 0.5, frame.minY <= bounds.minY + 0.5,
        frame.height >= 1
      else { return nil }
      if !(view is UIScrollView) {
        for subview in view.subviews.reversed() {
          if let found = search(subview) { return found }
        }
      }
      guard let color = view.backgroundColor, color.resolvedColor(with: traitCollection).cgColor.alpha == 1 else {
        return nil
      }
      return color
    }
    return search(self)
  }
}
