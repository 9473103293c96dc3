import Foundation
import Testing
import TestSupport

@testable import APITable

@Suite("Every symbol on a page is in a topic and none is left to DocC's automatic groups") struct CurationTests {
  /// A group of a page: its title, whether DocC created it, and how many symbols it has.
  private typealias Group = (title: String, isGenerated: Bool, count: Int)

  /// A page in the format of DocC's files.
  private static func page(_ title: String, kind: String, _ groups: [Group]) throws -> Data {
    let sections: [[String: Any]] = groups.map { group in
      let names = (0..<group.count).map { "doc://bundle/documentation/Letters/\(group.title.prefix(1))\($0)" }
      var section: [String: Any] = ["title": group.title, "identifiers": names, "anchor": group.title]
      if group.isGenerated { section["generated"] = true }
      return section
    }
    var page: [String: Any] = ["metadata": ["title": title, "symbolKind": kind], "kind": "symbol"]
    if !groups.isEmpty { page["topicSections"] = sections }
    return try JSONSerialization.data(withJSONObject: page)
  }

  private func findings(_ title: String, kind: String, _ groups: [Group]) throws -> [String] {
    var curation = Curation()
    try curation.add(page: CurationTests.page(title, kind: kind, groups), of: "Letters")
    return curation.findings
  }

  @Test("On a module's page every symbol that DocC grouped automatically is reported, with the file that lacks it")
  func module() throws {
    #expect(
      try findings("Letters", kind: "module", [("Sending", false, 3), ("Classes", true, 1), ("Structures", true, 2)])
        == ["C0", "S0", "S1"].map {
          "uncurated  Letters.\($0): is in no topic of Sources/Letters/Letters.docc/Letters.md"
        })
    #expect(try findings("Letters", kind: "module", [("Sending", false, 30), ("Extended Modules", true, 2)]).isEmpty)
  }

  @Test(
    "On a type's page up to a dozen members may be in DocC's automatic groups, if all are; in explicit topics any number",
    arguments: [
      ([("Instance Methods", true, 12)], nil), ([("Instance Methods", true, 13)], 13),
      ([("Initializers", true, 6), ("Instance Methods", true, 7)], 13),
      ([("Sending", false, 40), ("Instance Methods", true, 12)], nil), ([("Sending", false, 40)], nil),
      ([("Enumeration Cases", true, 40), ("Initializers", true, 1)], nil),
      ([("Default Implementations", true, 1), ("Enumeration Cases", true, 40), ("Instance Methods", true, 13)], 13),
      ([], nil),
    ] as [([(title: String, isGenerated: Bool, count: Int)], Int?)])
  func type(groups: [(title: String, isGenerated: Bool, count: Int)], members: Int?) throws {
    let file = "Sources/Letters/Letters.docc/Extensions/Letter.Stamp.md"
    #expect(
      try findings("Letter.Stamp", kind: "struct", groups)
        == (members.map { ["uncurated  Letters.Letter.Stamp: \($0) members are in no topic of \(file)"] } ?? []))
  }

  @Test("Extensions of another module's types may be grouped by DocC")
  func extensions() throws {
    #expect(try findings("IndexPath", kind: "extension", [("Instance Properties", true, 40)]).isEmpty)
  }

  @Test("All pages of all archives of a folder are checked; other files are ignored")
  func archives() throws {
    let folder = TemporaryFolder()
    let type = try CurationTests.page("Letter", kind: "class", [("Instance Methods", true, 20)])
    let module = try CurationTests.page("Letters", kind: "module", [("Classes", true, 1)])
    try folder.write(module, to: "Letters.doccarchive/data/documentation/letters.json")
    try folder.write(type, to: "Letters.doccarchive/data/documentation/letters/letter.json")
    try folder.write(type, to: "Letters.doccarchive/data/documentation/letters/letter/stamp.json")
    try folder.write("no page", to: "Letters.doccarchive/data/documentation/letters/letter.txt")
    try folder.write(
      CurationTests.page("Bare", kind: "module", []), to: "Bare.doccarchive/data/documentation/bare.json")
    try folder.write(type, to: "graphs/letters.json")
    let curation = try Curation(archives: folder.url)
    #expect(curation.pages == 4)
    #expect(curation.findings.count == 3)
    #expect(curation.findings.first?.hasPrefix("uncurated  Letters.C0:") == true)
  }

  @Test("A folder without archives, an archive without its module's page and an invalid page are errors")
  func damage() throws {
    let temporary = TemporaryFolder()
    let folder = temporary.url.appending(path: "archives")
    #expect(throws: (any Error).self) { try Curation(archives: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try Curation(archives: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Letters.doccarchive/data/documentation"), withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try Curation(archives: folder) }
    var curation = Curation()
    #expect(throws: (any Error).self) { try curation.add(page: Data(#"{"generated": "#.utf8), of: "Letters") }
  }
}
