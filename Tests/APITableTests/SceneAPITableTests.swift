import Foundation
import Testing

@testable import APITable

@Suite("Apple's table") struct SceneAPITableTests {
  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
  private func table(_ name: String = "scene-api") throws -> SceneAPITable {
    let file = root.appending(path: "Conformance/api/\(name).tsv")
    return try SceneAPITable(text: String(contentsOf: file, encoding: .utf8))
  }

  @Test("The table has its 746 rows, and every declaration can be parsed")
  func whole() throws {
    let rows = try table().rows
    #expect(rows.count == 746 && rows.filter(\.isPlistKey).count == 50)
    for row in rows where !row.isPlistKey && !row.declaration.contains("ObjC name; Swift") {
      #expect(throws: Never.self) { try DeclarationParser.declaration(in: row.declaration) }
    }
  }

  @Test("SwiftUI's table has its 281 rows, of which at least 250 are there")
  func swiftUI() throws {
    let page = try String(contentsOf: root.appending(path: "docs/API.md"), encoding: .utf8)
    let leftOut = LeftOutTable(markdown: page)
    let rows = try table("swiftui-scene-api").rows
    #expect(rows.count == 281)
    #expect(rows.count { leftOut.reason(for: $0) == nil } >= 250)
  }

  @Test("At most thirty rows of UIKit's table are excluded; each exclusion has a reason and names an existing row")
  func leftOut() throws {
    let page = try String(contentsOf: root.appending(path: "docs/API.md"), encoding: .utf8)
    let leftOut = LeftOutTable(markdown: page)
    let uikit = Set(try table().rows.map { SceneAPITable.Row(owner: $0.owner, declaration: $0.declaration) })
    let known = uikit.union(
      try table("swiftui-scene-api").rows.map { SceneAPITable.Row(owner: $0.owner, declaration: $0.declaration) })
    #expect(leftOut.rows.keys.count { uikit.contains($0) } <= 30)
    for (row, reason) in leftOut.rows {
      #expect(known.contains(row) && reason.hasSuffix(".") && reason.split(separator: " ").count >= 4, "\(row)")
    }
    for (key, reason) in leftOut.keys { #expect(reason.hasSuffix("."), "\(key)") }
  }

  @Test("A line with too few columns is reported")
  func columns() {
    let text = "area\towner\tname\tkind\tintroduced\tdeprecated\tsource\na\tb\tc\td\te\tf\tg\na\tb\n"
    #expect { try SceneAPITable(text: text) } throws: { error in
      "\(error)" == "Line 3 has 2 columns where 7 are expected."
    }
  }
}
