import Handoff
import NIOCore
import SceneSystem

/// What follows an announcement: exactly one of both.
enum ContinuationResult {
  case content(ActivityArchive)
  case failure(HandoffFailure)

  /// What the app receives.
  var reply: HandoffServiceReply {
    switch self {
    case .content(let archive): .deliver(archive)
    case .failure(let failure): .fail(failure)
    }
  }
}

/// An app that was started for an activity and has not registered yet.
struct StartingApp {
  /// Another activity than the one with which the app was started: the user has chosen it meanwhile.
  var announcement: HandoffServiceReply?
  /// What arrived before the app.
  var result: ContinuationResult?
  /// When it is too late.
  var timeout: Scheduled<Void>
}
