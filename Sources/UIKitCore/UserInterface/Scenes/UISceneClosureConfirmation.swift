import Localization
public import Foundation
import ViewBacking

/// A confirmation before the user closes a scene's window, for instance because of unsaved changes. iOS 27.
///
/// Without actions there are two buttons, to close and to cancel. A destructive action replaces the first, a cancel action the second; others
/// have no button. The system and the app close a window without asking (Z-06).
@preconcurrency @MainActor
public final class UISceneClosureConfirmation: NSObject, NSCopying,
  @preconcurrency NSSecureCoding
{
  let title: String?
  let message: String?
  let actions: [UIAlertAction]

  /// A confirmation.
  ///
  /// - Parameters:
  ///   - title: The question; `nil` for a general one.
  ///   - message: The text below the title, or `nil`.
  ///   - actions: Buttons that replace the default ones.
  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
    super.init()
  }

  /// A confirmation from an archive. Its buttons are the default ones, because closures cannot be archived.
  public init?(coder: NSCoder) {
    // Decoding an absent key makes every later decode of the coder fail.
    func text(_ key: String) -> String? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key)?.description : nil
    }
    title = text("title")
    message = text("message")
    actions = []
    super.init()
  }

  /// Writes the texts.
  public func encode(with coder: NSCoder) {
    if let title { coder.encode(NSString(string: title), forKey: "title") }
    if let message { coder.encode(NSString(string: message), forKey: "message") }
  }

  /// Whether the class supports secure coding. Always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The button of this style that replaces a default one, or `nil`.
  func action(_ style: UIAlertAction.Style) -> UIAlertAction? { actions.first { $0.style == style } }

  /// What the host shows.
  var question: ClosureQuestion {
    ClosureQuestion(
      title: title ?? SystemString.closeWindow.localized, message: message,
      close: action(.destructive)?.title ?? SystemString.close.localized,
      cancel: action(.cancel)?.title ?? SystemString.cancel.localized)
  }

  /// Returns the confirmation itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIWindowScene {
  /// The confirmation before the user closes the scene's window, or `nil` for none. iOS 27. Default: `nil`.
  ///
  /// When the user closes the window, it is shown: *close* closes the window and calls the handler of the destructive action before, *cancel*
  /// calls that of the cancel action and changes nothing (Z-06). On a simulated device `Device.perform("confirm close A")` answers.
  ///
  /// Differs from Apple: in a desktop's windows with every version of iOS.
  public var closureConfirmation: UISceneClosureConfirmation? {
    get { pendingClosureConfirmation }
    set {
      let wasNeeded = pendingClosureConfirmation != nil
      pendingClosureConfirmation = newValue
      guard wasNeeded != (newValue != nil) else { return }
      session.runner?.sceneChangesClosureConfirmation(self, isNeeded: newValue != nil)
    }
  }
}
