#if GTK
  import Foundation
  import PrivateDesktop
  import Testing

  /// Short memory as a program on the system bus tells of it, which is the private one here.
  @Suite("D-10: when memory is short", .serialized)
  struct MemoryPressureTests {
    private let desktop: PrivateDesktop
    private let memory: RunningApp
    private let app: RunningApp

    /// Three windows, the third in front.
    init() throws {
      desktop = try PrivateDesktop()
      memory = try RunningApp("desktop-services", arguments: ["memory"], on: desktop, isDriven: true)
      try memory.awaitLine("ready")
      app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      for number in [2, 3] {
        _ = try desktop.window(titled: "Probe \(number - 1)")
        try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe \(number - 1)" }
        desktop.act("type", "text \(number - 1)")
        desktop.act("key", "ctrl+n")
        try app.awaitLine("\(number) active")
      }
      _ = try desktop.window(titled: "Probe 3")
    }

    private func minimise(_ number: Int) throws {
      desktop.act("windowminimize", "--sync", try desktop.window(titled: "Probe \(number)"))
      try app.awaitLine("\(number) background")
    }

    /// The windows that have that title, also those in the dock.
    private func all(_ title: String) -> [String] {
      desktop.act("search", "--name", "^\(title)$").split(separator: "\n").map(String.init)
    }

    @Test("windows that nobody sees are freed, the one longest unused first, and only then the app is warned")
    func freed() throws {
      // The first was used after the second.
      for number in [1, 3] {
        desktop.act("windowactivate", "--sync", try desktop.window(titled: "Probe \(number)"))
        try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe \(number)" }
      }
      try minimise(1)
      try minimise(2)
      app.skip()
      memory.tell("low 100")
      try app.awaitLine("memory warning")
      let told = app.lines.filter { $0.hasSuffix("disconnected") || $0 == "memory warning" }
      #expect(told == ["2 disconnected", "1 disconnected", "memory warning"])
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
    }

    @Test("what was freed waits in the dock, and comes back from there with what was typed")
    func back() throws {
      try minimise(1)
      memory.tell("low 255")
      try app.awaitLine("1 disconnected")
      try app.awaitLine("memory warning")
      let window = try #require(all("Probe 1").first, "its window is in the dock")
      app.skip()
      desktop.act("windowactivate", "--sync", window)
      try app.awaitLine("1 connected text=text 1")
      try app.awaitLine("1 active")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
      #expect(all("Probe 1").count == 1, "it is the same window")
      #expect(!app.lines.contains { $0.hasPrefix("4 ") })
    }

    @Test("a window that is freed is still there after a crash")
    func crash() throws {
      try minimise(1)
      memory.tell("low 50")
      try app.awaitLine("memory warning")
      app.signal(SIGKILL)
      _ = app.awaitExit()
      let again = try RunningApp("DesktopProbe", on: desktop)
      // The third had the focus all the time, so that nothing was saved of it yet (D-09).
      for line in ["3 connected", "2 connected text=text 2", "1 connected text=text 1"] { try again.awaitLine(line) }
    }

    @Test("windows that can be seen stay, and are warned")
    func seen() throws {
      memory.tell("low 255")
      try app.awaitLine("memory warning")
      #expect(!app.lines.contains { $0.hasSuffix("disconnected") })
      // A second warning is a second one.
      memory.tell("low 255")
      try app.awaitLine("memory warning")
    }
  }
#endif
