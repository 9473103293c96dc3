import Foundation

extension UIWindowScene {
  /// Which window an ``ActivationAction`` opens: what it is to show, and how it is to come (P-08).
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// What the new scene finds in the activities of its connection options.
    public let userActivity: NSUserActivity
    /// How the window is to come, or `nil` to leave it to the system.
    open var options: UIWindowScene.ActivationRequestOptions?

    /// What the window grows out of, or `nil`. Kept: windows of a desktop come up by themselves.
    open var preview: UITargetedPreview?

    /// A configuration for an activity.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }
  }
}
