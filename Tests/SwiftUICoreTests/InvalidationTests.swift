import Observation
import SwiftUICore
import Testing

/// Which bodies are computed again when something changes.
@MainActor @Suite struct InvalidationTests {
  @Test(
    "Fact 103: a child that is given only a binding is computed at a change, and its parent that does not read the value is not"
  )
  func binding() {
    let log = Log()
    let remote = Remote()
    struct Parent: View {
      @State var text = "a"
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.add("parent")
        Child(text: $text, log: log)
        remote.onPress { text += "b" }
      }
    }
    struct Child: View {
      @Binding var text: String
      let log: Log
      var body: some View {
        let _ = log.add("child \(text)")
        Box(name: text)
      }
    }
    let screen = Screen(Parent(log: log, remote: remote))
    #expect(log.take() == ["parent", "child a"])
    remote.press()
    screen.settle()
    #expect(log.take() == ["child ab"])
  }

  @Test("Fact 104: a nested view with equal inputs is not computed when its parent is", arguments: [0, 1, 10])
  func equalInputs(limit: Int) {
    let log = Log()
    let remote = Remote()
    struct Content: View {
      @State var counter = 0
      let limit: Int
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.add("content \(counter)")
        Nested(isLarge: counter > limit, log: log)
        remote.onPress { counter += 1 }
      }
    }
    struct Nested: View {
      let isLarge: Bool
      let log: Log
      var body: some View {
        let _ = log.add("nested \(isLarge)")
        Box(name: "")
      }
    }
    let screen = Screen(Content(limit: limit, log: log, remote: remote))
    #expect(log.take() == ["content 0", "nested false"])
    remote.press()
    screen.settle()
    #expect(log.take() == (limit == 0 ? ["content 1", "nested true"] : ["content 1"]))
  }

  @Test("Fact 106: an equatable view is computed again only if it differs by ==", arguments: [false, true])
  func equatable(isComparedByEquality: Bool) {
    let log = Log()
    let remote = Remote()
    struct Number: View, Equatable {
      let value: Int
      let log: Log
      var body: some View {
        let _ = log.add("body \(value)")
        Box(name: "")
      }
      nonisolated static func == (one: Number, other: Number) -> Bool { one.value % 2 == other.value % 2 }
    }
    struct Content: View {
      @State var value = 0
      let isCompared: Bool
      let log: Log
      let remote: Remote
      var body: some View {
        if isCompared { Number(value: value, log: log).equatable() } else { Number(value: value, log: log) }
        remote.onPress { value += 2 }
      }
    }
    let screen = Screen(Content(isCompared: isComparedByEquality, log: log, remote: remote))
    for _ in 0..<2 {
      remote.press()
      screen.settle()
    }
    #expect(log.take() == (isComparedByEquality ? ["body 0"] : ["body 0", "body 2", "body 4"]))
  }

  @Observable @MainActor final class Model {
    var t1 = false
    var t2 = false
    @ObservationIgnored var ignored = false
    var both: Bool { t1 && t2 }
  }

  struct Sub: View {
    let name: String
    let value: Bool
    let log: Log
    var body: some View {
      let _ = log.add(name)
      Box(name: name)
    }
  }

  struct Observing: View {
    let model: Model
    let log: Log
    let toggle: (Model) -> Void
    var body: some View {
      let _ = log.add("content")
      VStack {
        Sub(name: "sub 1", value: model.t1, log: log)
        Sub(name: "sub 2", value: model.t2, log: log)
      }
      .onAppear { toggle(model) }
    }
  }

  @Test(
    "Fact 99: a tracked property that changes computes the body that read it, and of the views in it only the changed one"
  )
  func observable() {
    let log = Log()
    _ = Screen(Observing(model: Model(), log: log) { $0.t1.toggle() })
    #expect(log.take() == ["content", "sub 1", "sub 2", "content", "sub 1"])
  }

  @Test("Fact 100: an ignored property that changes computes nothing")
  func ignoredProperty() {
    let log = Log()
    _ = Screen(Observing(model: Model(), log: log) { $0.ignored.toggle() })
    #expect(log.take() == ["content", "sub 1", "sub 2"])
  }

  @Test(
    "Fact 101: a body is not computed for a property that it does not read, and is for one that a computed property reads"
  )
  func readProperties() {
    let log = Log()
    struct Reader: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.add("body \(model.both)")
        Box(name: "")
      }
    }
    let model = Model()
    let screen = Screen(Reader(model: model, log: log))
    #expect(log.take() == ["body false"])
    // t2 was not read, because t1 is false.
    model.t2 = true
    screen.settle()
    #expect(log.take() == [])
    model.t1 = true
    screen.settle()
    #expect(log.take() == ["body true"])
  }

  @Test("Each of a thousand changes computes one body, and a change after the views are gone none")
  func manyChanges() {
    let model = Model()
    let log = Log()
    let screen = Screen(Observing(model: model, log: log) { _ in })
    _ = log.take()
    for _ in 0..<1000 {
      model.t1.toggle()
      screen.settle()
    }
    #expect(log.take().count { $0 == "content" } == 1000)
    screen.hierarchy.remove()
    screen.settle()
    model.t1.toggle()
    screen.settle()
    #expect(log.take() == [])
  }

  @Test("Fact 105: a parent that shows the value and a nested view with a binding to it are both computed, once each")
  func nestedBinding() {
    struct Parent: View {
      @State var value = 0
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.add("parent \(value)")
        Child(value: $value, log: log)
        remote.onPress { value += 1 }
      }
    }
    struct Child: View {
      @Binding var value: Int
      let log: Log
      var body: some View {
        let _ = log.add("child \(value)")
        Box(name: "\(value)")
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Parent(log: log, remote: remote))
    remote.press()
    screen.settle()
    #expect(log.take() == ["parent 0", "child 0", "parent 1", "child 1"])
  }
}
