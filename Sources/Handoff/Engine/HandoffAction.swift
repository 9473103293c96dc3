public import SceneSystem

/// What the host of a ``HandoffEngine`` has to do.
public enum HandoffAction: Hashable, Sendable {
  // MARK: The network
  /// Send these bytes on the connection.
  case send([UInt8], to: PeerID)
  /// Close the connection and write the reason to the log, a whole sentence. Nothing is sent to the peer any more.
  case disconnect(PeerID, reason: String)

  // MARK: The offers of others
  /// ``HandoffEngine/offers`` has changed.
  case offersChanged

  // MARK: An activity that is continued here
  /// Start the app or bring it to the front for an activity whose content follows (E-04).
  case announce(app: String, activityType: String, targetContentIdentifier: String?)
  /// Deliver the content of the announced activity.
  indirect case deliver(app: String, ActivityArchive)
  /// The content of the announced activity does not come.
  case fail(app: String, HandoffFailure)
  /// Open a web page: its app is not installed.
  case openPage(String)
  /// What the user wanted to continue is not to be had: there was no app to announce it to.
  case report(String)

  // MARK: An activity that is continued elsewhere
  /// Request the content of an app's activity; ``HandoffEvent/provided(_:_:)`` follows.
  case provide(HandoffRequest, app: String, number: UInt32)
  /// Another device has continued the app's activity.
  case continued(app: String, number: UInt32)

  // MARK: Streams
  /// Pass what concerns continuation streams to an app. It is nothing for an app whose process has ended.
  case streams(ContinuationStreamReply, app: String)
}
