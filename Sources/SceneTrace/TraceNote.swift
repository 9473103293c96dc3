import SceneSystem

/// An event as a recorder keeps it until somebody reads it: numbers and constants, with nothing to retain or to release, so that to
/// record it and to throw it away cost as little as can be.
package struct TraceNote: Sendable {
  /// The class that was called or that posted.
  package enum Owner: Sendable {
    /// A class of UIKit's.
    case scene, application
    /// The process, which has no class.
    case process
    /// A class of the app.
    case type(Any.Type)
  }

  // In an order that leaves no gaps: the less there is to write, the less the recorder pushes out of the processor's caches.
  var time: UInt64
  var duration: UInt64
  var callback: StaticString
  var kind: TraceEvent.Kind
  var sceneBefore: ActivationState?
  var sceneAfter: ActivationState?
  var applicationBefore: ApplicationState
  var applicationAfter: ApplicationState
  var session: SessionID?
  var owner: Owner

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

  /// Something that happened to the process.
  init(process event: StaticString, time: UInt64) {
    self.init(
      kind: .process, time: time, session: nil, owner: .process, callback: event, sceneBefore: nil, sceneAfter: nil,
      applicationBefore: .background, applicationAfter: .background, duration: 0)
  }

  var event: TraceEvent {
    let name =
      switch owner {
      case .scene: "UIScene"
      case .application: "UIApplication"
      case .process: "process"
      case .type(let type): _typeName(type, qualified: false)
      }
    return TraceEvent(
      kind: kind, time: time, session: session, owner: name, callback: callback.description, sceneBefore: sceneBefore,
      sceneAfter: sceneAfter, applicationBefore: applicationBefore, applicationAfter: applicationAfter,
      duration: duration)
  }
}
