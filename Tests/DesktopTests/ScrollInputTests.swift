#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Input to scroll views and lists", .waitsForProcesses, .serialized)
  struct ScrollInputTests {
    /// The last offset that the app prints, once `holds` accepts it.
    private func offset(_ probe: ViewsApp, until holds: @escaping (Int, Int) -> Bool) throws -> (x: Int, y: Int) {
      var last = (x: 0, y: 0)
      try probe.desktop.wait(for: "the content to be scrolled; its output is \(probe.app.lines.suffix(3))") {
        guard let line = probe.app.lines.last(where: { $0.hasPrefix("scrolled ") }) else { return false }
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        last = (numbers[0], numbers[1])
        return holds(last.x, last.y)
      }
      return last
    }

    @Test("the wheel scrolls, the delegate is called, and rows that become visible can be tapped") func wheel() throws {
      let probe = try ViewsApp(page: "scroll")
      try probe.point(at: "scroll")
      probe.desktop.act("click", "--repeat", "5", "--delay", "30", "5")
      let down = try offset(probe) { $1 > 100 }
      #expect(down.x == 0)
      // The first label is above the window now; the one in its place receives the tap.
      let scroll = try probe.place(of: "scroll")
      let part = (down.y + 99) / 100
      let label = try probe.place(of: "Part \(part)")
      #expect(label.y >= scroll.y - 1 && label.y < scroll.maxY)
      try probe.click("Part \(part)")
      try probe.app.awaitLine("tapped \(part)")
      try probe.point(at: "scroll")
      probe.desktop.act("click", "--repeat", "30", "--delay", "10", "4")
      _ = try offset(probe) { $1 == 0 }
    }

    @Test("the wheel with the shift key scrolls horizontally") func sideways() throws {
      let probe = try ViewsApp(page: "scroll")
      try probe.point(at: "scroll")
      probe.desktop.act("keydown", "Shift_L")
      probe.desktop.act("click", "--repeat", "3", "--delay", "30", "5")
      probe.desktop.act("keyup", "Shift_L")
      let side = try offset(probe) { x, _ in x > 30 }
      #expect(side.y == 0)
    }

    @Test("scrolling stops at the end of the content") func end() throws {
      let probe = try ViewsApp(page: "scroll")
      try probe.point(at: "scroll")
      probe.desktop.act("click", "--repeat", "120", "--delay", "5", "5")
      #expect(try offset(probe) { $1 == 2800 }.y == 2800)
      #expect(!probe.app.lines.contains { ($0.split(separator: " ").last.flatMap { Int($0) } ?? 0) > 2800 })
    }

    @Test("a press selects a row and deselects the previous one") func select() throws {
      let probe = try ViewsApp(page: "table")
      try probe.click("cell Row 1")
      try probe.app.awaitLine("selected Row 1")
      try probe.click("cell Row 3")
      try probe.app.awaitLine("deselected Row 1")
      try probe.app.awaitLine("selected Row 3")
    }

    @Test("a press that moves off the row before it is released selects nothing") func changedMind() throws {
      let probe = try ViewsApp(page: "table")
      try probe.point(at: "cell Row 1")
      probe.desktop.act("mousedown", "1")
      try probe.point(at: "cell Row 4")
      probe.desktop.act("mouseup", "1")
      try probe.click("cell Row 2")
      try probe.app.awaitLine("selected Row 2")
      #expect(probe.app.lines.filter { $0.hasPrefix("selected") } == ["selected Row 2"])
    }

    @Test("arrows, page keys, Home and End move through a list, which scrolls with them, and Return selects")
    func keys()
      throws
    {
      let probe = try ViewsApp(page: "table")
      try probe.click("cell Row 1")
      try probe.app.awaitLine("selected Row 1")
      probe.press("Down", "Down", "Return")
      try probe.app.awaitLine("selected Row 3")
      probe.press("End", "Return")
      try probe.app.awaitLine("selected Row 99")
      let table = try probe.place(of: "table")
      let last = try probe.place(of: "cell Row 99")
      #expect(table.contains(last), "the last row is in sight: \(last) in \(table)")
      probe.press("Up", "space")
      try probe.app.awaitLine("selected Row 98")
      probe.press("Home", "Return")
      try probe.app.awaitLine("selected Row 0")
      probe.press("Next", "Return")
      let line = try probe.app.awaitLine(beginningWith: "selected Row ")
      let row = try #require(Int(line.split(separator: " ").last ?? ""))
      #expect((5...30).contains(row), "a page further: \(line)")
    }

    @Test("the Delete key deletes the row, and the rows below move up") func delete() throws {
      let probe = try ViewsApp(page: "table")
      try probe.click("cell Row 1")
      try probe.app.awaitLine("selected Row 1")
      let place = try probe.place(of: "cell Row 1")
      probe.press("Delete")
      try probe.app.awaitLine("deleted Row 1")
      try probe.desktop.wait(for: "the next row to come up") { (try? probe.place(of: "cell Row 2")) == place }
      #expect(!probe.shows("cell Row 1"))
    }

    @Test("the secondary button opens a row's own context menu, whatever is selected") func rowMenu() throws {
      let probe = try ViewsApp(page: "table")
      try probe.click("cell Row 1")
      try probe.app.awaitLine("selected Row 1")
      try probe.click("cell Row 4", button: "3")
      probe.press("Up", "Down", "Return")
      try probe.app.awaitLine("opens Row 4")
      #expect(!probe.app.lines.contains("selected Row 4"))
    }
  }
#endif
