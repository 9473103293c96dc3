public import Foundation

/// The part of a window from which a preview or a new window expands. iOS 13.
///
/// Differs from Apple: stored as a value, without effect; a desktop animates its windows and menus itself.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The view.
  public let view: UIView
  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view, at its position.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the preview itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
