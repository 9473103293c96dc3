import Foundation

extension UIWindowScene {
  /// Which window an ``ActivationAction`` opens: what it is to show, and how it is to come (P-08).
  ///
  /// Differs from Apple: there is no preview to grow the window out of, so `preview` is absent, and with it the pinch of
  /// `ActivationInteraction`.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// What the new scene finds in the activities of its connection options.
    public let userActivity: NSUserActivity
    /// How the window is to come, or `nil` to leave it to the system.
    open var options: UIWindowScene.ActivationRequestOptions?

    /// A configuration for an activity.
    public init(userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil) {
      self.userActivity = userActivity
      self.options = options
      super.init()
    }
  }
}
