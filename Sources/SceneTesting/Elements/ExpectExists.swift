/// Expects that an element is on screen. The failure lists what is there, and names what is nearest to it.
///
/// - Parameters:
///   - element: The element.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectExists(
  _ element: ElementUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !element.exists else { return }
  AssertionLocation(fileID, filePath, line, column).fail(ElementReport.missing(element._query, purpose: nil))
}
