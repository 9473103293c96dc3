import Foundation

/// The direction of a move of the focus. iOS 9.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Directions given as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item. iOS 15.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item. iOS 15.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The priority of an item in its group. iOS 15.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Int
  /// A priority given as a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A priority given as a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Another item comes first.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The item is the group's preferred one.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The item has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// The name of a sound of the focus. iOS 11.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A sound of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  /// The usual sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
