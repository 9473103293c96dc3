import Foundation
@testable import SwiftUI
import SwiftUICore
import Testing
import UIKitCore
import ViewBacking

/// Gestures, by the events of a host and by advancing the time.
@MainActor @Suite struct GestureTests {
  /// A gesture on a view.
  @MainActor final class Stage<G: Gesture> {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let viewGraph = ViewGraph()
    let root: GestureRoot<G>

    init(_ gesture: G) {
      viewGraph.clock.isDriven = true
      root = GestureRoot(gesture, on: view, viewGraph, isFirst: false)
    }

    func send(_ phases: GesturePhase...) { for phase in phases { view.receive(.recognized(0, phase)) } }
    func advance(to time: Double) { viewGraph.advance(to: time) }
  }

  final class Log {
    var lines: [String] = []
    nonisolated init() {}
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("A tap is a gesture of the host, and calls the function at its end")
  func tap() {
    let log = Log()
    let stage = Stage(TapGesture(count: 2).onEnded { log.lines.append("tap") })
    #expect(stage.view.shownDescription.gestures == [.tap(count: 2)])
    stage.send(.ended(point(1)))
    stage.send(.ended(point(1)))
    #expect(log.take() == ["tap", "tap"])
  }

  @Test("A drag begins after its distance, and reports its places")
  func drag() {
    let log = Log()
    let stage = Stage(
      DragGesture()
        .onChanged { log.lines.append("\($0.translation.width) from \($0.startLocation.x)") }
        .onEnded { log.lines.append("ended \($0.location.x)") })
    stage.send(.began(point(5)), .changed(point(10)))
    #expect(log.take() == [])
    stage.send(.changed(point(20)), .changed(point(20)), .changed(point(25)), .ended(point(25)))
    #expect(log.take() == ["15.0 from 5.0", "20.0 from 5.0", "ended 25.0"])
    stage.send(.began(point(0)), .changed(point(5)), .ended(point(5)))
    #expect(log.take() == [])
  }

  @Test("A drag without a smallest distance begins with the press, and has a velocity")
  func press() {
    let log = Log()
    let stage = Stage(
      DragGesture(minimumDistance: 0)
        .onChanged { log.lines.append("\($0.translation.width) \($0.velocity.width)") })
    stage.send(.began(point(5)))
    stage.advance(to: 0.5)
    stage.send(.changed(point(15)), .cancelled)
    #expect(log.take() == ["0.0 0.0", "10.0 20.0"])
  }

  @Test("Fact 155: a long press lasts half a second and moves less than ten points")
  func longPress() {
    let log = Log()
    let stage = Stage(
      LongPressGesture().onChanged { log.lines.append("changed \($0)") }.onEnded { log.lines.append("ended \($0)") })
    stage.send(.began(point(0)))
    #expect(log.take() == ["changed true"])
    stage.advance(to: 0.49)
    #expect(log.take() == [])
    stage.advance(to: 0.5)
    #expect(log.take() == ["ended true"])
    stage.send(.ended(point(0)))
    stage.send(.began(point(0)), .changed(point(11)))
    stage.advance(to: 2)
    stage.send(.ended(point(11)))
    #expect(log.take() == ["changed true"])
  }

  @Test("Of two exclusive gestures the second one waits until the first one cannot be recognised any more")
  func exclusive() {
    let log = Log()
    let stage = Stage(
      TapGesture(count: 2).onEnded { log.lines.append("double") }
        .exclusively(before: TapGesture().onEnded { log.lines.append("single") }))
    stage.send(.began(point(0)), .ended(point(0)))
    #expect(log.take() == [])
    stage.advance(to: 1)
    #expect(log.take() == ["single"])
    stage.send(.began(point(0)), .ended(point(0)), .began(point(0)), .ended(point(0)))
    stage.advance(to: 2)
    #expect(log.take() == ["double"])
  }

  @Test("A sequence begins the second gesture when the first one has ended")
  func sequence() {
    let log = Log()
    let stage = Stage(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first(let isPressed): log.lines.append("first \(isPressed)")
          case .second(_, let drag): log.lines.append("second \(drag?.translation.width ?? -1)")
          }
        }
        .onEnded { _ in log.lines.append("ended") })
    stage.send(.began(point(0)))
    stage.advance(to: 0.6)
    stage.send(.changed(point(30)), .ended(point(30)))
    #expect(log.take() == ["first true", "second 0.0", "second 30.0", "ended"])
    stage.send(.began(point(0)), .changed(point(30)), .ended(point(30)))
    #expect(log.take() == ["first true"])
  }

  @Test("Two gestures at the same time have both values")
  func simultaneous() {
    let log = Log()
    let stage = Stage(
      DragGesture(minimumDistance: 0).simultaneously(with: LongPressGesture())
        .onChanged { log.lines.append("\($0.first?.translation.width ?? -1) \($0.second ?? false)") })
    stage.send(.began(point(0)), .changed(point(4)))
    #expect(log.take() == ["0.0 true", "4.0 true"])
  }

  struct Dragged: View {
    @GestureState private var width = 7.0
    let log: Log
    var body: some View {
      log.lines.append("\(width)")
      return Color.red.gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
    }
  }

  @Test("Fact 156: the state of a gesture has its initial value before it, and again after its end")
  func gestureState() throws {
    let log = Log()
    let controller = UIHostingController(rootView: Dragged(log: log))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.first)
    func send(_ phase: GesturePhase) {
      view.receive(.recognized(0, phase))
      controller.view.layoutIfNeeded()
    }
    for end in [GesturePhase.ended(point(20)), .cancelled] {
      for phase in [.began(.zero), .changed(point(20)), end] as [GesturePhase] { send(phase) }
      #expect(log.take().suffix(3) == ["7.0", "20.0", "7.0"] || log.lines == [])
    }
  }

  @Test("Long presses of a view report that they begin and end")
  func pressing() throws {
    let log = Log()
    let controller = UIHostingController(
      rootView: Color.red.onLongPressGesture {
      } onPressingChanged: {
        log.lines.append("\($0)")
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.first)
    view.receive(.recognized(0, .began(.zero)))
    controller.view.layoutIfNeeded()
    view.receive(.recognized(0, .ended(.zero)))
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["true", "false"])
  }
}
