#if GTK
  import GTKHost
  import SceneSystem
  import UIKitCore

  /// Runs the app on a desktop: a window for each scene.
  @MainActor final class WindowedHost {
    private let start: DesktopStart
    private let shell: GTKShell
    private let system: DesktopSystem

    /// Opens the app's sessions and the display. A second start is handed over to the first, and the process leaves.
    ///
    /// `nil` where there is no display.
    init?(_ start: DesktopStart) {
      guard start.options.wantsWindows else { return nil }
      self.start = start
      if start.action == nil, !start.isService,
        DesktopApplication.handOver(
          start.launchURLs, to: start.applicationID.rawValue, patience: start.options.answer)
      {
        WindowedHost.leaveToFirst(start)
      }
      let application = DesktopApplication(
        identifier: start.applicationID.rawValue,
        supportsMultipleWindows: start.installed.supportsMultipleScenes && start.installed.adoption == .scenes,
        actions: start.quickActions)
      switch application.register(
        opening: start.launchURLs, action: start.action?.identifier, isService: start.isService,
        say: { AppProcess.say($0) })
      {
      case .first: break
      case .handedOver: WindowedHost.leaveToFirst(start)
      case .noDisplay: return nil
      }
      shell = GTKShell(application, appName: start.displayName)
      system = DesktopSystem(OpenedDesktop(start), shell: shell)
    }

    private static func leaveToFirst(_ start: DesktopStart) -> Never {
      AppProcess.leave("\(start.name) runs already; it has come forward.", status: 0)
    }

    func run() -> Never {
      // What the bus has started waits for the bus to say what for.
      system.start(launching: !start.isService)
      shell.hear { [start, system, shell] wish in
        switch wish {
        case .comeForward: system.happen(.tapIcon)
        case .open(let urls): system.happen(.external(.urls(urls.map(LaunchArguments.openedURL(from:)))))
        case .newWindow: system.fulfil(.newWindow)
        case .showAllWindows: shell.showAllWindows()
        case .tapped(let tap): system.happen(.external(.notification(tap)))
        case .quit: system.quit()
        case .action(let name): if let wish = start.wish(forActionNamed: name) { system.fulfil(wish) }
        }
      }
      shell.run { [system] in system.turnEnded() }
    }
  }
#endif
