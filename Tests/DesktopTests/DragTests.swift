#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Drags with a real pointer: a row of Mail's list, and a probe that prints what its delegates receive.
  @Suite("P-02: dragging an item out of the window", .waitsForProcesses, .serialized)
  struct DragTests {
    private typealias Place = (x: Int, y: Int)

    private let desktop: PrivateDesktop
    /// A point of the desktop without a window.
    private let empty: Place = (1200, 850)

    init() throws { desktop = try PrivateDesktop() }

    /// A window at its own position, and the corner of its content.
    private struct Window {
      let content: Place

      /// - Parameter header: The height above the content.
      init(titled title: String, at place: Place, width: Int, header: Int, on desktop: PrivateDesktop) throws {
        let window = try desktop.window(titled: title)
        desktop.act("windowsize", "--sync", window, "\(width)", "600")
        desktop.act("windowmove", "--sync", window, "\(place.x)", "\(place.y)")
        desktop.act("windowactivate", "--sync", window)
        content = (place.x + 4, place.y + header)
        // It accepts input once it is visible.
        try desktop.wait(for: "something in the window") {
          let picture = desktop.picture(of: window, named: "window").path
          return (Int(desktop.output(["identify", "-format", "%k", picture])) ?? 0) > 8
        }
      }
    }

    /// Mail, and the middle of each row of its list.
    private func mail() throws -> (app: RunningApp, row: (Int) -> Place) {
      let app = try RunningApp("Mail", on: desktop)
      let window = try Window(titled: "Mail", at: (0, 0), width: 840, header: 50, on: desktop)
      return (app, { (window.content.x + 80, window.content.y + 62 * $0 + 30) })
    }

    /// The probe, with the position of its source and of the drop target below it.
    private func probe(at place: Place) throws -> (app: RunningApp, source: Place, taker: Place) {
      let app = try RunningApp("DragProbe", on: desktop)
      _ = try app.awaitLine(beginningWith: "active ")
      let window = try Window(titled: "Drag", at: place, width: 400, header: 50, on: desktop)
      app.skip()
      let content = window.content
      return (app, (content.x + 60, content.y + 60), (content.x + 120, content.y + 190))
    }

    /// Drags from one point to another, in small steps, so that every receiver can answer on the way.
    private func carry(_ from: Place, to place: Place) {
      desktop.act("mousemove", "\(from.x)", "\(from.y)")
      desktop.act("mousedown", "1")
      for step in 1...12 {
        desktop.act(
          "mousemove", "\(from.x + (place.x - from.x) * step / 12)", "\(from.y + (place.y - from.y) * step / 12)")
      }
      for step in 1...16 { desktop.act("mousemove", "\(place.x + step % 4)", "\(place.y)") }
    }

    private func letGo() { desktop.act("mouseup", "1") }

    private func isOpen(_ subject: String) -> Bool { !desktop.windows(titled: subject).isEmpty }

    @Test("A row that is dropped on the desktop opens a window, which is restored at the next start")
    func row() throws {
      let (app, row) = try mail()
      carry(row(1), to: empty)
      letGo()
      _ = try desktop.window(titled: "Found the bug")
      #expect(desktop.windows(titled: "Mail").count == 1)
      app.signal(SIGTERM)
      #expect(app.waitForExit() == 0)
      let again = try RunningApp("Mail", on: desktop)
      _ = try desktop.window(titled: "Found the bug")
      _ = try desktop.window(titled: "Mail")
      #expect(again.warnings == [])
    }

    @Test("The new scene connects with the activity, and the source's delegate receives a copy operation")
    func connects() throws {
      let (app, source, _) = try probe(at: (0, 0))
      carry(source, to: empty)
      try app.awaitLine("drag begins")
      letGo()
      try app.awaitLine("drag will end copy")
      try app.awaitLine("drag did end copy")
      try app.awaitLine("connected org.proscenium.dragprobe.page")
      _ = try desktop.window(titled: "Page 7")
      #expect(!app.lines.contains("tap"), "a drag is no tap")
      #expect(app.warnings == [])
    }

    @Test("An item without an activity is dragged like any other, and GTK reports no warning")
    func blank() throws {
      let (app, source, taker) = try probe(at: (0, 0))
      carry((source.x + 230, source.y), to: taker)
      try app.awaitLine("drop enters")
      letGo()
      try app.awaitLine("dropped page seven")
      #expect(app.warnings == [])
    }

    @Test(
      "Escape, and a drop on a part of the app's window that accepts nothing, open no window; the next drag succeeds")
    func brokenOff() throws {
      let (app, source, _) = try probe(at: (0, 0))
      carry(source, to: empty)
      desktop.act("key", "Escape")
      try app.awaitLine("drag did end cancel")
      letGo()
      carry(source, to: (320, 400))
      letGo()
      try app.awaitLine("drag will end cancel")
      #expect(!app.lines.contains { $0.hasPrefix("connected org") })
      carry(source, to: empty)
      letGo()
      try app.awaitLine("connected org.proscenium.dragprobe.page")
      #expect(app.lines.filter { $0.hasPrefix("drag did end") }.count == 3)
    }

    @Test("A view of the app accepts the item, and the drag ends with the operation that it proposed")
    func inside() throws {
      let (app, source, taker) = try probe(at: (0, 0))
      carry(source, to: taker)
      try app.awaitLine("drop enters")
      letGo()
      try app.awaitLine("drop takes local [7]")
      try app.awaitLine("drag did end move")
      #expect(app.lines.contains("drop ends") && !app.lines.contains("drop exits"))
      carry(source, to: taker)
      try app.awaitLine("drop enters")
      for step in 1...12 { desktop.act("mousemove", "\(taker.x + 15 * step)", "\(taker.y)") }
      try app.awaitLine("drop exits")
      letGo()
      try app.awaitLine("drag did end cancel")
      #expect(app.lines.filter { $0.hasPrefix("drop takes") }.count == 1)
      #expect(app.lines.contains("dropped page seven"))
    }

    @Test("Another app accepts the row as text, and no window opens; where that app refuses it, a window opens")
    func otherApp() throws {
      let (other, source, taker) = try probe(at: (860, 0))
      let (app, row) = try mail()
      carry(row(0), to: taker)
      try other.awaitLine("drop enters")
      letGo()
      try other.awaitLine("drop takes foreign []")
      try other.awaitLine("dropped Notes on the engine")
      carry(row(1), to: source)
      letGo()
      _ = try desktop.window(titled: "Found the bug")
      #expect(!isOpen("Notes on the engine"))
      #expect(app.warnings == [])
    }
  }
#endif
