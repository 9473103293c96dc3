public import Foundation
import SceneSystem
@_spi(Runtime) public import UIKitCore

// The menu of the scene's window, the keyboard, and files.
extension SceneUnderTest {
  /// The menu of the scene's window, with the items that it has now; `nil` without a scene.
  public var mainMenu: UIMenu? {
    guard let windowScene = scene as? UIWindowScene else { return nil }
    return app.performing { $0.mainMenu(of: windowScene) }
  }

  /// The user chooses an item of the window's menu, by the titles that lead to it. Groups inside a menu have none.
  ///
  /// - Returns: Whether there is such an item, and it is not disabled.
  @discardableResult public func chooseMenuItem(_ titles: String...) -> Bool {
    guard let windowScene = scene as? UIWindowScene else { return false }
    return app.performing { $0.chooseMenuItem(titles, of: windowScene) } ?? false
  }

  /// The user presses a key of a keyboard. Text is typed with ``AppUnderTest/type(_:into:)``.
  ///
  /// - Parameters:
  ///   - key: The character of the key; keys without one have those of SwiftUI's `KeyEquivalent`.
  ///   - modifiers: The keys that are held.
  /// - Returns: Whether the app has handled the key.
  @discardableResult public func pressKey(_ key: Character, modifiers: UIKeyModifierFlags = []) -> Bool {
    guard let windowScene = scene as? UIWindowScene else { return false }
    return app.performing { $0.pressKey(key, modifiers, in: windowScene) } ?? false
  }

  /// Whether the user is asked for files: to open, or for the place of a new one.
  public var isChoosingFiles: Bool {
    guard let windowScene = scene as? UIWindowScene else { return false }
    return app.performing { $0.isChoosingFiles(in: windowScene) } ?? false
  }

  /// The user chooses files, or with `nil` none.
  ///
  /// - Returns: Whether the user was asked for some.
  @discardableResult public func chooseFiles(_ urls: [URL]?) -> Bool {
    guard let windowScene = scene as? UIWindowScene else { return false }
    return app.performing { $0.chooseFiles(urls, in: windowScene) } ?? false
  }
}
