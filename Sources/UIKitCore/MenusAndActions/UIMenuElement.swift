import Foundation

/// What an item of a menu, or the action of a button, has in common with its like: a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element may be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It removes or undoes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element carries a tick.
  public enum State: Int, Hashable, Sendable {
    /// None.
    case off = 0
    /// A tick.
    case on = 1
    /// A dash: on for some, off for others.
    case mixed = 2
  }

  /// What it says; may be empty.
  open var title: String
  /// A smaller line below the title, or `nil`.
  open var subtitle: String?
  /// A picture beside the title, or `nil`.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A closure that an action runs; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that the user can have done, as a closure: the way to connect a button without Objective-C selectors.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's name; a fresh one where none was given.
  public let identifier: Identifier
  /// What a help panel says of it, or `nil`.
  open var discoverabilityTitle: String?
  /// How it may be used.
  open var attributes: UIMenuElement.Attributes
  /// Whether it carries a tick.
  open var state: UIMenuElement.State
  /// The button or item that is running the action; `nil` outside its handler.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action that runs `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler with `sender` as the ``sender``. A disabled action does nothing.
  ///
  /// Differs from Apple: there is no responder chain of selectors, so `target` is passed over.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

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
    /// One child at a time carries a tick.
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
}
