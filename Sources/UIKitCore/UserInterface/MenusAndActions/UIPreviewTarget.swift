public import Foundation

/// The place at which a preview is shown. iOS 13.
///
/// Differs from Apple: stored as a value, without effect, like ``UITargetedPreview``.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in which the preview is shown.
  public let container: UIView
  /// The preview's centre, in the coordinates of ``container``.
  public let center: CGPoint
  /// The preview's transform.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
