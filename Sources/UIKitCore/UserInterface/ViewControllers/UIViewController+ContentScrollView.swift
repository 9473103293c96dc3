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
}
