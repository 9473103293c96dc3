public import Foundation

/// A confirmation before the user closes a scene's window, for instance because of unsaved changes. iOS 27.
///
/// Without actions there are two buttons, to close and to cancel. A destructive action replaces the first, a cancel action the second.
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

  /// Returns the confirmation itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIWindowScene {
  /// The confirmation before the user closes the scene's window, or `nil` for none. iOS 27. Default: `nil`.
  ///
  /// Differs from Apple: stored, and not shown: a window's close button closes it immediately.
  public var closureConfirmation: UISceneClosureConfirmation? {
    get { pendingClosureConfirmation }
    set { pendingClosureConfirmation = newValue }
  }
}
