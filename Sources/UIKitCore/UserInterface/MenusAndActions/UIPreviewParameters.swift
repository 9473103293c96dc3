public import Foundation

/// How a preview is shown. iOS 13.
///
/// Differs from Apple: stored as a value, without effect, like ``UITargetedPreview``.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The outline of the visible part, or `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, or `nil` for that of the visible part. iOS 14.
  open var shadowPath: UIBezierPath?
  /// The colour behind the preview.
  open var backgroundColor: UIColor! = .systemBackground

  /// The whole view, on the system's background.
  public override init() { super.init() }
}
