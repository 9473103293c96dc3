import Foundation
import SceneManifest
import SceneSimulator
import SceneSystem
import SceneTrace
import UIKitCore

/// An app on a ``Device``: what the user and the system do to it, and what can be seen of it.
@MainActor public final class AppUnderTest {
  /// The device that the app is on.
  public let device: Device
  /// `CFBundleIdentifier`.
  public let bundleIdentifier: String
  /// What the app's Info.plist says wrongly, as sentences with key paths.
  public let diagnostics: [String]
  /// What the app's `UserDefaults.standard` is. It outlives the process, and ends with the device.
  public let defaults: UserDefaults
  /// Everything that UIKit would have written to the console, so far.
  public var console: [String] { device.console }

  /// The app's Info.plist, as the device reads it.
  let infoPlist: InfoPlist?

  private let half: HostedAppHalf

  init(device: Device, installed: ResolvedApp, half: HostedAppHalf) {
    self.device = device
    self.half = half
    defaults = installed.defaults
    infoPlist = installed.environment.infoPlist
    bundleIdentifier = installed.app.bundleIdentifier
    diagnostics = installed.diagnostics
  }

  // MARK: What can be seen

  /// Whether a process lives.
  public var isRunning: Bool { half.isRunning }

  /// Whether the process lives and was stopped by the system, as it is some seconds after the app has left the screen (B-03).
  public var isSuspended: Bool { device.kernel?.processState == .suspended }

  /// The application object, or `nil` while no process lives.
  public var application: UIApplication? { turned { half.runner?.application } }

  /// The app delegate, or `nil` while no process lives.
  public var delegate: (any UIApplicationDelegate)? { application?.delegate }

  /// The app delegate as its own class, or `nil` while no process lives, or where it is of another class.
  public func delegate<Delegate>(as type: Delegate.Type) -> Delegate? { delegate as? Delegate }

  /// The scene of the session with this label. Sessions are labelled A, B, C in the order in which they were first seen; a
  /// label keeps its session also while that has no scene, or is gone.
  public func scene(_ label: String = "A") -> SceneUnderTest { SceneUnderTest(app: self, label: label) }

  /// The scenes of all sessions that the device keeps, in the order of their labels.
  public var scenes: [SceneUnderTest] { sessionLabels.map(scene) }

  /// The labels of all sessions that the device keeps.
  public var sessionLabels: [String] { (device.kernel?.sessions ?? []).map(\.id).sorted().map(\.label) }

  /// The scenes that exist now, in the order of their labels.
  public var connectedScenes: [SceneUnderTest] { scenes.filter(\.isConnected) }

  /// The state of the application as its own code reads it; `background` while no process lives.
  public var state: UIApplication.State { application?.applicationState ?? .background }

  /// Every payload that the app was handed so far, in order, as it stands now: one that the app kept, to read it later, is
  /// taken when it has been read.
  public var deliveries: [DeliveryRecord] { device.notes.map(DeliveryRecord.init) }

  // MARK: What the app does itself

  /// Runs `body` as the app's own code, as a tap on one of its controls would, and lets the device deal with what it asks for.
  @discardableResult
  public func perform<Result>(_ body: (UIApplication) throws -> Result) rethrows -> Result? {
    guard let application else { return nil }
    defer { device.poll() }
    return try half.perform { try body(application) }
  }

  /// Looks at something of the app as code of its process, so that the test's own code finds that process from now on.
  func turned<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let process = half.process else { return try body() }
    return try process.enter(body)
  }

  func runningScene(_ id: SessionID) -> UIScene? { turned { half.runner?.scene(id) } }
  func openSession(_ id: SessionID) -> UISceneSession? { turned { half.runner?.openSession(id) } }
}
