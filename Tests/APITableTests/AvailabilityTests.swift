import Foundation
import Testing
import TestSupport

@testable import APITable

@Suite("Pages state the version that introduced a symbol at Apple, as the table does") struct AvailabilityTests {
  @Test(
    "A version is that of iOS or of the system named before it; any other text has no version",
    arguments: [
      ("13.0", "-", "iOS", [13, 0], nil), ("9.1", "26.0", "iOS", [9, 1], [26, 0]),
      ("visionOS 2.0", "visionOS 2.0", "visionOS", [2, 0], [2, 0]),
      ("macCatalyst 16.0", "-", "macCatalyst", [16, 0], nil), ("13.0", "API_TO_BE_DEPRECATED", "iOS", [13, 0], nil),
    ] as [(String, String, String, [Int], [Int]?)])
  func versions(introduced: String, deprecated: String, domain: String, from: [Int], until: [Int]?) throws {
    let row = SceneAPITable.Row(owner: "A", declaration: "var a: Int", introduced: introduced, deprecated: deprecated)
    let availability = try #require(Availability(row))
    #expect(availability.domain == domain && availability.introduced == from && availability.deprecated == until)
  }

  @Test("Rows without a version have no availability", arguments: ["not found", "unannotated", "", "13", "a.b"])
  func noVersion(text: String) {
    #expect(Availability(SceneAPITable.Row(owner: "A", declaration: "var a: Int", introduced: text)) == nil)
  }

  @Test(
    "Each overload and each type has its own availability; a conformance and a subclass do not add to the type or its superclass"
  )
  func symbols() throws {
    var fixture = Fixture()
    fixture.add("UIScene", "class UIScene")
    fixture.add("UIScene.open(_:)", "func open(_ url: URL)")
    fixture.add("UIScene.open(_:)", "func open(_ url: URL) async -> Bool")
    fixture.add("UIWindowScene", "class UIWindowScene")
    fixture.relate("inheritsFrom", "UIWindowScene", "class UIWindowScene", to: "s:UISceneclass UIScene", outside: false)
    fixture.relate("conformsTo", "UIScene", "class UIScene", to: "NSSecureCoding")
    let comparison = try fixture.findings([
      SceneAPITable.Row(owner: "UIScene", declaration: "class UIScene", kind: "class", introduced: "13.0"),
      SceneAPITable.Row(
        owner: "UIScene", declaration: "func open(_ url: URL)", introduced: "13.0", deprecated: "26.0"),
      SceneAPITable.Row(owner: "UIScene", declaration: "func open(_ url: URL) async -> Bool", introduced: "15.0"),
      SceneAPITable.Row(owner: "UIWindowScene", declaration: "func open(_ url: URL)", introduced: "17.0"),
    ])
    #expect(comparison.findings.allSatisfy { $0.finding == .found })
    let versions = comparison.availabilities.mapValues { $0.introduced[0] }
    #expect(
      versions == [
        Fixture.identifier("UIScene", "class UIScene"): 13,
        Fixture.identifier("UIScene.open(_:)", "func open(_ url: URL)"): 13,
        Fixture.identifier("UIScene.open(_:)", "func open(_ url: URL) async -> Bool"): 15,
      ])
  }

  @Test("The written graph file contains the versions and all previous content; a second run changes nothing")
  func file() throws {
    var fixture = Fixture()
    fixture.add("A", "class A", comment: ["A/B"])
    fixture.add("B", "class B")
    let temporary = TemporaryFolder(containing: "Module")
    let folder = temporary.url.appending(path: "Module")
    let file = folder.appending(path: "Module.symbols.json")
    try fixture.json().write(to: file)
    let row = SceneAPITable.Row(owner: "A", declaration: "class A", introduced: "13.0", deprecated: "17.4")
    let availability = try #require(Availability(row))
    for _ in 1...2 {
      let identifier = Fixture.identifier("A", "class A")
      #expect(try Availability.write([identifier: availability], to: temporary.url) == 1)
      let graph = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
      let symbols = try #require(graph["symbols"] as? [[String: Any]])
      let written = try #require(symbols[0]["availability"] as? [[String: Any]])
      #expect(written.count == 1 && written[0]["domain"] as? String == "iOS")
      #expect(written[0]["introduced"] as? [String: Int] == ["major": 13, "minor": 0])
      #expect(written[0]["deprecated"] as? [String: Int] == ["major": 17, "minor": 4])
      #expect(symbols[1]["availability"] == nil)
      let read = try SymbolGraph(folder: folder)
      #expect(read.symbols.map(\.path) == [["A"], ["B"]] && read.symbols[0].comment == ["A/B"])
    }
  }
}
