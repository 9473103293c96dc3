/// Why sessions could not be loaded or kept.
public enum SessionStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is there and cannot be read; `reason` is the system's own text.
  case unreadable(path: String, reason: String)
  /// The sessions could not be written; `reason` is the system's own text.
  case unwritable(path: String, reason: String)
  /// The file is damaged and could not be put aside either, so it is left alone.
  case cannotSetAside(path: String, reason: String)

  /// The error as a sentence for a person, with the way out.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The sessions at \(path) cannot be read: \(reason). Make the file readable, or name another with --state."
    case .unwritable(let path, let reason):
      "The sessions cannot be written to \(path): \(reason). What was saved before is untouched."
    case .cannotSetAside(let path, let reason):
      "The sessions at \(path) are damaged and cannot be renamed: \(reason). Move the file away, then start again."
    }
  }
}
