/// A key of the keyboard that was pressed, with the keys that were held.
package struct KeyStroke: Hashable, Sendable {
  /// Keys that change the meaning of others.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let option = Modifiers(rawValue: 1 << 2)
    /// The key of shortcuts: Command on a Mac, Control on other desktops.
    package static let command = Modifiers(rawValue: 1 << 3)
    package static let capsLock = Modifiers(rawValue: 1 << 4)
    package static let numericPad = Modifiers(rawValue: 1 << 5)
  }

  /// The key F1, for help.
  package static let help: Character = "\u{F704}"

  /// The character of the key, in lower case; keys without one have their codes of Apple's platforms, from U+F700 on.
  package var key: Character
  /// The keys that were held.
  package var modifiers: Modifiers
  /// The text that the key would type.
  package var characters: String

  /// A key with others that are held.
  ///
  /// - Parameters:
  ///   - key: The character of the key.
  ///   - modifiers: The keys that are held.
  ///   - characters: The text that the key would type; `nil` for its character.
  package init(_ key: Character, _ modifiers: Modifiers = [], characters: String? = nil) {
    let lowercase = key.lowercased()
    self.key = lowercase.count == 1 ? Character(lowercase) : key
    self.modifiers = modifiers
    self.characters = characters ?? String(key)
  }

  /// Whether the stroke is that of a shortcut. Caps lock and the numeric pad do not matter, and neither does shift for a character that needs
  /// it on some keyboards, such as `+`.
  package func matches(_ shortcut: KeyStroke) -> Bool {
    guard key == shortcut.key else { return false }
    let relevant: Modifiers = [.shift, .control, .option, .command]
    let difference = modifiers.symmetricDifference(shortcut.modifiers).intersection(relevant)
    if difference == .shift { return modifiers.contains(.shift) && (key.isPunctuation || key.isSymbol) }
    return difference.isEmpty
  }
}
