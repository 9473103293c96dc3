/// Why an index could not be read or changed.
package struct SearchIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// The cause, as a clause in the system's own words.
  package let reason: String

  /// Makes an error.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A sentence with file and cause.
  package var description: String { "The search index \(path) cannot be used: \(reason)." }
}
