import Foundation
import SceneSystem

extension NSPredicate {
  /// A predicate from a format, in the part of the language that activation conditions allow (E-10).
  ///
  /// The only subject is `SELF`. It is compared by `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`,
  /// `CONTAINS` and `LIKE`, each with `[c]`, `[d]` or `[cd]` where wanted, with a text in quotation marks or a `%@`; or
  /// by `IN` with a list. `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses combine, and `TRUEPREDICATE` and
  /// `FALSEPREDICATE` stand for themselves. Keywords may be in any case.
  ///
  /// Differs from Apple: Foundation on Linux reads no formats at all. Whatever is beyond this part (`MATCHES`, key paths,
  /// functions, numbers), and a format that is wrong, on which Foundation raises an exception, gives a predicate that is
  /// false for everything; the log says what was wrong. As an activation condition it is refused.
  ///
  /// - Parameters:
  ///   - predicateFormat: the condition, as `SELF == %@`.
  ///   - args: a text for each `%@`, or a list of texts behind `IN`.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same for arguments that are not `CVarArg` on Linux, as an array is not.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same with the arguments in an array. More arguments than places do no harm.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let outcome: Result<ContentPredicate, PredicateRefusal>
    do throws(PredicateRefusal) {
      outcome = .success(try PredicateParser.condition(predicateFormat, arguments: arguments ?? []))
    } catch {
      let refusal = PredicateRefusal("The predicate format \"\(predicateFormat)\" was refused. \(error.description)")
      RuntimeLog.write(refusal.description + " The predicate is false.")
      outcome = .failure(refusal)
    }
    self.init(outcome)
  }

  /// A predicate that stands for `condition`.
  convenience init(_ condition: ContentPredicate) {
    self.init(Result<ContentPredicate, PredicateRefusal>.success(condition))
  }

  private convenience init(_ outcome: Result<ContentPredicate, PredicateRefusal>) {
    self.init(block: { object, _ in
      if let interview = PredicateInterview.current { return interview.answer(outcome) }
      guard case .success(let condition) = outcome else { return false }
      switch (condition, object as? String) {
      case (_, let identifier?): return condition.accepts(identifier)
      case (.value(let value), nil): return value
      case (_, nil): return false
      }
    })
  }
}

extension ContentPredicate {
  /// The condition that `predicate` stands for, in the system's words.
  ///
  /// A predicate made from a format, `NSPredicate(value:)` and a compound of such are understood.
  /// - Throws: the reason, for a block, a format that was refused, and a subclass.
  @_spi(Runtime) public init(_ predicate: NSPredicate) throws(PredicateRefusal) {
    self = try Self.condition(predicate, depth: 0)
  }

  private static func condition(_ predicate: NSPredicate, depth: Int) throws(PredicateRefusal) -> ContentPredicate {
    guard depth < PredicateParser.maximumDepth else {
      throw PredicateRefusal("Compound predicates lie more than \(PredicateParser.maximumDepth) deep in each other.")
    }
    if let compound = predicate as? NSCompoundPredicate {
      var parts: [ContentPredicate] = []
      for part in compound.subpredicates {
        parts.append(try condition(part, depth: depth + 1))
      }
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not:
        if parts.count == 1 { return .not(parts[0]) }
        throw PredicateRefusal("A NOT has \(parts.count) conditions; it takes one.")
      }
    }
    for value in [true, false] where predicate.isEqual(NSPredicate(value: value)) { return .value(value) }
    guard type(of: predicate) == NSPredicate.self else {
      throw PredicateRefusal("The predicate is of the class \(type(of: predicate)). \(PredicateRefusal.rule)")
    }
    return try PredicateInterview.condition(of: predicate)
  }
}

/// Asks a block predicate whether it is one of ours, and for its condition.
///
/// Foundation's block predicates cannot be looked into, and a table beside them would have to outlive copies. So the
/// predicate is evaluated while an interview is on: a block of ours notices it, hands its condition over and answers as
/// it is told, true once and false once. An app's own block sees an ordinary text and does neither.
final class PredicateInterview: @unchecked Sendable {
  @TaskLocal static var current: PredicateInterview?

  private let reply: Bool
  private var outcomes: [Result<ContentPredicate, PredicateRefusal>] = []

  private init(reply: Bool) { self.reply = reply }

  /// Called by a block of ours. An interview stays on the thread that holds it, so nothing is locked.
  func answer(_ outcome: Result<ContentPredicate, PredicateRefusal>) -> Bool {
    outcomes.append(outcome)
    return reply
  }

  static func condition(of predicate: NSPredicate) throws(PredicateRefusal) -> ContentPredicate {
    var conditions: [ContentPredicate] = []
    for reply in [true, false] {
      let interview = PredicateInterview(reply: reply)
      let result = $current.withValue(interview) { predicate.evaluate(with: "") }
      guard result == reply, interview.outcomes.count == 1 else {
        throw PredicateRefusal("The predicate is based on a block. \(PredicateRefusal.rule)")
      }
      conditions.append(try interview.outcomes[0].get())
    }
    return conditions[0]
  }
}
