/// What ends a scene, or its process, while the user expects to find everything as it was.
public enum Interruption: String, Hashable, Sendable, CaseIterable {
  /// The system takes the background scene's memory back.
  case reclaim
  /// The process is killed in the background.
  case kill
  /// The device restarts.
  case reboot
}

/// Expects that what `reading` sees in a scene is the same after the user left the app, the system ended the scene or its process,
/// and the user came back.
///
/// ```swift
/// for interruption in Interruption.allCases {
///   expectStateSurvives(app, app.scene("A"), by: interruption) { $0.delegate(as: SceneDelegate.self)?.draft }
/// }
/// ```
///
/// - Parameters:
///   - app: The app, which runs.
///   - scene: The scene; it is on screen.
///   - interruption: What happens meanwhile.
///   - reading: What is to survive, from what can be seen of the scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectStateSurvives<Value: Equatable>(
  _ app: AppUnderTest, _ scene: SceneUnderTest, by interruption: Interruption, reading: (SceneUnderTest) -> Value,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(Survival.problem(app, scene, by: interruption, reading: reading))
}

/// Interrupts an app and compares.
@MainActor enum Survival {
  static func problem<Value: Equatable>(
    _ app: AppUnderTest, _ scene: SceneUnderTest, by interruption: Interruption, reading: (SceneUnderTest) -> Value
  ) -> String? {
    guard scene.isConnected else { return "Scene \(scene.label) is not connected, so there is no state to lose." }
    let before = reading(scene)
    let device = app.device
    // Whatever leaves the screen is asked for its state.
    var happenings = device.leaveScreen(app)
    switch interruption {
    case .reclaim: happenings.append(device.reclaim(scene))
    case .kill: happenings.append(device.kill(app))
    case .reboot: happenings.append(device.reboot())
    }
    let saved =
      scene.savedActivity.map { "an activity of the type \u{201C}\($0.activityType)\u{201D}" } ?? "no activity"
    happenings += comeBack(app, scene)
    let after = reading(scene)
    guard before != after else { return nil }
    var lines = [
      "The state of scene \(scene.label) did not survive: it was \(describe(before)), and after \(interruption.rawValue) it is \(describe(after)).",
      "The device had kept \(saved) for the session.",
    ]
    for happening in happenings {
      lines.append("> \(happening.cause.dropFirst().dropLast())")
      lines += happening.callbacks.map { "  \($0)" } + happening.remarks
    }
    return lines.joined(separator: "\n")
  }

  private static func comeBack(_ app: AppUnderTest, _ scene: SceneUnderTest) -> [Happening] {
    var happenings = [app.tapIcon()]
    if scene.exists, !scene.isConnected || scene.state == .background {
      happenings += [app.device.openSwitcher(), app.choose(scene)]
    }
    return happenings
  }

  private static func describe(_ value: some Any) -> String {
    let text = String(reflecting: value)
    return text.count > 500 ? "\(text.prefix(500))..." : text
  }
}
