import SwiftUICore
import Testing

/// The order of what views do when they appear, change and disappear.
@MainActor @Suite struct LifeCycleTests {
  /// A view that logs, in the order in which the modifiers are written.
  struct Logged<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      content
        .task { log.add("\(name) task") }
        .onChange(of: 1, initial: true) { log.add("\(name) onChange") }
        .onAppear { log.add("\(name) onAppear") }
    }
  }

  @Test("Facts 109, 110: onAppear and onChange are called in the order in which they are written")
  func writtenOrder() {
    let log = Log()
    _ = Screen { Box(name: "").onAppear { log.add("appear") }.onChange(of: 1, initial: true) { log.add("change") } }
    #expect(log.take() == ["appear", "change"])
    _ = Screen { Box(name: "").onChange(of: 1, initial: true) { log.add("change") }.onAppear { log.add("appear") } }
    #expect(log.take() == ["change", "appear"])
  }

  @Test("Fact 111: actions are called inside out, and tasks are started after all of them")
  func nesting() async {
    let log = Log()
    let screen = Screen(
      Logged(name: "Group", log: log) {
        Logged(name: "VStack", log: log) { VStack { Logged(name: "Text", log: log) { Box(name: "") } } }
      })
    #expect(
      log.lines == [
        "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onChange", "Group onAppear",
      ])
    while log.lines.count < 9 { await Task.yield() }
    #expect(log.lines.suffix(3) == ["Text task", "VStack task", "Group task"])
    withExtendedLifetime(screen) {}
  }

  @Test("Fact 119: functions that are nil have no effect")
  func noActions() {
    let screen = Screen { Box(name: "").onAppear(perform: nil).onDisappear(perform: nil) }
    screen.hierarchy.remove()
    screen.settle()
    #expect(screen.issues.lines == [])
  }

  /// A view that counts up when it appears, and when a test presses it.
  struct Counting: View {
    @State private var value = 0
    let isInitial: Bool
    let log: Log
    let change: Remote
    var body: some View {
      Box(name: "")
        .onAppear { value = 1 }
        .onChange(of: value, initial: isInitial) { old, new in log.add("(\(old),\(new))") }
      change.onPress { value = 2 }
    }
  }

  @Test(
    "Facts 120 to 123: onChange is called for each value that differs, and first only if it is initial",
    arguments: [false, true])
  func changes(isInitial: Bool) {
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Counting(isInitial: isInitial, log: log, change: remote))
    remote.press()
    screen.settle()
    remote.press()
    screen.settle()
    #expect(log.take() == (isInitial ? ["(0,0)"] : []) + ["(0,1)", "(1,2)"])
  }

  @Test("Facts 125, 126: all actions of a change see the same values, inside out")
  func severalActions() {
    struct Content: View {
      @State var t = 0
      let log: Log
      let change: Remote
      var body: some View {
        VStack {
          Box(name: "")
            .onChange(of: t) { old, new in
              log.add("1 (\(old),\(new))")
              if new == 1 { t += 1 }
            }
            .onChange(of: t) { old, new in log.add("2 (\(old),\(new))") }
        }
        .onChange(of: t) { old, new in log.add("stack (\(old),\(new))") }
        change.onPress { t = 1 }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Content(log: log, change: remote))
    remote.press()
    screen.settle()
    #expect(log.take() == ["1 (0,1)", "2 (0,1)", "stack (0,1)", "1 (1,2)", "2 (1,2)", "stack (1,2)"])
  }

  @Test("Fact 127: an action that changes its own value every time is stopped and reported")
  func endlessChange() {
    struct Content: View {
      @State var value = 0
      var body: some View {
        Box(name: "").onAppear { value = 1 }.onChange(of: value) { _, new in value = new + 1 }
      }
    }
    let screen = Screen(Content())
    #expect(screen.issues.lines == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test("Facts 129, 130: a task is cancelled with its view, and begins again for another id")
  func tasks() async {
    struct Content: View {
      @State var id = 1
      @State var isShown = true
      let log: Log
      let change = Remote()
      let hide = Remote()
      var body: some View {
        if isShown {
          Box(name: "").task(id: id) {
            log.add("start")
            while !Task.isCancelled { await Task.yield() }
            log.add("cancelled")
          }
        }
        change.onPress { id += 1 }
        hide.onPress { isShown = false }
      }
    }
    let log = Log()
    let content = Content(log: log)
    let screen = Screen(content)
    while log.lines.count < 1 { await Task.yield() }
    content.change.press()
    screen.settle()
    while log.lines.count < 3 { await Task.yield() }
    #expect(log.lines.sorted() == ["cancelled", "start", "start"])
    content.hide.press()
    screen.settle()
    while log.lines.count < 4 { await Task.yield() }
    #expect(log.lines.last == "cancelled")
  }

  @Test("Views that are hidden and shown again disappear and appear, and keep their state")
  func visibility() {
    let (log, remote) = (Log(), Remote())
    struct Content: View {
      @State var value = 0
      let log: Log
      let change: Remote
      var body: some View {
        Box(name: "").onAppear { log.add("appear \(value)") }.onDisappear { log.add("disappear \(value)") }
        change.onPress { value += 1 }
      }
    }
    let screen = Screen(Content(log: log, change: remote))
    remote.press()
    screen.settle()
    screen.hierarchy.setVisible(false)
    screen.settle()
    screen.hierarchy.setVisible(true)
    screen.settle()
    #expect(log.take() == ["appear 0", "disappear 1", "appear 1"])
  }

  @Test("Fact 112: onAppear has been called when the first frame with the view is shown")
  func appearanceBeforeFrame() {
    struct Content: View {
      @State var width: CGFloat = 10
      let frames: Frames
      var body: some View {
        Box(name: "box", width: width, height: 5, frames: frames).onAppear { width = 30 }
      }
    }
    let frames = Frames()
    _ = Screen(Content(frames: frames))
    #expect(frames.byName["box"]?.width == 30, "the first placement already has what onAppear set")
  }

  @Test("Fact 124: a value that changes and changes back in three turns causes three calls")
  func changesBack() {
    struct Content: View {
      @State var value = false
      let log: Log
      let change: Remote
      var body: some View {
        Box(name: "").onChange(of: value) { _, new in log.add("\(new)") }
        change.onPress { value.toggle() }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Content(log: log, change: remote))
    for _ in 0..<3 {
      remote.press()
      screen.settle()
    }
    #expect(log.take() == ["true", "false", "true"])
  }

  @Test("Fact 128: a value that nothing observes is compared when something else causes an update")
  func unobservedValue() {
    final class Model { var value = 0 }
    struct Content: View {
      @State var other = 0
      let model: Model
      let log: Log
      let change: Remote
      var body: some View {
        Box(name: "\(other)").onChange(of: model.value) { old, new in log.add("\(old) \(new)") }
        change.onPress { other += 1 }
      }
    }
    let (model, log, remote) = (Model(), Log(), Remote())
    let screen = Screen(Content(model: model, log: log, change: remote))
    model.value = 5
    screen.settle()
    #expect(log.take() == [])
    remote.press()
    screen.settle()
    #expect(log.take() == ["0 5"])
  }

  @Test("Fact 131: a task has the priority of what a user waits for, and runs on the main actor")
  func taskPriority() async {
    let log = Log()
    let screen = Screen {
      Box(name: "").task {
        MainActor.assertIsolated()
        log.add("\(Task.currentPriority == .userInitiated)")
      }
    }
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["true"])
    withExtendedLifetime(screen) {}
  }

  struct ManyRows: View {
    @State var numbers = Array(0..<100)
    let log: Log
    let remote: Remote

    var body: some View {
      remote.onPress { numbers.removeAll { $0 % 3 != 0 } }
      ForEach(numbers, id: \.self) { number in
        Box(name: "").onDisappear { log.add("\(number)") }
      }
    }
  }

  @Test("Of many rows that are removed each disappears once, and each of the others when all do")
  func manyRows() {
    let (log, remote) = (Log(), Remote())
    let screen = Screen { ManyRows(log: log, remote: remote) }
    remote.press()
    screen.settle()
    #expect(log.take() == (0..<100).filter { $0 % 3 != 0 }.map { "\($0)" })
    screen.hierarchy.setVisible(false)
    screen.settle()
    #expect(log.take() == (0..<100).filter { $0 % 3 == 0 }.map { "\($0)" })
  }
}
