import Foundation
import SwiftUICore
import Testing

private struct WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 5 }

extension EnvironmentValues {
  fileprivate var width: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

/// Modifiers that are made of others.
@MainActor @Suite struct ModifierTests {
  struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  struct Framed: ViewModifier {
    @State private var width: CGFloat = 10
    let remote: Remote
    func body(content: Content) -> some View {
      remote.onPress { width += 10 }
      content.frame(width: width, height: width, alignment: .topLeading)
    }
  }

  /// A modifier that takes the padding from the environment.
  struct FromEnvironment: EnvironmentalModifier {
    var factor: CGFloat = 1
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Padded(length: environment.width * factor) }
  }

  @Test("A modifier that is concatenated is applied to what the first one makes") func concat() {
    let frames = Frames()
    let modifier = Padded(length: 3).concat(Padded(length: 4))
    _ = Screen(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(name: "a", width: 10, height: 10, frames: frames).modifier(modifier)
        Box(name: "b", width: 10, height: 10, frames: frames)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.byName["a"]?.origin == CGPoint(x: 7, y: 7) && frames.byName["b"]?.minY == 24)
  }

  @Test("Concatenated modifiers are applied to each view of a group, and keep their state") func groups() {
    let (frames, remote) = (Frames(), Remote())
    let screen = Screen(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Box(name: "a", width: 1, height: 1, frames: frames)
          Box(name: "b", width: 1, height: 1, frames: frames)
        }
        .modifier(Padded(length: 1).concat(Padded(length: 2)).concat(Padded(length: 3)))
        Box(name: "c", width: 1, height: 1, frames: frames).modifier(EmptyModifier().concat(Framed(remote: remote)))
        Box(name: "d", width: 1, height: 1, frames: frames)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.byName["a"]?.minY == 6 && frames.byName["b"]?.minY == 19 && frames.byName["d"]?.minY == 36)
    remote.press()
    screen.settle()
    #expect(frames.byName["d"]?.minY == 46)
  }

  struct Changing: View {
    @State private var width: CGFloat = 2
    @State private var factor: CGFloat = 1
    let frames: Frames
    let (environment, value): (Remote, Remote)

    init(_ frames: Frames, _ environment: Remote, _ value: Remote) {
      (self.frames, self.environment, self.value) = (frames, environment, value)
    }

    var body: some View {
      environment.onPress { width = 8 }
      value.onPress { factor = 3 }
      Box(name: "a", width: 10, height: 10, frames: frames).modifier(FromEnvironment(factor: factor))
        .environment(\.width, width).frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("A modifier that is resolved in the environment follows both the environment and its own value")
  func environmental() {
    let (frames, environment, value) = (Frames(), Remote(), Remote())
    let screen = Screen(Changing(frames, environment, value), width: 100, height: 100)
    #expect(frames.byName["a"]?.minX == 2)
    environment.press()
    screen.settle()
    #expect(frames.byName["a"]?.minX == 8)
    value.press()
    screen.settle()
    #expect(frames.byName["a"]?.minX == 24)
  }

  @Test("A modifier that is resolved in the environment is applied to each view of a group") func environmentalGroup() {
    let frames = Frames()
    _ = Screen(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Box(name: "a", width: 1, height: 1, frames: frames)
          Box(name: "b", width: 1, height: 1, frames: frames)
        }
        .modifier(FromEnvironment().concat(FromEnvironment(factor: 2)))
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.byName["a"]?.minY == 15 && frames.byName["b"]?.minY == 46)
  }
}
