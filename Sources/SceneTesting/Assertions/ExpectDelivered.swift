/// Opens the app with a payload, cold or warm as things stand, and expects that it takes the payload exactly once: that it reads
/// the property of the connection options, or has the method that is called, and not both.
///
/// ```swift
/// expectDeliveredOnce(.url("recipes://soup"), to: app)      // the app does not run: a cold launch
/// expectDeliveredOnce(.url("recipes://tea"), to: app)       // now it does
/// ```
///
/// What ``DeliveryRecord`` says of *taken* holds here. A method that is `async` has not run when this returns, which counts as a
/// failure; write `await expectDeliveredOnce(…)` in a test that is `async`.
///
/// - Parameters:
///   - payload: What the app is opened with.
///   - app: The app.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: What happened.
@MainActor @discardableResult public func expectDeliveredOnce(
  _ payload: Payload, to app: AppUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Happening {
  let happening = app.launch(payload)
  Place(fileID, filePath, line, column).fail(
    DeliveryCheck.once(payload.kind, happening.deliveries, in: happening))
  return happening
}

/// The same, for an app whose methods may be `async`: it lets them run first.
///
/// - Parameters:
///   - payload: What the app is opened with.
///   - app: The app.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: What happened.
@MainActor @discardableResult public func expectDeliveredOnce(
  _ payload: Payload, to app: AppUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> Happening {
  let before = app.deliveries.count
  let happening = app.launch(payload)
  await app.device.settle()
  Place(fileID, filePath, line, column).fail(
    DeliveryCheck.once(payload.kind, Array(app.deliveries[before...]), in: happening))
  return happening
}

/// Expects that the payloads of a happening reached this scene, and no other.
///
/// - Parameters:
///   - happening: What was done.
///   - scene: The scene that should have it.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectLanded(
  _ happening: Happening, in scene: SceneUnderTest, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(DeliveryCheck.landed(happening, in: scene.label))
}

/// Expects that the last payload for this scene came when there was a root view controller that could show it.
///
/// A payload of the connection options counts as delivered when the app first reads it. An app that reads it early, keeps it and
/// shows it later is right too, and fails here: look at what is on screen instead.
///
/// - Parameters:
///   - scene: The scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectDelivered(
  afterRootControllerIsSetIn scene: SceneUnderTest, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(DeliveryCheck.afterRoot(scene.app.deliveries, in: scene.label))
}

/// Says what is wrong with deliveries.
enum DeliveryCheck {
  static func once(_ kind: Payload.Kind, _ all: [DeliveryRecord], in happening: Happening) -> String? {
    let deliveries = all.filter { $0.payload == kind }
    let taken = deliveries.filter { $0.fate == .taken }
    let pending = deliveries.filter { $0.fate == .pending }
    let head: String
    if taken.count == 1, pending.isEmpty { return nil }
    if !pending.isEmpty {
      head = "Whether the \(kind.name) is taken is not known yet. Make the test async and write await before this."
    } else if taken.count > 1 {
      head = "The \(kind.name) was delivered \(taken.count) times."
    } else if deliveries.isEmpty {
      head = "The \(kind.name) was handed to nobody."
    } else {
      head = "The \(kind.name) was lost."
    }
    return ([head] + deliveries.map { "  \($0)" } + picture(happening)).joined(separator: "\n")
  }

  static func landed(_ happening: Happening, in label: String) -> String? {
    let taken = happening.deliveries.filter { $0.fate == .taken || $0.fate == .pending }
    if !taken.isEmpty, taken.allSatisfy({ $0.scene == label }) { return nil }
    let others = Set(taken.compactMap(\.scene)).subtracting([label]).sorted()
    let head =
      others.isEmpty
      ? "Nothing was taken in scene \(label)."
      : "It landed in scene \(others.joined(separator: " and ")), and not in scene \(label) alone."
    return ([head] + happening.deliveries.map { "  \($0)" } + picture(happening)).joined(separator: "\n")
  }

  static func afterRoot(_ deliveries: [DeliveryRecord], in label: String) -> String? {
    guard let last = deliveries.last(where: { $0.scene == label }) else {
      return "Nothing was delivered to scene \(label)."
    }
    guard last.fate == .taken else { return last.description }
    if last.hadRootWhenRead ?? last.hadRootBefore { return nil }
    let verb = last.cameWithConnection ? "was read" : "came"
    let later =
      last.hadRootAfter
      ? "It was there when \(last.callback) returned: set the window up first."
      : "It was not there when \(last.callback) returned either."
    return "The \(last.payload.name) \(verb) before scene \(label) had a root view controller. \(later)"
  }

  private static func picture(_ happening: Happening) -> [String] {
    let calls = happening.callbacks.map { "  \($0)" }
    return ["After \(happening.cause) the app was called with:"] + (calls.isEmpty ? ["  (nothing)"] : calls)
      + happening.remarks
  }
}
