import SwiftUICore
import Testing

/// Views and modifiers use the layouts of their names, and are laid out again when their values change.
@MainActor @Suite struct LayoutTests {
  @Test("Views in stacks, frames and padding have the places that their layouts give them")
  func places() {
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          Box(name: "a", width: 20, height: 10, frames: frames)
          Box(name: "b", height: 10, frames: frames).padding(.leading, 5).frame(maxWidth: 40)
        }
        Spacer()
        Box(name: "c", width: 30, height: 20, frames: frames).offset(x: 3).background { Box(name: "d", frames: frames) }
      }
    }
    #expect(frames.byName["a"] == CGRect(x: 15, y: 0, width: 20, height: 10))
    #expect(frames.byName["b"] == CGRect(x: 50, y: 0, width: 35, height: 10))
    #expect(frames.byName["c"] == CGRect(x: 18, y: 80, width: 30, height: 20))
    #expect(frames.byName["d"] == CGRect(x: 15, y: 80, width: 30, height: 20))
  }

  @Test("A group is as if its views stood alone, and its modifiers are those of each of them")
  func groups() {
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      HStack(spacing: 0) {
        Group {
          Box(name: "a", width: 10, height: 10, frames: frames)
          Box(name: "b", width: 10, height: 10, frames: frames)
        }
        .padding(5)
        EmptyView()
      }
    }
    #expect(frames.byName["a"]?.minX == 35)
    #expect(frames.byName["b"]?.minX == 55)
  }

  @Test("A change of a layout's values moves the views, and computes no other body")
  func changedLayout() {
    struct Content: View {
      @State var spacing: CGFloat = 0
      let frames: Frames
      let change: Remote
      var body: some View {
        VStack(spacing: spacing) {
          Box(name: "a", width: 10, height: 10, frames: frames)
          Box(name: "b", width: 10, height: 10, frames: frames)
        }
        .overlay { change.onPress { spacing = 20 } }
      }
    }
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen(Content(frames: frames, change: remote), width: 100, height: 100)
    #expect(frames.byName["b"]?.minY == 50)
    remote.press()
    screen.settle()
    #expect(frames.byName["b"]?.minY == 60)
    #expect(screen.hierarchy.bodyCount == 2)
  }

  @Test("A custom modifier shows its content where its body has it", arguments: [1, 2])
  func customModifier(count: Int) {
    struct Doubled: ViewModifier {
      @Environment(\.layoutDirection) private var direction
      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          content
          content.padding(.leading, 10)
        }
      }
    }
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      ForEach(0..<count, id: \.self) { Box(name: "\($0)", width: 10, height: 10, frames: frames) }.modifier(Doubled())
    }
    // The last of both copies has reported its frame.
    #expect(frames.byName["0"]?.minX == 50)
    #expect(frames.byName.count == count)
  }
}
