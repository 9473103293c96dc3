import SceneSystem
import UIKitCore

/// An event that ends a scene, or its process, after which the user expects the previous state.
public enum Interruption: String, Hashable, Sendable, CaseIterable {
  /// The system reclaims the memory of the background scene.
  case reclaim
  /// The process is killed in the background.
  case kill
  /// The device restarts.
  case reboot
}

/// Expects that `reading` returns the same value for a scene after the user left the app, the system ended the scene or its process, and
/// the user returned.
///
/// ```swift
/// for interruption in Interruption.allCases {
///   expectStateRestored(app, app.scene("A"), after: interruption) { $0.delegate(as: SceneDelegate.self)?.draft }
/// }
/// ```
///
/// - Parameters:
///   - app: The app, which is running.
///   - scene: The scene; it is on screen.
///   - interruption: The interruption in between.
///   - reading: Returns the value that must survive, from the visible state of the scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectStateRestored<Value: Equatable>(
  _ app: AppUnderTest, _ scene: SceneUnderTest, after interruption: Interruption, reading: (SceneUnderTest) -> Value,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(
    RestorationCheck.problem(app, scene, by: interruption, reading: reading))
}

/// Interrupts an app and compares the values.
@MainActor enum RestorationCheck {
  static func problem<Value: Equatable>(
    _ app: AppUnderTest, _ scene: SceneUnderTest, by interruption: Interruption, reading: (SceneUnderTest) -> Value
  ) -> String? {
    guard scene.isConnected else { return "Scene \(scene.label) is not connected, so there is no state to lose." }
    let before = reading(scene)
    let device = app.device
    // Every scene that leaves the screen has its state captured.
    var stepResults = device.sendToBackground(app)
    switch interruption {
    case .reclaim: stepResults.append(device.reclaim(scene))
    case .kill: stepResults.append(device.kill(app))
    case .reboot: stepResults.append(device.reboot())
    }
    let saved =
      scene.savedActivity.map { "an activity of the type \u{201C}\($0.activityType)\u{201D}" } ?? "no activity"
    stepResults += relaunch(app, scene)
    let after = reading(scene)
    guard before != after else { return nil }
    var lines = [
      "The state of scene \(scene.label) did not survive: it was \(describe(before)), and after \(interruption.rawValue) it is \(describe(after)).",
      "The device had saved \(saved) for the session.",
    ]
    for stepResult in stepResults {
      lines.append("> \(stepResult.cause.dropFirst().dropLast())")
      lines += stepResult.callbacks.map { "  \($0)" } + stepResult.remarks
    }
    return lines.joined(separator: "\n")
  }

  private static func relaunch(_ app: AppUnderTest, _ scene: SceneUnderTest) -> [StepResult] {
    var stepResults = [app.tapIcon()]
    if scene.exists, !scene.isConnected || scene.state == .background {
      stepResults += [app.device.openSwitcher(), app.choose(scene)]
    }
    return stepResults
  }

  private static func describe(_ value: some Any) -> String {
    String(reflecting: value).oneLine(limit: 500)
  }
}
