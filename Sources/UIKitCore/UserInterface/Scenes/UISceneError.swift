public import Foundation
public import SceneSystem

/// The domain of ``UISceneError``, for `NSError.domain`.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about a scene was not carried out. It is passed to the request's error handler and never thrown (P-06).
///
/// Bridged to `NSError` it has the domain ``UISceneErrorDomain`` and the raw value of its code, and an `NSError` of that
/// domain and of such a code is cast back with `as? UISceneError`.
public struct UISceneError: Error, CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  /// What was wrong. Raw values are Apple's (M-01).
  public enum Code: Int, Hashable, Sendable {
    /// The app or the device supports only one scene.
    case multipleScenesNotSupported = 0
    /// The system refused, for instance because no action of the user led to the request (P-07).
    case requestDenied = 1
    /// The scene's geometry cannot be changed on this platform.
    case geometryRequestUnsupported = 100
    /// The system refused the requested geometry.
    case geometryRequestDenied = 101
  }

  /// What was wrong.
  public let code: Code

  /// Further details, as in `NSError.userInfo`. A text under `NSLocalizedDescriptionKey` or
  /// `NSLocalizedFailureReasonErrorKey` replaces the default messages.
  public let errorUserInfo: [String: Any]

  /// The error with `code`. `userInfo` becomes ``errorUserInfo``, with the default messages added where it has none.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    let usual: [String: Any] = [
      NSLocalizedDescriptionKey: code.sentence, NSLocalizedRecoverySuggestionErrorKey: code.suggestion,
    ]
    errorUserInfo = usual.merging(userInfo) { _, given in given }
  }

  /// The error for a refusal of the system; `reason` is the system's message, or empty if it has none.
  @_spi(Runtime) public init(_ code: SceneErrorCode, reason: String) {
    let code: Code =
      switch code {
      case .multipleScenesNotSupported: .multipleScenesNotSupported
      case .requestDenied: .requestDenied
      }
    self.init(code, userInfo: reason.isEmpty ? [:] : [NSLocalizedFailureReasonErrorKey: reason])
  }

  /// ``UISceneErrorDomain``.
  public static var errorDomain: String { UISceneErrorDomain }

  /// The raw value of ``code``.
  public var errorCode: Int { code.rawValue }

  /// One sentence that describes the error.
  public var errorDescription: String? { errorUserInfo[NSLocalizedDescriptionKey] as? String }

  /// One sentence with the reason, if the system gave one.
  public var failureReason: String? { errorUserInfo[NSLocalizedFailureReasonErrorKey] as? String }

  /// One sentence that suggests what to do.
  public var recoverySuggestion: String? { errorUserInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }

  /// ``errorDescription``; shown by a `catch` that prints the error.
  public var localizedDescription: String { errorDescription ?? code.sentence }

  /// Two errors are equal if their codes and their texts are equal.
  public static func == (left: UISceneError, right: UISceneError) -> Bool {
    left.code == right.code && left.errorDescription == right.errorDescription
      && left.failureReason == right.failureReason
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// `Code.multipleScenesNotSupported`, for use in `catch` patterns.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// `Code.requestDenied`, for use in `catch` patterns.
  public static var requestDenied: Code { .requestDenied }
  /// `Code.geometryRequestUnsupported`, for use in `catch` patterns.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// `Code.geometryRequestDenied`, for use in `catch` patterns.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Makes `as? UISceneError` work on an `NSError`: without an Objective-C runtime, casts use this conformance.
extension UISceneError: _ObjectiveCBridgeable {
  /// The error as an `NSError`.
  public func _bridgeToObjectiveC() -> NSError {
    NSError(domain: UISceneErrorDomain, code: code.rawValue, userInfo: errorUserInfo)
  }

  /// Converts an error whose domain and code were checked before; for any other `result` is `nil`.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout UISceneError?) {
    result = UISceneError(source)
  }

  /// Converts an error if it has the domain and one of the codes.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout UISceneError?) -> Bool {
    result = UISceneError(source)
    return result != nil
  }

  /// Converts an error; one of another domain becomes `requestDenied`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> UISceneError {
    source.flatMap { UISceneError($0) } ?? UISceneError(.requestDenied)
  }

  private init?(_ error: NSError) {
    guard error.domain == UISceneErrorDomain, let code = Code(rawValue: error.code) else { return nil }
    self.init(code, userInfo: error.userInfo)
  }
}

extension UISceneError.Code {
  /// Makes `catch UISceneError.requestDenied` match.
  public static func ~= (code: UISceneError.Code, error: any Error) -> Bool {
    (error as? UISceneError)?.code == code
  }

  /// What was wrong, in one sentence.
  fileprivate var sentence: String {
    switch self {
    case .multipleScenesNotSupported: "A second scene was requested, and this app or this device shows only one."
    case .requestDenied: "The system refused the request about a scene."
    case .geometryRequestUnsupported: "The geometry of this scene cannot be changed on this platform."
    case .geometryRequestDenied: "The system refused the requested geometry."
    }
  }

  /// What to do about it, in one sentence.
  fileprivate var suggestion: String {
    switch self {
    case .multipleScenesNotSupported:
      "Set UIApplicationSupportsMultipleScenes to true in UIApplicationSceneManifest, and check "
        + "UIApplication.shared.supportsMultipleScenes before offering a new window."
    case .requestDenied: "Make the request in response to an action of the user, for a session that is still open."
    case .geometryRequestUnsupported: "Leave out the request, or make it only where the platform allows it."
    case .geometryRequestDenied: "Request a geometry that the app's supported orientations and the screen allow."
    }
  }
}
