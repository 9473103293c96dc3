public import Foundation
import ViewBacking

/// A key of a keyboard that was pressed. iOS 13.4.
@preconcurrency @MainActor open class UIKey: NSObject {
  private let stroke: KeyStroke

  init(_ stroke: KeyStroke) {
    self.stroke = stroke
    super.init()
  }

  /// The text that the key types; for a key without a character its input of ``UIKeyCommand``, such as `UIKeyInputUpArrow`.
  open var characters: String { UIKeyCommand.inputName(of: stroke.key) ?? stroke.characters }
  /// The text that the key types without other keys that are held, apart from shift.
  open var charactersIgnoringModifiers: String {
    UIKeyCommand.inputName(of: stroke.key)
      ?? (stroke.modifiers.contains(.shift) ? stroke.key.uppercased() : String(stroke.key))
  }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(stroke.modifiers) }
  /// The key by its usage of the HID standard. Differs from Apple: found from the key's character, as on a keyboard of the United States.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(key: stroke.key) }
}
