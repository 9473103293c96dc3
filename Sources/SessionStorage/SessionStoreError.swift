public import SceneSystem

/// Why sessions could not be loaded or saved.
public struct SessionStoreError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case unreadable, unwritable, cannotSetAside, notASessionFile, inUse }
    private let value: Value

    /// The file exists and cannot be read.
    public static let unreadable = Code(value: .unreadable)
    /// The sessions could not be written.
    public static let unwritable = Code(value: .unwritable)
    /// The file is damaged and could not be set aside either, so it is left unchanged.
    public static let cannotSetAside = Code(value: .cannotSetAside)
    /// The path is not the user's own file. It is left unchanged.
    public static let notASessionFile = Code(value: .notASessionFile)
    /// Another process stores its sessions here.
    public static let inUse = Code(value: .inUse)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// The file, or the place where it would be.
  public let path: String
  /// The cause, in the system's own words or as a clause; `nil` for ``Code/inUse``.
  public let reason: String?
  /// The identifier of the process that uses the sessions, if it could be determined.
  public let process: Int32?

  private init(_ code: Code, path: String, reason: String? = nil, process: Int32? = nil) {
    self.code = code
    self.path = path
    self.reason = reason
    self.process = process
  }

  /// The file exists and cannot be read; `reason` is the system's own text.
  public static func unreadable(path: String, reason: String) -> Self { Self(.unreadable, path: path, reason: reason) }

  /// The sessions could not be written; `reason` is the system's own text.
  public static func unwritable(path: String, reason: String) -> Self { Self(.unwritable, path: path, reason: reason) }

  /// The file is damaged and could not be set aside either, so it is left unchanged.
  public static func cannotSetAside(path: String, reason: String) -> Self {
    Self(.cannotSetAside, path: path, reason: reason)
  }

  /// The path is not the user's own file; `reason` describes what it is. It is left unchanged.
  public static func notASessionFile(path: String, reason: String) -> Self {
    Self(.notASessionFile, path: path, reason: reason)
  }

  /// Another process stores its sessions here; `pid` is its identifier if it could be determined.
  public static func inUse(path: String, pid: Int32?) -> Self { Self(.inUse, path: path, process: pid) }

  /// What has failed and why, as a whole sentence.
  public var message: String {
    let place = "The sessions at \(path.oneLine)"
    let cause = (reason ?? "").oneLine
    return switch code {
    case .unreadable: "\(place) cannot be read: \(cause)."
    case .unwritable: "The sessions cannot be written to \(path.oneLine): \(cause)."
    case .cannotSetAside: "\(place) are damaged and cannot be renamed: \(cause)."
    case .notASessionFile: "\(place) are neither read nor written: \(cause)."
    default: "\(place) are in use by \(process.map { "the process \($0)" } ?? "another process")."
    }
  }

  /// What to do; `nil` if nothing can be done.
  public var suggestion: String? {
    switch code {
    case .unreadable: "Make the file readable, or use another one."
    case .unwritable: "What was saved before is untouched."
    case .cannotSetAside: "Move the file away, then start again."
    case .notASessionFile: "Move it away, or use another file."
    default: "End it first, or use another file."
    }
  }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
