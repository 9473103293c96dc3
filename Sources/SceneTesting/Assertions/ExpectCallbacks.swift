import SceneTrace

/// Expects that the app was called with exactly these callbacks, in this order.
///
/// ```swift
/// expectCallbacks(
///   ["SceneDelegate[A].sceneWillResignActive(_:)", "SceneDelegate[A].sceneDidEnterBackground(_:)"], in: device.swipeHome())
/// expectCallbacks(["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"], in: device.swipeHome())
/// ```
///
/// A callback is written as in ``StepResult/callbacks``. The label may be omitted, and the class too; omitted parts are not compared.
///
/// - Parameters:
///   - expected: The callbacks.
///   - stepResult: The result of the step.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectCallbacks(
  _ expected: [String], in stepResult: StepResult, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(CallbackOrder.exact(expected, in: stepResult))
}

/// Expects that the app was called with these callbacks in this order; others may occur between them.
///
/// - Parameters:
///   - expected: The callbacks, written as for ``expectCallbacks(_:in:fileID:filePath:line:column:)``.
///   - stepResult: The result of the step.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectCallbacks(
  containing expected: [String], in stepResult: StepResult, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(CallbackOrder.partial(expected, in: stepResult))
}

/// Compares callbacks, and describes the difference.
enum CallbackOrder {
  static func exact(_ expected: [String], in stepResult: StepResult) -> String? {
    let diff = LineDiff(expected: expected, seen: stepResult.callbacks, matches: matches)
    guard diff.isDifferent else { return nil }
    return failure(
      "The app was not called as expected after \(stepResult.cause) (- expected, + seen):", diff.text(), stepResult)
  }

  static func partial(_ expected: [String], in stepResult: StepResult) -> String? {
    let seen = stepResult.callbacks
    var lines = seen.map { "  \($0)" }
    var next = seen.startIndex
    for (index, callback) in expected.enumerated() {
      if let found = seen[next...].firstIndex(where: { matches(callback, $0) }) {
        lines[found] = "= \(seen[found])"
        next = found + 1
        continue
      }
      let before = index == 0 ? "" : " after \(expected[index - 1])"
      let early = seen[..<next].contains { matches(callback, $0) } ? " It was called earlier." : ""
      lines.insert("- \(callback)", at: next)
      return failure(
        "\(callback) was not called\(before) in response to \(stepResult.cause).\(early)",
        lines.joined(separator: "\n"), stepResult)
    }
    return nil
  }

  /// Whether `expected`, which may omit class and label, matches the callback `seen`.
  static func matches(_ expected: String, _ seen: String) -> Bool {
    if expected == seen { return true }
    // The class and the label contain no parenthesis of an argument list, and everything after the first period is the callback.
    guard let point = seen.firstIndex(of: ".") else { return false }
    let callback = seen[seen.index(after: point)...]
    if expected == callback { return true }
    let owner = seen[..<(seen[..<point].firstIndex(of: "[") ?? point)]
    return expected == "\(owner).\(callback)"
  }

  private static func failure(_ head: String, _ picture: String, _ stepResult: StepResult) -> String {
    ([head, picture.isEmpty ? "  (nothing)" : picture] + stepResult.remarks).joined(separator: "\n")
  }
}

extension StepResult {
  /// What was done, in the format of device scripts.
  var cause: String {
    guard let stimulus = events.first(where: { $0.kind == .stimulus }) else { return "a step that was not recorded" }
    return "\u{201C}\(stimulus.callback)\u{201D}"
  }

  /// Other problems, one sentence per line.
  var remarks: [String] { ([rejectionReason].compactMap { $0 } + problems + console).map { "# \($0)" } }
}
