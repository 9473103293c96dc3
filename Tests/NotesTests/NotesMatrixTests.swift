import Foundation
import SceneSimulator
import Testing
import TestSupport

/// Notes with every payload in every situation. In a separate process, because Notes writes into the user's folders.
@Suite("The matrix of Notes") struct NotesMatrixTests {
  @Test("No document is lost by a link or Handoff: cold, warm or in the background, with one window or two")
  func nothingLost() throws {
    let container = try AppContainer.temporary()
    defer { #expect(throws: Never.self) { try container.remove() } }
    let result = try ProcessResult(
      BuildLayout.product("notes-matrix"), [BuildLayout.package + "/Examples/Notes/Info.plist"],
      environment: container.environment)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasPrefix("24 cells on padN, 24 of them ok\n"), "\(result.output)")
  }
}
