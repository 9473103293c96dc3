import FieldDelegates5
import FieldDelegates6
import Foundation
import SceneManifest
import SceneSimulator
import SceneSystem
import Testing

@testable import UIKitCore

/// A device and an app in one process, without a wire.
@MainActor final class InProcessDevice: SystemLink {
  private let driver: KernelDriver
  private let profile: DeviceProfile
  private let delegateClass: any UIApplicationDelegate.Type
  private let environment: AppEnvironment
  private(set) var runner: AppRunner?

  init(_ delegateClass: any UIApplicationDelegate.Type, profile: DeviceProfile) {
    self.profile = profile
    self.delegateClass = delegateClass
    let plist = InfoPlist([
      "UIApplicationSceneManifest": .dictionary(["UIApplicationSupportsMultipleScenes": .boolean(true)])
    ])
    environment = AppEnvironment(infoPlist: plist, profile: profile)
    driver = KernelDriver(
      Kernel(
        profile: profile,
        app: plist.installedApp(
          delegateImplementsConfiguration: AppRunner.providesSceneConfiguration(delegateClass),
          fallbackIdentifier: "org.example.field")))
  }

  nonisolated func openSessions() -> [SessionRecord] { [] }
  nonisolated func send(_ reply: Reply) { MainActor.assumeIsolated { driver.send(.reply(reply)) } }
  nonisolated func send(_ request: SceneRequest, id: RequestID) {
    MainActor.assumeIsolated { driver.send(.request(id, request)) }
  }

  /// Performs the line's stimulus; a line that is impossible now is skipped.
  func perform(_ line: String) throws {
    guard
      case .device(let stimulus) = try StimulusParser(knownSessions: driver.kernel.sessions.map(\.id)).parse(
        line, location: "test")
    else { return }
    driver.run(stimulus, commit: { _ in }) { directives in
      if directives.contains(where: { if case .launch = $0 { true } else { false } }) {
        runner = AppRunner(environment: environment, delegateClass: delegateClass, link: self)
      }
      runner?.execute(directives)
      if directives.contains(.terminate) || directives.contains(.kill) { runner = nil }
    }
  }

  /// Runs the work that the app has put on the main queue, while the app still runs.
  func waitUntilIdle() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }

  /// The states of the connected scenes.
  var states: [ActivationState?] { driver.kernel.sessions.map { driver.kernel.activationState(of: $0.id) } }

  /// The content of the app's windows.
  var windows: [UIWindow] { runner?.application?.windows ?? [] }
}

@MainActor @Suite("Delegates of field apps, run through a life cycle in process", .serialized)
struct FieldDelegateTests {
  nonisolated static let names = [
    "Xcode12Programmatic", "Xcode15NoManifest", "Xcode26", "DeepLinks", "AsyncNotifications", "ListAndDetail",
    "Overlays",
    "WordProcessor", "TwoScenes", "Chat", "Catalyst", "ThemedLogin", "Strict", "Inherited", "Documents",
  ]

  @Test("Every set of delegates is in the list") func complete() {
    #expect((fieldDelegates5 + fieldDelegates6).map(\.name) == Self.names)
  }

  private func delegate(_ name: String) throws -> any UIApplicationDelegate.Type {
    try #require((fieldDelegates5 + fieldDelegates6).first { $0.name == name }?.delegate)
  }

  @Test("Each shows one window when it is opened", arguments: names)
  func opens(name: String) async throws {
    let device = InProcessDevice(try delegate(name), profile: .phone)
    try device.perform("tap icon")
    #expect(device.states == [.foregroundActive])
    let window = try #require(device.windows.first { $0.isKeyWindow })
    #expect(!window.isHidden && window.rootViewController?.isViewLoaded == true)
    #expect(window.rootViewController?.appearance == .appeared)
    await device.waitUntilIdle()
  }

  @Test("Each app handles every action of user and system and has a connected scene at the end", arguments: names)
  func life(name: String) async throws {
    for profile in [DeviceProfile.phone, .padN, .mac, .desktop] {
      let device = InProcessDevice(try delegate(name), profile: profile)
      for line in [
        "tap icon", "alert", "dismiss alert", "open url field://item?id=3", "tap link https://example.org/settings",
        "quick action org.example.settings", "tap notification n", "swipe home", "silent push", "background fetch",
        "tap icon", "new window", "memory warning", "time change", "swipe home", "reclaim A", "tap icon", "lock",
        "unlock",
        "handoff org.example.handoff", "handoff fail", "close window B", "kill", "tap icon", "minimise A",
        "unminimise A", "swipe home", "tap icon",
      ] {
        do {
          try device.perform(line)
        } catch let error as ScriptError {
          // A session that this profile never creates has no label.
          #expect(line.contains("window") || line.contains("A"), "\(profile.kind): \(error)")
        }
      }
      #expect(device.states.contains(.foregroundActive), "\(profile.kind)")
      #expect(!device.windows.isEmpty, "\(profile.kind)")
      await device.waitUntilIdle()
    }
  }

  @Test("Each frees its windows when the system disconnects the scene", arguments: names)
  func frees(name: String) async throws {
    let device = InProcessDevice(try delegate(name), profile: .phone)
    try device.perform("tap icon")
    weak let scene = device.windows.first?.windowScene
    #expect(scene != nil)
    try device.perform("swipe home")
    try device.perform("reclaim A")
    #expect(device.windows.isEmpty)
    #expect(device.runner?.application?.connectedScenes.isEmpty == true)
    await device.waitUntilIdle()
    #expect(scene == nil)
  }
}
