import Foundation

/// A group of actions and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// A name for a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children are shown inline in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It removes or undoes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action at a time has a checkmark, in the menu and in the menus inside it.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's name; a new one if none was given.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// Its elements.
  public let children: [UIMenuElement]

  /// A menu with `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu, with the same identifier, with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
