import Foundation
import SceneStore
import SearchIndex
import TestSupport
import TestTraits
import Testing

/// `proscenium search` over the indexes of two apps.
@Suite("proscenium search", .waitsForProcesses)
struct SearchTests {
  private let folder = TemporaryFolder()

  init() throws {
    for (app, titles) in [
      ("org.example.notes", ["Shopping List", "Holidays"]), ("org.example.mail", ["About shopping"]),
    ] {
      let location = SessionStoreLocation(bundleIdentifier: app, environment: ["XDG_STATE_HOME": folder.path])
      let index = SQLiteSearchIndex(path: location.searchIndexPath, report: { Issue.record("\($0)") })
      try index.commit(
        titles.map { title in
          .put(
            SearchItem(
              key: SearchItem.Key(identifier: title),
              attributes: ["title": .text(title), "contentDescription": .text("in \(app)")]))
        }, at: 0)
    }
  }

  private func search(_ arguments: String...) throws -> Run {
    try Run(
      ["search"] + arguments, environment: ["XDG_STATE_HOME": folder.path, "XDG_DATA_HOME": folder.path + "/data"])
  }

  @Test("Results of all apps are a table with their numbers")
  func table() throws {
    let run = try search("shop")
    #expect(
      run.lines == [
        "1  About shopping  org.example.mail   in org.example.mail",
        "2  Shopping List   org.example.notes  in org.example.notes",
      ])
    #expect(try search("SHOP", "li").lines == ["1  Shopping List  org.example.notes  in org.example.notes"])
    #expect(try search("shop", "--app", "org.example.notes").lines.count == 1)
    #expect(try search("shop", "--limit", "1").lines.count == 1)
    let none = try search("nothing")
    #expect(none.lines == ["Nothing was found."] && none.status == 0)
  }

  @Test("With --json there is a document for programs")
  func json() throws {
    let results = try JSONSerialization.jsonObject(with: Data(search("list", "--json").output.utf8)) as? [[String: Any]]
    #expect(results?.count == 1 && results?[0]["app"] as? String == "org.example.notes")
    #expect(results?[0]["key"] as? String == "item:0:Shopping List")
    #expect(results?[0]["description"] as? String == "in org.example.notes")
  }

  @Test("A result that is not there, or of an app that is not installed, is an error with the way out")
  func open() throws {
    let missing = try search("shop", "--open", "3")
    #expect(missing.status == 64 && missing.errors.hasPrefix("--open 3: error: there are 2 results"))
    let uninstalled = try search("shop", "--open", "1")
    #expect(uninstalled.status == 64 && uninstalled.errors.contains("install it with proscenium install"))
    #expect(try search("shop", "--limit", "0").status == 64)
  }

  @Test("An index that cannot be read is reported, and the others are searched")
  func damaged() throws {
    let location = SessionStoreLocation(
      bundleIdentifier: "org.example.mail", environment: ["XDG_STATE_HOME": folder.path])
    try Data(repeating: 0xA5, count: 20_000).write(to: URL(fileURLWithPath: location.searchIndexPath))
    let run = try search("shop")
    #expect(run.lines == ["1  Shopping List  org.example.notes  in org.example.notes"])
    #expect(run.errors.contains(location.searchIndexPath))
  }
}
