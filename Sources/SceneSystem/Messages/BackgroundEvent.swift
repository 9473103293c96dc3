/// Work that is done without a scene (L-10).
public enum BackgroundEvent: String, Hashable, Codable, Sendable {
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case silentPush
  /// `application(_:performFetchWithCompletionHandler:)`.
  case fetch
}
