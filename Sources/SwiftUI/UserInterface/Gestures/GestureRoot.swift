import SwiftUICore
import UIKitCore
import ViewBacking

/// Recognises a gesture on a view of UIKit.
@MainActor final class GestureRoot<G: Gesture> {
  private let view: UIView
  private let clock: FrameClock
  private let context: _GestureContext
  private let part: GesturePart<G.Value>
  private let gesture: LatestGesture<G>
  private let isFirst: Bool
  private var observer: FrameObserver?
  private var shownNeeds: [String] = []
  /// Whether a press is followed, and whether the gesture still cares.
  private var isPressed = false
  var isEnabled = true {
    didSet {
      for recognizer in recognizers { recognizer.isEnabled = isEnabled }
      if !isEnabled, isPressed { receive(GestureEvent(kind: .cancelled)) }
    }
  }
  private var recognizers: [UIGestureRecognizer] = []

  init(_ gesture: G, on view: UIView, _ viewGraph: ViewGraph, isFirst: Bool) {
    self.view = view
    self.isFirst = isFirst
    clock = viewGraph.clock
    let context = _GestureContext(viewGraph.clock, nil)
    let latest = LatestGesture(gesture)
    self.context = context
    self.gesture = latest
    part = GesturePart(G._makeGesture(_GestureSource { latest.value }, context))
    let observer = FrameObserver { [weak self] in self?.timePassed() }
    self.observer = observer
    clock.add(observer)
    addRecognizers()
  }

  func setNode(_ node: LayoutNode) { context.setNode(node) }

  func update(_ gesture: G) {
    self.gesture.value = gesture
    addRecognizers()
  }

  private func addRecognizers() {
    let needs = part.node.needs
    let description = [
      needs.taps.sorted().description, "\(needs.followsPress)", "\(needs.dragDistance ?? -1)", "\(needs.pinches)",
      "\(needs.rotates)",
    ]
    guard description != shownNeeds else { return }
    shownNeeds = description
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    recognizers = []
    if !needs.followsPress, needs.taps.count == 1, let count = needs.taps.first {
      let tap = UITapGestureRecognizer(
        action: UIAction { [weak self] action in
          guard let tap = action.sender as? UITapGestureRecognizer else { return }
          self?.tapped(count, tap.location(in: tap.view))
        })
      tap.numberOfTapsRequired = count
      recognizers.append(tap)
    } else if needs.followsPress || !needs.taps.isEmpty {
      let press = PressDescription(
        dragDistance: needs.dragDistance, takesTaps: !needs.taps.isEmpty, isFirst: isFirst)
      recognizers.append(PressRecognizer(press) { [weak self] in self?.receive($0, .press) })
    }
    if needs.pinches {
      recognizers.append(transformation(UIPinchGestureRecognizer(), .pinch) { Double($0.scale) })
    }
    if needs.rotates {
      recognizers.append(transformation(UIRotationGestureRecognizer(), .rotation) { Double($0.rotation) })
    }
    for recognizer in recognizers {
      recognizer.isEnabled = isEnabled
      view.addGestureRecognizer(recognizer)
    }
  }

  private func transformation<R: UIGestureRecognizer>(
    _ recognizer: R, _ device: GestureEvent.Device, _ value: @escaping @MainActor (R) -> Double
  ) -> R {
    recognizer.addAction(
      UIAction { [weak self] action in
        guard let recognizer = action.sender as? R else { return }
        let kind: GestureEvent.Kind =
          switch recognizer.state {
          case .began: .began
          case .ended: .ended
          case .cancelled, .failed: .cancelled
          default: .moved
          }
        self?.receive(
          GestureEvent(
            kind: kind, device: device, location: recognizer.location(in: recognizer.view), value: value(recognizer)))
      })
    return recognizer
  }

  private func tapped(_ count: Int, _ point: CGPoint) {
    for _ in 0..<count {
      receive(GestureEvent(kind: .began, location: point))
      receive(GestureEvent(kind: .ended, location: point))
    }
  }

  private func receive(_ phase: GesturePhase, _ device: GestureEvent.Device) {
    switch phase {
    case .began(let point): receive(GestureEvent(kind: .began, device: device, location: point))
    case .changed(let point): receive(GestureEvent(kind: .moved, device: device, location: point))
    case .ended(let point): receive(GestureEvent(kind: .ended, device: device, location: point))
    case .transformed(let value, let point):
      receive(GestureEvent(kind: .moved, device: device, location: point, value: value))
    case .cancelled: receive(GestureEvent(kind: .cancelled, device: device))
    }
  }

  private func timePassed() {
    guard isPressed || !part.outcome.isOver else { return }
    receive(GestureEvent(kind: .time))
  }

  private var isIdle = true

  private func receive(_ event: GestureEvent) {
    var event = event
    event.time = clock.presentTime
    switch event.kind {
    case .began:
      if part.outcome.isOver { part.reset() }
      isPressed = true
      isIdle = false
    case .ended, .cancelled: isPressed = false
    case .moved: break
    case .time: if isIdle { return }
    }
    part.handle(event)
    let effects = context.effects
    context.effects = []
    for effect in effects { effect() }
    if event.kind == .cancelled || part.outcome.isOver && !isPressed {
      part.reset()
      isIdle = true
    }
  }
}

/// The last value of a gesture.
@MainActor private final class LatestGesture<G> {
  var value: G
  init(_ value: G) { self.value = value }
}
