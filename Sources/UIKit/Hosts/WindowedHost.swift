#if GTK
  import DesktopIntegration
  import GTKHost
  import Localization
  import SceneSystem
  import SceneWire
  import UIKitCore

  /// Runs the app on a desktop: a window for each scene.
  @MainActor final class WindowedHost {
    private let start: DesktopStart
    private let shell: GTKShell
    private let system: DesktopSystem

    /// Passes a second start to the first process, if there is one, and exits. Called before anything is read that only the first needs.
    static func forwardIfRunning(_ start: DesktopStart) {
      guard start.options.showsWindows else { return }
      // The bus carries no activities, the control socket does.
      if start.search != nil || start.handoff != nil { OpenedDesktop.forwardIfRunning(start) }
      if start.action == nil, start.search == nil, start.handoff == nil, !start.isService,
        DesktopApplication.forward(
          start.launchURLs, to: start.applicationID.rawValue, timeout: start.options.answer)
      {
        WindowedHost.forwardToPrimary(start)
      }
    }

    /// Opens the app's sessions and the display. A start that ``forwardIfRunning(_:)`` could not pass on, because the first process was still
    /// starting, is passed to it now, and this process exits.
    ///
    /// `nil` if there is no display.
    init?(_ start: DesktopStart) {
      guard start.options.showsWindows else { return nil }
      self.start = start
      let application = DesktopApplication(
        identifier: start.applicationID.rawValue,
        supportsMultipleWindows: start.installed.supportsMultipleScenes && start.installed.adoption == .scenes,
        actions: start.quickActions)
      switch application.register(
        opening: start.launchURLs, action: start.action?.identifier, isService: start.isService,
        log: { AppProcess.log($0) })
      {
      case .first: break
      case .forwarded: WindowedHost.forwardToPrimary(start)
      case .noDisplay: return nil
      }
      shell = GTKShell(
        application, appName: start.displayName, isForPhones: start.isForPhonesOnly,
        isDarkOnly: start.isDarkOnly, isRightToLeft: AppLanguage.current.isRightToLeft)
      system = DesktopSystem(OpenedDesktop(start), shell: shell, notifications: shell.notifications)
    }

    private static func forwardToPrimary(_ start: DesktopStart) -> Never {
      AppProcess.terminate("\(start.name) runs already; it has come forward.", status: 0)
    }

    func run() -> Never {
      UIProcess.main.schedule = { [shell] seconds, work in shell.schedule(after: seconds, work) }
      // A process that the bus has started waits for the reason from the bus.
      system.start(launching: !start.isService)
      shell.handleRequests { [start, system, shell] command in
        switch command {
        case .activate: system.send(.tapIcon)
        case .open(let urls): system.send(.external(.urls(urls.map(LaunchArguments.openedURL(from:)))))
        case .newWindow: system.perform(.newWindow)
        case .showAllWindows: shell.showAllWindows()
        case .tapped(let tap): system.send(.external(.notification(tap)))
        case .quit: system.quit()
        case .action(let name): if let command = start.command(forActionNamed: name) { system.perform(command) }
        }
      }
      AppProcess.makeDocumentsFolder()
      shell.run { [system] isActive in
        system.turnDidEnd(isActive: isActive)
        AppProcess.saveDefaults()
      }
    }
  }
#endif
