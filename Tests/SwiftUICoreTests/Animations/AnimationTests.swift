import Foundation
@testable import SwiftUICore
import Testing

/// Changes that are animated, by advancing the time.
@MainActor @Suite struct AnimationTests {
  /// A box at an offset that a press changes.
  struct Moving: View {
    @State private var x: CGFloat = 0
    let frames: Frames
    let remote: Remote
    var animation: Animation? = .linear(duration: 1)
    var distance: CGFloat = 100
    var body: some View {
      ZStack(alignment: .topLeading) {
        remote.onPress { withAnimation(animation) { x += distance } }
        Box(name: "a", width: 10, height: 10, frames: frames).offset(x: x)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  private func x(_ frames: Frames, _ name: String = "a") -> Double { frames.byName[name].map { Double($0.minX) } ?? -1 }

  @Test("A property that is changed with an animation moves over time, and rests at the end")
  func steps() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Moving(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    #expect(x(frames) == 0)
    for (time, expected) in [(0.25, 25.0), (0.5, 50), (0.75, 75), (1, 100)] {
      screen.advance(to: time)
      #expect(abs(x(frames) - expected) < 1e-6)
    }
    screen.advance(to: 1.1)
    #expect(!screen.needsFrame)
    #expect(x(frames) == 100)
  }

  @Test("Where nobody advances the time, changes are shown at once")
  func undriven() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen { Moving(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    #expect(x(frames) == 100)
  }

  @Test("A change without an animation is shown at once, and ends the one in progress")
  func withoutAnimation() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Moving(frames: frames, remote: remote, animation: nil) }
    remote.press()
    screen.settle()
    #expect(x(frames) == 100)
    screen.advance(to: 0.1)
    #expect(!screen.needsFrame)
  }

  @Test("Animations along curves are added")
  func addition() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Moving(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.5)
    remote.press()
    screen.settle()
    #expect(abs(x(frames) - 50) < 1e-6)
    screen.advance(to: 0.75)
    #expect(abs(x(frames) - 100) < 1e-6)
    screen.advance(to: 1.5)
    #expect(x(frames) == 200)
  }

  @Test("A spring that is given another target goes on with the speed that it has")
  func merging() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Moving(frames: frames, remote: remote, animation: .smooth) }
    remote.press()
    screen.settle()
    var last = 0.0
    var speeds: [Double] = []
    for step in 1...40 {
      if step == 15 { remote.press() }
      screen.advance(to: Double(step) / 100)
      speeds.append(x(frames) - last)
      last = x(frames)
    }
    // No jump at the new target: the speed changes only a little from one frame to the next.
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($0 - $1) < 1.5 })
    screen.advance(to: 5)
    #expect(x(frames) == 200)
  }

  struct Stacked: View {
    @State private var isTall = false
    let frames: Frames
    let remote: Remote
    var body: some View {
      VStack(spacing: 0) {
        remote.onPress { withAnimation(.linear(duration: 1)) { isTall.toggle() } }
        Box(name: "a", width: 10, height: isTall ? 50 : 10, frames: frames)
        Box(name: "b", width: 10, height: 10, frames: frames)
        Box(name: "c", width: 10, height: 10, frames: frames).transaction { $0.animation = nil }
      }
      .frame(height: 200, alignment: .top)
    }
  }

  @Test("Fact 147: views move to new places, except where a transaction has its animation removed")
  func places() throws {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Stacked(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    #expect(frames.byName["b"]?.minY == 10)
    #expect(frames.byName["c"]?.minY == 60)
    screen.advance(to: 0.5)
    #expect(frames.byName["a"]?.height == 30)
    #expect(frames.byName["b"]?.minY == 30)
    #expect(frames.byName["c"]?.minY == 60)
    screen.advance(to: 1)
    #expect(frames.byName["b"]?.minY == 50)
    screen.advance(to: 2)
    #expect(!screen.needsFrame)
  }

  struct Valued: View {
    @State private var x: CGFloat = 0
    @State private var other = 0
    let frames: Frames
    let change: Remote
    let changeOther: Remote
    var transaction = Transaction()
    var body: some View {
      ZStack(alignment: .topLeading) {
        change.onPress { withTransaction(transaction) { x += 100 } }
        changeOther.onPress { other += 1 }
        Box(name: "a", width: 10, height: 10, frames: frames).offset(x: x).animation(.linear(duration: 1), value: x)
        Box(name: "b", width: 10, height: 10, frames: frames).offset(x: x).animation(.linear(duration: 1), value: other)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("Fact 148: an animation of a value is that of updates in which the value has changed")
  func values() {
    let (frames, change, other) = (Frames(), Remote(), Remote())
    let screen = Screen.driven { Valued(frames: frames, change: change, changeOther: other) }
    change.press()
    screen.settle()
    screen.advance(to: 0.5)
    #expect(x(frames) == 50)
    #expect(x(frames, "b") == 100)
    screen.advance(to: 1)
    screen.advance(to: 2)
    other.press()
    screen.settle()
    screen.advance(to: 3)
    change.press()
    screen.settle()
    #expect(x(frames, "b") == 200)
  }

  @Test("Fact 145: the animation of the modifier nearest to the view replaces that of the transaction")
  func nearest() {
    let (frames, change, other) = (Frames(), Remote(), Remote())
    let screen = Screen.driven {
      Valued(
        frames: frames, change: change, changeOther: other, transaction: Transaction(animation: .linear(duration: 10)))
    }
    change.press()
    screen.settle()
    screen.advance(to: 0.5)
    #expect(abs(x(frames) - 50) < 1e-6)
    #expect(abs(x(frames, "b") - 5) < 1e-6)
  }

  @Test("Fact 146: a transaction that disables animations keeps its own")
  func disabled() {
    let (frames, change, other) = (Frames(), Remote(), Remote())
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    let screen = Screen.driven {
      Valued(frames: frames, change: change, changeOther: other, transaction: transaction)
    }
    change.press()
    screen.settle()
    #expect(x(frames) == 100)
    #expect(x(frames, "b") == 100)
  }

  /// A modifier of an app with data that is animated.
  struct Level: ViewModifier, Animatable {
    var animatableData: Double
    let log: Log
    func body(content: Content) -> some View {
      log.add("\(animatableData)")
      return content.offset(x: animatableData)
    }
  }

  struct Leveled: View {
    @State private var level = 0.0
    let log: Log
    let remote: Remote
    var body: some View {
      remote.onPress { withAnimation(.linear(duration: 1)) { level = 8 } }.modifier(
        Level(animatableData: level, log: log))
    }
  }

  @Test("A modifier of an app is computed with each step of its data")
  func appModifier() {
    let (log, remote) = (Log(), Remote())
    let screen = Screen.driven { Leveled(log: log, remote: remote) }
    remote.press()
    screen.settle()
    for time in [0.25, 0.5, 1, 2] { screen.advance(to: time) }
    #expect(log.lines == ["0.0", "2.0", "4.0", "8.0"])
  }

  struct Bound: View {
    @State private var x: CGFloat = 0
    let frames: Frames
    let remote: Remote
    var body: some View {
      let binding = $x.animation(.linear(duration: 1))
      ZStack(alignment: .topLeading) {
        remote.onPress { binding.wrappedValue = 100 }
        Box(name: "a", width: 10, height: 10, frames: frames).offset(x: x)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("Writes through a binding with an animation are animated")
  func binding() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Bound(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.5)
    #expect(x(frames) == 50)
  }

  struct Completed: View {
    @State private var x: CGFloat = 0
    let log: Log
    let remote: Remote
    var animation: Animation? = .linear(duration: 5).logicallyComplete(after: 1)
    var body: some View {
      ZStack {
        remote.onPress {
          var transaction = Transaction(animation: animation)
          transaction.addAnimationCompletion(criteria: .removed) { log.add("removed") }
          transaction.addAnimationCompletion { log.add("logical") }
          withTransaction(transaction) { x += 100 }
        }
        Box(name: "a", width: 10, height: 10).offset(x: x)
      }
    }
  }

  @Test("Fact 153: an animation is logically complete before it is removed")
  func completion() {
    let (log, remote) = (Log(), Remote())
    let screen = Screen.driven { Completed(log: log, remote: remote) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.9)
    #expect(log.take() == [])
    screen.advance(to: 1)
    #expect(log.take() == ["logical"])
    screen.advance(to: 4.9)
    #expect(log.take() == [])
    screen.advance(to: 5)
    #expect(log.take() == ["removed"])
  }

  @Test("Without an animation, or without anybody who advances the time, completions are called after the update")
  func completionWithoutAnimation() {
    let (log, remote) = (Log(), Remote())
    let screen = Screen.driven { Completed(log: log, remote: remote, animation: nil) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.1)
    #expect(Set(log.take()) == ["logical", "removed"])
    let undriven = Screen { Completed(log: log, remote: remote) }
    remote.press()
    undriven.settle()
    undriven.settle()
    #expect(Set(log.take()) == ["logical", "removed"])
  }
}
