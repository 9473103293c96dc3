import Foundation

/// What an app's classes have registered: properties by their keys, methods by their selectors.
extension StoryboardWiring {
  static func setRegistered(_ value: Any?, forKey key: String, of object: NSObject) -> String? {
    "\(type(of: object)) has no outlet of this name"
  }

  static func appendRegistered(_ value: NSObject, toKey key: String, of object: NSObject, replacing: Bool) -> String? {
    "\(type(of: object)) has no outlet of this name"
  }

  static func registeredValue(forKey key: String, of object: NSObject) -> Any? { nil }

  /// Whether an object has a method of this name.
  static func responds(_ object: NSObject, to selector: String) -> Bool { false }

  /// Calls the method of this name, if the object has it.
  @discardableResult static func perform(_ selector: String, on object: NSObject, sender: Any?) -> Bool { false }

  static func send(
    _ selector: String, to target: NSObject?, from sender: NSObject?, _ report: @MainActor (String) -> Void
  ) {
    report("nobody has this method")
  }

  /// Calls a method that makes a controller for a segue, if the object has it.
  static func makeController(
    _ selector: String, on object: NSObject, coder: NSCoder, sender: Any?, identifier: String?
  )
    -> UIViewController?
  { nil }
}
