public import Foundation

/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index was not changed.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  /// What has failed. Raw values are Apple's.
  public enum Code: Int, Hashable, Sendable {
    /// Another reason.
    case unknownError = -1
    /// The index cannot be used.
    case indexUnavailableError = -1000
    /// An item has no identifier.
    case invalidItemError = -1001
    /// The state is longer than 250 bytes, or no batch was begun.
    case invalidClientStateError = -1002
    /// The service cannot be reached.
    case remoteConnectionError = -1003
    /// There is no more space.
    case quotaExceeded = -1004
    /// The device has no index.
    case indexingUnsupported = -1005
    /// The state is not the one that the app expects.
    case mismatchedClientState = -1006
  }

  /// The domain of the errors.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// What has failed.
  public let code: Code
  private let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// A sentence that says what has failed.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
