/// Why sessions could not be loaded or kept.
public enum SessionStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is there and cannot be read; `reason` is the system's own text.
  case unreadable(path: String, reason: String)
  /// The sessions could not be written; `reason` is the system's own text.
  case unwritable(path: String, reason: String)
  /// The file is damaged and could not be put aside either, so it is left alone.
  case cannotSetAside(path: String, reason: String)
  /// What lies at the path is not the user's own file; `what` says what it is. It is left alone.
  case foreign(path: String, what: String)
  /// Another process keeps its sessions here; `pid` is its identifier where it could be told.
  case inUse(path: String, pid: Int32?)

  /// The error as a sentence for a person, with the way out.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The sessions at \(path) cannot be read: \(reason). Make the file readable, or name another with --state."
    case .unwritable(let path, let reason):
      "The sessions cannot be written to \(path): \(reason). What was saved before is untouched."
    case .cannotSetAside(let path, let reason):
      "The sessions at \(path) are damaged and cannot be renamed: \(reason). Move the file away, then start again."
    case .foreign(let path, let what):
      "The sessions at \(path) are neither read nor written: \(what). Move it away, or name another file with --state."
    case .inUse(let path, let pid):
      "The sessions at \(path) are in use by \(pid.map { "the process \($0)" } ?? "another process"). End it first, or name "
        + "another file with --state."
    }
  }
}
