import Foundation
import SceneManifest
import SceneSystem
import Testing
@_spi(Runtime) import UserNotifications

@testable @_spi(Runtime) import UIKitCore

/// A simulated device with a real runner in the same process: a kernel, a runner, and the driver between them.
///
/// Everything is synchronous on the main actor, so no other test can run in between. The end of a process ends its runner; the next launch
/// makes a new one on the same persistent state.
@MainActor final class TestDevice: SystemLink {
  private let driver: KernelDriver
  var kernel: Kernel { driver.kernel }
  private(set) var runner: AppRunner?
  let environment: AppEnvironment
  let log = AppLog()
  private let delegateClass: any UIApplicationDelegate.Type
  private var isSuspended = false
  /// The errors that error handlers received, by the name that the test gave the request.
  private(set) var refusals: [String: [Int]] = [:]
  /// The number of times that the runner requested the open sessions.
  private(set) var timesAskedForSessions = 0
  /// All directives that were carried out.
  private(set) var directives: [Directive] = []
  /// All replies of the runner, at the moment at which it sends them.
  private(set) var replies: [Reply] = []

  /// A device on its home screen.
  ///
  /// - Parameters:
  ///   - manifest: The app's scene manifest; `nil` for none. By default one window configuration that names
  ///     ``TestSceneDelegate``, with multiple scenes wherever the device has them.
  ///   - entries: Further entries of Info.plist.
  init(
    _ profile: DeviceProfile = .phone, manifest: PlistValue? = TestDevice.manifest(),
    entries: [String: PlistValue] = [:], delegate: any UIApplicationDelegate.Type = SceneAppDelegate.self,
    bundle: AppBundle? = nil, persistent: PersistentState = PersistentState(identifierSeed: 7)
  ) {
    var plist: [String: PlistValue] = [
      "CFBundleIdentifier": .string("org.example.test"), "NSUserActivityTypes": .array([.string("editing")]),
    ]
    plist["UIApplicationSceneManifest"] = manifest
    plist.merge(entries) { $1 }
    let infoPlist = InfoPlist(plist)
    environment = AppEnvironment(infoPlist: infoPlist, bundle: bundle, profile: profile, moduleName: "UIKitCoreTests")
    delegateClass = delegate
    driver = KernelDriver(
      Kernel(
        profile: profile,
        app: infoPlist.installedApp(
          delegateImplementsConfiguration: AppRunner.providesSceneConfiguration(delegate)),
        persistent: persistent))
    log.makeCurrent()
    AppBehaviour.current = AppBehaviour()
    UNUserNotificationCenter.makeCurrent(UNUserNotificationCenter())
  }

  /// A manifest in the form that an app has.
  static func manifest(
    _ configurations: [(name: String, delegate: String)] = [("Main", "UIKitCoreTests.TestSceneDelegate")],
    multiple: Bool = true, extra: [String: PlistValue] = [:]
  ) -> PlistValue {
    let entries = configurations.map { entry in
      PlistValue.dictionary(
        [
          "UISceneConfigurationName": .string(entry.name), "UISceneDelegateClassName": .string(entry.delegate),
        ].merging(extra) { $1 })
    }
    return .dictionary([
      "UIApplicationSupportsMultipleScenes": .boolean(multiple),
      "UISceneConfigurations": .dictionary(["UIWindowSceneSessionRoleApplication": .array(entries)]),
    ])
  }

  /// Performs several stimuli and returns the app's log of them.
  @discardableResult
  func callAsFunction(_ stimuli: Stimulus...) -> [String] {
    for stimulus in stimuli { driver.send(stimulus) }
    handleWaiting()
    return log.take()
  }

  /// Lets the app act on its own, as a tap on one of its controls would.
  @discardableResult
  func act(_ body: (UIApplication) -> Void) -> [String] {
    body(UIApplication.shared)
    handleWaiting()
    return log.take()
  }

  /// An error handler that records its errors.
  func handler(_ name: String) -> (any Error) -> Void {
    { [weak self] error in
      guard let error = error as? UISceneError else {
        Issue.record("\(name) got \(error), which is no UISceneError")
        return
      }
      self?.refusals[name, default: []].append(error.code.rawValue)
    }
  }

  /// The process stops without a callback, as after a crash.
  func crash() {
    endProcess()
    driver.send(.processExited)
    handleWaiting()
  }

  /// The same device with only the content of a store.
  func restarted() -> TestDevice {
    TestDevice(
      environment.profile, manifest: nil, entries: environment.infoPlist?.entries ?? [:], delegate: delegateClass,
      bundle: environment.bundle, persistent: kernel.persistent)
  }

  func scene(_ id: SessionID = .first) -> UIScene? { runner?.scenes[id] }
  func session(_ id: SessionID = .first) -> UISceneSession? { runner?.sessions[id] }
  func delegate(_ id: SessionID = .first) -> TestSceneDelegate? { scene(id)?.delegate as? TestSceneDelegate }
  func record(_ id: SessionID = .first) -> SessionRecord? { kernel.sessions.first { $0.id == id } }

  func openSessions() -> [SessionRecord] {
    timesAskedForSessions += 1
    return kernel.sessionsForApp
  }
  func send(_ reply: Reply) {
    replies.append(reply)
    driver.send(.reply(reply))
  }
  func send(_ request: SceneRequest, id: RequestID) { driver.send(.request(id, request)) }

  private func handleWaiting() { driver.run(commit: { _ in }, execute: execute) }

  private func execute(_ batch: [Directive]) {
    directives += batch
    if batch.contains(where: { if case .launch = $0 { true } else { false } }) {
      #expect(runner == nil, "a second process was started beside the first")
      runner = AppRunner(environment: environment, delegateClass: delegateClass, link: self)
      isSuspended = false
    }
    if isSuspended {
      #expect(batch.first == .resume || batch.first == .kill, "a suspended process was to work: \(batch)")
    }
    if let runner {
      runner.execute(batch)
    } else {
      Issue.record("there is no process for \(batch)")
    }
    if batch.contains(.resume) { isSuspended = false }
    if batch.contains(.suspend) { isSuspended = true }
    if batch.contains(.kill) || batch.contains(.terminate) { endProcess() }
  }

  private func endProcess() {
    weak let application = runner?.application
    runner = nil
    AppBehaviour.current.keptWindows = []
    #expect(application == nil, "the process has ended, but its application is still there")
  }
}

extension SessionID {
  static let first = SessionID(rawValue: 1)
  static let second = SessionID(rawValue: 2)
  static let third = SessionID(rawValue: 3)
}
