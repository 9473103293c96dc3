public import Foundation
import SceneManifest
import SceneSimulator
import SceneSystem
import SceneTrace
public import UIKitCore
import ViewBacking

/// An app on a ``Device``: performs the actions of user and system, and exposes the app's visible state.
@MainActor public final class AppUnderTest {
  /// The device that the app is on.
  public let device: Device
  /// `CFBundleIdentifier`.
  public let bundleIdentifier: String
  /// The mistakes in the app's Info.plist, as sentences with key paths.
  public let diagnostics: [String]
  /// The app's `UserDefaults.standard`. It outlives the process, and ends with the device.
  public let defaults: UserDefaults
  /// Everything that UIKit would have written to the console, so far.
  public var console: [String] { device.console }

  /// The app's Info.plist, as the device reads it.
  let infoPlist: InfoPlist?

  let connection: HostedAppConnection

  init(device: Device, installed: ResolvedApp, connection: HostedAppConnection) {
    self.device = device
    self.connection = connection
    defaults = installed.defaults
    infoPlist = installed.environment.infoPlist
    bundleIdentifier = installed.app.bundleIdentifier
    diagnostics = installed.diagnostics
  }

  // MARK: Visible state

  /// Whether the process is alive.
  public var isRunning: Bool { connection.isRunning }

  /// Whether the process is alive and was suspended by the system, as happens some seconds after the app has left the screen (B-03).
  public var isSuspended: Bool { device.kernel?.processState == .suspended }

  /// The application object, or `nil` while no process is alive.
  public var application: UIApplication? { turned { connection.runner?.application } }

  /// The app delegate, or `nil` while no process is alive.
  public var delegate: (any UIApplicationDelegate)? { application?.delegate }

  /// The app delegate as its own class, or `nil` while no process is alive, or if it is of another class.
  public func delegate<Delegate>(as type: Delegate.Type) -> Delegate? { delegate as? Delegate }

  /// The scene of the session with this label. Sessions are labelled A, B, C in the order in which they were first seen; a label refers to
  /// its session also while that has no scene, or after it is discarded.
  public func scene(_ label: String = "A") -> SceneUnderTest { SceneUnderTest(app: self, label: label) }

  /// The scenes of all sessions on the device, in the order of their labels.
  public var scenes: [SceneUnderTest] { sessionLabels.map(scene) }

  /// The labels of all sessions on the device.
  public var sessionLabels: [String] { (device.kernel?.sessions ?? []).map(\.id).sorted().map(\.label) }

  /// The scenes that exist now, in the order of their labels.
  public var connectedScenes: [SceneUnderTest] { scenes.filter(\.isConnected) }

  /// The state of the application as its own code reads it; `background` while no process is alive.
  public var state: UIApplication.State { application?.applicationState ?? .background }

  /// Every payload that was delivered to the app so far, in order, in its present state: one that the app stored to read it later counts as
  /// handled once it has been read.
  public var deliveries: [DeliveryRecord] { device.notes.map(DeliveryRecord.init) }

  // MARK: Actions of the app

  /// Runs `body` as the app's own code, as a tap on one of its controls does, and handles the requests that it makes.
  @discardableResult
  public func perform<Result>(_ body: (UIApplication) throws -> Result) rethrows -> Result? {
    guard let application else { return nil }
    defer { device.poll() }
    return try connection.perform { try body(application) }
  }

  /// Runs `body` with the app's runner as code of its process, and handles the requests that the app makes.
  func performing<Result>(_ body: (AppRunner) -> Result) -> Result? {
    guard let runner = connection.runner else { return nil }
    defer { device.poll() }
    return connection.perform { body(runner) }
  }

  /// Delivers a user's event to a view, as a host with windows does, and handles what follows.
  func deliver(_ event: ViewEvent, to view: UIView) -> StepResult {
    guard let runner = connection.runner else { return StepResult(rejectionReason: "The app does not run.") }
    connection.perform { runner.deliver(event, to: view) }
    return device.poll()
  }

  /// Delivers a change of a touch to a window, as a host with windows does, and handles what follows.
  func deliver(_ touch: TouchInput, to window: UIWindow) -> (result: StepResult, outcome: TouchOutcome) {
    guard let runner = connection.runner, let process = connection.process else {
      return (StepResult(rejectionReason: "The app does not run."), TouchOutcome())
    }
    process.touchReachedEnd = false
    let isTaken = connection.perform { runner.deliver(touch, to: window) }
    return (device.poll(), TouchOutcome(isTaken: isTaken, isHandled: isTaken || !process.touchReachedEnd))
  }

  /// The menu that a secondary click on a view shows.
  func contextMenu(of view: UIView, at point: CGPoint) -> MenuContent? {
    guard let runner = connection.runner else { return nil }
    return connection.perform { runner.contextMenu(of: view, at: point) }
  }

  /// Counts the evaluations of the bodies of SwiftUI's views of one type in `body`.
  ///
  /// ```swift
  /// let count = try app.bodyEvaluations(of: RecipeRow.self) { app.scene("A").button("Rename").tap() }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The type of the views, or of a `ViewModifier`.
  ///   - body: What causes the evaluations.
  /// - Returns: The number of evaluations, in all windows of the app.
  public func bodyEvaluations<View>(of view: View.Type, during body: () throws -> Void) rethrows -> Int {
    var count = 0
    let outer = BodyEvaluations.observe
    BodyEvaluations.observe = { [connection] evaluated in
      outer?(evaluated)
      if evaluated == view, UIProcess.current === connection.process { count += 1 }
    }
    defer { BodyEvaluations.observe = outer }
    try body()
    return count
  }

  /// Reads a value of the app as code of its process, so that the test's own code belongs to that process from now on.
  func turned<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let process = connection.process else { return try body() }
    return try process.enter(body)
  }

  func runningScene(_ id: SessionID) -> UIScene? { turned { connection.runner?.scene(id) } }
  func openSession(_ id: SessionID) -> UISceneSession? { turned { connection.runner?.openSession(id) } }
}
