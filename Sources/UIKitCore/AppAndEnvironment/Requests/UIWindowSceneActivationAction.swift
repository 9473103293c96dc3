import Localization
import Foundation

extension UIWindowScene {
  /// A menu's action that opens a window, such as "Open in New Window" (P-08).
  ///
  /// When run, it requests the scene that its configuration describes, as
  /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` without a session does. If the app or the device shows only one
  /// window, or if the system refuses, the alternate action is run instead.
  ///
  /// Without a title, a menu shows "Open in New Window". If there is only one window, it shows the alternate action instead, or nothing if
  /// there is none.
  @preconcurrency @MainActor open class ActivationAction: UIAction {
    /// Returns, each time the action is run, which window to open; `nil` to do nothing.
    public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

    private let alternate: UIAction?
    private let configuration: ConfigurationProvider

    /// An action that opens the window that `configuration` describes when it is run.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` or empty for the default title.
    ///   - subtitle: The text below the title, or `nil`.
    ///   - image: The picture beside it, or `nil`.
    ///   - identifier: The action's name, or `nil` for a new one.
    ///   - discoverabilityTitle: The text in a help panel, or `nil`.
    ///   - attributes: How it may be used.
    ///   - alternate: The action to run if no window can be opened, or `nil` for nothing.
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
      guard let activation = configuration(self) else { return }
      application.requestSceneSessionActivation(
        nil, userActivity: activation.userActivity, options: activation.options,
        errorHandler: { _ in self.runAlternate() })
    }

    private var opensWindows: Bool { UIApplication.current?.supportsMultipleScenes ?? true }

    override var shownTitle: String {
      if !opensWindows, let alternate { return alternate.shownTitle }
      return title.isEmpty ? SystemString.openInNewWindow.localized : title
    }

    /// Menus omit the action if there is only one window and no alternate action.
    override var isOffered: Bool { opensWindows || alternate != nil }

    private func runAlternate() { alternate?.performWithSender(sender, target: nil) }
  }
}
