import Foundation
import Testing

/// What the page promises is only worth something while tests prove it, so the tests that it names are looked up.
@Suite("docs/SAVING.md")
struct SavingPageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The tests that the page names, as `Suite.function`.
  private var named: Set<String> {
    get throws {
      let text = try String(contentsOf: root.appendingPathComponent("docs/SAVING.md"), encoding: .utf8)
      return Set(text.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) })
    }
  }

  /// All tests of the tree, as `Suite.function`.
  private var known: Set<String> {
    get throws {
      var found: Set<String> = []
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        var suite = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          // Suites stand at the margin and their tests one step in; plain text is searched faster than by expressions.
          let words = line.contains("Tests") ? line.split(separator: " ") : []
          if let place = words.firstIndex(where: { ["struct", "class", "extension"].contains($0) }),
            place + 1 < words.count, words[place + 1].prefix(while: { $0.isLetter }).hasSuffix("Tests")
          {
            suite = String(words[place + 1].prefix { $0.isLetter })
          }
          if line.hasPrefix("  func ") {
            found.insert("\(suite).\(line.dropFirst(7).prefix { $0.isLetter || $0.isNumber })")
          }
        }
      }
      return found
    }
  }

  @Test("Every test that it names exists")
  func testsExist() throws {
    let named = try named
    #expect(named.count > 15)
    #expect(named.subtracting(try known).sorted() == [])
  }

  @Test("Every bullet and every row of its tables names what proves it")
  func everythingIsProved() throws {
    let text = try String(contentsOf: root.appendingPathComponent("docs/SAVING.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasSuffix("proved by |") }
    #expect(rows.count > 6)
    for row in rows { #expect(row.contains("Tests."), "\(row)") }
  }
}
