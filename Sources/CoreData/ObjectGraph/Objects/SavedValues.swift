/// The values of an object as its store has them.
final class SavedValues: Sendable {
  /// How often the object was saved.
  let version: Int64
  // The values are not changed after they were made.
  nonisolated(unsafe) let values: PropertyValues

  init(version: Int64, values: PropertyValues) {
    self.version = version
    self.values = values
  }
}
