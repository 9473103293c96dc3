import Foundation
import SceneSystem
import SceneTrace

/// Expects that everything since the device was created matches a recorded trace.
///
/// The recorded trace is a file, `__Traces__/TESTFILE/NAME.trace` beside the test's own, in the format of device scripts. If there is none
/// yet it is written, and the test fails once to report it; with `RECORD_TRACES=1` in the environment every trace is rewritten. Commit the
/// files, and name the folder in the target's `exclude:`.
///
/// - Parameters:
///   - device: The device.
///   - name: The file's name, if one test has several traces; the test's own name otherwise.
///   - function: The test.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported, and beside which the trace is stored.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectTrace(
  of device: Device, named name: String? = nil, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let name = name ?? TraceFile.name(of: "\(function)")
  let file = TraceFile(name: name, testFile: "\(filePath)")
  let text = TraceText.text(of: device.trace, id: name, profile: device.profile)
  AssertionLocation(fileID, filePath, line, column).fail(file.problem(with: text))
}

/// Expects that these results match a recorded trace; see the variant that takes a ``Device``.
///
/// - Parameters:
///   - stepResults: The results of the steps, in order.
///   - name: The file's name, if one test has several traces; the test's own name otherwise.
///   - function: The test.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported, and beside which the trace is stored.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectTrace(
  of stepResults: [StepResult], named name: String? = nil, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let name = name ?? TraceFile.name(of: "\(function)")
  let file = TraceFile(name: name, testFile: "\(filePath)")
  let text = TraceText.text(of: stepResults.flatMap(\.events), id: name, profile: nil)
  AssertionLocation(fileID, filePath, line, column).fail(file.problem(with: text))
}

/// The location of a recorded trace, and its content.
struct TraceFile {
  let path: String
  /// Whether traces are rewritten.
  var isRecording = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"

  init(name: String, testFile: String) {
    let folder = (testFile as NSString).deletingLastPathComponent
    let test = ((testFile as NSString).lastPathComponent as NSString).deletingPathExtension
    path = "\(folder)/__Traces__/\(test)/\(name).trace"
  }

  /// The name of a test, without characters that a file name should not contain.
  static func name(of function: String) -> String {
    let word = function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return word.isEmpty ? "trace" : String(word)
  }

  /// The difference, or why it is unknown; `nil` if there is none.
  func problem(with text: String) -> String? {
    guard !isRecording else { return write(text) }
    guard FileManager.default.fileExists(atPath: path) else {
      return write(text)
        ?? "There was no trace at \(path), so this one was recorded. Review it, commit it, and run the test again."
    }
    let recorded: String
    do {
      recorded = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      return "The trace at \(path) cannot be read: \(error)"
    }
    let diff = LineDiff(expected: lines(of: recorded), seen: lines(of: text))
    guard diff.isDifferent else { return nil }
    return """
      The trace is not the recorded one (- recorded, + seen). If that is intended, run the test with RECORD_TRACES=1.
      --- \(path)
      +++ seen
      \(diff.text())
      """
  }

  private func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func write(_ text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "The trace cannot be written to \(path): \(error)"
    }
  }
}
