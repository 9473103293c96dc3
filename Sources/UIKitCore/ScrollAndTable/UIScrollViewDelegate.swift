import Foundation

/// Told how a scroll view is scrolled. Every method has a default that does nothing.
///
/// Differs from Apple: a mouse wheel and a scroll bar only scroll; only fingers begin and end.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content's offset has changed, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Fingers are about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The fingers have let go; the content moves on by itself where `decelerate` is `true`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A change of offset that was to be animated has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
