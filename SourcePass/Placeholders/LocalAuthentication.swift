// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, biometryNotAvailable,
      biometryNotEnrolled, biometryLockout, appCancel, invalidContext
  }
  public var code: Code
}
open class LAContext: NSObject, PlaceholderMembers, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    logPlaceholder(Self.self)
    return false
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
    logPlaceholder(Self.self)
    reply(false, LAError(code: .biometryNotAvailable))
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
  open func invalidate() {}
}
