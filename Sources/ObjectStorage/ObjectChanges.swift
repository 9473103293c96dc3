/// What one transaction changes.
package struct ObjectChanges: Sendable {
  /// The objects to insert.
  package var insertions: [ObjectRow] = []
  /// The objects to replace. Their versions are those that they must have before; a version is one greater afterwards.
  package var updates: [ObjectRow] = []
  /// The objects to delete, and the versions that they must have.
  package var deletions: [(number: Int64, version: Int64)] = []

  package init() {}

  /// Whether nothing is changed.
  package var isEmpty: Bool { insertions.isEmpty && updates.isEmpty && deletions.isEmpty }
}
