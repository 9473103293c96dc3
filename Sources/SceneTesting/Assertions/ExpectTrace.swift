import Foundation
import SceneSystem
import SceneTrace

/// Expects that everything since the device was made went as when the trace was recorded.
///
/// The recorded trace is a file, `__Traces__/TESTFILE/NAME.trace` beside the test's own, in the format of device scripts. Where
/// there is none yet it is written, and the test fails once to say so; with `RECORD_TRACES=1` in the environment every trace is
/// written anew. Commit the files, and name the folder in the target's `exclude:`.
///
/// - Parameters:
///   - device: The device.
///   - name: The file's name, where one test has several traces; the test's own name otherwise.
///   - function: The test.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported, and beside which the trace lies.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectTrace(
  of device: Device, named name: String? = nil, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let name = name ?? TraceFile.name(of: "\(function)")
  let file = TraceFile(name: name, testFile: "\(filePath)")
  let text = TraceText.text(of: device.trace, id: name, profile: device.profile)
  Place(fileID, filePath, line, column).fail(file.problem(with: text))
}

/// Expects that these happenings went as when the trace was recorded; see the form that takes a ``Device``.
///
/// - Parameters:
///   - happenings: What was done, in order.
///   - name: The file's name, where one test has several traces; the test's own name otherwise.
///   - function: The test.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported, and beside which the trace lies.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectTrace(
  of happenings: [Happening], named name: String? = nil, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let name = name ?? TraceFile.name(of: "\(function)")
  let file = TraceFile(name: name, testFile: "\(filePath)")
  let text = TraceText.text(of: happenings.flatMap(\.events), id: name, profile: nil)
  Place(fileID, filePath, line, column).fail(file.problem(with: text))
}

/// Where a recorded trace lies, and what is in it.
struct TraceFile {
  let path: String
  /// Whether traces are written anew.
  var isRecording = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"

  init(name: String, testFile: String) {
    let folder = (testFile as NSString).deletingLastPathComponent
    let test = ((testFile as NSString).lastPathComponent as NSString).deletingPathExtension
    path = "\(folder)/__Traces__/\(test)/\(name).trace"
  }

  /// The name of a test, without what no file's name should hold.
  static func name(of function: String) -> String {
    let word = function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return word.isEmpty ? "trace" : String(word)
  }

  /// What is different, or why it is not known; `nil` where all is well.
  func problem(with text: String) -> String? {
    guard !isRecording else { return write(text) }
    guard FileManager.default.fileExists(atPath: path) else {
      return write(text)
        ?? "There was no trace at \(path), so this one was recorded. Look at it, commit it, and run the test again."
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
      The trace is not the recorded one (- recorded, + seen). Where that is meant, run the test with RECORD_TRACES=1.
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
