/// Runs every order of ``Interleavings``, and fails with the shortest script that breaks its rule.
///
/// - Parameters:
///   - search: The orders to run, and the rule.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` if the search could not begin, which fails too.
@MainActor @discardableResult public func expectInvariantHolds(
  _ search: Interleavings, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> InterleavingReport? {
  AssertionLocation(fileID, filePath, line, column).report { try search.run() }
}

extension InterleavingReport: FailureReporting {
  /// The message that a test fails with, or `nil` if the rule holds and everything could be checked.
  var failureMessage: String? { passed && unrepeatable == 0 ? nil : description }
}
