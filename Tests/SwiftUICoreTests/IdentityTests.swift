import SwiftUICore
import Testing

/// Which view is the same one as before: its state stays exactly as long.
@MainActor @Suite struct IdentityTests {
  /// A view whose state identifies it among those of its kind.
  struct Counter: View {
    let name: String
    let log: Log
    @State private var value = 0
    let remote: Remote

    var body: some View {
      let _ = log.add("\(name) \(value)")
      VStack {
        Box(name: name)
        remote.onPress { value += 1 }
      }
    }
  }

  @Test("Fact 75: both branches of an if with the same type are two identities")
  func branches() {
    struct Content: View {
      @State var isFirst = true
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        if isFirst {
          Counter(name: "first", log: log, remote: count).onDisappear { log.add("gone") }
        } else {
          Counter(name: "second", log: log, remote: count)
        }
        change.onPress { isFirst.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    content.change.press()
    screen.settle()
    content.change.press()
    screen.settle()
    #expect(log.take() == ["first 0", "first 1", "second 0", "gone", "first 0"])
  }

  @Test("Fact 77: a condition in a modifier keeps the state")
  func conditionInModifier() {
    struct Content: View {
      @State var isWide = true
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        Counter(name: "box", log: log, remote: count).frame(width: isWide ? 100 : 50)
        change.onPress { isWide.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    content.change.press()
    screen.settle()
    content.count.press()
    screen.settle()
    #expect(log.take() == ["box 0", "box 1", "box 2"])
  }

  @Test("Facts 79, 80: another id is another view, which appears with its initial state")
  func explicitIdentity() {
    struct Content: View {
      @State var id = 1
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        Counter(name: "box", log: log, remote: count).onAppear { log.add("appears") }.id(id)
        change.onPress { id += 1 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    content.change.press()
    screen.settle()
    #expect(log.take() == ["box 0", "appears", "box 1", "box 0", "appears"])
  }

  @Test("Fact 81: what is done around the id belongs to the view that stays")
  func actionsAroundIdentity() {
    struct Content: View {
      @State var flag = false
      let log: Log
      let change = Remote()
      var body: some View {
        Box(name: "").id(flag).onAppear { log.add("appears") }.overlay { change.onPress { flag.toggle() } }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.change.press()
    screen.settle()
    #expect(log.take() == ["appears"])
  }

  @Test("Fact 82: the new view appears before the old one disappears")
  func orderOfReplacement() {
    struct Content: View {
      @State var flag = false
      let log: Log
      let change = Remote()
      var body: some View {
        Box(name: "").onAppear { log.add(flag ? "AT" : "AF") }.onDisappear { log.add(flag ? "DT" : "DF") }.id(flag)
        change.onPress { flag.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.change.press()
    screen.settle()
    screen.hierarchy.remove()
    screen.settle()
    #expect(log.take() == ["AF", "AT", "DT", "DT"])
  }

  struct Item: Identifiable, Equatable {
    let id: Int
  }

  @Test("Fact 84: the state of a row moves with its element")
  func reorderedRows() {
    struct Content: View {
      @State var items = [1, 2, 3].map(Item.init)
      let log: Log
      let remotes = [1: Remote(), 2: Remote(), 3: Remote()]
      let change = Remote()
      var body: some View {
        VStack {
          ForEach(items) { item in
            Counter(name: "row \(item.id)", log: log, remote: remotes[item.id]!).onAppear {
              log.add("appears \(item.id)")
            }
            .onDisappear { log.add("disappears \(item.id)") }
          }
        }
        change.onPress { items = [3, 1].map(Item.init) }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    _ = log.take()
    content.remotes[3]!.press()
    screen.settle()
    #expect(log.take() == ["row 3 1"])
    content.change.press()
    screen.settle()
    #expect(log.take() == ["disappears 2"])
    content.remotes[3]!.press()
    screen.settle()
    #expect(log.take() == ["row 3 2"])
  }

  @Test("Two elements with one identity are reported as SwiftUI does, and both are shown")
  func repeatedIdentity() {
    let frames = Frames()
    let screen = Screen(
      VStack(spacing: 0) {
        ForEach([1, 1, 2], id: \.self) { Box(name: "\($0)", width: 10, height: 10, frames: frames) }
      })
    #expect(screen.issues.lines.count == 1)
    #expect(
      screen.issues.lines.first?.hasSuffix(
        "the ID 1 occurs multiple times within the collection, this will give undefined results!") == true)
    #expect(frames.byName["2"]?.origin.y == 105)
  }

  @Test("Fact 90: state that was removed with its view begins with the initial value")
  func insertedAgain() {
    struct Content: View {
      @State var isShown = true
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        if isShown { Counter(name: "box", log: log, remote: count) }
        change.onPress { isShown.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    for _ in 0..<2 {
      content.change.press()
      screen.settle()
    }
    #expect(log.take() == ["box 0", "box 1", "box 0"])
  }

  @Test("An AnyView of another type is another view, and one of the same type is the same")
  func erasedTypes() {
    struct Content: View {
      @State var number = 0
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        if number == 2 { let _ = log.add("two") }
        number == 2 ? AnyView(Box(name: "")) : AnyView(Counter(name: "box", log: log, remote: count))
        change.onPress { number += 1 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    for _ in 0..<3 {
      content.change.press()
      screen.settle()
    }
    #expect(log.take() == ["box 0", "box 1", "two", "box 0"])
  }

  @Test("Fact 76: the cases of a switch are identities of their own, made anew at each change")
  func cases() {
    struct Content: View {
      @State var number = 0
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        switch number % 3 {
        case 0: Counter(name: "zero", log: log, remote: count)
        case 1: Counter(name: "one", log: log, remote: count)
        default: Counter(name: "two", log: log, remote: count)
        }
        change.onPress { number += 1 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    content.count.press()
    screen.settle()
    for _ in 0..<3 {
      content.change.press()
      screen.settle()
    }
    #expect(log.take() == ["zero 0", "zero 1", "one 0", "two 0", "zero 0"])
  }

  @Test("Fact 85: with positions as identities state stays at its position, and with new ones each time it is lost")
  func unstableIdentities() {
    struct Content: View {
      @State var names = ["a", "b"]
      @State var generation = 0
      let isNew: Bool
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        VStack {
          if isNew {
            ForEach(names, id: \.self) { name in
              Counter(name: name, log: log, remote: name == "a" ? count : Remote()).id("\(name) \(generation)")
            }
          } else {
            ForEach(names.indices, id: \.self) { index in
              Counter(name: names[index], log: log, remote: index == 0 ? count : Remote())
            }
          }
        }
        change.onPress {
          names.reverse()
          generation += 1
        }
      }
    }
    for isNew in [false, true] {
      let log = Log()
      let content = Content(isNew: isNew, log: log)
      let screen = Screen(content)
      content.count.press()
      screen.settle()
      _ = log.take()
      content.change.press()
      screen.settle()
      #expect(log.take().sorted() == (isNew ? ["a 0", "b 0"] : ["a 0", "b 1"]))
    }
  }

  /// A view that contains itself, in a branch that ends.
  struct Nested: View {
    let depth: Int
    let log: Log

    var body: some View {
      let _ = log.add("\(depth)")
      if depth == 0 { Box(name: "end") } else { Nested(depth: depth - 1, log: log) }
    }
  }

  @Test("A view that contains itself in one branch of a condition is made as deep as the condition says, in a list too")
  func nesting() {
    let log = Log()
    let screen = Screen { ForEach(0..<2) { _ in Nested(depth: 40, log: log) } }
    #expect(log.take().sorted() == (0...40).flatMap { ["\($0)", "\($0)"] }.sorted())
    screen.settle()
    #expect(log.take() == [])
  }
}
