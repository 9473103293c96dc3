/// Opens the app with a payload, cold or warm depending on its state, and expects that it handles the payload exactly once: that it reads
/// the property of the connection options, or implements the method that is called, and not both.
///
/// ```swift
/// expectDeliveredOnce(.url("recipes://soup"), to: app)      // the app does not run: a cold launch
/// expectDeliveredOnce(.url("recipes://tea"), to: app)       // now it does
/// ```
///
/// *Handled* has the meaning that ``DeliveryRecord`` defines. A method that is `async` has not run when this returns, which counts as a
/// failure; write `await expectDeliveredOnce(…)` in a test that is `async`.
///
/// - Parameters:
///   - payload: The payload that opens the app.
///   - app: The app.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The result of the step.
@MainActor @discardableResult public func expectDeliveredOnce(
  _ payload: Payload, to app: AppUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> StepResult {
  let stepResult = app.launch(payload)
  AssertionLocation(fileID, filePath, line, column).fail(
    DeliveryCheck.once(payload.kind, stepResult.deliveries, in: stepResult))
  return stepResult
}

/// Expects the same of an app whose methods may be `async`: lets them run first.
///
/// - Parameters:
///   - payload: The payload that opens the app.
///   - app: The app.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The result of the step.
@MainActor @discardableResult public func expectDeliveredOnce(
  _ payload: Payload, to app: AppUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> StepResult {
  let before = app.deliveries.count
  let stepResult = app.launch(payload)
  await app.device.waitUntilIdle()
  AssertionLocation(fileID, filePath, line, column).fail(
    DeliveryCheck.once(payload.kind, Array(app.deliveries[before...]), in: stepResult))
  return stepResult
}

/// Expects that the payloads of a step reached this scene, and no other.
///
/// - Parameters:
///   - stepResult: The result of the step.
///   - scene: The scene that should have received it.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectDelivered(
  _ stepResult: StepResult, in scene: SceneUnderTest, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(DeliveryCheck.delivered(stepResult, in: scene.label))
}

/// Expects that the last payload for this scene was delivered when a root view controller could show it.
///
/// A payload of the connection options counts as delivered when the app first reads it. An app that reads it early, stores it and shows it
/// later is correct too, and fails here: check what is on screen instead.
///
/// - Parameters:
///   - scene: The scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectDeliveredAfterRootViewController(
  in scene: SceneUnderTest, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(DeliveryCheck.afterRoot(scene.app.deliveries, in: scene.label))
}

/// Describes what is wrong with deliveries.
enum DeliveryCheck {
  static func once(_ kind: Payload.Kind, _ all: [DeliveryRecord], in stepResult: StepResult) -> String? {
    let deliveries = all.filter { $0.payload == kind }
    let taken = deliveries.filter { $0.outcome == .handled }
    let pending = deliveries.filter { $0.outcome == .pending }
    let head: String
    if taken.count == 1, pending.isEmpty { return nil }
    if !pending.isEmpty {
      head =
        "Whether the app handles the \(kind.name) is not known yet. Make the test async and write await before this."
    } else if taken.count > 1 {
      head = "The \(kind.name) was delivered \(taken.count) times."
    } else if deliveries.isEmpty {
      head = "The \(kind.name) was not delivered."
    } else {
      head = "The \(kind.name) was lost."
    }
    return ([head] + deliveries.map { "  \($0)" } + picture(stepResult)).joined(separator: "\n")
  }

  static func delivered(_ stepResult: StepResult, in label: String) -> String? {
    let taken = stepResult.deliveries.filter { $0.outcome == .handled || $0.outcome == .pending }
    if !taken.isEmpty, taken.allSatisfy({ $0.scene == label }) { return nil }
    let others = Set(taken.compactMap(\.scene)).subtracting([label]).sorted()
    let head =
      others.isEmpty
      ? "Nothing was handled in scene \(label)."
      : "It was delivered to scene \(others.joined(separator: " and ")), not to scene \(label) alone."
    return ([head] + stepResult.deliveries.map { "  \($0)" } + picture(stepResult)).joined(separator: "\n")
  }

  static func afterRoot(_ deliveries: [DeliveryRecord], in label: String) -> String? {
    guard let last = deliveries.last(where: { $0.scene == label }) else {
      return "Nothing was delivered to scene \(label)."
    }
    guard last.outcome == .handled else { return last.description }
    if last.hadRootViewControllerWhenRead ?? last.hadRootViewControllerBefore { return nil }
    let verb = last.arrivedWithConnection ? "was read" : "came"
    let later =
      last.hadRootViewControllerAfter
      ? "It had one when \(last.callback) returned: set up the window first."
      : "It had none when \(last.callback) returned either."
    return "The \(last.payload.name) \(verb) before scene \(label) had a root view controller. \(later)"
  }

  private static func picture(_ stepResult: StepResult) -> [String] {
    let calls = stepResult.callbacks.map { "  \($0)" }
    return ["After \(stepResult.cause) the app was called with:"] + (calls.isEmpty ? ["  (nothing)"] : calls)
      + stepResult.remarks
  }
}
