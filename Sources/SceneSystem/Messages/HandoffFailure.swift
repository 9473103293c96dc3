/// Why an activity of another device could not be continued (E-04). Raw values are the codes of Foundation's errors.
public enum HandoffFailure: Int, Hashable, Codable, Sendable, CaseIterable {
  /// `NSUserActivityHandoffFailedError`: the other device has no such activity any more, or its app did not provide it.
  case handoffFailed = 4608
  /// `NSUserActivityConnectionUnavailableError`: the other device cannot be reached.
  case connectionUnavailable = 4609
  /// `NSUserActivityRemoteApplicationTimedOutError`: the app on the other device did not answer in time.
  case remoteApplicationTimedOut = 4610
  /// `NSUserActivityHandoffUserInfoTooLargeError`: the activity exceeds ``StateLimit``.
  case userInfoTooLarge = 4611
}
