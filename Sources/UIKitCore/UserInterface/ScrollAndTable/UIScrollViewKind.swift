import Foundation

/// Provides the `delegate` property of scroll views.
///
/// Differs from Apple: there a table view redeclares `delegate` with a narrower type, which only Objective-C allows for the same property.
/// Here a scroll view's property comes from this protocol, and a subclass can declare another one.
@preconcurrency @MainActor public protocol UIScrollViewKind: AnyObject {
  /// The storage of the delegate. Not retained.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewKind {
  /// Notified of the view's scrolling. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
