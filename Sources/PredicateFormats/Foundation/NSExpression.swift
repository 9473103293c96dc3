public import Foundation
import RuntimeLogging
import SceneSystem

/// A value in a predicate, or how it is computed; also a calculator: `NSExpression(format: "1 + 2 * 3")`.
///
/// Differs from Apple: blocks, sets and calls of methods are absent. Foundation on Linux has a class of this name that cannot be used; in a
/// file that imports both modules, write `PredicateFormats.NSExpression`. The sources of Xcode projects need no change.
open class NSExpression: NSObject, ExpressionArgument, @unchecked Sendable {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue = 0
    /// The object that is evaluated.
    case evaluatedObject = 1
    /// A variable.
    case variable = 2
    /// A path of keys.
    case keyPath = 3
    /// A function with its arguments.
    case function = 4
    /// The elements of a collection that satisfy a condition.
    case subquery = 13
    /// A list of expressions.
    case aggregate = 14
    /// One of two values.
    case conditional = 20
  }

  /// The parsed expression. Immutable.
  let expression: PredicateExpression

  init(_ expression: PredicateExpression) {
    self.expression = expression
    super.init()
  }

  /// An expression from a format, in the language of ``Foundation/NSPredicate``: `price * (1 + %@)`.
  ///
  /// Whole numbers are divided without a rest: `5 / 2` is 2 and `5.0 / 2` is 2.5.
  ///
  /// Differs from Apple: an invalid format, for which Foundation raises an exception, gives an expression without a value, and the problem is
  /// logged.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do throws(PredicateFormatError) {
      self.init(try PredicateParser.expression(expressionFormat, arguments: arguments))
    } catch {
      RuntimeLog.write("The expression \"\(expressionFormat.oneLine)\" was refused. \(error) Its value is nil.")
      self.init(.constant(PredicateConstant(value: nil)))
    }
  }

  /// The same with the arguments one after the other.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// A value.
  public convenience init(forConstantValue object: Any?) {
    self.init(.constant(PredicateConstant(value: flattened(object))))
  }

  /// The value at the end of a path of keys.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(.subject, keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)))
  }

  /// The value of a variable.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// A list.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.list(subexpressions.map(\.expression)))
  }

  /// A function by its name, such as `sum:` or `add:to:`. An unknown one is logged, and has no value.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = PredicateFunction(rawValue: name),
      function.operandCount.map({ $0 == parameters.count }) ?? !parameters.isEmpty
    else {
      RuntimeLog.write("There is no function \(name.oneLine) with \(parameters.count) arguments. Its value is nil.")
      self.init(.constant(PredicateConstant(value: nil)))
      return
    }
    self.init(
      .call(
        function,
        parameters.map {
          ($0 as? NSExpression)?.expression ?? .constant(PredicateConstant(value: flattened($0)))
        }
      ))
  }

  /// One of two values, depending on the object.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    let condition = PredicateCondition.predicate(PredicateReference(predicate: predicate))
    self.init(.conditional(condition, trueExpression.expression, falseExpression.expression))
  }

  /// The object that is evaluated: `SELF`.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.subject) }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch expression {
    case .constant: .constantValue
    case .subject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .call, .element: .function
    case .subquery: .subquery
    case .list: .aggregate
    case .conditional: .conditional
    }
  }

  /// The value of a constant; `nil` for other kinds, for which Foundation raises an exception.
  open var constantValue: Any? {
    guard case .constant(let constant) = expression else { return nil }
    return constant.value
  }

  /// The key path; empty for other kinds, for which Foundation raises an exception.
  open var keyPath: String {
    guard case .keyPath(_, let keys) = expression else { return "" }
    return keys.joined(separator: ".")
  }

  /// The name of a variable; empty for other kinds, for which Foundation raises an exception.
  open var variable: String {
    guard case .variable(let name) = expression else { return "" }
    return name
  }

  /// The name of a function; empty for other kinds, for which Foundation raises an exception.
  open var function: String {
    guard case .call(let function, _) = expression else { return "" }
    return function.rawValue
  }

  /// The arguments of a function; `nil` for other kinds.
  open var arguments: [NSExpression]? {
    guard case .call(_, let operands) = expression else { return nil }
    return operands.map { NSExpression($0) }
  }

  /// The value for an object. Numbers are `NSNumber`.
  ///
  /// - Parameters:
  ///   - object: The object, or `nil`.
  ///   - context: The values of variables, by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let value = expression.value(for: PredicateSubject(object, variables: context as? [String: Any] ?? [:]))
    return PredicateValue.number(value).map { $0.object as Any } ?? value
  }
}
