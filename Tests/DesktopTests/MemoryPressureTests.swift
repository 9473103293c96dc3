#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Memory pressure as reported by a program on the system bus, which is a private one here.
  @Suite("D-10: memory pressure", .waitsForProcesses, .serialized)
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

    private func minimize(_ number: Int) throws {
      try desktop.minimize(desktop.window(titled: "Probe \(number)"))
      try app.awaitLine("\(number) background")
    }

    /// The windows with that title, also minimised ones.
    private func all(_ title: String) -> [String] {
      desktop.act("search", "--name", "^\(title)$").split(separator: "\n").map(String.init)
    }

    @Test("windows that are not visible are freed, the least recently used first, before the app gets a warning")
    func freed() throws {
      // The first was used after the second.
      for number in [1, 3] {
        desktop.act("windowactivate", "--sync", try desktop.window(titled: "Probe \(number)"))
        try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe \(number)" }
      }
      try minimize(1)
      try minimize(2)
      app.skip()
      memory.send("low 100")
      try app.awaitLine("memory warning")
      let order = app.lines.filter { $0.hasSuffix("disconnected") || $0 == "memory warning" }
      #expect(order == ["2 disconnected", "1 disconnected", "memory warning"])
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
    }

    @Test("a freed window stays in the dock and is restored from there with its text")
    func back() throws {
      try minimize(1)
      memory.send("low 255")
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

    @Test("a freed window is restored after a crash")
    func crash() throws {
      try minimize(1)
      memory.send("low 50")
      try app.awaitLine("memory warning")
      app.signal(SIGKILL)
      _ = app.waitForExit()
      let again = try RunningApp("DesktopProbe", on: desktop)
      // The third had the focus all the time, so it is saved only if the regular save has come meanwhile (D-09).
      _ = try again.awaitLine(beginningWith: "3 connected")
      for line in ["2 connected text=text 2", "1 connected text=text 1"] { try again.awaitLine(line) }
    }

    @Test("visible windows stay and get a warning")
    func seen() throws {
      memory.send("low 255")
      try app.awaitLine("memory warning")
      #expect(!app.lines.contains { $0.hasSuffix("disconnected") })
      // A second warning is delivered separately.
      memory.send("low 255")
      try app.awaitLine("memory warning")
    }
  }
#endif
