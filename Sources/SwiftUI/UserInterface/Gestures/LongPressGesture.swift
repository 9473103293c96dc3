public import SwiftUICore
import UIKitCore

/// A press that lasts for some time. Its value is whether the view is pressed.
public struct LongPressGesture {
  /// The shortest duration in seconds.
  public var minimumDuration: Double
  /// How far the press may move.
  public var maximumDistance: CGFloat

  /// A press of a duration.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

@MainActor extension LongPressGesture: PrimitiveGesture {
  /// Whether the view is pressed.
  public typealias Value = Bool
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Bool> { LongPressNode(gesture, context) }
}

private final class LongPressNode: _GestureNode<Bool> {
  private let gesture: _GestureSource<LongPressGesture>
  private var start: (point: CGPoint, time: Double)?

  init(_ gesture: _GestureSource<LongPressGesture>, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override var needs: GestureNeeds { GestureNeeds(followsPress: true) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Bool> {
    guard event.device == .press else { return .possible(nil) }
    let gesture = gesture.get()
    if let start, event.kind != .cancelled, event.time - start.time >= gesture.minimumDuration - 1e-6 {
      return .ended(true)
    }
    switch event.kind {
    case .began:
      start = (event.location, event.time)
      if gesture.minimumDuration <= 0 { return .ended(true) }
      context.wake(at: event.time + gesture.minimumDuration)
    case .moved:
      if let start, start.point.distance(to: event.location) > gesture.maximumDistance { return .failed }
    case .ended, .cancelled: return .failed
    case .time: break
    }
    return .possible(start == nil ? nil : true)
  }

  override func reset() { start = nil }
}
