public import Foundation

/// A view of the app beside the bar of a tab bar controller, such as the controls of a player. iOS 26.
///
/// Differs from Apple: it has no background of its own, and never becomes smaller. It is as high as its view, or 48 points.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The view.
  public let contentView: UIView

  /// An accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
