import SwiftUILayout
import Testing

@testable import SwiftUICore

/// The direction of layout, which views take from their environment.
@MainActor @Suite("Direction of layout") struct LayoutDirectionTests {
  private func row(_ frames: Frames) -> some View {
    HStack(spacing: 0) {
      Box(name: "a", width: 10, height: 10, frames: frames)
      Box(name: "b", width: 20, height: 10, frames: frames)
    }
  }

  @Test("From right to left, the first view of a row is on the right, and a leading inset is there as well")
  func mirrored() {
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      row(frames).padding(.leading, 30).environment(\.layoutDirection, .rightToLeft)
    }
    // 60 points in the middle of 100: 30 of inset on the right.
    #expect(frames.byName["b"]?.minX == 20)
    #expect(frames.byName["a"]?.minX == 40)
  }

  @Test("A part can have the other direction")
  func inner() {
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        row(frames).environment(\.layoutDirection, .leftToRight)
        Box(name: "wide", width: 60, height: 10, frames: frames)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The row is at the right edge of the stack, which is its leading one, and runs from left to right in itself.
    #expect(frames.byName["wide"]?.minX == 20)
    #expect(frames.byName["a"]?.minX == 50)
    #expect(frames.byName["b"]?.minX == 60)
  }

  @Test("Views that come later, and a direction that changes, are laid out in the direction of the moment")
  func changes() {
    struct Content: View {
      let frames: Frames
      let more: Remote
      let turn: Remote
      @State private var hasMore = false
      @State private var direction = LayoutDirection.rightToLeft
      var body: some View {
        HStack(spacing: 0) {
          Box(name: "a", width: 10, height: 10, frames: frames)
          if hasMore {
            HStack(spacing: 0) {
              Box(name: "b", width: 10, height: 10, frames: frames)
              Box(name: "c", width: 20, height: 10, frames: frames)
            }
          }
        }
        .environment(\.layoutDirection, direction)
        .background {
          more.onPress { hasMore = true }
          turn.onPress { direction = .leftToRight }
        }
      }
    }
    let (frames, more, turn) = (Frames(), Remote(), Remote())
    let screen = Screen(Content(frames: frames, more: more, turn: turn), width: 100, height: 100)
    more.press()
    screen.settle()
    #expect(["a", "b", "c"].map { frames.byName[$0]?.minX } == [60, 50, 30])
    turn.press()
    screen.settle()
    #expect(["a", "b", "c"].map { frames.byName[$0]?.minX } == [30, 40, 50])
  }
}
