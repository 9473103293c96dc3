/// Why the text of a query cannot be read.
package struct SearchQueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a clause.
  package let reason: String
  /// The number of characters before the place at which it is.
  package let offset: Int

  /// A sentence with the place.
  package var description: String { "The query cannot be read at character \(offset + 1): \(reason)." }
}
