/// Why objects could not be read or saved.
package enum ObjectStorageError: Error, Hashable, Sendable {
  /// Another process has changed objects that a transaction changes. Nothing was saved.
  case conflict
  /// The file is not a store of objects, or is damaged. The reason is a clause.
  case notAStore(reason: String)
  /// The file cannot be read or written. The reason is a clause.
  case failed(reason: String)

  /// The reason, as a clause.
  package var reason: String {
    switch self {
    case .conflict: "another process has changed the same objects"
    case .notAStore(let reason), .failed(let reason): reason
    }
  }
}
