import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Values that move along key frames.
@MainActor @Suite struct KeyframeTests {
  struct Place: Equatable {
    var x = 0.0
    var scale = 1.0
  }

  private let timeline = KeyframeTimeline(initialValue: Place()) {
    KeyframeTrack(\.x) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      LinearKeyframe(40, duration: 2, timingCurve: .linear)
    }
    KeyframeTrack(\.scale) {
      CubicKeyframe(2, duration: 1)
      CubicKeyframe(3, duration: 1)
    }
  }

  @Test("Tracks run together, and each stays at its end")
  func tracks() {
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Place())
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(timeline.value(progress: 2.0 / 3).x == 30)
    #expect(timeline.value(time: 2.5).scale == 3)
    #expect(timeline.value(time: 100) == Place(x: 40, scale: 3))
    #expect(timeline.value(time: -1) == Place())
  }

  @Test("A cubic way goes through its values, with the same speed before and after each")
  func cubic() {
    #expect(abs(timeline.value(time: 1).scale - 2) < 1e-9)
    let before = (timeline.value(time: 1).scale - timeline.value(time: 0.999).scale) / 0.001
    let after = (timeline.value(time: 1.001).scale - timeline.value(time: 1).scale) / 0.001
    #expect(abs(before - 1) < 0.01 && abs(after - 1) < 0.01)
    #expect(abs(timeline.value(time: 0.001).scale - 1) < 1e-4)
  }

  @Test("Velocities at the ends of a cubic way are those that are given")
  func velocities() {
    let way = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -2)
    }
    #expect(abs(way.value(time: 0.001) / 0.001 - 3) < 0.01)
    #expect(abs((1 - way.value(time: 1.999)) / 0.001 + 2) < 0.01)
  }

  @Test("A spring's way ends at its value, and without a duration when it has settled")
  func spring() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let way = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(8, spring: spring) }
    #expect(way.duration == spring.settlingDuration)
    #expect(abs(way.value(time: 0.1) - spring.value(target: 8.0, time: 0.1)) < 1e-9)
    #expect(way.value(time: way.duration) == 8)
  }

  @Test("Durations that are no numbers or negative are zero")
  func badDurations() {
    let way = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -3)
      LinearKeyframe(2, duration: .nan)
      LinearKeyframe(3, duration: .infinity)
    }
    #expect(way.duration == 0)
    #expect(way.value(time: 0) == 3)
  }

  @Test("Key frames can depend on conditions and loops")
  func statements() {
    let isLong = true
    let way = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
        if isLong { LinearKeyframe(10.0, duration: 2) }
      }
    }
    #expect(way.duration == 5)
    #expect(way.value(time: 4) == 6.5)
  }

  struct Jumping: View {
    let count: Int
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 10.0, trigger: count) { content, width in
        content.frame(width: width, height: 5)
      } keyframes: { start in
        LinearKeyframe(start + 20, duration: 1)
        LinearKeyframe(50, duration: 1)
      }
    }
  }

  private func width(_ hierarchy: ViewHierarchy<some View>) -> CGFloat {
    hierarchy.update()
    hierarchy.node.place(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    hierarchy.update()
    return (hierarchy.node.sizeThatFits(.unspecified).width * 100).rounded() / 100
  }

  @Test("A change of the trigger starts the way, frames show it, and no frame is requested at its end")
  func trigger() {
    let hierarchy = ViewHierarchy(Jumping(count: 0), onIssue: { _ in })
    let clock = hierarchy.viewGraph.clock
    clock.isDriven = true
    #expect(width(hierarchy) == 10)
    hierarchy.setRoot(Jumping(count: 1))
    #expect(width(hierarchy) == 10)
    hierarchy.viewGraph.advance(to: 0.5)
    #expect(width(hierarchy) == 20)
    hierarchy.viewGraph.advance(to: 1.5)
    #expect(width(hierarchy) == 40)
    hierarchy.viewGraph.advance(to: 2.5)
    #expect(width(hierarchy) == 50)
    hierarchy.viewGraph.advance(to: 3)
    _ = width(hierarchy)
    #expect(!clock.needsFrame)
  }

  @Test("Where nobody advances the time, the end is shown at once after a change of the trigger")
  func withoutTime() {
    let hierarchy = ViewHierarchy(Jumping(count: 0), onIssue: { _ in })
    #expect(width(hierarchy) == 10)
    hierarchy.setRoot(Jumping(count: 1))
    _ = width(hierarchy)
    #expect(width(hierarchy) == 50)
  }

  @Test("Key frames without a trigger run again and again from when the view appears")
  func repeating() {
    let hierarchy = ViewHierarchy(
      KeyframeAnimator(initialValue: 0.0) {
        Color.red.frame(width: $0, height: 5)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 2)
      }, onIssue: { _ in })
    let clock = hierarchy.viewGraph.clock
    clock.isDriven = true
    _ = width(hierarchy)
    hierarchy.viewGraph.advance(to: 1)
    #expect(width(hierarchy) == 50)
    hierarchy.viewGraph.advance(to: 3)
    #expect(width(hierarchy) == 50)
    #expect(clock.needsFrame)
  }

  private final class Moment: @unchecked Sendable {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  @Test("A text that counts up is made anew when its next second begins, also if it was made before the host was known")
  func liveText() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let now = Moment(start)
    var environment = EnvironmentValues()
    environment.now = { now.date }
    let hierarchy = ViewHierarchy(
      Text(timerInterval: start...start.addingTimeInterval(601), countsDown: false), environment: environment,
      onIssue: { _ in })
    let clock = hierarchy.viewGraph.clock
    clock.isDriven = true
    #expect(clock.needsFrame)
    #expect(width(hierarchy) == 32)
    hierarchy.viewGraph.advance(to: 0)
    _ = width(hierarchy)
    #expect(abs((clock.nextWake ?? 0) - 1.01) < 0.001)
    now.date = start.addingTimeInterval(600)
    hierarchy.viewGraph.advance(to: 600)
    #expect(width(hierarchy) == 40)
  }

  @Test("Only texts of a distance from now change with the time, and a timer that has ended does not")
  func dependsOnTime() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Text(date, style: .timer).dependsOnTime && Text(date, style: .relative).dependsOnTime)
    #expect(Text("in \(date, style: .offset)").dependsOnTime)
    #expect((Text("a") + Text(date, style: .timer)).dependsOnTime)
    #expect(!Text(date, style: .date).dependsOnTime && !Text("a").dependsOnTime)
    #expect(!Text(timerInterval: date...date, pauseTime: date).dependsOnTime)
    let timer = Text(timerInterval: date...date.addingTimeInterval(10))
    #expect(timer.secondsToNextChange(at: date.addingTimeInterval(20)) == .infinity)
    #expect(timer.secondsToNextChange(at: date.addingTimeInterval(-5)) == 5)
    #expect(abs(Text(date, style: .timer).secondsToNextChange(at: date.addingTimeInterval(3.25)) - 0.76) < 1e-6)
    #expect(abs(timer.secondsToNextChange(at: date.addingTimeInterval(3.25)) - 0.76) < 1e-6)
  }

  @Test("Key frames of the whole value follow each other, also those of a loop and a condition") func wholeValue() {
    let isLong = true
    let way = KeyframeTimeline(initialValue: 0.0) {
      for end in [1.0, 2.0] { LinearKeyframe(end, duration: 1) }
      if isLong { LinearKeyframe(5, duration: 1) }
      MoveKeyframe(9)
    }
    #expect(way.duration == 3)
    #expect([0.5, 1.5, 2.5, 3].map { way.value(time: $0) } == [0.5, 1.5, 3.5, 9])
  }

  @Test("Tracks of a loop and a condition run together") func tracksOfLoop() {
    let way = KeyframeTimeline(initialValue: Place()) {
      for _ in 0..<2 { KeyframeTrack(\.x) { LinearKeyframe(10, duration: 2) } }
      if timeline.duration > 0 { KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 4) } }
    }
    #expect(way.duration == 4 && way.value(time: 1).x == 5 && way.value(time: 2).scale == 2)
  }
}
