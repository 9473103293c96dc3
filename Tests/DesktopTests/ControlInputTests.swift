#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Control input", .waitsForProcesses, .serialized)
  struct ControlInputTests {
    /// The probe's window, and the position of its content.
    private struct Probe {
      let desktop: PrivateDesktop
      let app: RunningApp
      let window: String
      let left: Int
      let top: Int

      /// - Parameter busy: How long the app is busy when a touch begins, in seconds.
      init(busy: Double = 0) throws {
        desktop = try PrivateDesktop()
        app = try RunningApp("ControlsProbe", arguments: ["--busy=\(busy)"], on: desktop)
        _ = try app.awaitLine(beginningWith: "active ")
        window = try desktop.window(titled: "Controls")
        desktop.act("windowactivate", "--sync", window)
        // The content's position is seen rather than computed: before a window is drawn, its size may still change.
        let patch = try Self.patch(in: desktop.steadyPicture(of: window))
        left = patch.x - 24
        top = patch.y - (40 * 5 + 14)
      }

      /// The yellow view in the fifth row.
      private static func patch(in picture: Picture) throws -> Picture.Area {
        let yellow = Picture.Color(255, 204, 0)
        let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y] == yellow } }
        let columns = (0..<picture.width).filter { x in rows.contains { picture[x, $0] == yellow } }
        guard let x = columns.first, let y = rows.first, columns.count == 200, rows.count == 32 else {
          throw DesktopProblem("The picture has no yellow view of 200 by 32, but \(columns.count) by \(rows.count).")
        }
        return Picture.Area(x: x, y: y, width: columns.count, height: rows.count)
      }

      /// Moves the pointer to the middle of a row, or to this distance from its left edge.
      func point(at row: Int, x: Int = 100) {
        desktop.act("mousemove", "--window", window, "\(left + 24 + x)", "\(top + 40 * row + 30)")
      }

      func click(_ row: Int, x: Int = 100) {
        point(at: row, x: x)
        desktop.act("click", "1")
      }
    }

    @Test("button, switch and segments respond to a click") func clicks() throws {
      let probe = try Probe()
      probe.click(1)
      try probe.app.awaitLine("button")
      probe.click(2)
      try probe.app.awaitLine("switch true")
      probe.click(2)
      try probe.app.awaitLine("switch false")
      probe.click(4, x: 150)
      try probe.app.awaitLine("segment 1")
      #expect(!probe.app.lines.contains("field begins"), "no delegate method about editing was called")
    }

    @Test("a slider that is not continuous sends its value when it is released") func slider() throws {
      let probe = try Probe()
      probe.point(at: 3, x: 20)
      probe.desktop.act("mousedown", "1")
      probe.point(at: 3, x: 60)
      probe.point(at: 3, x: 100)
      probe.desktop.act("mouseup", "1")
      let line = try probe.app.awaitLine(beginningWith: "slider ")
      #expect((45...55).contains(Int(line.dropFirst(7)) ?? 0), "\(line)")
      #expect(probe.app.lines.filter { $0.hasPrefix("slider") }.count == 1)
    }

    @Test("typing calls the delegate for each letter, and refused text is not in the field") func typing() throws {
      let probe = try Probe()
      probe.click(0)
      try probe.app.awaitLine("field begins")
      probe.desktop.act("type", "--delay", "30", "ab1c")
      try probe.app.awaitLine("field a")
      try probe.app.awaitLine("field ab")
      try probe.app.awaitLine("refuses 2+0 1")
      try probe.app.awaitLine("field abc")
      probe.desktop.act("key", "Home", "BackSpace", "Delete")
      try probe.app.awaitLine("field bc")
      probe.desktop.act("key", "Return")
      try probe.app.awaitLine("field ends")
    }

    @Test("pressing a button keeps the first responder in the field, as on a device; the tab key moves it") func focus()
      throws
    {
      let probe = try Probe()
      probe.click(0)
      try probe.app.awaitLine("field begins")
      probe.click(1)
      try probe.app.awaitLine("button")
      probe.desktop.act("type", "x")
      try probe.app.awaitLine("field x")
      #expect(!probe.app.lines.contains("field ends"))
      probe.desktop.act("key", "Tab")
      try probe.app.awaitLine("field ends")
    }

    @Test("a view recognises a tap, and a long press is not a tap") func gestures() throws {
      let probe = try Probe()
      probe.click(5)
      try probe.app.awaitLine("tap")
      probe.desktop.act("mousedown", "1")
      try probe.app.awaitLine("long press")
      probe.desktop.act("mouseup", "1")
      probe.click(1)
      try probe.app.awaitLine("button")
      #expect(probe.app.lines.filter { $0 == "tap" }.count == 1)
    }

    @Test("a click that a busy app handles later than the time of a long press is a tap") func busyTap() throws {
      let probe = try Probe(busy: 1)
      probe.click(5)
      try probe.app.awaitLine("tap")
      #expect(!probe.app.lines.contains("long press"))
    }

    @Test("a press opens a button's menu, and the selected action runs") func menu() throws {
      let probe = try Probe()
      probe.click(6)
      probe.desktop.act("key", "--delay", "100", "Down", "Return")
      let line = try probe.app.awaitLine(beginningWith: "chose ")
      #expect(["chose first", "chose second"].contains(line))
    }

    @Test("a text view applies what its delegate accepts") func refusing() throws {
      let probe = try Probe()
      probe.click(7, x: 190)
      probe.desktop.act("key", "ctrl+End")
      probe.desktop.act("type", "--delay", "30", "xy")
      try probe.app.awaitLine("text view refuses 5+0 x, keeps fixed")
      try probe.app.awaitLine("text view refuses 5+0 y, keeps fixed")
    }
  }
#endif
