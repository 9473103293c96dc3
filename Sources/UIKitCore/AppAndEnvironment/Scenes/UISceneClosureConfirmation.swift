import Foundation

/// What is asked before the user closes a scene's window, as where something is not saved. iOS 27.
///
/// Without actions there are two buttons, to close and to cancel. An action that is destructive takes the place of the first,
/// one that cancels that of the second.
@preconcurrency @MainActor
public final class UISceneClosureConfirmation: NSObject, NSCopying,
  @preconcurrency NSSecureCoding
{
  let title: String?
  let message: String?
  let actions: [UIAlertAction]

  /// A question.
  ///
  /// - Parameters:
  ///   - title: What is asked; `nil` for a general question.
  ///   - message: What is said below it, or `nil`.
  ///   - actions: Buttons that take the place of the usual ones.
  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
    super.init()
  }

  /// A question from an archive. Its buttons are the usual ones, because closures cannot be archived.
  public init?(coder: NSCoder) {
    // Asking for what is not there spoils the coder for all that is asked after it.
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

  /// Whether archives are read securely: they are.
  public static var supportsSecureCoding: Bool { true }

  /// Itself: a question never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIWindowScene {
  /// What is asked before the user closes the scene's window, or `nil` for nothing. iOS 27. Default: `nil`.
  ///
  /// Differs from Apple: kept, and not asked: a window's close button closes it at once.
  public var closureConfirmation: UISceneClosureConfirmation? {
    get { questionBeforeClosing }
    set { questionBeforeClosing = newValue }
  }
}
