/// A user activity as the system keeps it: what routing needs to know, and the rest as bytes.
public struct ActivityArchive: Hashable, Codable, Sendable {
  /// The activity's type, a reverse-DNS name as in `NSUserActivity.activityType`.
  public var activityType: String
  /// What the activity is about, where the app said so; read by activation conditions (E-10).
  public var targetContentIdentifier: String?
  /// The archived activity (a binary property list), opaque to the kernel.
  public var bytes: Bytes

  /// Makes an archive, by default one without content.
  public init(activityType: String, targetContentIdentifier: String? = nil, bytes: Bytes = []) {
    self.activityType = activityType
    self.targetContentIdentifier = targetContentIdentifier
    self.bytes = bytes
  }
}
