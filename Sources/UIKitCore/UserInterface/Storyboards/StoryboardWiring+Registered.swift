import Foundation
import RuntimeLogging
import Selectors

/// What an app's classes have registered: properties by their keys, methods by their selectors.
extension StoryboardWiring {
  static func setRegistered(_ value: Any?, forKey key: String, of object: NSObject) -> String? {
    do throws(SelectorError) {
      try KeyValueCoding.setValue(value, forKey: key, of: object)
      return nil
    } catch {
      return reason(error)
    }
  }

  static func appendRegistered(_ value: NSObject, toKey key: String, of object: NSObject, replacing: Bool) -> String? {
    do throws(SelectorError) {
      let known = replacing ? nil : try KeyValueCoding.value(forKey: key, of: object) as? [Any]
      try KeyValueCoding.setValue((known ?? []) + [value], forKey: key, of: object)
      return nil
    } catch {
      return reason(error)
    }
  }

  static func registeredValue(forKey key: String, of object: NSObject) -> Any? {
    try? KeyValueCoding.value(forKey: key, of: object)
  }

  /// A failure as the reason in a sentence.
  private static func reason(_ error: SelectorError) -> String {
    let text = error.description.hasSuffix(".") ? String(error.description.dropLast()) : error.description
    return "(\(text))"
  }

  // MARK: Actions

  /// Sends a message when an object is operated: to `target`, or along the responder chain if that is `nil`.
  static func addAction(
    _ selector: String, to object: NSObject, target: NSObject?, event: String?, report: (String) -> Void
  ) {
    let action = Selector(selector)
    if let target, !SelectorMessage.responds(target, to: action) {
      report("\(type(of: target)) has no method of this name")
      return
    }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? .touchUpInside)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let gesture as UIGestureRecognizer:
      guard let target else { return report("a gesture recogniser needs a target") }
      gesture.addTarget(target, action: action)
    default: report("a \(type(of: object)) sends no actions")
    }
  }

  /// Calls the method of this name.
  static func perform(_ selector: String, on object: NSObject, sender: Any?) {
    SelectorMessage.deliver(Selector(selector), to: object, SelectorArguments(sender))
  }

  /// Calls a method that makes a controller for a segue. One that also takes the segue's identifier is not supported and is logged.
  static func makeController(
    _ selector: String, on object: NSObject, coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    let action = Selector(selector)
    guard action.argumentCount <= 2 else {
      RuntimeLog.write(
        "\(type(of: object)).\(selector) takes the segue's identifier, which is not supported: the destination is made by init(coder:)."
      )
      return nil
    }
    return SelectorMessage.deliver(action, to: object, SelectorArguments(coder, sender)) as? UIViewController
  }
}
