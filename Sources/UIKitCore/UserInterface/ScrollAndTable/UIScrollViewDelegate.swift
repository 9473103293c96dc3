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
  /// An animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
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
}
