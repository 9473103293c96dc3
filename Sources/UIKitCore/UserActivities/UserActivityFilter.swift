import Foundation
import RuntimeLogging

/// Decides whether an activity may be saved for state restoration: its type has to be in the app's `NSUserActivityTypes`.
///
/// An activity of another type is dropped silently on a device, so that apps start without their state. Here it is logged.
@_spi(Runtime) public struct UserActivityFilter: Hashable, Sendable {
  /// The policy for an activity whose type is not listed.
  public enum Policy: Hashable, Sendable {
    /// It is not saved, as on a device, and logged.
    case refuse
    /// It is saved, with a warning in the log that a device would not save it.
    case warn
  }

  /// The types that Info.plist lists.
  public var activityTypes: Set<String>
  /// The policy for other types.
  public var policy: Policy

  /// A filter for the types that Info.plist lists under `NSUserActivityTypes`.
  public init(activityTypes: some Sequence<String>, policy: Policy) {
    self.activityTypes = Set(activityTypes)
    self.policy = policy
  }

  /// The message for an activity type that is not listed, or `nil` for one that is.
  public func rejectionReason(for activityType: String) -> String? {
    guard !activityTypes.contains(activityType) else { return nil }
    let listed =
      activityTypes.isEmpty
      ? "lists no types" : "lists only \(activityTypes.sorted().joined(separator: ", "))"
    let consequence =
      policy == .refuse ? "so it is not saved" : "so a device would not save it; it is saved here"
    return "The state restoration activity has the type \"\(activityType)\", and NSUserActivityTypes in Info.plist "
      + "\(listed), \(consequence). Add the type to NSUserActivityTypes."
  }

  /// Whether an activity of this type may be saved; logs the ``rejectionReason(for:)`` if there is one.
  public func allows(_ activityType: String) -> Bool {
    guard let rejectionReason = rejectionReason(for: activityType) else { return true }
    RuntimeLog.write(rejectionReason)
    return policy == .warn
  }
}
