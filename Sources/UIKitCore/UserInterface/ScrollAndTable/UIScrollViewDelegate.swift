public import Foundation

/// Notified of a scroll view's scrolling. Every method has a default that does nothing.
///
/// Differs from Apple: a mouse wheel and a scroll bar only report scrolling; only fingers report a beginning and an end.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content's offset has changed, by the user or by the app.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Fingers are about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The fingers are about to be lifted. Change `targetContentOffset` to determine where scrolling ends. Differs from Apple: the velocity is
  /// always zero, and the target is the current offset, except with ``UIScrollView/isPagingEnabled``.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The fingers were lifted; the content continues to move if `decelerate` is `true`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has stopped moving.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The fingers were lifted, and the content continues to move.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed, a subview of the scroll view; `nil` for none. The default is `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The user is about to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The content's scale has changed, by the user or by the app.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user has zoomed the content, or an animated change of the scale has ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top. Never called, because there is no such gesture. The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top. Never called, because there is no such gesture.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets around the content have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
