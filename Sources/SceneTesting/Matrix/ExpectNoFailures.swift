/// Runs a ``Matrix``, and fails with its table if a payload is lost, opened twice, too early or in the wrong window.
///
/// ```swift
/// expectNoFailures(in: Matrix(of: { try $0.install(AppDelegate.self) }))
/// ```
///
/// A matrix without a single possible cell fails too: it proves nothing.
///
/// - Parameters:
///   - matrix: The matrix.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` if the app could not be installed, which fails too.
@MainActor @discardableResult public func expectNoFailures(
  in matrix: Matrix, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> MatrixReport? {
  AssertionLocation(fileID, filePath, line, column).report { try matrix.run() }
}

/// Expects the same of an app that handles payloads in tasks or blocks: lets them run before a cell is judged.
///
/// - Parameters:
///   - matrix: The matrix.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` if the app could not be installed, which fails too.
@MainActor @discardableResult public func expectNoFailures(
  in matrix: Matrix, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> MatrixReport? {
  await AssertionLocation(fileID, filePath, line, column).report { try await matrix.runWaitingUntilIdle() }
}

extension MatrixReport: FailureReporting {
  /// The message that a test fails with, or `nil` if nothing is lost.
  var failureMessage: String? {
    if passed { return nil }
    if unmatched == nil, !results.contains(where: { $0.verdict != .notPossible }) {
      return "The matrix has no cell that is possible, so it checks nothing: pass payloads that the app handles."
    }
    return description
  }
}
