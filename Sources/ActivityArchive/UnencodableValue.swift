/// A value that cannot be saved, with its key path as far as it is known: each container adds its part.
struct UnencodableValue: Error {
  /// The problem with it.
  enum Fault {
    case unsupported(type: String)
    /// One of Foundation's containers with a value whose inspection crashes.
    case unreadable(type: String)
    case tooDeep
    case hashedTooDeep
    /// The whole takes this many bytes, or more.
    case tooLarge(length: Int)
  }

  let fault: Fault
  var keyPath = ""

  /// The same value as seen from the container that holds it at `part`.
  func inside(_ part: String) -> UnencodableValue { UnencodableValue(fault: fault, keyPath: part + keyPath) }

  /// The error for the app's log.
  var error: UserActivityArchiveError {
    switch fault {
    case .unsupported(let type), .unreadable(let type): .unsupportedValue(keyPath: keyPath, type: type)
    case .tooDeep: .tooDeep(keyPath: keyPath)
    case .hashedTooDeep: .hashedTooDeep(keyPath: keyPath)
    case .tooLarge(let length): .tooLarge(length: length)
    }
  }
}
