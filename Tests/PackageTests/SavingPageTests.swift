import Foundation
import Testing

/// The page's statements are useful only while tests prove them, so the tests that it names are looked up.
@Suite("docs/SAVING.md and docs/RELIABILITY.md")
struct SavingPageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let pages = ["docs/SAVING.md", "docs/RELIABILITY.md"]

  private func text(_ page: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
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
          // Suites begin in the first column and their tests one indentation further; plain search is faster than regular expressions.
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

  @Test("Every test that a page names exists", arguments: pages)
  func testsExist(page: String) throws {
    let named = Set(try text(page).matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) })
    #expect(named.count > 10)
    #expect(named.subtracting(try known).sorted() == [])
  }

  @Test("Every row of a page's tables names a test", arguments: pages)
  func everythingIsProved(page: String) throws {
    let rows = try text(page).split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasSuffix("proved by |") }
    #expect(rows.count > 6)
    for row in rows { #expect(row.contains("Tests"), "\(row)") }
  }
}
