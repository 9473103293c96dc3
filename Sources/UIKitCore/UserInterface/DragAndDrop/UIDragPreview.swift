public import Foundation

/// The picture of an item that is dragged.
///
/// Differs from Apple: stored as a value, without effect; the desktop draws the dragged items.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  /// The view.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A picture of a view, on the system's background.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Returns the preview itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
