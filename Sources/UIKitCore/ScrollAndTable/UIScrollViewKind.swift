import Foundation

/// What gives scroll views their `delegate`.
///
/// Differs from Apple: there a table view's `delegate` is declared anew with a narrower type, which only Objective-C allows
/// for the same property. Here a scroll view's own one comes from this protocol, and a subclass can have another.
@preconcurrency @MainActor public protocol UIScrollViewKind: AnyObject {
  /// Where the delegate is kept. Not retained.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewKind {
  /// Told how the view is scrolled. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
