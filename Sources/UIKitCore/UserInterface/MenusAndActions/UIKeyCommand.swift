import Foundation
public import Selectors
import ViewBacking

/// An action that a key performs, with a title for menus.
///
/// A responder returns its commands as ``UIResponder/keyCommands``; in a menu the keys are shown beside the title.
///
/// Differs from Apple: a command is a ``UIAction``; it has a closure, or a method that the first responder in the chain with it performs.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The arrow upwards, as input.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards, as input.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left, as input.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right, as input.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape, as input.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up, as input.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down, as input.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home, as input.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End, as input.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete, as input.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1, as input.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2, as input.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3, as input.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4, as input.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5, as input.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6, as input.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7, as input.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8, as input.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9, as input.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10, as input.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11, as input.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12, as input.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The key: its character, or one of the inputs of this class.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with its keys. iOS 15. Stored, without effect: the first responder's commands
  /// always do.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys are those that the user's layout has in their place. iOS 15. Stored, without effect. Default: `true`.
  open var allowsAutomaticLocalization = true
  /// Whether keys for directions are mirrored where text is read from right to left. iOS 15. Stored, without effect. Default: `true`.
  open var allowsAutomaticMirroring = true

  /// A command for a key that runs `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, action: nil, propertyList: nil,
      alternates: [], handler: handler)
  }

  /// A command for a key that calls a method of the first responder in the chain that has it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: nil, image: image, identifier: nil, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, action: action, propertyList: propertyList, alternates: alternates,
      handler: { command in ActionMessage.send(action, to: nil, from: command, for: nil) })
  }

  /// A command for a key that calls a method of the first responder in the chain that has it.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  private static let characters: [String: Character] = [
    inputUpArrow: "\u{F700}", inputDownArrow: "\u{F701}", inputLeftArrow: "\u{F702}", inputRightArrow: "\u{F703}",
    inputEscape: "\u{1B}", inputPageUp: "\u{F72C}", inputPageDown: "\u{F72D}", inputHome: "\u{F729}",
    inputEnd: "\u{F72B}", inputDelete: "\u{F728}", f1: "\u{F704}", f2: "\u{F705}", f3: "\u{F706}", f4: "\u{F707}",
    f5: "\u{F708}", f6: "\u{F709}", f7: "\u{F70A}", f8: "\u{F70B}", f9: "\u{F70C}", f10: "\u{F70D}", f11: "\u{F70E}",
    f12: "\u{F70F}",
  ]

  /// The input of this class for a key without a character; `nil` for others.
  static func inputName(of key: Character) -> String? { characters.first { $0.value == key }?.key }

  /// The keys, or `nil` for an input that is no key.
  var stroke: KeyStroke? {
    guard let input, let key = Self.characters[input] ?? (input.count == 1 ? input.first : nil) else { return nil }
    return KeyStroke(key, KeyStroke.Modifiers(modifierFlags))
  }
}

extension KeyStroke.Modifiers {
  package init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    if flags.contains(.numericPad) { insert(.numericPad) }
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.numericPad) { insert(.numericPad) }
  }
}
