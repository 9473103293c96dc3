public import Foundation

extension UIWindowScene {
  /// Opens a new window for the content at a double click.
  ///
  /// Differs from Apple: a device uses a pinch gesture; a desktop a double click.
  @preconcurrency @MainActor open class ActivationInteraction: NSObject, DoubleClickInteraction {
    /// Returns which window to open for a point of the view; `nil` for none.
    public typealias ConfigurationProvider =
      (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

    /// The view that the interaction was added to, or `nil`.
    public private(set) weak var view: UIView?
    private let configurationProvider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void

    /// An interaction that opens the window that `configurationProvider` returns, and calls `errorHandler` if that fails.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      self.configurationProvider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
    }

    /// The interaction's view is about to be this one. The default does nothing.
    open func willMove(to view: UIView?) {}

    /// The interaction's view is now this one.
    open func didMove(to view: UIView?) { self.view = view }

    /// A double click at `point`.
    func activate(at point: CGPoint) {
      guard let application = UIApplication.current, let activation = configurationProvider(self, point) else { return }
      application.requestSceneSessionActivation(
        nil, userActivity: activation.userActivity, options: activation.options, errorHandler: errorHandler)
    }
  }
}
