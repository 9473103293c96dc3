public import Foundation

/// The part of a window from which a preview or a new window expands. iOS 13.
///
/// Differs from Apple: stored as a value, without effect; a desktop animates its windows and menus itself.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The view.
  public let view: UIView
  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Where the preview is shown.
  public let target: UIPreviewTarget
  /// How it is shown.
  public let parameters: UIPreviewParameters

  /// A preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of a view, at its position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A preview of a view, at its position.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns the preview itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
