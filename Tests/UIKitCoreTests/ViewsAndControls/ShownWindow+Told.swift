import Foundation
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

extension ShownWindow {
  /// The descriptions of `view` that the host receives while `body` runs and the turn after it ends.
  func told(of view: UIView, _ body: () -> Void) -> [ViewDescription] {
    let before = backing(of: view).descriptions.count
    body()
    turn()
    return Array(backing(of: view).descriptions.dropFirst(before))
  }
}

extension UIControl {
  /// Records every one of `events`, in the order in which they are sent.
  func hear(_ events: [(String, UIControl.Event)], _ note: @escaping (String) -> Void) {
    for (name, event) in events { addAction(UIAction { _ in note(name) }, for: event) }
  }
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
  static let pureBlack = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  static let pureWhite = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
}
