import UIKitCore

/// What kind of element a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits = []

  /// No trait.
  public init() {}

  init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the app's state.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts sound or video.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is beside it is hidden.
  public static let isModal = AccessibilityTraits(UIAccessibilityTraits(rawValue: 1 << 40))
  /// A switch.
  public static let isToggle = AccessibilityTraits(UIAccessibilityTraits(rawValue: 1 << 41))
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(traits.union(other.traits)) }
  /// The traits that are in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(traits.intersection(other.traits))
  }
  /// The traits that are in one of both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(traits.symmetricDifference(other.traits))
  }
  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  /// Removes traits.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = traits.intersection(member.traits)
    traits.subtract(member.traits)
    return common.isEmpty ? nil : Self(common)
  }
  /// Adds traits.
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = traits.intersection(newMember.traits)
    traits.formUnion(newMember.traits)
    return common.isEmpty ? nil : Self(common)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps the traits that are in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  /// Keeps the traits that are in one of both sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}
