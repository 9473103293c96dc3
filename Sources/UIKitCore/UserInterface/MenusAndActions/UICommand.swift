import Foundation
public import Selectors

/// A menu item that calls a method of the first responder in the chain that has it. iOS 13.
///
/// Differs from Apple: a command is a ``UIAction``.
@preconcurrency @MainActor open class UICommand: UIAction {
  /// The method that the command calls; `nil` if it has a closure.
  public let action: Selector?
  /// A value of the app.
  public let propertyList: Any?
  /// What the command does while further keys are held. Stored.
  public let alternates: [UICommandAlternate]

  /// A command that calls a method of the first responder in the chain that has it.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: nil, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, action: action, propertyList: propertyList, alternates: alternates,
      handler: { command in ActionMessage.send(action, to: nil, from: command, for: nil) })
  }

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State, action: Selector?, propertyList: Any?,
    alternates: [UICommandAlternate], handler: @escaping UIActionHandler
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}

/// The property list of a command that shares what the app shows. iOS 13. Differs from Apple: no host has a menu for sharing, so that the
/// command is an ordinary one.
public let UICommandTagShare = "UICommandTagShare"
