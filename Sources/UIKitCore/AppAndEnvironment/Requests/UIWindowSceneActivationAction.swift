import Foundation

extension UIWindowScene {
  /// A menu's action that opens a window, as "Open in New Window" (P-08).
  ///
  /// Run, it asks for the scene that its configuration names, as
  /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` without a session does. Where app or device show
  /// one window only, and where the system refuses, its alternate action is run instead.
  ///
  /// A menu calls one without a title "Open in New Window". Where there is one window only, it shows the alternate action
  /// instead, or nothing where there is none.
  @preconcurrency @MainActor open class ActivationAction: UIAction {
    /// Says, each time the action is run, which window to open; `nil` for none, and then nothing happens.
    public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

    private let alternate: UIAction?
    private let configuration: ConfigurationProvider

    /// An action that opens the window that `configuration` names when it is run.
    ///
    /// - Parameters:
    ///   - title: What the user reads; `nil` or empty for the usual words.
    ///   - subtitle: What the user reads below it, or `nil`.
    ///   - image: The picture beside it, or `nil`.
    ///   - identifier: The action's name, or `nil` for a fresh one.
    ///   - discoverabilityTitle: What a help panel says of it, or `nil`.
    ///   - attributes: How it may be used.
    ///   - alternate: What is run where no window can be opened, or `nil` for nothing.
    ///   - configuration: Which window to open.
    public init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configuration: @escaping ConfigurationProvider
    ) {
      self.alternate = alternate
      self.configuration = configuration
      super.init(
        title: title ?? "", subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes,
        handler: { ($0 as? ActivationAction)?.open() })
    }

    private func open() {
      guard let application = UIApplication.current, application.supportsMultipleScenes else {
        runAlternate()
        return
      }
      guard let wanted = configuration(self) else { return }
      application.requestSceneSessionActivation(
        nil, userActivity: wanted.userActivity, options: wanted.options, errorHandler: { _ in self.runAlternate() })
    }

    private var opensWindows: Bool { UIApplication.current?.supportsMultipleScenes ?? true }

    override var shownTitle: String {
      if !opensWindows, let alternate { return alternate.shownTitle }
      return title.isEmpty ? "Open in New Window" : title
    }

    /// Where there is one window only, and nothing to do instead, menus leave the action out.
    override var isOffered: Bool { opensWindows || alternate != nil }

    private func runAlternate() { alternate?.performWithSender(sender, target: nil) }
  }
}
