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

  /// How a menu shows itself inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It removes or undoes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action at a time carries a tick, in the menu and in the menus inside it.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's name; a fresh one where none was given.
  public let identifier: Identifier
  /// How it shows itself.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// A menu of `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu, by the same name, of other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
