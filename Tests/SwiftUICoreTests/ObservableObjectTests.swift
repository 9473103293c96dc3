import CombineOverlay
import SwiftUICore
import Testing

/// Views that observe objects.
@MainActor @Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var t1 = false
    @Published var t2 = false
    var plain = false
    let name: String

    init(_ name: String = "", log: Log? = nil) {
      self.name = name
      MainActor.assumeIsolated { log?.add("init \(name)") }
    }
  }

  struct Sub: View {
    let value: Bool
    let log: Log
    var body: some View {
      let _ = log.add("sub")
      Box(name: "")
    }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    let log: Log
    let toggle: (Model) -> Void
    var body: some View {
      let _ = log.add("content")
      VStack {
        Sub(value: model.t1, log: log)
        Sub(value: model.t2, log: log)
      }
      .onAppear { toggle(model) }
    }
  }

  struct Observer: View {
    @ObservedObject var model: Model
    let log: Log
    let toggle: (Model) -> Void
    var body: some View {
      let _ = log.add("content")
      VStack {
        Sub(value: model.t1, log: log)
        Sub(value: model.t2, log: log)
      }
      .onAppear { toggle(model) }
    }
  }

  @Test(
    "Facts 96, 98: a published property that changes computes the body, and of the views in it only the changed one")
  func published() {
    let log = Log()
    withExtendedLifetime(Screen(Owner(log: log) { $0.t1.toggle() })) {}
    #expect(log.take() == ["content", "sub", "sub", "content", "sub"])
    withExtendedLifetime(Screen(Observer(model: Model(), log: log) { $0.t1.toggle() })) {}
    #expect(log.take() == ["content", "sub", "sub", "content", "sub"])
  }

  @Test("Facts 97, 98: a property that is not published computes nothing")
  func unpublished() {
    let log = Log()
    withExtendedLifetime(Screen(Owner(log: log) { $0.plain.toggle() })) {}
    withExtendedLifetime(Screen(Observer(model: Model(), log: log) { $0.plain.toggle() })) {}
    #expect(log.take() == ["content", "sub", "sub", "content", "sub", "sub"])
  }

  @Test("Facts 91, 92: a state object is made once for an identity, and keeps what it was made with")
  func stateObject() {
    struct Parent: View {
      @State private var name = "one"
      let log: Log
      let change: Remote
      var body: some View {
        VStack {
          Child(name: name, log: log)
          Child(name: name, log: log)
          change.onPress { name = "two" }
        }
      }
    }
    struct Child: View {
      let name: String
      let log: Log
      @StateObject private var model: Model
      init(name: String, log: Log) {
        self.name = name
        self.log = log
        _model = StateObject(wrappedValue: Model(name, log: log))
      }
      var body: some View {
        let _ = log.add("\(name): \(model.name)")
        Box(name: "")
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Parent(log: log, change: remote))
    // Fact 95: two siblings have two objects.
    #expect(log.take() == ["init one", "one: one", "init one", "one: one"])
    remote.press()
    screen.settle()
    #expect(log.take() == ["two: one", "two: one"])
  }

  @Test(
    "Fact 102: a body that declares an environment object is computed for each change of it, also if it reads nothing")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      let log: Log
      var body: some View {
        let _ = log.add("body")
        Box(name: "")
      }
    }
    let (log, model) = (Log(), Model())
    let screen = Screen { VStack { Reader(log: log) }.environmentObject(model) }
    model.t1 = true
    screen.settle()
    #expect(log.take() == ["body", "body"])
  }

  @Test("A binding to a property of an object changes it, and the views that observe it")
  func bindings() {
    struct Toggler: View {
      @ObservedObject var model: Model
      let log: Log
      let change: Remote
      var body: some View {
        let _ = log.add("\(model.t1)")
        let binding = $model.t1
        change.onPress { binding.wrappedValue.toggle() }
      }
    }
    let (log, model, remote) = (Log(), Model(), Remote())
    let screen = Screen(Toggler(model: model, log: log, change: remote))
    remote.press()
    screen.settle()
    #expect(log.take() == ["false", "true"])
    #expect(model.t1)
  }

  @Test("An object that another one replaces is no longer observed")
  func replacedObject() {
    struct Reader: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.add(model.name)
        Box(name: "")
      }
    }
    let log = Log()
    let (one, two) = (Model("one"), Model("two"))
    let screen = Screen(Reader(model: one, log: log))
    screen.hierarchy.setRoot(Reader(model: two, log: log))
    screen.settle()
    one.t1 = true
    screen.settle()
    two.t1 = true
    screen.settle()
    #expect(log.take() == ["one", "two", "two"])
  }

  @Test(
    "Facts 93, 94: an observed object or a state with a class is made at each initialization of the view, a state object once"
  )
  func initializations() {
    final class Plain {
      init(_ log: Log) { MainActor.assumeIsolated { log.add("state") } }
    }
    struct Child: View {
      @StateObject private var owned: Model
      @ObservedObject private var observed: Model
      @State private var plain: Plain
      init(_ log: Log) {
        _owned = StateObject(wrappedValue: Model("owned", log: log))
        observed = Model("observed", log: log)
        plain = Plain(log)
      }
      var body: some View { Box(name: "\(owned.name) \(observed.name) \(ObjectIdentifier(plain))") }
    }
    struct Parent: View {
      @State var count = 0
      let log: Log
      let change: Remote
      var body: some View {
        VStack {
          Box(name: "\(count)")
          Child(log)
        }
        change.onPress { count += 1 }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Parent(log: log, change: remote))
    remote.press()
    screen.settle()
    #expect(log.lines.count { $0 == "init owned" } == 1)
    #expect(log.lines.count { $0 == "init observed" } == 2 && log.lines.count { $0 == "state" } == 2)
  }
}
