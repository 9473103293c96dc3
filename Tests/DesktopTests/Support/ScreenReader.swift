#if GTK
  import Foundation
  import PrivateDesktop

  /// A screen reader on a private desktop: a process that receives what Orca receives, by the same library.
  struct ScreenReader {
    let desktop: PrivateDesktop
    /// The app's name, as the desktop's registry has it.
    let app: String

    init(_ app: String, on desktop: PrivateDesktop) {
      self.app = app
      self.desktop = desktop
    }

    /// Returns a desktop whose apps report to assistive technology.
    static func makeDesktop(_ server: PrivateDesktop.Server = .x11) throws -> PrivateDesktop {
      let desktop = try PrivateDesktop(server: server)
      try desktop.enableAccessibility()
      return desktop
    }

    private let command = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tools/screen-reader/screen-reader").path

    /// The elements of the app, one a line, each below the element that contains it and further to the right.
    var tree: String { desktop.output([command, "tree", app]) }

    /// Waits until the tree has a line, without its indentation.
    func awaitElement(_ line: String) throws {
      try desktop.wait(for: "the element \(line)") { elements.contains(line) }
    }

    /// The lines of the tree without their indentation.
    var elements: [String] {
      tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Runs the first action of an element, such as the press on a button.
    func press(_ role: String, _ name: String) { desktop.output([command, "press", app, role, name]) }

    /// Begins to receive changes of focus, selection and names.
    func listen() throws -> Events { try Events(desktop, [command, "events", app]) }

    /// The events that the screen reader receives.
    final class Events {
      private let log = RunningApp.Log()
      private var position = 0

      init(_ desktop: PrivateDesktop, _ command: [String]) throws {
        let output = Pipe()
        _ = try desktop.start(command, output: output)
        log.gather(output.fileHandleForReading)
        try awaitLine("listening")
      }

      /// Waits for an event, after the last one that was waited for.
      func awaitLine(_ line: String) throws { try receive(line) { $0 == line } }

      /// Waits until an element has the focus, or the element with the focus has this name now: the view of a row may be used for another.
      /// Orca reads both.
      func awaitFocus(on element: String) throws {
        try receive(element) { $0 == "focused " + element || $0 == "property-change:accessible-name " + element }
      }

      private func receive(_ what: String, _ matches: (String) -> Bool) throws {
        guard let found = log.await(from: position, seconds: 20, matches) else {
          throw DesktopProblem(
            "The screen reader did not receive \u{201C}\(what)\u{201D}, but \(log.all[position...].joined(separator: " | "))."
          )
        }
        position = found + 1
      }

      /// All events so far.
      var all: [String] { log.all }
    }
  }
#endif
