import CombineOverlay
import Observation
@testable import SwiftUICore
import Testing

/// The lines of `_logChanges()`. The suite is serialized because its tests share the destination.
@MainActor @Suite(.serialized) struct BodyChangesTests {
  /// What is logged while `body` runs.
  private func logged(_ body: () -> Void) -> [String] {
    let (log, before) = (Log(), BodyChanges.log)
    BodyChanges.log = { log.add($0) }
    defer { BodyChanges.log = before }
    body()
    return log.take()
  }

  struct Plain: View {
    var name = ""
    var body: some View {
      let _ = Self._logChanges()
      Box(name: name)
    }
  }

  @Test("Fact 108: the first body of a view without dynamic properties is computed for the view itself")
  func plain() {
    #expect(logged { _ = Screen(Plain()) } == ["BodyChangesTests.Plain: @self changed."])
  }

  struct Counter: View {
    let title: String
    @State private var count = 0
    @State private var other: Int?
    let remote: Remote
    var body: some View {
      let _ = Self._logChanges()
      Box(name: "\(title) \(count) \(other ?? 0)")
      remote.onPress { count += 1 }
    }
  }

  @Test("Fact 108: the first body of a view with state is computed for the view, its identity and its properties")
  func first() {
    #expect(
      logged { _ = Screen(Counter(title: "a", remote: Remote())) }
        == ["BodyChangesTests.Counter: @self, @identity, _count, _other changed."])
  }

  @Test("Later bodies are computed for what has changed: state, or the view's own values")
  func later() {
    struct Parent: View {
      @State private var title = "a"
      let remote: Remote
      let counter: Remote
      var body: some View {
        Counter(title: title, remote: counter)
        remote.onPress { title += "b" }
      }
    }
    let (remote, counter) = (Remote(), Remote())
    let screen = Screen(Parent(remote: remote, counter: counter))
    let lines = logged {
      counter.press()
      screen.settle()
      remote.press()
      screen.settle()
    }
    #expect(lines == ["BodyChangesTests.Counter: _count changed.", "BodyChangesTests.Counter: @self changed."])
  }

  final class Model: ObservableObject { @Published var value = 0 }

  @Observable final class Tracked { var value = 0 }

  @Test("An observed object is named that has changed, and an @Observable one is among the dependencies")
  func objects() {
    struct Content: View {
      @ObservedObject var model: Model
      let tracked: Tracked
      var body: some View {
        let _ = Self._logChanges()
        Box(name: "\(model.value) \(tracked.value)")
      }
    }
    let (model, tracked) = (Model(), Tracked())
    let lines = logged {
      let screen = Screen(Content(model: model, tracked: tracked))
      model.value = 1
      screen.settle()
      tracked.value = 1
      screen.settle()
    }
    let name = "BodyChangesTests.Content"
    #expect(
      lines == [
        "\(name): @self, @identity, _model changed.", "\(name): _model changed.", "\(name): @dependencies changed.",
      ])
  }

  @Test("A value of the environment is named that has changed, and a property inside of a property by the outer one")
  func environment() {
    struct Wrapped: DynamicProperty {
      @Environment(\.layoutDirection) var direction
      @State var count = 0
    }
    struct Content: View {
      var wrapped = Wrapped()
      var body: some View {
        let _ = Self._logChanges()
        Box(name: "\(wrapped.direction)")
      }
    }
    let lines = logged {
      let screen = Screen(Content())
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      screen.hierarchy.setEnvironment(environment)
      screen.settle()
    }
    let name = "BodyChangesTests.Content"
    #expect(lines == ["\(name): @self, @identity, wrapped changed.", "\(name): wrapped changed."])
  }

  @Test("The body of a modifier is named by the modifier, and outside of a body nothing has changed")
  func modifier() {
    struct Frame: ViewModifier {
      func body(content: Content) -> some View {
        let _ = Self._logChanges()
        VStack { content }
      }
    }
    let lines = logged {
      _ = Screen(Box(name: "a").modifier(Frame()))
      Frame._logChanges()
    }
    #expect(lines == ["BodyChangesTests.Frame: @self changed.", "BodyChangesTests.Frame: unchanged."])
  }

  struct Generic<Content: View>: View {
    let content: Content
    var body: some View {
      let _ = Self._logChanges()
      content
    }
  }

  @Test("The names of types have no modules, also those of parameters")
  func names() {
    #expect(
      logged { _ = Screen(Generic(content: Box(name: ""))) }
        == ["BodyChangesTests.Generic<Box>: @self changed."])
  }
}
