import Foundation

/// The part of a window that a preview or a new window grows out of. iOS 13.
///
/// Differs from Apple: kept as a value; windows and menus of a desktop come up by themselves.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The view.
  public let view: UIView
  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view, where it is.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Itself: a preview never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
