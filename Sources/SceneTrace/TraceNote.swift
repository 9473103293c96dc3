import SceneSystem

/// An event as a recorder keeps it until somebody reads it: numbers and constants, with nothing to retain or to release, so that to
/// record it and to throw it away cost as little as can be.
package struct TraceNote: Sendable {
  /// The class that was called or that posted.
  package enum Owner: Hashable, Sendable {
    /// A class of UIKit's.
    case scene, application
    /// One of the app's classes, by its place among those of the chapter.
    case listed(Int)
  }

  var kind: TraceEvent.Kind
  var time: UInt64
  var session: SessionID?
  var owner: Owner
  var callback: StaticString
  var sceneBefore: ActivationState?
  var sceneAfter: ActivationState?
  var applicationBefore: ApplicationState
  var applicationAfter: ApplicationState
  var duration: UInt64

  package init(
    kind: TraceEvent.Kind, time: UInt64, session: SessionID?, owner: Owner, callback: StaticString,
    sceneBefore: ActivationState?, sceneAfter: ActivationState?, applicationBefore: ApplicationState,
    applicationAfter: ApplicationState, duration: UInt64
  ) {
    self.kind = kind
    self.time = time
    self.session = session
    self.owner = owner
    self.callback = callback
    self.sceneBefore = sceneBefore
    self.sceneAfter = sceneAfter
    self.applicationBefore = applicationBefore
    self.applicationAfter = applicationAfter
    self.duration = duration
  }

  func event(owners: [String]) -> TraceEvent {
    let name =
      switch owner {
      case .scene: "UIScene"
      case .application: "UIApplication"
      case .listed(let place): owners[place]
      }
    return TraceEvent(
      kind: kind, time: time, session: session, owner: name, callback: callback.description, sceneBefore: sceneBefore,
      sceneAfter: sceneAfter, applicationBefore: applicationBefore, applicationAfter: applicationAfter,
      duration: duration)
  }
}
