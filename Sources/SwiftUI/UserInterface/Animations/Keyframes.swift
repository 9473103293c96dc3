public import SwiftUICore

/// The way of a value between two points of time.
struct KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Value.AnimatableData?)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case move
  }

  var kind: Kind
  var end: Value
  var duration: Double
}

/// A part of a track: one key frame, or several.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: Animatable
  /// The type of what the part consists of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// What the part consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Adds the key frames to a list. Apps do not implement it.
  func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  /// Adds the key frames to a list. Apps do not implement it.
  public func _append(to list: inout _KeyframeList<Value>) { body._append(to: &list) }
}

/// The key frames of a track.
public struct _KeyframeList<Value: Animatable> {
  var segments: [KeyframeSegment<Value>] = []
}

/// Key frames without parts. Apps do not name it.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public var body: _NoKeyframes<Value> { return self }
  /// Adds nothing.
  public func _append(to list: inout _KeyframeList<Value>) {}
}

/// Several key frames. Apps do not name it.
public struct _KeyframeGroup<Value: Animatable>: KeyframeTrackContent {
  let append: (inout _KeyframeList<Value>) -> Void
  /// Nothing: the key frames are its own.
  public var body: _NoKeyframes<Value> { return _NoKeyframes() }
  /// Adds the key frames to a list.
  public func _append(to list: inout _KeyframeList<Value>) { append(&list) }
}

/// Makes the key frames of a track from statements.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A key frame.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Key frames one after the other.
  public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> _KeyframeGroup<Value> { group(parts) }
  /// Key frames if a condition holds.
  public static func buildOptional(_ part: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> {
    group(part.map { [$0] } ?? [])
  }
  /// The key frames of one branch.
  public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
  /// The key frames of the other branch.
  public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
  /// The key frames of a loop.
  public static func buildArray(_ parts: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> { group(parts) }

  private static func group(_ parts: [any KeyframeTrackContent<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup { list in for part in parts { part._append(to: &list) } }
  }
}

/// A value that is reached along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// A value that is reached after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(kind: .linear(timingCurve), end: to, duration: duration)
  }

  /// Nothing: it is a key frame itself.
  public var body: _NoKeyframes<Value> { return _NoKeyframes() }
  /// Adds the key frame to a list.
  public func _append(to list: inout _KeyframeList<Value>) { list.segments.append(segment) }
}

/// A value that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// A value that is reached after a duration in seconds; without one, when the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      kind: .spring(spring, startVelocity: startVelocity?.animatableData), end: to,
      duration: duration ?? spring.settlingDuration)
  }

  /// Nothing: it is a key frame itself.
  public var body: _NoKeyframes<Value> { return _NoKeyframes() }
  /// Adds the key frame to a list.
  public func _append(to list: inout _KeyframeList<Value>) { list.segments.append(segment) }
}

/// A value that is reached along a smooth curve through it and its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// A value that is reached after a duration in seconds. Without velocities the curve is smooth at both ends.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = KeyframeSegment(
      kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), end: to, duration: duration)
  }

  /// Nothing: it is a key frame itself.
  public var body: _NoKeyframes<Value> { return _NoKeyframes() }
  /// Adds the key frame to a list.
  public func _append(to list: inout _KeyframeList<Value>) { list.segments.append(segment) }
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// A value that is reached at once.
  public init(_ to: Value) { segment = KeyframeSegment(kind: .move, end: to, duration: 0) }

  /// Nothing: it is a key frame itself.
  public var body: _NoKeyframes<Value> { return _NoKeyframes() }
  /// Adds the key frame to a list.
  public func _append(to list: inout _KeyframeList<Value>) { list.segments.append(segment) }
}

/// The way of a value over time.
struct KeyframeCurve<Value: Animatable> {
  private let initial: Value
  private let segments: [KeyframeSegment<Value>]
  let duration: Double

  init(_ initial: Value, _ segments: [KeyframeSegment<Value>]) {
    self.initial = initial
    self.segments = segments.map { segment in
      var segment = segment
      segment.duration = segment.duration.isFinite ? max(0, segment.duration) : 0
      return segment
    }
    duration = self.segments.reduce(0) { $0 + $1.duration }
  }

  func value(at time: Double) -> Value {
    var start = 0.0
    var value = initial
    for (index, segment) in segments.enumerated() {
      let elapsed = time - start
      if elapsed < segment.duration {
        if elapsed > 0 || segment.duration > 0 { set(&value, at: max(0, elapsed), in: index) }
        return value
      }
      value = segment.end
      start += segment.duration
    }
    return value
  }

  /// Sets the value `elapsed` seconds after the beginning of a segment. It is the one at its beginning until then.
  private func set(_ value: inout Value, at elapsed: Double, in index: Int) {
    let segment = segments[index]
    let (start, end) = (value.animatableData, segment.end.animatableData)
    let progress = elapsed / segment.duration
    switch segment.kind {
    case .move: break
    case .linear(let curve): value.animatableData = start + (end - start).scaled(by: curve.value(at: progress))
    case .spring(let spring, let velocity):
      value.animatableData =
        start + spring.value(target: end - start, initialVelocity: velocity ?? .zero, time: elapsed)
    case .cubic(let first, let last):
      // Hermite's curve; at both ends the speed is that of the way between the neighbours.
      let before = (first ?? speed(at: index)).scaled(by: segment.duration)
      let after = (last ?? speed(at: index + 1)).scaled(by: segment.duration)
      let (t, tt, ttt) = (progress, progress * progress, progress * progress * progress)
      value.animatableData =
        start.scaled(by: 2 * ttt - 3 * tt + 1) + before.scaled(by: ttt - 2 * tt + t)
        + end.scaled(by: 3 * tt - 2 * ttt) + after.scaled(by: ttt - tt)
    }
  }

  /// The speed at the beginning of a segment, or at the end of the last one.
  private func speed(at index: Int) -> Value.AnimatableData {
    guard index > 0, index < segments.count else { return .zero }
    let from = index > 1 ? segments[index - 2].end.animatableData : initial.animatableData
    let time = segments[index - 1].duration + segments[index].duration
    guard time > 0 else { return .zero }
    return (segments[index].end.animatableData - from).scaled(by: 1 / time)
  }
}

/// Tracks of the parts of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of what the key frames consist of.
  associatedtype Body: Keyframes where Body.Value == Value
  /// What the key frames consist of.
  @KeyframesBuilder<Value> var body: Body { get }
  /// The ways of the parts of a value. Apps do not implement it.
  func _curves(from initial: Value) -> _KeyframeCurves<Value>
}

extension Keyframes {
  /// The ways of the parts of a value. Apps do not implement it.
  public func _curves(from initial: Value) -> _KeyframeCurves<Value> { body._curves(from: initial) }
}

/// The ways of the parts of a value.
public struct _KeyframeCurves<Value> {
  var duration = 0.0
  var apply: [(inout Value, Double) -> Void] = []
}

/// No tracks. Apps do not name it.
public struct _NoTracks<Value>: Keyframes {
  /// Itself.
  public var body: _NoTracks<Value> { return self }
  /// None.
  public func _curves(from initial: Value) -> _KeyframeCurves<Value> { _KeyframeCurves() }
}

/// The way of a part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// The way of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Nothing: it is a track itself.
  public var body: _NoTracks<Root> { return _NoTracks() }

  /// The way of the part.
  public func _curves(from initial: Root) -> _KeyframeCurves<Root> {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    let curve = KeyframeCurve(initial[keyPath: keyPath], list.segments)
    return _KeyframeCurves(duration: curve.duration, apply: [{ $0[keyPath: keyPath] = curve.value(at: $1) }])
  }
}

/// Several tracks. Apps do not name it.
public struct _TrackGroup<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]
  /// Nothing: the tracks are its own.
  public var body: _NoTracks<Value> { return _NoTracks() }
  /// The ways of all parts.
  public func _curves(from initial: Value) -> _KeyframeCurves<Value> {
    tracks.reduce(into: _KeyframeCurves<Value>()) { all, track in
      let curves = track._curves(from: initial)
      all.duration = max(all.duration, curves.duration)
      all.apply += curves.apply
    }
  }
}

/// Makes tracks from statements.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> any Keyframes<Value> where K.Value == Value {
    expression
  }
  /// A key frame of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> any KeyframeTrackContent<Value>
  where K.Value == Value, Value: Animatable { expression }
  /// Tracks that run together.
  public static func buildBlock(_ parts: any Keyframes<Value>...) -> _TrackGroup<Value> { _TrackGroup(tracks: parts) }
  /// Tracks if a condition holds.
  public static func buildOptional(_ part: _TrackGroup<Value>?) -> _TrackGroup<Value> {
    part ?? _TrackGroup(tracks: [])
  }
  /// The tracks of one branch.
  public static func buildEither(first: _TrackGroup<Value>) -> _TrackGroup<Value> { first }
  /// The tracks of the other branch.
  public static func buildEither(second: _TrackGroup<Value>) -> _TrackGroup<Value> { second }
  /// The tracks of a loop, which run together.
  public static func buildArray(_ parts: [_TrackGroup<Value>]) -> _TrackGroup<Value> {
    _TrackGroup(tracks: parts.flatMap(\.tracks))
  }
  /// The tracks.
  public static func buildFinalResult(_ tracks: _TrackGroup<Value>) -> _TrackGroup<Value> { tracks }
}

// Key frames of the whole value follow each other.
extension KeyframesBuilder where Value: Animatable {
  /// Key frames of the whole value, one after the other.
  public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> _KeyframeGroup<Value> { group(parts) }
  /// Key frames if a condition holds.
  public static func buildOptional(_ part: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> {
    group(part.map { [$0] } ?? [])
  }
  /// The key frames of one branch.
  public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
  /// The key frames of the other branch.
  public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
  /// The key frames of a loop, one after the other.
  public static func buildArray(_ parts: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> { group(parts) }
  /// One track of the key frames.
  public static func buildFinalResult(
    _ keyframes: _KeyframeGroup<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeGroup<Value>> { KeyframeTrack(\.self, content: { keyframes }) }

  private static func group(_ parts: [any KeyframeTrackContent<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup { list in for part in parts { part._append(to: &list) } }
  }
}

/// The ways of the parts of a value, which can be asked for any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let curves: _KeyframeCurves<Value>

  /// The ways that key frames describe, from a value.
  public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
    initial = initialValue
    curves = content()._curves(from: initialValue)
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    curves = keyframes._curves(from: initial)
  }

  /// The length of the longest track in seconds.
  public var duration: TimeInterval { curves.duration }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    update(&value, time: time)
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets a value to that at a time in seconds.
  public func update(_ value: inout Value, time: Double) { for apply in curves.apply { apply(&value, time) } }

  /// Sets a value to that at a part of the duration.
  public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
