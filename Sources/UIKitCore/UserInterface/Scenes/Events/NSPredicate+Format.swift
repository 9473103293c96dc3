public import Foundation
import RuntimeLogging
import ScenePredicates
import SceneSystem

extension NSPredicate {
  /// A predicate from a format, in the subset of the language that activation conditions allow (E-10).
  ///
  /// The only subject is `SELF`. It is compared by `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`,
  /// `CONTAINS` and `LIKE`, each optionally with `[c]`, `[d]` or `[cd]`, with a text in quotation marks or a `%@`; or
  /// by `IN` with a list. `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses combine conditions; `TRUEPREDICATE` and `FALSEPREDICATE` are
  /// constants. Keywords are case-insensitive.
  ///
  /// Differs from Apple: Foundation on Linux parses no formats at all. A format outside this subset (`MATCHES`, key paths, functions,
  /// numbers), and an invalid one, for which Foundation raises an exception, gives a predicate that is false for everything; the problem is
  /// logged. As an activation condition it is refused.
  ///
  /// - Parameters:
  ///   - predicateFormat: the condition, as `SELF == %@`.
  ///   - args: a text for each `%@`, or a list of texts after `IN`.
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
    let condition: Result<ContentPredicate, PredicateConversionError>
    do throws(PredicateConversionError) {
      condition = .success(try ContentPredicate(format: predicateFormat, arguments: arguments ?? []))
    } catch {
      let refusal = error.inFormat(predicateFormat)
      RuntimeLog.write(refusal.description + " The predicate is false.")
      condition = .failure(refusal)
    }
    self.init(condition)
  }
}
