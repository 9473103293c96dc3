/// Expects that an action evaluates the bodies of SwiftUI's views of one type this many times, in all windows of the app.
///
/// ```swift
/// expectBodyEvaluations(of: RecipeRow.self, count: 1, in: app) { app.scene("A").button("Rename").tap() }
/// ```
///
/// - Parameters:
///   - view: The type of the views, or of a `ViewModifier`.
///   - count: The expected number of evaluations.
///   - app: The app.
///   - body: What causes the evaluations.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectBodyEvaluations<View>(
  of view: View.Type, count: Int, in app: AppUnderTest, during body: () throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
  let evaluations = try app.bodyEvaluations(of: view, during: body)
  guard evaluations != count else { return }
  AssertionLocation(fileID, filePath, line, column).fail(
    "The body of \(view) was evaluated \(times(evaluations)), not \(times(count)).")
}

private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
