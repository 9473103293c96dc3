import Foundation
import Testing

@testable import SourcePass

@Suite("Runs")
struct RunTests {
  @Test("A second run writes nothing, and one changed file is written alone")
  func incremental() throws {
    let folder = Folder()
    try folder.write("class A: NSObject { @objc func a() {} }", to: "user/A.swift")
    try folder.write("class B: NSObject { func f() { _ = #selector(A.a) } }", to: "user/B.swift")
    let plan = folder.plan(["A.swift", "B.swift"])
    #expect(try PassRunner(plan).run().written == 2)
    let second = try PassRunner(plan).run()
    #expect(second.written == 0 && second.unchanged == 2)
    try folder.write("class A: NSObject { @objc func a() { } }", to: "user/A.swift")
    #expect(try PassRunner(plan).run().written == 1)
  }

  @Test("A run in which nothing has changed returns the last report and reads dates alone")
  func unchanged() throws {
    let folder = Folder()
    try folder.write("import MapKit\nprivate class A: NSObject { @NSManaged func a() -> Int }", to: "user/A.swift")
    let plan = folder.plan(["A.swift"])
    #expect(try PassRunner(plan).runWithJSON().hasErrors)
    // Whatever is in the state, nothing reads it.
    try folder.write("damaged", to: "out/.source-pass.json")
    let second = try PassRunner(plan).runWithJSON()
    let report = try JSONDecoder().decode(PassReport.self, from: Data(second.json))
    #expect(second.hasErrors && report.written == 0 && report.unchanged == 1)
    #expect(report.imports.map(\.module) == ["MapKit"] && report.diagnostics.count == 1)
    #expect(folder.text("out/.source-pass.json") == "damaged")
    // A copy that is gone is a change, and so is a generated file.
    for name in ["out/A.swift", "out/SourcePassRegistrations.swift"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      _ = try PassRunner(plan).runWithJSON()
      #expect(folder.text(name) != nil)
    }
  }

  @Test("A changed file changes the selectors of another one")
  func dependent() throws {
    let folder = Folder()
    try folder.write("class A: NSObject { @objc func a() {} }", to: "user/A.swift")
    try folder.write("class B: NSObject { func f() { _ = #selector(A.a) } }", to: "user/B.swift")
    let plan = folder.plan(["A.swift", "B.swift"])
    _ = try PassRunner(plan).run()
    try folder.write("class A: NSObject { @objc(renamed) func a() {} }", to: "user/A.swift")
    #expect(try PassRunner(plan).run().written == 2)
    #expect(folder.text("out/B.swift")?.contains("Selector(\"renamed\")") == true)
  }

  @Test("Copies of files that left the plan are removed; other files stay")
  func removed() throws {
    let folder = Folder()
    try folder.write("let a = 1", to: "user/A.swift")
    try folder.write("let b = 1", to: "user/B.swift")
    _ = try PassRunner(folder.plan(["A.swift", "B.swift"])).run()
    try folder.write("let own = 1", to: "out/Own.swift")
    _ = try PassRunner(folder.plan(["A.swift"])).run()
    #expect(folder.text("out/A.swift") != nil && folder.text("out/B.swift") == nil)
    #expect(folder.text("out/Own.swift") == "let own = 1")
  }

  @Test("A copy that someone has changed or removed is written again")
  func damaged() throws {
    let folder = Folder()
    try folder.write("let a = 1", to: "user/A.swift")
    let plan = folder.plan(["A.swift"])
    _ = try PassRunner(plan).run()
    try folder.write("damaged", to: "out/A.swift")
    _ = try PassRunner(plan).run()
    #expect(folder.text("out/A.swift")?.contains("let a = 1") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/out/A.swift")
    #expect(try PassRunner(plan).run().written == 1)
  }

  @Test("A damaged state is made again")
  func damagedState() throws {
    let folder = Folder()
    try folder.write("let a = 1", to: "user/A.swift")
    let plan = folder.plan(["A.swift"])
    _ = try PassRunner(plan).run()
    try folder.write("{", to: "out/.source-pass.json")
    let report = try PassRunner(plan).run()
    #expect(report.written == 0 && report.unchanged == 1)
  }

  @Test("Other conditions make other copies")
  func settings() throws {
    let folder = Folder()
    try folder.write("class A: NSObject {\n#if X\n@objc func a() {}\n#endif\n}", to: "user/A.swift")
    _ = try PassRunner(folder.plan(["A.swift"])).run()
    #expect(folder.text("out/A.swift")?.contains("table.method") == false)
    _ = try PassRunner(folder.plan(["A.swift"], conditions: ["X"])).run()
    #expect(folder.text("out/A.swift")?.contains("table.method") == true)
  }

  @Test("The report has entry point, imports and the names that an absent module has")
  func report() throws {
    let folder = Folder()
    try folder.write(
      "import UIKit\nimport MapKit\n@UIApplicationMain\nclass AppDelegate { var a: MKMapView!\n var b: MKMapView! }",
      to: "user/A.swift")
    let report = try PassRunner(folder.plan(["A.swift"])).run()
    #expect(report.entryPoint.kind == .applicationMain)
    #expect(report.entryPoint.type == "AppDelegate" && report.entryPoint.line == 3)
    #expect(report.imports.map(\.available) == [true, false])
    #expect(report.imports[1].symbols == [PassReport.Symbol(name: "MKMapView", line: 4)])
    #expect(!report.hasErrors)
  }

  /// What the report of a source says about a name of an absent module.
  private func uses(_ name: String, in source: String) throws -> [String]? {
    let folder = Folder()
    try folder.write(source, to: "user/A.swift")
    var plan = folder.plan(["A.swift"])
    plan.stubMissing = true
    let report = try PassRunner(plan).run()
    #expect(folder.text("out/A.swift")?.hasSuffix(source) == true)
    return report.imports.flatMap(\.symbols).first { $0.name == name }?.uses
  }

  @Test("For placeholders the report says how a name of an absent module is used, and the import stays")
  func placeholderUses() throws {
    let base = "import MapKit\n"
    #expect(try uses("MKMapView", in: base + "class A: MKMapView {}") == ["type", "superclass"])
    #expect(
      try uses("MKMapView", in: base + "class A: MKMapView { override func go(_ a: Int) {} }")
        == ["type", "superclass", "override func go(_ a: Int)"])
    #expect(try uses("MKThing", in: base + "class A: B, MKThing {}") == ["type", "protocol"])
    #expect(try uses("MKBox", in: base + "let a: MKBox<Int, String>? = nil") == ["type", "generic 2"])
    #expect(try uses("MKBox", in: base + "let a: MKBox.Kind? = nil") == ["type", "nested Kind"])
    #expect(
      try uses("MKBox", in: base + "let a = MKBox(1, kind: .wide, to: &b) { x, y in }")
        == ["call _:_ kind:. to:& *:{2}"])
    #expect(try uses("MKBox", in: base + "if let a = MKBox(named: b) {}") == ["call? named:_"])
    #expect(try uses("MKBox", in: base + "let a = MKBox.init(1)") == ["call _:_"])
    #expect(try uses(".wide", in: base + "let a = b.c(.wide)") == [])
    #expect(try uses("MKOwn", in: base + "class MKOwn {}\nlet a = MKOwn()") == nil)
  }

  @Test("An import in a false condition is not reported, and submodules are imported as modules")
  func imports() throws {
    let folder = Folder()
    try folder.write(
      "#if os(macOS)\nimport AppKit\n#endif\n#if canImport(MapKit)\nimport MapKit\n#endif\nimport class UIKit.UIView\nimport UIKit.UIGestureRecognizerSubclass",
      to: "user/A.swift")
    let report = try PassRunner(folder.plan(["A.swift"])).run()
    #expect(report.imports.map(\.module) == ["UIKit", "UIKit"])
    #expect(folder.text("out/A.swift")?.hasSuffix("import       UIKit\nimport UIKit") == true)
  }

  @Test("A file that is not UTF-8, nested too deeply or huge is copied as it is")
  func badFiles() throws {
    let folder = Folder()
    try folder.write(Data("class A { @objc func a() { \"".utf8) + [0xE9] + Data("\" } }".utf8), to: "user/A.swift")
    try folder.write(String(repeating: "{", count: 100_000), to: "user/B.swift")
    try folder.write("// " + String(repeating: "x", count: 20 << 20) + "\n@objc class A {}", to: "user/C.swift")
    try folder.write("class D: NSObject { @objc func a() {} }\0", to: "user/D.swift")
    let report = try PassRunner(folder.plan(["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])).run()
    #expect(report.diagnostics.filter { $0.severity == .warning }.count == 3)
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.message) == ["The file does not exist."])
    let copy = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/A.swift"))
    #expect(copy.contains(0xE9))
    #expect(folder.text("out/C.swift")?.hasSuffix("@objc class A {}") == true)
  }

  @Test(
    "A plan that contradicts itself is refused",
    arguments: [
      ("My App", "/out", "/user/A.swift", "A.swift"), ("App", "out", "/user/A.swift", "A.swift"),
      ("App", "/out", "user/A.swift", "A.swift"), ("App", "/out", "/user/A.swift", "../A.swift"),
      ("App", "/out", "/user/A.swift", "/A.swift"), ("App", "/out", "/user/A.swift", "A.txt"),
      ("App", "/out", "/user/A.swift", ".A.swift"), ("App", "/user", "/user/A.swift", "A.swift"),
    ])
  func badPlans(module: String, output: String, path: String, name: String) {
    #expect(throws: PassError.self) {
      try PassRunner(PassPlan(module: module, output: output, files: [PassPlan.File(path: path, name: name)]))
    }
  }

  @Test("Two files with one name are refused, and so is a plan that is no JSON")
  func moreBadPlans() throws {
    let file = PassPlan.File(path: "/user/A.swift", name: "A.swift")
    #expect(throws: PassError.self) { try PassRunner(PassPlan(module: "App", output: "/out", files: [file, file])) }
    let folder = Folder()
    try folder.write("[1, 2", to: "plan.json")
    #expect(throws: PassError.self) { try PlanReader.read(folder.path + "/plan.json") }
    #expect(throws: PassError.self) { try PlanReader.read(folder.path + "/none.json") }
  }
}
