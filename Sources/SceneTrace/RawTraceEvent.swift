public import SceneSystem

/// An event as a recorder stores it until it is read: numbers and constants, with nothing to retain or to release, so that recording and
/// discarding it are as cheap as possible.
@usableFromInline
package struct RawTraceEvent: Sendable {
  /// The class that was called or that posted.
  @usableFromInline
  package enum Owner: Sendable {
    /// A class of UIKit's.
    case scene, application
    /// The process, which has no class.
    case process
    /// A class of the app.
    case type(Any.Type)
  }

  // Ordered without padding: a smaller event evicts less from the processor's caches.
  @usableFromInline var time: UInt64
  @usableFromInline var duration: UInt64
  @usableFromInline var callback: StaticString
  @usableFromInline var kind: TraceEvent.Kind
  @usableFromInline var sceneBefore: ActivationState?
  @usableFromInline var sceneAfter: ActivationState?
  @usableFromInline var applicationBefore: ApplicationState
  @usableFromInline var applicationAfter: ApplicationState
  @usableFromInline var session: SessionID?
  @usableFromInline var owner: Owner

  @inlinable
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

  /// An event of the process.
  init(process event: StaticString, time: UInt64) {
    self.init(
      kind: .process, time: time, session: nil, owner: .process, callback: event, sceneBefore: nil, sceneAfter: nil,
      applicationBefore: .background, applicationAfter: .background, duration: 0)
  }

  /// The event, with texts that `names` makes once for all events of a segment.
  func formatted(with names: inout TraceNames, details: [TraceEvent.Detail] = []) -> TraceEvent {
    TraceEvent(
      kind: kind, time: time, session: session, owner: names.text(of: owner), callback: names.text(of: callback),
      sceneBefore: sceneBefore, sceneAfter: sceneAfter, applicationBefore: applicationBefore,
      applicationAfter: applicationAfter, duration: duration, details: details)
  }
}
