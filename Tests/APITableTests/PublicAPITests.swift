import Foundation
import Testing
import TestSupport

@testable import APITable

@Suite("Comparison of the public API with the accepted one") struct PublicAPITests {
  private func api(_ declarations: (String, String)...) throws -> PublicAPI {
    var fixture = Fixture()
    for (path, declaration) in declarations { fixture.add(path, declaration) }
    return PublicAPI(try fixture.graph())
  }

  @Test("A symbol is one line: its path, its declaration, and its inherited types")
  func lines() throws {
    var fixture = Fixture()
    fixture.add("A", "class A", access: "open")
    fixture.add("A.f()", "func f()\n  -> Int")
    fixture.addImplicit("A.hash(into:)", "func hash(into: inout Hasher)")
    fixture.relate("inheritsFrom", "A", "class A", to: "NSObject")
    fixture.relate("conformsTo", "A", "class A", to: "SendableMetatype")
    fixture.relate("conformsTo", "A", "class A", to: "NSCopying")
    let api = PublicAPI(try fixture.graph())
    #expect(api.lines == ["UIKitCore": ["A\topen class A : NSCopying, NSObject", "A.f()\tfunc f()   -> Int"]])
  }

  @Test("Package and internal symbols are left out")
  func access() throws {
    var fixture = Fixture()
    fixture.add("A", "class A", access: "package")
    fixture.add("B", "struct B", access: "internal")
    fixture.add("C", "class C", access: "open")
    #expect(PublicAPI(try fixture.graph()).lines == ["UIKitCore": ["C\topen class C"]])
  }

  @Test("A member of an extension of another module's type is a symbol; the extension itself is not")
  func extensions() throws {
    var fixture = Fixture()
    fixture.addExtension(of: "IndexPath")
    fixture.add("IndexPath.row", "var row: Int { get }")
    #expect(PublicAPI(try fixture.graph()).lines == ["UIKitCore": ["IndexPath.row\tvar row: Int { get }"]])
  }

  @Test("Added, removed and changed symbols are reported, one line each")
  func changes() throws {
    let before = try api(("A", "class A"), ("A.a", "var a: Int { get }"), ("A.b", "var b: Int { get }"))
    let after = try api(("A", "class A"), ("A.a", "var a: Int { get set }"), ("A.c", "var c: Int { get }"))
    #expect(
      after.changes(since: before) == [
        "changed    UIKitCore.A.a: var a: Int { get }\n           now var a: Int { get set }",
        "removed    UIKitCore.A.b: var b: Int { get }", "added      UIKitCore.A.c: var c: Int { get }",
      ])
    #expect(after.changes(since: after).isEmpty)
  }

  @Test("An overload that is added next to another is an addition, not a change")
  func overloads() throws {
    let before = try api(("f()", "func f()"))
    let after = try api(("f()", "func f()"), ("f()", "func f() async"))
    #expect(after.changes(since: before) == ["added      UIKitCore.f(): func f() async"])
  }

  @Test("Written files are read back equal; the file of a removed module is deleted")
  func files() throws {
    let temporary = TemporaryFolder()
    let folder = temporary.url.appending(path: "api")
    #expect(try PublicAPI(folder: folder).lines.isEmpty, "a folder that is not there is empty")
    var first = try api(("A", "class A"), ("B", "class B"))
    first.lines["Gone"] = ["C\tclass C"]
    try first.write(to: folder)
    #expect(try PublicAPI(folder: folder) == first)
    let second = try api(("A", "class A"))
    try second.write(to: folder)
    #expect(try PublicAPI(folder: folder) == second)
  }

  @Test("A graph is read from a folder's files; damaged files are an error")
  func graphs() throws {
    let folder = TemporaryFolder()
    var fixture = Fixture()
    fixture.add("A", "class A")
    try folder.write(fixture.json(module: "M"), to: "M/M.symbols.json")
    try folder.write(fixture.json(module: "M"), to: "M/M@Foundation.symbols.json")
    try folder.write("no graph", to: "M/notes.txt")
    #expect(try SymbolGraph(folder: folder.url).symbols.count == 2)
    try folder.write("{", to: "M/X.symbols.json")
    #expect(throws: (any Error).self) { try SymbolGraph(folder: folder.url) }
  }
}
