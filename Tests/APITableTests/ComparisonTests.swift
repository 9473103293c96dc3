import Foundation
import Testing

@testable import APITable

@Suite("Comparison of Apple's table with the public symbols") struct ComparisonTests {
  @Test("A symbol with the same name, labels and types is found; one of another owner is not")
  func members() throws {
    var fixture = Fixture()
    fixture.add("UIScene", "class UIScene")
    fixture.add("UIScene.title", "@MainActor var title: String! { get set }")
    fixture.add("UIScene.open(_:)", "func open(_ url: URL) async -> Bool")
    fixture.add("UIScene.open(_:)", "func open(_ url: URL)")
    #expect(try fixture.finding("UIScene", "var title: String! { get set }") == .found)
    #expect(try fixture.finding("UIScene", "func open(_ url: URL)") == .found, "overloads are distinguished")
    #expect(try fixture.finding("UIScene", "func open(_ url: URL) async -> Bool") == .found)
    #expect(try fixture.finding("UIScene", "func open(_ url: URL) throws") != .found)
    #expect(try fixture.finding("UIWindow", "var title: String! { get set }") == .missing)
    #expect(try fixture.finding("UIScene", "var subtitle: String { get set }") == .missing)
  }

  @Test("A difference is reported together with the declaration that was found")
  func differences() throws {
    var fixture = Fixture()
    fixture.add("UIScene.title", "var title: String? { get }")
    fixture.add("UIScene.close(animated:)", "func close(animated: Bool)")
    #expect(
      try fixture.finding("UIScene", "var title: String! { get set }")
        == .different("it cannot be set: var title: String? { get }"))
    #expect(
      try fixture.finding("UIScene", "func close()") == .different("found: func close(animated: Bool)"),
      "other labels are another method, and it is shown")
  }

  @Test("The requirements of an extension count for its members, and operators have no labels")
  func requirements() throws {
    var fixture = Fixture()
    fixture.add("Box.init(_:)", "init(_ key: String)", constraints: [("sameType", "Value", "Int")])
    fixture.add("Box.<(_:_:)", "static func < (a: Box, b: Box) -> Bool")
    fixture.add("Box.all", "static let all: Box")
    #expect(try fixture.finding("Box", "init(_ key: String) where Value == Int") == .found)
    #expect(try fixture.finding("Box", "init(_ key: String)") == .found)
    #expect(try fixture.finding("Box", "init(_ key: String) where Value == Bool") != .found)
    #expect(try fixture.finding("Box", "static func < (a: Box, b: Box) -> Bool") == .found)
  }

  @Test("A setter that is not public does not count as a setter")
  func setters() throws {
    var fixture = Fixture()
    fixture.add("A.a", "var a: Int { get set }", line: "  public internal(set) var a = 0 {")
    fixture.add("A.b", "var b: Int { get set }", line: "  public var b = 0")
    #expect(try fixture.finding("A", "var a: Int { get }") == .found)
    #expect(try fixture.finding("A", "var b: Int { get }") != .found)
  }

  @Test("An associated type of the protocol matches the type that Apple's method returns")
  func associatedTypes() throws {
    var fixture = Fixture()
    fixture.add("D", "protocol D")
    fixture.add("D.Answer", "associatedtype Answer")
    fixture.add("D.ask()", "func ask() -> Self.Answer")
    fixture.add("D.other()", "func other() -> Self.Reply")
    #expect(try fixture.finding("D", "optional func ask() -> UISceneConfiguration") == .found)
    #expect(try fixture.finding("D", "optional func other() -> UISceneConfiguration") != .found)
  }

  @Test("Of many methods with one name only a few are listed")
  func many() throws {
    var fixture = Fixture()
    for label in ["a", "b", "c", "d", "e"] { fixture.add("A.f(\(label):)", "func f(\(label): Int)") }
    #expect(
      try fixture.finding("A", "func f()")
        == .different("found: func f(a: Int); func f(b: Int); func f(c: Int); and 2 more"))
  }

  @Test("A member of a superclass or of a protocol counts for the type")
  func inherited() throws {
    var fixture = Fixture()
    for (path, declaration) in [("A", "class A"), ("B", "class B"), ("P", "protocol P")] {
      fixture.add(path, declaration)
    }
    fixture.add("A.a", "var a: Int { get }")
    fixture.add("P.p()", "func p()")
    fixture.relate("inheritsFrom", "B", "class B", to: Fixture.identifier("A", "class A"), outside: false)
    fixture.relate("conformsTo", "A", "class A", to: Fixture.identifier("P", "protocol P"), outside: false)
    #expect(try fixture.finding("B", "var a: Int { get }") == .found)
    #expect(try fixture.finding("B", "func p()") == .found, "by the superclass's protocol")
    #expect(try fixture.finding("P", "var a: Int { get }") == .missing)
  }

  @Test("A type is found with its inherited types, direct or indirect, and with the type of its raw values")
  func types() throws {
    var fixture = Fixture()
    fixture.add("UIScene", "class UIScene")
    fixture.add("UIResponder", "class UIResponder")
    fixture.add("UIScene.State", "enum State")
    fixture.addImplicit("UIScene.State.init(rawValue:)", "init?(rawValue: Int)")
    fixture.relate(
      "inheritsFrom", "UIScene", "class UIScene", to: Fixture.identifier("UIResponder", "class UIResponder"),
      outside: false)
    fixture.relate("inheritsFrom", "UIResponder", "class UIResponder", to: "NSObject")
    #expect(try fixture.finding("UIScene", "@MainActor class UIScene : UIResponder") == .found)
    #expect(try fixture.finding("UIScene", "class UIScene : NSObject") == .found)
    #expect(
      try fixture.finding("UIScene", "class UIScene : NSCopying") == .different("UIScene does not inherit NSCopying"))
    #expect(try fixture.finding("UIScene", "extension UIScene : NSObject, NSCopying (why)") != .found)
    #expect(
      try fixture.finding("UIScene", "struct UIScene")
        == .different("it is a declaration of another kind: class UIScene"))
    #expect(try fixture.finding("UIScene.State", "enum UIScene.State : Int") == .found)
    #expect(
      try fixture.finding("UIScene.State", "enum UIScene.State : UInt")
        == .different("UIScene.State does not inherit UInt"))
    #expect(try fixture.finding("UIScene", "enum UIScene.Other : Int") == .missing)
  }

  @Test("Cases have the raw values of their lines, explicit or counted")
  func rawValues() throws {
    var fixture = Fixture()
    fixture.add("E", "enum E", line: "public enum E: Int {")
    fixture.add("E.a", "case a", line: "  case a = -1")
    fixture.add("E.b", "case b", line: "  case b")
    fixture.add("E.c", "case c", line: "  case c = 100")
    fixture.add("F", "enum F", line: "public enum F: Int {")
    fixture.add("F.a", "case a", line: "  case a")
    for (text, isFound) in [
      ("case a = -1", true), ("case b = 0", true), ("case c = 100", true), ("case b = 1", false), ("case a", true),
    ] {
      #expect(try (fixture.finding("E", text) == .found) == isFound, "\(text)")
    }
    #expect(try fixture.finding("F", "case a = 0") == .found, "the first case of the next enumeration")
    #expect(try fixture.finding("E", "case E.b = 0") == .found, "a separate path")
  }

  @Test("Global symbols are found without an owner, and a constant by the literal in its line")
  func globals() throws {
    var fixture = Fixture()
    fixture.add("UIApplicationMain(_:)", "func UIApplicationMain(_ argc: Int32) -> Int32")
    fixture.add("Domain", "let Domain: String")
    fixture.add("Role.depth", "static let depth: Role", line: "  static let depth = Role(rawValue: \"RoleDepth\")")
    #expect(try fixture.finding("(global)", "func UIApplicationMain(_ c: Int32) -> Int32") == .found)
    #expect(try fixture.finding("UISceneError", "let Domain: String") == .found)
    #expect(try fixture.finding("Role", "RoleDepth (ObjC name; Swift spelling not verified)") == .found)
    #expect(try fixture.finding("Role", "RoleOther (ObjC name; Swift spelling not verified)") == .missing)
  }

  @Test("A key is found where a source has it as a literal")
  func keys() throws {
    var fixture = Fixture()
    fixture.add("f()", "func f()", line: "let a = plist[\"CFBundleURLTypes\"]")
    #expect(try fixture.finding("Info.plist", "CFBundleURLTypes (array)", kind: "plistkey") == .found)
    #expect(try fixture.finding("Info.plist", "CFBundleURLName (string)", kind: "plistkey") == .missing)
    let page = "## Keys that are not read\n| `CFBundleURLName` | For the developer. |\n| `CFBundleURLTypes` | No. |"
    #expect(try fixture.finding("Info.plist", "CFBundleURLName (string)", kind: "plistkey", page: page) == .found)
    #expect(
      try fixture.finding("Info.plist", "CFBundleURLTypes (array)", kind: "plistkey", page: page) == .wronglyLeftOut)
  }

  @Test("A row can be excluded with a reason, but not if the symbol exists")
  func leftOut() throws {
    var fixture = Fixture()
    fixture.add("A.a", "var a: Int { get }")
    let page = """
      | owner | symbol | reason |
      |---|---|---|
      | `A` | `var a: Int { get }` | It is there. |
      | `A` | `var b: Editor\\|Viewer { get }` | Needs what is not here. |
      | `A` | `var c: Int { get }` | |
      | `A` | `var gone: Int { get }` | No row. |
      """
    let rows = ["var a: Int { get }", "var b: Editor|Viewer { get }", "var c: Int { get }"]
      .map { SceneAPITable.Row(owner: "A", declaration: $0, introduced: "13.0") }
    let comparison = try fixture.findings(rows, page: page)
    #expect(comparison.findings.map(\.finding) == [.wronglyLeftOut, .leftOut, .missing], "no reason is none")
    #expect(comparison.strays == ["A: var gone: Int { get }"])
    #expect(!comparison.report.isGood)
    #expect(
      comparison.report.lines == [
        "present    A: var a: Int { get } (13.0), although docs/API.md lists it as left out",
        "missing    A: var c: Int { get } (13.0)",
        "stale      docs/API.md lists a symbol that is not in the table: A: var gone: Int { get }",
        "api: 0 of 3 rows, 1 left out with a reason",
      ])
  }

  @Test("The report succeeds if every row is found or excluded")
  func good() throws {
    var fixture = Fixture()
    fixture.add("A.a", "var a: Int { get }")
    let comparison = try fixture.findings(
      [.init(owner: "A", declaration: "var a: Int { get }"), .init(owner: "A", declaration: "var b: Int { get }")],
      page: "| `A` | `var b: Int { get }` | Because. |")
    #expect(comparison.report.isGood)
    #expect(comparison.report.lines == ["api: 1 of 2 rows, 1 left out with a reason"])
  }
}
