/// A user activity as the system stores it: the fields that routing needs, and the rest as bytes.
public struct ActivityArchive: Hashable, Codable, Sendable {
  /// The activity's type, a reverse-DNS name as in `NSUserActivity.activityType`.
  public var activityType: String
  /// What the activity is about, if the app set it; read by activation conditions (E-10).
  public var targetContentIdentifier: String?
  /// The archived activity (a binary property list), opaque to the kernel.
  public var bytes: Bytes
  /// The number by which the app that continues the activity requests streams to the device that it comes from (E-04); `nil` for every other
  /// activity. It is given by the app's own device, and valid as long as its connection.
  public var continuation: UInt32?

  /// Makes an archive, by default one without content.
  public init(activityType: String, targetContentIdentifier: String? = nil, bytes: Bytes = []) {
    self.activityType = activityType
    self.targetContentIdentifier = targetContentIdentifier
    self.bytes = bytes
  }
}
