import SceneSystem

/// Why sessions could not be loaded or saved.
public enum SessionStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file exists and cannot be read; `reason` is the system's own text.
  case unreadable(path: String, reason: String)
  /// The sessions could not be written; `reason` is the system's own text.
  case unwritable(path: String, reason: String)
  /// The file is damaged and could not be set aside either, so it is left unchanged.
  case cannotSetAside(path: String, reason: String)
  /// The path is not the user's own file; `what` describes what it is. It is left unchanged.
  case notASessionFile(path: String, reason: String)
  /// Another process stores its sessions here; `pid` is its identifier if it could be determined.
  case inUse(path: String, pid: Int32?)

  /// The error as a sentence for users, with a solution.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The sessions at \(path.oneLine) cannot be read: \(reason.oneLine). Make the file readable, or name another with --state."
    case .unwritable(let path, let reason):
      "The sessions cannot be written to \(path.oneLine): \(reason.oneLine). What was saved before is untouched."
    case .cannotSetAside(let path, let reason):
      "The sessions at \(path.oneLine) are damaged and cannot be renamed: \(reason.oneLine). Move the file away, then start again."
    case .notASessionFile(let path, let what):
      "The sessions at \(path.oneLine) are neither read nor written: \(what.oneLine). Move it away, or name another file with --state."
    case .inUse(let path, let pid):
      "The sessions at \(path.oneLine) are in use by \(pid.map { "the process \($0)" } ?? "another process"). End it first, or name "
        + "another file with --state."
    }
  }
}
