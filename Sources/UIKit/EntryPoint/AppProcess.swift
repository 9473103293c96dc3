import Foundation
import SceneManifest
import SceneSystem
import SceneWire
import UIKitCore

#if GTK
  import GTKHost
#endif

/// One process of one app, from the entry point to its end.
@MainActor enum AppProcess {
  /// Chooses the host and runs the app in it.
  ///
  /// - With `PROSCENIUM_DEVICE` in the environment the app runs on the simulated device behind that socket.
  /// - Otherwise it runs by itself, in the windows of a desktop, or headless where there is no display. A second start of
  ///   the same app is handed over to the first and does not return from its host.
  static func run(delegateClass: (any UIApplicationDelegate.Type)?, principalClassName: String?) -> Never {
    DeviceEnvironment.makeOutputImmediate()
    guard let delegateClass else {
      leave(
        "There is no app delegate: mark a class that conforms to UIApplicationDelegate with @main, or name one in the call "
          + "of UIApplicationMain.", status: 64)
    }
    let app = LaunchedApp(delegateClass: delegateClass, principalClassName: principalClassName)
    if let path = app.variables[DeviceEnvironment.socketPath] {
      DeviceHost(app: app, socketPath: path).run()
    } else {
      let start = DesktopStart(app)
      #if GTK
        WindowedHost(start)?.run()
      #endif
      HeadlessHost(start).run()
    }
  }

  /// The first that a process does: what takes its time elsewhere is begun while the rest is read.
  static func begin() {
    #if GTK
      if getenv(DeviceEnvironment.socketPath) == nil, getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil {
        DesktopApplication.greetBus()
      }
    #endif
  }

  static func findDelegateClass(named name: String?) -> (any UIApplicationDelegate.Type)? {
    guard let name else { return nil }
    guard let found = ClassFactory.lookUp(name) else {
      leave("UIApplicationMain was given the delegate class \"\(name)\", and no class has that name.", status: 64)
    }
    guard let delegateClass = found as? any UIApplicationDelegate.Type else {
      leave("The class \(name) was given as the app delegate, but it is not a UIApplicationDelegate.", status: 64)
    }
    return delegateClass
  }

  /// Writes a sentence to standard error.
  nonisolated static func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  /// Ends the process with a sentence on standard error.
  nonisolated static func leave(_ sentence: String, status: Int32) -> Never {
    say(sentence)
    exit(status)
  }

  /// Runs the main thread's loop for ever: timers, `DispatchQueue.main`, the main actor, `RunLoop.main`.
  ///
  /// - Parameter turn: Called whenever the loop has gone round.
  static func runMainLoop(_ turn: (() -> Void)? = nil) -> Never {
    // A run loop without a source returns at once; this timer never fires.
    let keepAlive = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while true {
      turn?()
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// What is known of the app before it launches.
@MainActor struct LaunchedApp {
  let delegateClass: any UIApplicationDelegate.Type
  let principalClassName: String?
  let bundle: AppBundle
  /// The environment's variables, which take long to read and are the same for the life of the process.
  let variables: [String: String]

  init(delegateClass: any UIApplicationDelegate.Type, principalClassName: String?) {
    self.delegateClass = delegateClass
    self.principalClassName = principalClassName
    // The same as String(reflecting:), which looks at the class through a mirror and takes a millisecond for it.
    let fullName = _typeName(delegateClass, qualified: true)
    variables = ProcessVariables.all()
    bundle = .forCurrentProcess(
      moduleName: fullName.split(separator: ".").first.map(String.init), environment: variables)
  }

  /// App and device together. Every mistake in Info.plist is said on standard error; one that cannot be read at all ends
  /// the process, for without it nothing would be as the developer meant it.
  func environment(on profile: DeviceProfile) -> AppEnvironment {
    let idiom: DeviceIdiom =
      switch profile.kind {
      case .phone: .phone
      case .pad1, .padN: .pad
      case .mac, .desktop: .mac
      }
    do {
      let infoPlist = try bundle.infoPlist(idiom: idiom)
      for diagnostic in infoPlist?.diagnostics ?? [] where diagnostic.severity != .note {
        FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
      }
      if infoPlist == nil {
        FileHandle.standardError.write(
          Data(
            ("\(bundle.executableName) has no Info.plist, so it runs as an app without scenes unless its delegate has "
              + "configurationForConnecting. Looked at: \(bundle.searched.joined(separator: ", ")).\n").utf8))
      }
      return AppEnvironment(infoPlist: infoPlist, bundle: bundle, profile: profile)
    } catch {
      AppProcess.leave(error.description, status: 66)
    }
  }

  func installedApp(in environment: AppEnvironment) -> InstalledApp {
    let providesConfiguration = AppRunner.providesSceneConfiguration(delegateClass)
    let plist = environment.infoPlist ?? InfoPlist([:])
    return plist.installedApp(
      delegateImplementsConfiguration: providesConfiguration, fallbackIdentifier: bundle.defaultBundleIdentifier)
  }

  func runner(in environment: AppEnvironment, link: any SystemLink) -> AppRunner {
    let name = principalClassName ?? environment.infoPlist?.principalClassName
    var principalClass = UIApplication.self
    if let name {
      if let found = ClassFactory.lookUp(name) as? UIApplication.Type {
        principalClass = found
      } else {
        FileHandle.standardError.write(
          Data("The principal class \(name) is not a subclass of UIApplication; UIApplication is used.\n".utf8))
      }
    }
    return AppRunner(
      environment: environment, delegateClass: delegateClass, principalClass: principalClass, link: link)
  }
}
