import SwiftUICore
import Testing

/// The values of views, and when changes of them are applied.
@MainActor @Suite struct StateTests {
  @Test("Fact 86: an initial value that the parent gives later is ignored")
  func laterInitialValue() {
    struct Content: View {
      @State var number = 1
      let log: Log
      let change = Remote()
      var body: some View {
        Child(log: log, value: number)
        change.onPress { number += 1 }
      }
    }
    struct Child: View {
      let log: Log
      let other: Int
      @State var value: Int
      init(log: Log, value: Int) {
        self.log = log
        other = value
        _value = State(initialValue: value)
      }
      var body: some View {
        let _ = log.add("\(other) \(value)")
        Box(name: "")
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.change.press()
    screen.settle()
    #expect(log.take() == ["1 1", "2 1"])
  }

  @Test("Fact 87: state that is assigned in the initializer has its declared value")
  func assignedInInitializer() {
    struct Content: View {
      @State var x = 10
      let log: Log
      init(log: Log) {
        self.log = log
        self.x = 11
      }
      var body: some View {
        let _ = log.add("\(x)")
        Box(name: "")
      }
    }
    let log = Log()
    _ = Screen(Content(log: log))
    #expect(log.take() == ["10"])
  }

  @Test("Facts 88, 89: writes of one transaction are applied together, and withTransaction is another update")
  func transactions() {
    struct Content: View {
      @State var v = 0
      let log: Log
      var body: some View {
        let _ = log.add("body \(v)")
        Box(name: "")
          .onAppear {
            v = 1
            v = 2
            withTransaction(Transaction()) {
              v = 3
              v = 4
            }
          }
          .onChange(of: v) { old, new in log.add("change \(old) \(new)") }
      }
    }
    let log = Log()
    _ = Screen(Content(log: log))
    #expect(log.take() == ["body 0", "body 2", "body 4", "change 0 2", "change 2 4"])
  }

  @Test("State that was written in an action is read there with its new value")
  func readAfterWrite() {
    struct Content: View {
      @State var count = 1
      let log: Log
      let change = Remote()
      var body: some View {
        change.onPress {
          count += 1
          count *= 10
          log.add("\(count)")
        }
      }
    }
    let log = Log()
    let content = Content(log: log)
    _ = Screen(content)
    content.change.press()
    #expect(log.take() == ["20"])
  }

  @Test("A binding to a property changes the property, and one to an element the element")
  func parts() {
    struct Point: Equatable { var x = 1, y = 2 }
    struct Content: View {
      @State var points = [Point(), Point()]
      let log: Log
      let change = Remote()
      var body: some View {
        let _ = log.add(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
        let second = $points[1]
        change.onPress { second.y.wrappedValue = 7 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.change.press()
    screen.settle()
    #expect(log.take() == ["1,2 1,2", "1,2 1,7"])
  }

  @Test("A dynamic property inside of another one is set first, and then the other one is updated")
  func nestedProperties() {
    struct Doubled: DynamicProperty {
      @State var value = 1
      var twice = 0
      mutating func update() { twice = value * 2 }
    }
    struct Content: View {
      var doubled = Doubled()
      let log: Log
      let change = Remote()
      var body: some View {
        let _ = log.add("\(doubled.twice)")
        change.onPress { doubled.value = 5 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.change.press()
    screen.settle()
    #expect(log.take() == ["2", "10"])
  }

  @Test("A write after the views are gone changes nothing and does not end the app")
  func writeAfterRemoval() {
    struct Content: View {
      @State var value = 0
      let change = Remote()
      var body: some View {
        let _ = value
        change.onPress { value += 1 }
      }
    }
    let content = Content()
    let screen = Screen(content)
    screen.hierarchy.remove()
    screen.settle()
    content.change.press()
    screen.settle()
    #expect(screen.hierarchy.bodyCount == 1)
  }
}
