public import Foundation

/// What a new password has to be like, in the form that websites use too.
///
/// Kept, and without effect: the desktop makes no passwords.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// Archives are encoded securely.
  open class var supportsSecureCoding: Bool { true }

  /// The rules, such as `required: upper; minlength: 20;`.
  public let passwordRulesDescriptor: String

  /// Rules in the form of `passwordrules`.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }

  /// Rules from an archive; `nil` if it has none.
  public required init?(coder: NSCoder) {
    guard let descriptor = coder.decodeObject(of: NSString.self, forKey: "passwordRulesDescriptor") else { return nil }
    passwordRulesDescriptor = descriptor as String
  }

  /// Writes the rules.
  open func encode(with coder: NSCoder) {
    coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor")
  }

  /// The same object: rules do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
