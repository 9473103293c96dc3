package import Foundation

/// The format that a predicate was made from.
package struct PredicateFormat: Sendable {
  /// The format, such as `SELF == %@`.
  package let text: String
  /// What it means, with its arguments, or why it was refused.
  package let condition: Result<PredicateCondition, PredicateFormatError>
}

/// Determines whether a block predicate was made by this package, and gets what it was made from.
///
/// Foundation's block predicates cannot be inspected, and a separate table would have to be valid for copies too. So the predicate is
/// evaluated while a probe is active: a block of ours detects it, passes its origin and returns the requested result, true once and
/// false once. An app's own block evaluates an ordinary text and does neither.
package final class PredicateProbe: @unchecked Sendable {
  @TaskLocal package static var current: PredicateProbe?

  private let reply: Bool
  private var origins: [any Sendable] = []

  private init(reply: Bool) { self.reply = reply }

  /// Called by a block of ours. A probe is used on one thread only, so it needs no lock.
  package func record(_ origin: any Sendable) -> Bool {
    origins.append(origin)
    return reply
  }

  /// What `predicate` was made from; `nil` for an app's own block.
  package static func origin(of predicate: NSPredicate) -> (any Sendable)? {
    var origins: [any Sendable] = []
    for reply in [true, false] {
      let probe = PredicateProbe(reply: reply)
      let result = $current.withValue(probe) { predicate.evaluate(with: "") }
      guard result == reply, probe.origins.count == 1 else { return nil }
      origins.append(probe.origins[0])
    }
    return origins[0]
  }
}
