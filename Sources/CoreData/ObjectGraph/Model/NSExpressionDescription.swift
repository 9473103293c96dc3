public import class PredicateFormats.NSExpression

/// A computed column of a fetch request that returns dictionaries.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// How the value is computed: a function of a key path, such as `sum:` of `amount`, or a key path.
  open var expression: NSExpression?
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the result, under its name since iOS 15.
  public var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func copied() -> NSPropertyDescription {
    let copy = assign(to: NSExpressionDescription())
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }
}
