public import class PredicateFormats.NSExpression
import Selectors

/// An attribute that is computed from others when an object is saved.
///
/// Differs from Apple: the derivations are `now()`, `canonical:`, `lowercase:`, `uppercase:`, a key path, and `@count` and `@sum` of
/// a relationship.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// How the value is computed.
  open var derivationExpression: NSExpression?

  /// The expression as a model's file has it.
  var derivation = ""

  override func copied() -> NSPropertyDescription {
    let copy = assignAttribute(to: NSDerivedAttributeDescription())
    copy.derivation = derivation
    copy.derivationExpression = derivationExpression
    return copy
  }

  /// The value for an object.
  func value(for object: NSManagedObject) -> Any? {
    if let derivationExpression { return derivationExpression.expressionValue(with: object, context: nil) }
    if derivation == "now()" { return Date() }
    for name in ["canonical:", "lowercase:", "uppercase:"] where derivation.hasPrefix(name + "(") {
      let text = object.value(forKeyPath: String(derivation.dropFirst(name.count + 1).dropLast())) as? String
      switch name {
      case "uppercase:": return text?.uppercased()
      case "lowercase:": return text?.lowercased()
      default: return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      }
    }
    return NSExpression(format: derivation).expressionValue(with: object, context: nil)
  }
}
