import Foundation
@testable import SwiftUICore
import Testing

/// Views that come and go.
@MainActor @Suite struct TransitionTests {
  struct FromLeft: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : phase.value * 100)
    }
  }

  struct Toggled: View {
    @State private var isThere: Bool
    let frames: Frames
    let remote: Remote
    let log: Log
    let animation: Animation?

    init(
      _ isThere: Bool, _ frames: Frames, _ remote: Remote, _ log: Log, _ animation: Animation? = .linear(duration: 1)
    ) {
      _isThere = State(initialValue: isThere)
      (self.frames, self.remote, self.log, self.animation) = (frames, remote, log, animation)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        remote.onPress { withAnimation(animation) { isThere.toggle() } }
        if isThere {
          Box(name: "a", width: 10, height: 10, frames: frames)
            .onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
            .transition(FromLeft())
        }
        Box(name: "b", width: 10, height: 10, frames: frames)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("A view that is inserted moves in by its transition, and the others make place")
  func insertion() {
    let (frames, remote, log) = (Frames(), Remote(), Log())
    let screen = Screen.driven { Toggled(false, frames, remote, log) }
    remote.press()
    screen.settle()
    #expect(log.take() == ["appear"])
    #expect(frames.byName["a"]?.origin == CGPoint(x: -100, y: 0))
    #expect(frames.byName["b"]?.minY == 0)
    screen.advance(to: 0.5)
    #expect(frames.byName["a"]?.origin == CGPoint(x: -50, y: 0))
    #expect(frames.byName["b"]?.minY == 5)
    screen.advance(to: 1)
    #expect(frames.byName["a"]?.origin == .zero)
    #expect(frames.byName["b"]?.minY == 10)
  }

  @Test("A view that is removed stays until its transition has ended, and disappears then")
  func removal() {
    let (frames, remote, log) = (Frames(), Remote(), Log())
    let screen = Screen.driven { Toggled(true, frames, remote, log) }
    #expect(log.take() == ["appear"])
    remote.press()
    screen.settle()
    #expect(frames.byName["a"]?.origin == .zero)
    screen.advance(to: 0.5)
    #expect(frames.byName["a"]?.origin == CGPoint(x: 50, y: 0))
    #expect(frames.byName["b"]?.minY == 5)
    #expect(log.take() == [])
    screen.advance(to: 1)
    screen.advance(to: 1.1)
    #expect(log.take() == ["disappear"])
    #expect(frames.byName["b"]?.minY == 0)
  }

  @Test("A view that comes back while another one leaves is a new one")
  func comesBack() {
    let (frames, remote, log) = (Frames(), Remote(), Log())
    let screen = Screen.driven { Toggled(true, frames, remote, log) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.5)
    remote.press()
    screen.settle()
    #expect(log.take() == ["appear", "appear"])
    screen.advance(to: 2)
    screen.advance(to: 3)
    #expect(log.take() == ["disappear"])
    #expect(!screen.needsFrame)
  }

  @Test("Without an animation a view goes at once")
  func withoutAnimation() {
    let (frames, remote, log) = (Frames(), Remote(), Log())
    let screen = Screen.driven { Toggled(true, frames, remote, log, nil) }
    remote.press()
    screen.settle()
    #expect(log.take() == ["appear", "disappear"])
    #expect(frames.byName["b"]?.minY == 0)
  }

  struct Identified: View {
    @State private var flag = false
    let log: Log
    let remote: Remote
    let isIdentity: Bool
    var body: some View {
      let box = Box(name: "a", width: 10, height: 10)
        .onAppear { log.add(flag ? "AT" : "AF") }.onDisappear { log.add(flag ? "DT" : "DF") }.id(flag)
      VStack {
        remote.onPress { flag.toggle() }
        if isIdentity { box.transition(IdentityTransition()) } else { box }
      }
    }
  }

  @Test("Facts 82, 83: a view without transition disappears before another one appears", arguments: [false, true])
  func order(isIdentity: Bool) {
    let (log, remote) = (Log(), Remote())
    let screen = Screen { Identified(log: log, remote: remote, isIdentity: isIdentity) }
    remote.press()
    screen.settle()
    #expect(log.take() == (isIdentity ? ["AF", "DT", "AT"] : ["AF", "AT", "DT"]))
    screen.hierarchy.remove()
    screen.settle()
    #expect(log.take() == ["DT"])
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]
    let frames: Frames
    let remote: Remote
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        remote.onPress { withAnimation(.linear(duration: 1)) { names = ["c", "a"] } }
        ForEach(names, id: \.self) { Box(name: $0, width: 10, height: 10, frames: frames).transition(FromLeft()) }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("Rows that change places move, and one that is removed leaves by its transition")
  func rows() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { Rows(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.5)
    #expect(frames.byName["a"]?.minY == 5)
    #expect(frames.byName["c"]?.minY == 10)
    #expect(frames.byName["b"]?.origin == CGPoint(x: 50, y: 10))
    screen.advance(to: 2)
    screen.advance(to: 3)
    #expect(!screen.needsFrame)
    #expect(frames.byName["a"]?.minY == 10)
    #expect(frames.byName["c"]?.minY == 0)
  }

  struct EditedRows: View {
    @State private var names = ["a", "b"]
    let frames: Frames
    let remote: Remote
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        remote.onPress { withAnimation(.linear(duration: 1)) { names = ["a"] } }
        ForEach(names, id: \.self) { Box(name: $0, width: 10, height: 10, frames: frames).transition(FromLeft()) }
          .onDelete { _ in }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test("A row that may be deleted leaves by its transition too")
  func editedRows() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen.driven { EditedRows(frames: frames, remote: remote) }
    remote.press()
    screen.settle()
    screen.advance(to: 0.5)
    #expect(frames.byName["b"]?.origin == CGPoint(x: 50, y: 10))
  }
}
