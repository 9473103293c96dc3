/// Why a message could not be delivered, or a key has no value. Each description is a whole sentence.
package enum SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A class has no method of this name.
  case unrecognizedSelector(className: String, selector: String, available: [String])
  /// A class has no property of this name.
  case undefinedKey(className: String, key: String, available: [String])
  /// A property can only be read.
  case readOnlyKey(className: String, key: String)
  /// A value has another type than the method or the property.
  case wrongType(given: String, expected: String)
  /// Calling the method or setting the property has failed.
  case failed(className: String, name: String, reason: String)

  /// The sentence.
  package var description: String {
    switch self {
    case .unrecognizedSelector(let name, let selector, let available):
      """
      unrecognized selector sent to instance: \(name) has no method "\(selector)". \(Self.list(available, of: "method")) Mark the method \
      with @objc or @IBAction, or correct the name.
      """
    case .undefinedKey(let name, let key, let available):
      """
      \(name) is not key value coding-compliant for the key "\(key)". \(Self.list(available, of: "property")) Mark the property with \
      @objc, @IBOutlet or @IBInspectable, or correct the key.
      """
    case .readOnlyKey(let name, let key):
      "\(name) cannot set the value for the key \"\(key)\": the property can only be read. Declare it with var and a setter."
    case .wrongType(let given, let expected):
      "A value of the type \(given) was passed where \(expected) is expected."
    case .failed(let className, let name, let reason):
      "\"\(name)\" of \(className) has failed: \(reason)"
    }
  }

  /// The names that a class has instead, at most 24 of them.
  private static func list(_ names: [String], of kind: String) -> String {
    guard !names.isEmpty else { return "It has no \(kind) that can be found by its name." }
    let rest = names.count > 24 ? " and \(names.count - 24) more" : ""
    return "It has " + names.prefix(24).map { "\"\($0)\"" }.joined(separator: ", ") + rest + "."
  }
}
