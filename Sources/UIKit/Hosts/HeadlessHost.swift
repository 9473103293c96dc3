/// Runs the app without a device and without a display: a desktop without visible windows.
///
/// Sessions are stored in the XDG state folder, so they are restored at the next start (D-07). See ``DesktopSystem`` for the automatic
/// work, and ``DesktopOptions`` for the options of the environment.
@MainActor final class HeadlessHost {
  private let system: DesktopSystem

  /// Opens the app's sessions, or passes this start to the process that has them and exits.
  init(_ start: DesktopStart) {
    let desktop = OpenedDesktop(start)
    let name = start.name
    let sessions =
      desktop.persistence.isPersistent ? "Sessions are kept in \(desktop.path)." : "Sessions are not kept."
    AppProcess.log(
      """
      \(name): no display, so its windows are not shown. \(sessions) To drive it, run: proscenium simulate \(name)
      """)
    system = DesktopSystem(desktop)
  }

  func run() -> Never {
    system.start()
    AppProcess.runMainLoop { self.system.turnDidEnd() }
  }
}
