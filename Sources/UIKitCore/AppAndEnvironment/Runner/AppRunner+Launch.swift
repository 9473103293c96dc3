import CloudKit
import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
@_spi(Runtime) import UserNotifications
import ViewBacking

extension AppRunner {
  /// Makes application and delegate and finishes launching (L-01, L-02).
  ///
  /// An app without scenes has its implicit scene, and its main storyboard's window, before the delegate receives any call (L-02). With
  /// scenes nothing is connected yet, and launch options are `nil` (K-16).
  func launch(_ launch: Launch) {
    adoption = launch.adoption
    process.applicationModule = environment.moduleName
    process.locateStoryboard = { [bundle = environment.bundle] name in
      bundle?.resourceURL(name: name, extension: "storyboard")
    }
    process.locateNib = { [bundle = environment.bundle] name in bundle?.resourceURL(name: name, extension: "xib") }
    ArchivedClasses.registerClasses()
    UIScreen.adopt(
      environment.profile, host: viewHost, isForPhones: environment.infoPlist?.isForPhonesOnly ?? false,
      style: environment.infoPlist?.isDarkOnly.map { $0 ? .dark : .light })
    let fonts = process.resources.fonts.use(environment.infoPlist, of: environment.bundle)
    if !fonts.isEmpty { viewHost?.addFonts(fonts) }
    UIDevice.current.makeIdentifierForVendor = { [environment] in
      UIDevice.identifier(
        forVendorOf: environment.infoPlist?.bundleIdentifier ?? environment.bundle?.defaultBundleIdentifier ?? "",
        on: "\(environment.profile.kind) \(environment.installation)")
    }
    if let display = launch.display { UIScreen.main.bounds.size = CGSize(display) }
    process.implicitWindowScene = nil
    makeNotificationCenter()
    guard hasAdoptedAsRequired() else { return }

    let application = ClassFactory.makeObject(of: principalClass) as? UIApplication ?? UIApplication()
    observeCurrentActivity()
    application.environment = environment
    application.viewHost = viewHost
    application.runner = self
    application.isProtectedDataAvailable = launch.isProtectedDataAvailable
    application.applicationState = launch.adoption == .scenes || launch.isBackground ? .background : .inactive
    self.application = application
    process.application = application
    openSessions(of: launch)

    let delegate = makeDelegate()
    self.delegate = delegate
    application.delegate = delegate

    if let implicit = launch.implicitSession { makeImplicitScene(implicit, isBackground: launch.isBackground) }
    let options = launch.adoption == .application ? launchOptions(of: launch) : nil
    isDeliveringLaunchEvent = launch.event?.canBeDealtWithAtLaunch ?? false
    call(nil, delegateClass, "application(_:willFinishLaunchingWithOptions:)") {
      needsLaunchEvent = delegate.application(application, willFinishLaunchingWithOptions: options)
    }
    if let preserved = launch.preservedState { restorePreservedState(preserved) }
    call(nil, delegateClass, "application(_:didFinishLaunchingWithOptions:)") {
      let wants = delegate.application(application, didFinishLaunchingWithOptions: options)
      needsLaunchEvent = needsLaunchEvent && wants
    }
    application.restoration.launchIsOver()
    post(.didFinishLaunching, userInfo: options?.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value })
    if launch.implicitSession != nil { showImplicitScene() }
  }

  /// From the SDK of iOS 27 on, a process that adopted no scenes does not launch; before, a warning is logged (L-11).
  private func hasAdoptedAsRequired() -> Bool {
    let hasConfigurations = environment.manifest?.configurations.values.contains { !$0.isEmpty } ?? false
    if hasConfigurations || AppRunner.providesSceneConfiguration(delegateClass) { return true }
    if environment.profile.osVersion >= 27 {
      RuntimeLog.write(UIKitLog.sceneLifeCycleRequired)
      if let trap = process.trap {
        trap()
        return false
      }
      // The message above is complete: no handler may add a backtrace to it, or swallow the signal.
      signal(SIGTRAP, SIG_DFL)
      raise(SIGTRAP)
    } else if environment.manifest == nil, let line = UIKitLog.noAdoption(osVersion: environment.profile.osVersion) {
      RuntimeLog.write(line)
    }
    return true
  }

  // MARK: Without scenes

  /// Every process has a scene: one that did not adopt any has an implicit one (L-02, K-17).
  private func makeImplicitScene(_ record: SessionRecord, isBackground: Bool) {
    let session = open(record)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(ConnectionPayload()))
    if isBackground { scene.activationState = .background }
    attach(scene, to: session)
    process.implicitWindowScene = scene
    if let name = environment.infoPlist?.mainStoryboardName, let delegate {
      makeStoryboardWindow(
        UIStoryboard(name: name, bundle: nil), in: scene, current: delegate.window, store: { delegate.window = $0 })
    }
  }

  private func showImplicitScene() {
    guard let scene = scenes.values.first as? UIWindowScene else { return }
    post(.sceneWillConnect, by: scene)
    if environment.infoPlist?.mainStoryboardName != nil { scene.windows.first?.makeKeyAndVisible() }
  }

  /// The reason of the launch. A background fetch has no key.
  private func launchOptions(of launch: Launch) -> [UIApplication.LaunchOptionsKey: Any]? {
    if let event = launch.event { return launchOptions(for: event) }
    return launch.work == .silentPush ? [.remoteNotification: AppRunner.silentPush] : nil
  }

  private func launchOptions(for event: ExternalEvent) -> [UIApplication.LaunchOptionsKey: Any] {
    switch event {
    case .urls(let urls):
      var options: [UIApplication.LaunchOptionsKey: Any] = [:]
      if let url = urls.first.flatMap({ URL(string: $0.url) }) { options[.url] = url }
      if let source = urls.first?.sourceApplication { options[.sourceApplication] = source }
      return options
    case .activity(let archive):
      let dictionary: [String: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: archive.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": NSUserActivity.restored(from: archive),
      ]
      return [.userActivityDictionary: dictionary]
    case .handoff(let type, _):
      let dictionary: [String: Any] = [UIApplication.LaunchOptionsKey.userActivityType.rawValue: type]
      return [.userActivityDictionary: dictionary]
    case .quickAction(let action): return [.shortcutItem: UIApplicationShortcutItem(action)]
    case .notification(let tap): return [.remoteNotification: AppRunner.userInfo(of: tap)]
    case .share(let invitation): return [.cloudKitShareMetadata: CKShare.Metadata(invitation)]
    }
  }
}

extension ExternalEvent {
  /// Whether an app without scenes may return `false` from the launch, so that the event is not delivered again: URLs and
  /// quick actions only.
  fileprivate var canBeDealtWithAtLaunch: Bool {
    switch self {
    case .urls, .quickAction: true
    case .activity, .handoff, .notification, .share: false
    }
  }
}

extension UIApplicationDelegate {
  /// A new object of the class, made by its own `init()`.
  static func makeDelegate() -> any UIApplicationDelegate {
    guard let objectClass = self as? NSObject.Type, let delegate = ClassFactory.makeObject(of: objectClass) as? Self
    else {
      preconditionFailure("The app delegate's class \(self) must be a subclass of NSObject; make it a UIResponder.")
    }
    return delegate
  }
}
