/// What has happened to an object or a section of a fetched results controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new among the results.
  case insert = 1
  /// It is no longer among the results.
  case delete = 2
  /// It is at another place.
  case move = 3
  /// Its values have changed.
  case update = 4
}
