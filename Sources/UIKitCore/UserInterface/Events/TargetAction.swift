import Foundation
import Selectors

/// A target and its method. The target is not retained.
struct TargetAction {
  /// The object; `nil` if it is gone, or if there is none.
  private(set) weak var target: AnyObject?
  /// Whether there is one, in place of a search in the responder chain.
  let hasTarget: Bool
  /// The method.
  let action: Selector

  /// A target, `nil` for a search in the responder chain, and its method.
  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.target = object
    hasTarget = object != nil
    self.action = action
  }

  /// Whether the target is not gone.
  var isReachable: Bool { !hasTarget || target != nil }

  /// Whether both are the same target and method.
  func matches(_ other: TargetAction) -> Bool {
    action == other.action && hasTarget == other.hasTarget && target === other.target
  }
}

/// Sends the messages of controls, items and gesture recognisers.
@MainActor enum ActionMessage {
  /// Sends a message through the application, or directly if there is none.
  @discardableResult static func send(
    _ action: Selector, to target: Any?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    if let application = UIProcess.current.application {
      return application.sendAction(action, to: target, from: sender, for: event)
    }
    return deliver(action, to: target, from: sender, for: event)
  }

  /// Sends a message to `target`, or to the first responder in the chain that can perform it.
  ///
  /// - Returns: Whether there is an object that can receive it.
  static func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let object = target.map({ $0 as AnyObject }) ?? findTarget(for: action, from: sender) else { return false }
    // A method that takes the event expects one.
    let event = event ?? (action.argumentCount > 1 ? UIEvent(timestamp: ProcessInfo.processInfo.systemUptime) : nil)
    let sender = sender.map { $0 as AnyObject }
    SelectorMessage.deliver(action, to: object, SelectorArguments(objects: sender, event))
    return SelectorMessage.responds(object, to: action)
  }

  /// The object that performs a message without a target: first those up the chain of the first responder, then of the sender.
  private static func findTarget(for action: Selector, from sender: Any?) -> AnyObject? {
    let window = (sender as? UIView)?.window ?? UIProcess.current.application?.keyWindow
    let starts = [window?.firstResponder, sender as? UIResponder, window?.frontController, window]
    for case let start? in starts {
      if let found = start.target(forAction: action, withSender: sender) { return found as AnyObject }
    }
    return nil
  }
}
