public import Foundation
import RuntimeLogging
import SceneSystem

extension NSPredicate {
  /// A predicate from a format.
  ///
  /// Both sides of a comparison are key paths, `SELF`, numbers, texts in quotation marks, `nil`, `YES` and `NO`, lists in braces,
  /// arithmetic, functions (`count`, `sum`, `min`, `max`, `average`, `uppercase`, `lowercase`, `length` and others), elements
  /// (`tags[FIRST]`), `SUBQUERY`, `TERNARY`, and variables (`$NAME`). The operators are `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`,
  /// `BETWEEN`, `IN`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE` and `MATCHES`, for texts each with `[c]`, `[d]` or `[cd]`; `ANY`, `ALL`
  /// and `NONE` compare the elements of a collection. `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses combine comparisons, and
  /// `TRUEPREDICATE` and `FALSEPREDICATE` are constants. Keywords are case-insensitive. Keys are those of dictionaries, and of properties
  /// that `value(forKey:)` finds; `@count`, `@sum`, `@avg`, `@min` and `@max` are computed.
  ///
  /// Differs from Apple: Foundation on Linux parses no formats at all. An invalid format, for which Foundation raises an exception, gives a
  /// predicate that is false for everything, and the problem is logged. `FUNCTION` and `UTI-CONFORMS-TO` are absent, `[l]` and `[n]` have
  /// no effect, and `[d]` removes the marks of Latin letters.
  ///
  /// - Parameters:
  ///   - predicateFormat: The condition, as `name BEGINSWITH[c] %@ AND age > 17`.
  ///   - args: The values of `%@`, of the placeholders for numbers such as `%d`, and of `%K`, which stands for a key path.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same for arguments that are not `CVarArg` on Linux, as an array is not.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same with the arguments in an array. Surplus arguments are ignored.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let parsed: Result<PredicateCondition, PredicateFormatError>
    do throws(PredicateFormatError) {
      parsed = .success(try PredicateParser.condition(predicateFormat, arguments: arguments ?? []))
    } catch {
      RuntimeLog.write(
        "The predicate format \"\(predicateFormat.oneLine)\" was refused. \(error) The predicate is false.")
      parsed = .failure(error)
    }
    let origin = PredicateFormat(text: predicateFormat, condition: parsed)
    self.init(block: { object, variables in
      if let probe = PredicateProbe.current { return probe.record(origin) }
      guard case .success(let condition) = parsed else { return false }
      return condition.isTrue(for: PredicateSubject(object, variables: variables ?? [:]))
    })
  }
}
