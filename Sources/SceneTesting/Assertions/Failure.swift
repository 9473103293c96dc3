import Testing
import XCTest

/// The location of an assertion in a test.
struct AssertionLocation {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the running test, of Swift Testing or XCTest; does nothing for `nil`.
  func fail(_ message: String?) {
    guard let message else { return }
    if Test.current != nil {
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}
