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

  /// Fails with the message of the report that `run` returns, or with the error that it throws; then the result is `nil`.
  func report<Report: FailureReporting>(of run: () throws -> Report) -> Report? {
    finish(Result { try run() })
  }

  /// The same for a report that tasks of the app contribute to.
  @MainActor func report<Report: FailureReporting>(of run: @MainActor () async throws -> Report) async -> Report? {
    do {
      return finish(.success(try await run()))
    } catch {
      return finish(.failure(error))
    }
  }

  private func finish<Report: FailureReporting>(_ result: Result<Report, any Error>) -> Report? {
    switch result {
    case .success(let report):
      fail(report.failureMessage)
      return report
    case .failure(let error):
      fail("\(error)")
      return nil
    }
  }
}

/// The report on many runs of an app.
protocol FailureReporting {
  /// The message that a test fails with, or `nil`.
  var failureMessage: String? { get }
}
