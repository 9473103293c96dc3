package import Foundation
package import SceneSystem

extension NSPredicate {
  /// A predicate that represents `condition`.
  package convenience init(_ condition: ContentPredicate) {
    self.init(Result<ContentPredicate, PredicateConversionError>.success(condition))
  }

  /// A predicate that represents a condition, or that is false for everything if there is none; as an activation condition it is then
  /// refused with the reason.
  package convenience init(_ outcome: Result<ContentPredicate, PredicateConversionError>) {
    self.init(block: { object, _ in
      if let probe = BlockPredicateProbe.current { return probe.record(outcome) }
      guard case .success(let condition) = outcome else { return false }
      switch (condition, object as? String) {
      case (_, let identifier?): return condition.evaluate(with: identifier)
      case (.value(let value), nil): return value
      case (_, nil): return false
      }
    })
  }
}

extension ContentPredicate {
  /// The condition of a format of `NSPredicate`, in the subset of the language that activation conditions allow (E-10).
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF == %@`.
  ///   - arguments: A text for each `%@`, or a list of texts after `IN`.
  /// - Throws: The reason, for a format that is invalid or outside that subset.
  package init(format: String, arguments: [Any] = []) throws(PredicateConversionError) {
    self = try PredicateParser.condition(format, arguments: arguments)
  }

  /// The condition that `predicate` represents, as the kernel evaluates it.
  ///
  /// A predicate made from a format, `NSPredicate(value:)` and compounds of these are supported.
  /// - Throws: the reason, for a block, a format that was refused, and a subclass.
  package init(_ predicate: NSPredicate) throws(PredicateConversionError) {
    self = try Self.condition(predicate, depth: 0)
  }

  private static func condition(
    _ predicate: NSPredicate, depth: Int
  ) throws(PredicateConversionError) -> ContentPredicate {
    guard depth < PredicateParser.maximumDepth else {
      throw PredicateConversionError.malformed(
        "Compound predicates are nested more than \(PredicateParser.maximumDepth) levels deep.")
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
        throw PredicateConversionError.malformed("A NOT has \(parts.count) conditions; it takes one.")
      }
    }
    for value in [true, false] where predicate.isEqual(NSPredicate(value: value)) { return .value(value) }
    guard type(of: predicate) == NSPredicate.self else {
      throw PredicateConversionError.unsupported(
        "The predicate is of the class \(type(of: predicate)).")
    }
    return try BlockPredicateProbe.condition(of: predicate)
  }
}

/// Determines whether a block predicate is one of ours, and gets its condition.
///
/// Foundation's block predicates cannot be inspected, and a separate table would have to be valid for copies too. So the predicate is
/// evaluated while a probe is active: a block of ours detects it, passes its condition and returns the requested result, true once and
/// false once. An app's own block evaluates an ordinary text and does neither.
final class BlockPredicateProbe: @unchecked Sendable {
  @TaskLocal static var current: BlockPredicateProbe?

  private let reply: Bool
  private var outcomes: [Result<ContentPredicate, PredicateConversionError>] = []

  private init(reply: Bool) { self.reply = reply }

  /// Called by a block of ours. A probe is used on one thread only, so it needs no lock.
  func record(_ outcome: Result<ContentPredicate, PredicateConversionError>) -> Bool {
    outcomes.append(outcome)
    return reply
  }

  static func condition(of predicate: NSPredicate) throws(PredicateConversionError) -> ContentPredicate {
    var conditions: [ContentPredicate] = []
    for reply in [true, false] {
      let probe = BlockPredicateProbe(reply: reply)
      let result = $current.withValue(probe) { predicate.evaluate(with: "") }
      guard result == reply, probe.outcomes.count == 1 else {
        throw PredicateConversionError.unsupported("The predicate is based on a block.")
      }
      conditions.append(try probe.outcomes[0].get())
    }
    return conditions[0]
  }
}
