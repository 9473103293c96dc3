import Foundation

/// Decides whether an activity may be saved for state restoration: its type has to be in the app's `NSUserActivityTypes`.
///
/// An activity of another type is lost without a word on a device, which is how apps come to start empty. Here it is
/// said.
@_spi(Runtime) public struct UserActivityGate: Hashable, Sendable {
  /// What happens to an activity whose type is not listed.
  public enum Policy: Hashable, Sendable {
    /// It is not saved, as on a device, and the log says so.
    case refuse
    /// It is saved, and the log says that a device would not.
    case warn
  }

  /// The types that Info.plist lists.
  public var activityTypes: Set<String>
  /// What happens to the others.
  public var policy: Policy

  /// A gate for the types that Info.plist lists under `NSUserActivityTypes`.
  public init(activityTypes: some Sequence<String>, policy: Policy) {
    self.activityTypes = Set(activityTypes)
    self.policy = policy
  }

  /// The sentence for an activity type that is not listed, or `nil` for one that is.
  public func objection(to activityType: String) -> String? {
    guard !activityTypes.contains(activityType) else { return nil }
    let known =
      activityTypes.isEmpty
      ? "lists no types" : "lists only \(activityTypes.sorted().joined(separator: ", "))"
    let consequence =
      policy == .refuse ? "so it is not saved" : "so a device would not save it; it is saved here"
    return "The state restoration activity has the type \"\(activityType)\", and NSUserActivityTypes in Info.plist "
      + "\(known), \(consequence). Add the type to NSUserActivityTypes."
  }

  /// Whether an activity of this type may be saved; says the ``objection(to:)`` in the log where there is one.
  public func admits(_ activityType: String) -> Bool {
    guard let objection = objection(to: activityType) else { return true }
    RuntimeLog.write(objection)
    return policy == .warn
  }
}
