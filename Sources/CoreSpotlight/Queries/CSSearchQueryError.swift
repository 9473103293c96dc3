public import Foundation

/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query has failed.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
  /// What has failed. Raw values are Apple's.
  public enum Code: Int, Hashable, Sendable {
    /// Another reason.
    case unknown = -2000
    /// The index cannot be read.
    case indexUnreachable = -2001
    /// The text of the query cannot be read.
    case invalidQuery = -2002
    /// The query was cancelled.
    case cancelled = -2003
  }

  /// The domain of the errors.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
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
