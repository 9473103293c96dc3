public import Foundation

extension UIAccessibilityCustomRotor {
  /// A direction of a search. iOS 10.
  public enum Direction: Int, Hashable, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// A rotor of the system. iOS 11.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// None of the system's.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were opened before.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }
}

/// A further way of VoiceOver to go through elements. iOS 10.
///
/// Differs from Apple: rotors are stored in views and never offered, because the desktop's screen reader has none; an app may call
/// ``itemSearchBlock`` itself.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes. iOS 11.
  open var attributedName: NSAttributedString
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// The rotor of the system that this one replaces. iOS 11.
  open private(set) var systemRotorType: SystemRotorType

  /// A rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// A rotor whose name has attributes. iOS 11.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A rotor in place of one of the system. iOS 11.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
