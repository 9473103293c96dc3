import Foundation
import SceneSimulator
import Testing

/// Notes with every payload in every situation. In a separate process, because Notes writes into the user's folders.
@Suite("The matrix of Notes") struct NotesMatrixTests {
  @Test("No document is lost by a link or Handoff: cold, warm or in the background, with one window or two")
  func nothingLost() throws {
    let container = try AppContainer.temporary()
    defer { #expect(throws: Never.self) { try container.remove() } }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let process = Process()
    process.executableURL = built.appendingPathComponent("notes-matrix")
    process.arguments = [package.appendingPathComponent("Examples/Notes/Info.plist").standardizedFileURL.path]
    process.environment = ProcessInfo.processInfo.environment.merging(container.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasPrefix("24 cells on padN, 24 of them ok\n"), "\(text)")
  }
}
