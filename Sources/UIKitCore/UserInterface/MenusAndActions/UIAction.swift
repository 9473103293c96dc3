import Foundation

/// A closure that an action runs, with the action as its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that the user can perform, as a closure: it connects a button without Objective-C selectors.
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

  /// The action's name; a new one if none was given.
  public let identifier: Identifier
  /// The text in a help panel, or `nil`.
  open var discoverabilityTitle: String?
  /// How it may be used.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a checkmark.
  open var state: UIMenuElement.State
  /// The button or item that is running the action; `nil` outside its handler.
  public private(set) var sender: Any?

  /// The action's title in a menu.
  var shownTitle: String { title }
  /// Whether the action is available on this device.
  var isOffered: Bool { true }

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
  /// Differs from Apple: there is no responder chain of selectors, so `target` is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
