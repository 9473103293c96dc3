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
    /// Its children are shown as a palette of pictures. iOS 17. Differs from Apple: shown as a list.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements. iOS 16. Raw values are Apple's.
  public enum ElementSize: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = -1
    /// Small, side by side.
    case small = 0
    /// Medium, side by side.
    case medium = 1
    /// Large, one below the other.
    case large = 2
  }

  /// The menu's name; a new one if none was given.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// Its elements.
  public let children: [UIMenuElement]
  /// The preferred size of the elements. iOS 16. Stored: the desktop shows them one below the other. Default: `automatic`.
  open var preferredElementSize = ElementSize.automatic

  /// A menu with `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu, with the same identifier, with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
