import Foundation

/// How the preview of a drag is shown. iOS 11.
///
/// Differs from Apple: the rectangle around ``UIPreviewParameters/visiblePath`` is used, for rows and items; the rest is stored.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// The whole view.
  public override init() { super.init() }
}
