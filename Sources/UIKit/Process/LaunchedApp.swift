import Foundation
import SceneManifest
import SceneSystem
import Synchronization
import UIKitCore

/// The app before it launches.
@MainActor struct LaunchedApp {
  let delegateClass: any UIApplicationDelegate.Type
  let principalClassName: String?
  let bundle: AppBundle
  /// The environment's variables, which are slow to read and constant for the lifetime of the process.
  let variables: [String: String]

  init(delegateClass: any UIApplicationDelegate.Type, principalClassName: String?) {
    self.delegateClass = delegateClass
    self.principalClassName = principalClassName
    // The same as String(reflecting:), which uses a mirror and takes a millisecond.
    let fullName = _typeName(AppRunner.appType(of: delegateClass), qualified: true)
    variables = ProcessVariables.all()
    bundle = .forCurrentProcess(
      moduleName: fullName.split(separator: ".").first.map(String.init), environment: variables)
    MainBundle.app.withLock { [bundle] in $0 = bundle }
  }

  /// App and device together. Every mistake in Info.plist is reported on standard error; one that cannot be read at all ends the process,
  /// because the app would not run as the developer intended.
  func environment(on profile: DeviceProfile) -> AppEnvironment {
    let idiom: DeviceIdiom =
      switch profile.kind {
      case .phone, .duo: .phone
      case .pad1, .padN: .pad
      case .mac, .desktop: .mac
      }
    do {
      let infoPlist = try bundle.infoPlist(idiom: idiom)
      for diagnostic in infoPlist?.diagnostics ?? [] where diagnostic.severity != .note {
        AppProcess.log(diagnostic.description)
      }
      if infoPlist == nil {
        AppProcess.log(
          "\(bundle.executableName) has no Info.plist, so it runs as an app without scenes unless its delegate has "
            + "configurationForConnecting. Looked at: \(bundle.searchedPaths.joined(separator: ", ")).")
      }
      return AppEnvironment(infoPlist: infoPlist, bundle: bundle, profile: profile)
    } catch {
      AppProcess.terminate(error.description, status: 66)
    }
  }

  /// The machine and the user.
  private static var installation: String {
    let machine = FileManager.default.contents(atPath: "/etc/machine-id") ?? Data()
    return String(decoding: machine, as: UTF8.self) + NSHomeDirectory()
  }

  func installedApp(in environment: AppEnvironment) -> InstalledApp {
    let providesConfiguration = AppRunner.providesSceneConfiguration(delegateClass)
    let plist = environment.infoPlist ?? InfoPlist([:])
    return plist.installedApp(
      delegateImplementsConfiguration: providesConfiguration, fallbackIdentifier: bundle.defaultBundleIdentifier)
  }

  /// The app's runner. From now on the process runs an app.
  func runner(in environment: AppEnvironment, link: any SystemLink) -> AppRunner {
    UIProcess.main.mode = .app
    var environment = environment
    if environment.profile.kind == .desktop { environment.installation = Self.installation }
    let name = principalClassName ?? environment.infoPlist?.principalClassName
    var principalClass = UIApplication.self
    if let name {
      if let found = ClassFactory.lookUp(name) as? UIApplication.Type {
        principalClass = found
      } else {
        AppProcess.log("The principal class \(name) is not a subclass of UIApplication; UIApplication is used.")
      }
    }
    return AppRunner(
      environment: environment, delegateClass: delegateClass, principalClass: principalClass, link: link)
  }
}
