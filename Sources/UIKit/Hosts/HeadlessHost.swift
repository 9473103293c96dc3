/// Runs the app by itself, without a display: a desktop whose windows nobody sees.
///
/// Sessions are kept under the XDG state folder, so they come back at the next start (D-07). See ``DesktopSystem`` for what
/// goes on by itself, and ``DesktopOptions`` for what the environment can change.
@MainActor final class HeadlessHost {
  private let system: DesktopSystem

  /// Opens the app's sessions, or hands this start over to the process that has them and leaves.
  init(_ start: DesktopStart) {
    let desktop = OpenedDesktop(start)
    let name = start.name
    let sessions =
      desktop.keeper.isKeeping ? "Sessions are kept in \(desktop.path)." : "Sessions are not kept."
    AppProcess.say(
      """
      \(name): no display, so its windows are not shown. \(sessions) To drive it, run: proscenium simulate \(name)
      """)
    system = DesktopSystem(desktop)
  }

  func run() -> Never {
    system.start()
    AppProcess.runMainLoop { self.system.turnEnded() }
  }
}
