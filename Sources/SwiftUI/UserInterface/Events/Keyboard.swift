public import SwiftUICore
import UIKitCore
import ViewBacking

/// Keys that change the meaning of others.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: Int
  /// A combination given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The keys of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character of the key.
  public var character: Character

  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tabulator.
  public static let tab = KeyEquivalent("\u{09}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\u{0D}")
}

/// A key together with others, which operates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// In which languages' keyboards the key is another one.
  public struct Localization: Hashable, Sendable {
    /// The platform's.
    public static let automatic = Localization()
    /// The key is mirrored only with its language.
    public static let withoutMirroring = Localization()
    /// The key stays.
    public static let custom = Localization()
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// In which languages' keyboards the key is another one.
  public var localization: Localization

  /// A key with others.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the control.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The combination as bits.
    public let rawValue: Int
    /// A combination given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was handled.
  public enum Result: Hashable, Sendable {
    /// It was.
    case handled
    /// It was not: a view around may handle it.
    case ignored
  }

  /// What has happened.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

/// A direction of the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension KeyEquivalent {
  /// The key as UIKit has it.
  @MainActor var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .deleteForward: UIKeyCommand.inputDelete
    default: String(character)
    }
  }
}

extension EventModifiers {
  /// The keys as UIKit has them.
  var flags: UIKeyModifierFlags {
    let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      (.numericPad, .numericPad),
    ]
    return pairs.reduce(into: []) { flags, pair in if contains(pair.0) { flags.insert(pair.1) } }
  }

  /// The keys that a host reports.
  init(_ modifiers: KeyStroke.Modifiers) {
    let pairs: [(KeyStroke.Modifiers, EventModifiers)] = [
      (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      (.numericPad, .numericPad),
    ]
    self = pairs.reduce(into: []) { result, pair in if modifiers.contains(pair.0) { result.insert(pair.1) } }
  }
}

extension KeyboardShortcut {
  /// The keys as a host reports them. A letter in upper case needs shift.
  var stroke: KeyStroke {
    var modifiers = KeyStroke.Modifiers(modifiers.flags)
    if key.character.isUppercase { modifiers.insert(.shift) }
    return KeyStroke(key.character, modifiers)
  }
}
