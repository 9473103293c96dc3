import SceneTrace

/// Expects that the app was called with exactly these callbacks, in this order.
///
/// ```swift
/// expectCallbacks(
///   ["SceneDelegate[A].sceneWillResignActive(_:)", "SceneDelegate[A].sceneDidEnterBackground(_:)"], in: device.swipeHome())
/// expectCallbacks(["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"], in: device.swipeHome())
/// ```
///
/// A callback is written as ``Happening/callbacks`` has it. The label may be left out, and the class too; what is left out is not
/// compared.
///
/// - Parameters:
///   - expected: The callbacks.
///   - happening: What was done to the device.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectCallbacks(
  _ expected: [String], in happening: Happening, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(CallbackOrder.exact(expected, in: happening))
}

/// Expects that the app was called with these callbacks in this order; others may stand between them.
///
/// - Parameters:
///   - expected: The callbacks, written as for ``expectCallbacks(_:in:fileID:filePath:line:column:)``.
///   - happening: What was done to the device.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectCallbacks(
  containing expected: [String], in happening: Happening, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(CallbackOrder.partial(expected, in: happening))
}

/// Compares callbacks, and says what is different.
enum CallbackOrder {
  static func exact(_ expected: [String], in happening: Happening) -> String? {
    let diff = LineDiff(expected: expected, seen: happening.callbacks, matches: matches)
    guard diff.isDifferent else { return nil }
    return failure(
      "The app was not called as expected after \(happening.cause) (- expected, + seen):", diff.text(), happening)
  }

  static func partial(_ expected: [String], in happening: Happening) -> String? {
    let seen = happening.callbacks
    var lines = seen.map { "  \($0)" }
    var next = seen.startIndex
    for (index, callback) in expected.enumerated() {
      if let found = seen[next...].firstIndex(where: { matches(callback, $0) }) {
        lines[found] = "= \(seen[found])"
        next = found + 1
        continue
      }
      let before = index == 0 ? "" : " after \(expected[index - 1])"
      let early = seen[..<next].contains { matches(callback, $0) } ? " It came, but too early." : ""
      lines.insert("- \(callback)", at: next)
      return failure(
        "\(callback) was not called\(before), in answer to \(happening.cause).\(early)",
        lines.joined(separator: "\n"), happening)
    }
    return nil
  }

  /// Whether `expected`, which may leave class and label out, means the callback `seen`.
  static func matches(_ expected: String, _ seen: String) -> Bool {
    if expected == seen { return true }
    // The class and the label hold no bracket of an argument list, and everything behind the first point is the callback.
    guard let point = seen.firstIndex(of: ".") else { return false }
    let callback = seen[seen.index(after: point)...]
    if expected == callback { return true }
    let owner = seen[..<(seen[..<point].firstIndex(of: "[") ?? point)]
    return expected == "\(owner).\(callback)"
  }

  private static func failure(_ head: String, _ picture: String, _ happening: Happening) -> String {
    ([head, picture.isEmpty ? "  (nothing)" : picture] + happening.remarks).joined(separator: "\n")
  }
}

extension Happening {
  /// What was done, as a device script has it.
  var cause: String {
    guard let stimulus = events.first(where: { $0.kind == .stimulus }) else { return "nothing that was recorded" }
    return "\u{201C}\(stimulus.callback)\u{201D}"
  }

  /// What went wrong besides, one sentence a line.
  var remarks: [String] { ([objection].compactMap { $0 } + problems + console).map { "# \($0)" } }
}
