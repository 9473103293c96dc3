/// Why a predicate format cannot be parsed.
package struct PredicateFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a whole sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
