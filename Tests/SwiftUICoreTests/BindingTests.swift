import CombineOverlay
import Observation
import SwiftUICore
import Testing

/// Bindings that are made from others.
@MainActor @Suite struct BindingTests {
  /// A value with a binding to it.
  private final class Stored<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("A binding to an optional value reads and writes the value, and does not write nil")
  func optional() {
    let stored = Stored(1)
    let optional: Binding<Int?> = Binding(stored.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(stored.value == 2)
    optional.wrappedValue = nil
    #expect(stored.value == 2)
  }

  @Test("A binding to the value of an optional one exists if there is a value, and keeps the last one when it is gone")
  func unwrapped() throws {
    let stored = Stored<Int?>(nil)
    #expect(Binding(stored.binding) == nil)
    stored.value = 1
    let unwrapped = try #require(Binding(stored.binding))
    unwrapped.wrappedValue += 1
    #expect(stored.value == 2)
    #expect(unwrapped.wrappedValue == 2)
    stored.value = nil
    #expect(unwrapped.wrappedValue == 2)
    unwrapped.wrappedValue = 3
    #expect(stored.value == 3)
  }

  @Test("A binding without the type of its value takes only values of that type")
  func hashable() {
    let stored = Stored("a")
    let hashable: Binding<AnyHashable> = Binding(stored.binding)
    #expect(hashable.wrappedValue == AnyHashable("a"))
    hashable.wrappedValue = "b"
    hashable.wrappedValue = 1
    #expect(stored.value == "b")
  }

  struct Item: Identifiable {
    let id: Int
  }

  @Test("A binding has the identity of its value")
  func identity() {
    #expect(Stored(Item(id: 3)).binding.id == 3)
  }

  // MARK: Bodies that are given bindings

  private struct Point: Equatable {
    var x = 0
    var y = 0
  }

  @Observable final class Tracked {
    var number = 0
    nonisolated init() {}
  }

  final class Published: ObservableObject {
    var number = 0
    nonisolated init() {}
  }

  private struct Shown: View {
    @Binding var number: Int
    let log: Log
    var body: some View {
      let _ = log.add("shown \(number)")
      Box(name: "")
    }
  }

  @Test("A body whose binding leads to the same property of a state is not computed with its parent's")
  func sameProperty() {
    struct Parent: View {
      @State var point = Point()
      @State var revision = 0
      let log: Log
      let (further, move): (Remote, Remote)
      var body: some View {
        let _ = log.add("parent \(revision)")
        Shown(number: $point.x, log: log)
        further.onPress { revision += 1 }
        move.onPress { point.x += 1 }
      }
    }
    let (log, further, move) = (Log(), Remote(), Remote())
    let screen = Screen(Parent(log: log, further: further, move: move))
    #expect(log.take() == ["parent 0", "shown 0"])
    further.press()
    screen.settle()
    #expect(log.take() == ["parent 1"])
    move.press()
    screen.settle()
    #expect(log.take() == ["shown 1"])
  }

  @Test("A body whose binding leads to another property, or carries another transaction, is computed")
  func otherProperty() {
    struct Parent: View {
      @State var point = Point(x: 1, y: 2)
      @State var step = 0
      let log: Log
      let remote: Remote
      var body: some View {
        let binding = step == 0 ? $point.x : $point.y
        Shown(number: step == 2 ? binding.animation(.linear) : binding, log: log)
        remote.onPress { step += 1 }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Parent(log: log, remote: remote))
    #expect(log.take() == ["shown 1"])
    for _ in 0..<2 {
      remote.press()
      screen.settle()
      #expect(log.take() == ["shown 2"])
    }
  }

  @Test("A body whose binding leads to an object that does not report its properties is computed with its parent's")
  func untracked() {
    struct Parent: View {
      @ObservedObject var object: Published
      let log: Log
      var body: some View { Shown(number: $object.number, log: log) }
    }
    let (log, object) = (Log(), Published())
    let screen = Screen(Parent(object: object, log: log))
    #expect(log.take() == ["shown 0"])
    object.objectWillChange.send()
    object.number = 1
    screen.settle()
    #expect(log.take() == ["shown 1"])
  }

  @Test("A body whose binding leads to an observable object is computed when the property changes")
  func observable() {
    struct Parent: View {
      @State var object = Tracked()
      let log: Log
      let change: Remote
      var body: some View {
        Shown(number: $object.number, log: log)
        change.onPress { object.number += 1 }
      }
    }
    let (log, change) = (Log(), Remote())
    let screen = Screen(Parent(log: log, change: change))
    #expect(log.take() == ["shown 0"])
    change.press()
    screen.settle()
    #expect(log.take() == ["shown 1"])
  }

  @Test("A function as a binding is another one in each body")
  func functions() {
    struct Parent: View {
      @State var number = 0
      let log: Log
      let remote: Remote
      var body: some View {
        Shown(number: Binding(get: { number }, set: { number = $0 }), log: log)
        remote.onPress { number += 1 }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Parent(log: log, remote: remote))
    #expect(log.take() == ["shown 0"])
    remote.press()
    screen.settle()
    #expect(log.take() == ["shown 1"])
  }

  @Test("A row with a binding to its element follows a write, and an element that moves")
  func elements() {
    struct Parent: View {
      @State var items = [Counter(id: 0), Counter(id: 1)]
      let log: Log
      let (write, turn): (Remote, Remote)
      var body: some View {
        ForEach($items) { $item in Row(item: $item, log: log) }
        write.onPress { items[1].count += 5 }
        turn.onPress { items.reverse() }
      }
    }
    let (log, write, turn) = (Log(), Remote(), Remote())
    let screen = Screen(Parent(log: log, write: write, turn: turn))
    #expect(log.take() == ["0: 0", "1: 0"])
    write.press()
    screen.settle()
    #expect(log.take().contains("1: 5"))
    turn.press()
    screen.settle()
    #expect(Set(log.take()) == ["0: 0", "1: 5"])
  }

  private struct Counter: Identifiable {
    let id: Int
    var count = 0
  }

  private struct Row: View {
    @Binding var item: Counter
    let log: Log
    var body: some View {
      let _ = log.add("\(item.id): \(item.count)")
      Box(name: "")
    }
  }

  @Test("A binding to a collection is a collection of bindings to its elements") func collection() {
    final class Storage { var values = [1, 2, 3] }
    let storage = Storage()
    let binding = Binding(get: { storage.values }, set: { storage.values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(storage.values == [10, 20, 30] && binding.count == 3)
    binding.last?.wrappedValue = 7
    binding[0].wrappedValue = 5
    #expect(storage.values == [5, 20, 7])
    #expect(binding.reversed().map(\.wrappedValue) == [7, 20, 5])
    #expect(zip(binding.indices, binding).map { $0 + $1.wrappedValue } == [5, 21, 9])
    #expect(binding.dropFirst().first?.wrappedValue == 20)
  }
}
