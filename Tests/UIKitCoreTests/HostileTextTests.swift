import Foundation
import RuntimeLogging
import SceneManifest
import SceneStore
import Testing
import TestSupport

@testable import UIKitCore

@Suite("What is hostile in a file, a path or an app's text is one printable line in every message")
struct HostileTextTests {
  /// Clears the screen, begins lines of its own, turns the writing round, and is a megabyte long.
  private static let hostile =
    "a\u{1B}[2J\u{1B}]0;title\u{7}\nerror: forged\r\u{202E}live\u{2066}\u{2028}\u{85}\u{9B}31m"
    + String(repeating: "long", count: 262_144)

  private func expectLine(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let obeyed = text.unicodeScalars.filter {
      [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
    #expect(obeyed.isEmpty, sourceLocation: sourceLocation)
    #expect(text.unicodeScalars.count <= 4096, sourceLocation: sourceLocation)
  }

  @Test("A line of the app's log")
  func log() {
    let sentences = RuntimeLog.capture {
      RuntimeLog.write("The class \(Self.hostile) is not there.")
      RuntimeLog.write(UIKitLog.missingConfiguration(named: Self.hostile))
    }.sentences
    #expect(sentences.count == 2)
    for sentence in sentences { expectLine(sentence) }
    #expect(sentences.first?.hasPrefix("The class a\\u{1b}[2J") == true)
    #expect(sentences.first?.hasSuffix("long is not there.") == true)
  }

  @Test("A storyboard: its file's name, its root, and what is no XML")
  func storyboard() {
    let documents = [
      "<document\u{202E}/>", "<a\u{202E}\(String(repeating: "b", count: 1_000_000))/>", "<document a=\"\u{1B}[2J\"/>",
      "<document>\u{1B}</document>",
    ]
    for document in documents {
      let error = #expect(throws: StoryboardDocument.Failure.self) {
        try StoryboardDocument(data: Data(document.utf8), file: Self.hostile)
      }
      if let error { expectLine(error.description) }
    }
    expectLine(StoryboardDocument.Failure.unreadable(file: Self.hostile, reason: Self.hostile).description)
    expectLine(StoryboardDocument.Failure.malformed(file: "x", line: 1, reason: Self.hostile).description)
    expectLine(StoryboardDocument.Failure.tooLarge(file: "x", line: nil, reason: Self.hostile).description)
  }

  @Test("A finding in an Info.plist, with keys and values of it")
  func manifest() {
    let finding = ManifestDiagnostic(
      severity: .error, file: Self.hostile, keyPath: Self.hostile,
      found: PropertyListValue.string(Self.hostile).phrase, expected: "a dictionary", consequence: "It is ignored.")
    expectLine(finding.description)
    #expect(finding.description.hasSuffix("; expected a dictionary. It is ignored."))
    expectLine(finding.found)
    expectLine(InfoPlistError.unreadable(file: Self.hostile, reason: Self.hostile).description)
  }

  @Test("A store of sessions that cannot be used")
  func store() {
    let errors: [SessionStoreError] = [
      .unreadable(path: Self.hostile, reason: Self.hostile), .unwritable(path: Self.hostile, reason: "x"),
      .cannotSetAside(path: Self.hostile, reason: "x"), .notASessionFile(path: Self.hostile, reason: Self.hostile),
      .inUse(path: Self.hostile, pid: 7),
    ]
    for error in errors { expectLine(error.description) }
    #expect(errors.last?.description.hasSuffix("End it first, or use another file.") == true)
  }

  @Test("What a store reports of its file")
  func report() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("{{{", to: "\u{1B}[2J\u{202E}sessions.sqlite")
    let lines = CollectedLines()
    _ = try SQLiteSessionStore.read(path: path, report: { lines.append($0) })
    _ = try SQLiteSessionStore(path: path, report: { lines.append($0) }).load()
    #expect(lines.all.count == 2)
    for line in lines.all { expectLine(line) }
  }
}
