public import Foundation

extension UIWindowScene {
  /// Which window an ``ActivationAction`` opens: the activity to show, and how to show the window (P-08).
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// The activity that the new scene receives in its connection options.
    public let userActivity: NSUserActivity
    /// How to show the window, or `nil` to let the system choose.
    open var options: UIWindowScene.ActivationRequestOptions?

    /// The preview that the window expands from, or `nil`. Stored, and without effect: a desktop animates its windows itself.
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
