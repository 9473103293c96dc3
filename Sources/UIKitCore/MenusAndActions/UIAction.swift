import Foundation

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

  /// What a menu says for the action.
  var shownTitle: String { title }
  /// Whether the action can do anything on this device.
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
  /// Differs from Apple: there is no responder chain of selectors, so `target` is passed over.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
