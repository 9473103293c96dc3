import Foundation
import Localization
import SceneWire
import UIKitCore

#if GTK
  import DesktopIntegration
  import GTKHost
#endif

extension AppProcess {
  /// Chooses the host and runs the app in it.
  ///
  /// - With `PROSCENIUM_DEVICE` in the environment the app runs on the simulated device behind that socket.
  /// - Otherwise it runs without a device, in the windows of a desktop, or headless if there is no display. A second start of the same
  ///   app is passed to the first process and does not return from its host.
  static func run(delegateClass: (any UIApplicationDelegate.Type)?, principalClassName: String?) -> Never {
    DeviceEnvironment.disableOutputBuffering()
    guard let delegateClass else {
      terminate(
        "There is no app delegate: mark a class that conforms to UIApplicationDelegate with @main, or name one in the call "
          + "of UIApplicationMain.", status: 64)
    }
    let app = LaunchedApp(delegateClass: delegateClass, principalClassName: principalClassName)
    #if GTK
      if CommandLine.arguments.contains(SearchProvider.option) { SearchProviderHost(app).run() }
    #endif
    if let path = app.variables[DeviceEnvironment.socketPath] {
      DeviceHost(app: app, socketPath: path).run()
    } else {
      let start = DesktopStart(app)
      start.checkArguments()
      #if GTK
        WindowedHost.forwardIfRunning(start)
      #endif
      // After a damaged Info.plist was reported, and before the app's code runs.
      AppLanguage.adopt(environment: app.variables, bundle: MainBundle.found ?? .main)
      #if GTK
        WindowedHost(start)?.run()
      #endif
      HeadlessHost(start).run()
    }
  }

  /// The first step of a process: starts slow work on other threads while the rest is read.
  static func begin() {
    #if GTK
      if getenv(DeviceEnvironment.socketPath) == nil, getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil {
        // Windows that cairo draws need no OpenGL.
        let renderer = getenv("GSK_RENDERER").map { String(cString: $0) }
        DesktopApplication.prepare(usesOpenGL: renderer != "cairo")
      }
    #endif
  }
}
