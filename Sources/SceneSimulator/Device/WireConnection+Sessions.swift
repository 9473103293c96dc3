import SceneSystem
import SceneWire

extension WireConnection {
  private static let sessionsInMessage = 64
  private static let stateInMessage = 1024 * 1024

  /// Sends the sessions to an app that waits for them, in pieces that fit into a message.
  func send(sessions: [SessionRecord], deadline: ContinuousClock.Instant) throws(WireError) {
    var unsent = sessions[...]
    repeat {
      var room = Self.stateInMessage
      // The first one is sent in any case.
      let piece = Array(
        unsent.prefix(Self.sessionsInMessage).prefix { record in
          defer { room -= record.stateLength }
          return room > 0
        })
      unsent = unsent.dropFirst(piece.count)
      try send(DeviceMessage.sessions(piece, isLast: unsent.isEmpty), timeout: max(.zero, deadline - .now))
    } while !unsent.isEmpty
  }
}
