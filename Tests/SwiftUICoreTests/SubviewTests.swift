import Foundation
import SwiftUICore
import Testing

private struct IsPinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinnedKey.self] }
    set { self[IsPinnedKey.self] = newValue }
  }
}

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// Views that a container makes from the views of its content.
@MainActor @Suite("Subviews of a container") struct SubviewTests {
  /// A view that logs its name, its environment and its state.
  struct Item: View {
    let name: String
    let log: Log
    @Environment(\.name) private var environment
    var body: some View {
      let _ = log.add("\(name) in \(environment)")
      Box(name: name, width: 10, height: 10)
    }
  }

  /// A container that puts its subviews side by side and logs how many there are.
  struct Row<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        let _ = log.add("count \(subviews.count)")
        HStack(spacing: 0) { ForEach(subviews) { $0.padding(5) } }
      }
    }
  }

  @Test("Groups, conditions and loops are not subviews; their views are, in their order") func flattening() {
    let log = Log()
    let frames = Frames()
    _ = Screen {
      Row(log: log) {
        Box(name: "a", width: 10, height: 10, frames: frames)
        Group {
          Box(name: "b", width: 10, height: 10, frames: frames)
          if true { Box(name: "c", width: 10, height: 10, frames: frames) }
        }
        EmptyView()
        ForEach(0..<3, id: \.self) { Box(name: "\($0)", width: 10, height: 10, frames: frames) }
      }
    }
    #expect(log.take() == ["count 6"])
    let places = ["a", "b", "c", "0", "1", "2"].map { frames.byName[$0]?.minX ?? -1 }
    #expect(places == places.sorted() && zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 20 })
  }

  @Test("A subview has the environment of its place in the container") func environment() {
    let log = Log()
    _ = Screen {
      Group(
        subviews: Group {
          Item(name: "a", log: log)
          Item(name: "b", log: log).environment(\.name, "own")
        }
      ) { subviews in
        VStack {
          ForEach(subviews) { $0.environment(\.name, "container") }
        }
      }.environment(\.name, "outside")
    }
    #expect(log.take() == ["a in container", "b in own"])
  }

  @Test("A subview can be shown alone, twice, or not at all") func selection() {
    let log = Log()
    _ = Screen {
      Group(
        subviews: Group {
          Item(name: "a", log: log)
          Item(name: "b", log: log)
          Item(name: "c", log: log)
        }
      ) { subviews in
        if let first = subviews.first {
          VStack {
            first; first
          }
        }
        subviews[2...]
      }
    }
    #expect(log.take().sorted() == ["a in none", "a in none", "c in none"])
  }

  @Test("The container is computed again when the views of its content are others, and the others keep their state")
  func changes() {
    struct Counter: View {
      let name: String
      let log: Log
      @State private var value = 0
      let remote: Remote
      var body: some View {
        let _ = log.add("\(name) \(value)")
        remote.onPress { value += 1 }
      }
    }
    struct Content: View {
      @State var isLong = false
      let log: Log
      let count = Remote()
      let change = Remote()
      var body: some View {
        Row(log: log) {
          if isLong { Counter(name: "first", log: log, remote: Remote()) }
          Counter(name: "last", log: log, remote: count)
        }
        change.onPress { isLong.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    #expect(log.take() == ["count 1", "last 0"])
    content.count.press()
    screen.settle()
    #expect(log.take() == ["last 1"])
    content.change.press()
    screen.settle()
    #expect(log.take().contains("count 2"))
    content.count.press()
    screen.settle()
    #expect(log.take() == ["last 2"], "The state has moved with the view.")
    content.change.press()
    screen.settle()
    #expect(log.take().first == "count 1")
    #expect(screen.issues.lines.isEmpty)
  }

  @Test("Elements of a ForEach are subviews with their identities") func loop() {
    struct Content: View {
      @State var names = ["a", "b", "c"]
      let log: Log
      let change = Remote()
      var body: some View {
        Group(subviews: ForEach(names, id: \.self) { Item(name: $0, log: log) }) { subviews in
          VStack { ForEach(subviews) { $0 } }
        }
        change.onPress { names = ["c", "a", "d"] }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    #expect(log.take() == ["a in none", "b in none", "c in none"])
    content.change.press()
    screen.settle()
    #expect(log.take() == ["d in none"], "Views of elements that stay are not made anew.")
  }

  @Test("A ForEach shows each subview of a view") func forEachSubview() {
    let log = Log()
    let frames = Frames()
    _ = Screen {
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Box(name: "a", width: 10, height: 10, frames: frames)
            Box(name: "b", width: 10, height: 10, frames: frames)
          }
        ) { subview in
          let _ = log.add("row")
          subview.padding(10)
        }
      }
    }
    #expect(log.take() == ["row", "row"])
    #expect((frames.byName["b"]?.minY ?? 0) - (frames.byName["a"]?.minY ?? 0) == 30)
  }

  @Test("Views give values to the container: the outer modifier decides, and a change is noticed") func values() {
    struct Content: View {
      @State var isPinned = false
      let log: Log
      let change = Remote()
      var body: some View {
        Group(
          subviews: Group {
            Box(name: "a")
            Box(name: "b").containerValue(\.isPinned, !isPinned).containerValue(\.isPinned, isPinned)
            Group { Box(name: "c").padding(3) }.containerValue(\.isPinned, true)
          }
        ) { subviews in
          let _ = log.add(subviews.map { "\($0.containerValues.isPinned)" }.joined(separator: " "))
          Box(name: "result")
        }
        change.onPress { isPinned.toggle() }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    #expect(log.take() == ["false false true"])
    content.change.press()
    screen.settle()
    #expect(log.take().last == "false true true")
  }

  @Test("A view of the app's is one subview if its body is one view, and its body is computed where it is shown")
  func wholeViews() {
    struct Pair: View {
      var body: some View {
        Box(name: "one")
        Box(name: "two")
      }
    }
    struct Padded<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { VStack { content }.padding(1) }
    }
    let log = Log()
    _ = Screen {
      Group(
        subviews: Group {
          Item(name: "a", log: log)
          Pair()
          Padded { Item(name: "b", log: log) }
        }
      ) { subviews in
        let _ = log.add("\(subviews.count)")
        VStack { subviews }
      }
    }
    #expect(log.take() == ["4", "a in none", "b in none"])
  }

  /// As an app's layout code has it, without an actor.
  nonisolated private static func pinned(_ subviews: SubviewsCollection) -> Int {
    subviews.filter(\.containerValues.isPinned).count
  }

  @Test("Code without an actor reads container values") func valuesWithoutActor() {
    let log = Log()
    _ = Screen {
      Group(
        subviews: Group {
          Box(name: "a")
          Box(name: "b").containerValue(\.isPinned, true)
        }
      ) { subviews in
        let _ = log.add("\(Self.pinned(subviews))")
        Box(name: "result")
      }
    }
    #expect(log.take() == ["1"])
  }

  @Test("Sections have headers, content and footers; views between them are a section of their own") func sections() {
    let log = Log()
    _ = Screen {
      Group(
        sections: Group {
          Box(name: "free")
          Section {
            Box(name: "one")
            Box(name: "two")
          } header: {
            Box(name: "header")
          }
          Section {
            Box(name: "three")
          } footer: {
            Box(name: "footer")
          }
          Box(name: "last")
        }
      ) { sections in
        let _ = log.add(
          sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }.joined(separator: ", "))
        ForEach(sections) { section in
          VStack { section.content }
        }
      }
    }
    #expect(log.take() == ["0 1 0, 1 2 0, 0 1 1, 0 1 0"])
  }

  @Test("A ForEach shows each section of a view, also after a section was added") func forEachSection() {
    struct Content: View {
      @State var count = 1
      let log: Log
      let change = Remote()
      var body: some View {
        VStack {
          ForEach(
            sections: ForEach(0..<count, id: \.self) { index in
              Section { Box(name: "\(index)") }.containerValue(\.isPinned, index == 1)
            }
          ) { section in
            let _ = log.add("\(section.content.count) \(section.containerValues.isPinned)")
            section.content
          }
        }
        change.onPress { count += 1 }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    #expect(log.take() == ["1 false"])
    content.change.press()
    screen.settle()
    #expect(log.take().contains("1 true"))
    #expect(screen.issues.lines.isEmpty)
  }
}
