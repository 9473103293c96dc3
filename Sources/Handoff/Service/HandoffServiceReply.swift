public import SceneSystem

/// What the Handoff service of the login session sends to an app or a command.
public enum HandoffServiceReply: Hashable, Codable, Sendable {
  // MARK: Apps
  /// Requests the content of the app's activity with this number.
  case provide(ActivityRequestID, number: UInt32)
  /// Another device has continued the app's activity with this number.
  case continued(number: UInt32)
  /// The user continues an activity in this app; its content follows (E-04). Not sent to an app that was started for it.
  case announce(activityType: String, targetContentIdentifier: String?)
  /// The content of the announced activity.
  case deliver(ActivityArchive)
  /// The content of the announced activity does not come.
  case fail(HandoffFailure)
  /// What concerns the app's continuation streams.
  case streams(ContinuationStreamReply)

  // MARK: Commands
  /// The paired peers and what they offer.
  case status(HandoffStatus)
  /// The devices that are visible for pairing.
  case candidates([HandoffPairingCandidate])
  /// The code that has to be the same on both devices.
  case code(String, peerName: String)
  /// What was requested is done.
  case done
  /// What was requested could not be done: a whole sentence.
  case failure(String)
}
