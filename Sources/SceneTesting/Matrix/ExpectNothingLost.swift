/// Runs a ``Matrix``, and fails with its table where a payload is lost, opened twice, too early or in the wrong window.
///
/// ```swift
/// expectNothingLost(Matrix(of: { try $0.install(AppDelegate.self) }))
/// ```
///
/// A matrix without a single cell that is possible fails too: it shows nothing.
///
/// - Parameters:
///   - matrix: The matrix.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` where the app could not be installed, which fails too.
@MainActor @discardableResult public func expectNothingLost(
  _ matrix: Matrix, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> MatrixReport? {
  let place = Place(fileID, filePath, line, column)
  do {
    let report = try matrix.run()
    place.fail(report.complaint)
    return report
  } catch {
    place.fail("\(error)")
    return nil
  }
}

/// The same, for an app that takes payloads in tasks or blocks: it lets them run before a cell is judged.
///
/// - Parameters:
///   - matrix: The matrix.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` where the app could not be installed, which fails too.
@MainActor @discardableResult public func expectNothingLost(
  _ matrix: Matrix, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> MatrixReport? {
  let place = Place(fileID, filePath, line, column)
  do {
    let report = try await matrix.runSettling()
    place.fail(report.complaint)
    return report
  } catch {
    place.fail("\(error)")
    return nil
  }
}

extension MatrixReport {
  /// What a test fails with, or `nil` where nothing is lost.
  var complaint: String? {
    if isFaultless { return nil }
    if unmatched == nil, !results.contains(where: { $0.verdict != .notPossible }) {
      return "The matrix has no cell that is possible, so it shows nothing: give payloads that the app takes."
    }
    return description
  }
}
