/// Runs every order of ``Interleavings``, and fails with the shortest script that breaks its rule.
///
/// - Parameters:
///   - search: What is to be run, and the rule.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
/// - Returns: The report; `nil` where the search could not begin, which fails too.
@MainActor @discardableResult public func expectEveryOrder(
  _ search: Interleavings, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> InterleavingReport? {
  let place = Place(fileID, filePath, line, column)
  do {
    let report = try search.run()
    place.fail(report.complaint)
    return report
  } catch {
    place.fail("\(error)")
    return nil
  }
}

extension InterleavingReport {
  /// What a test fails with, or `nil` where the rule holds and everything could be looked at.
  var complaint: String? { holds && unrepeatable == 0 ? nil : description }
}
