import Foundation
import Testing

@testable import SourcePass

@Suite("Members of extensions")
struct ExtensionTests {
  @Test("An override in an extension is in its class, and every line keeps its number")
  func wholeFile() {
    let copy = Copies.of(
      """
      class A: UIViewController {
        var a = 1
      }
      extension A {
        /// Overrides.
        @objc override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          _ = #selector(b)
        }
        func b() {}
        override var canBecomeFirstResponder: Bool { true }
      }
      func last() {}
      """, modules: ["UIKit"]
    ).components(separatedBy: "\n#sourceLocation()\n")[0]
    #expect(
      copy == """
        #sourceLocation(file: "/user/A.swift", line: 1)
        class A: UIViewController {
          var a = 1

        #sourceLocation(file: "/user/A.swift", line: 6)
                override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            _ = Selector("b")
          }
        #sourceLocation(file: "/user/A.swift", line: 11)
          override var canBecomeFirstResponder: Bool { true }
        #sourceLocation(file: "/user/A.swift", line: 3)
        }
        extension A {
          /// Overrides.
        \("  " + String(repeating: " ", count: 54))
        \(String(repeating: " ", count: 34))
        \(String(repeating: " ", count: 20))
        \("   ")
          func b() {}
        \("  " + String(repeating: " ", count: 51))
        }
        func last() {}
        """)
  }

  /// The lines of a copy, each with the file and line that its directives give it.
  private func lines(_ copy: String) -> [String: String] {
    var result: [String: String] = [:]
    var file = ""
    var number = 0
    for line in copy.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation(file: ") {
        let parts = line.split(separator: "\"")
        file = String(parts[1].dropFirst("/user/".count))
        number = Int(parts[2].filter(\.isNumber)) ?? 0
        continue
      }
      if line.hasPrefix("#sourceLocation()") { break }
      let text = line.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { result["\(file):\(number)", default: ""] += text }
      number += 1
    }
    return result
  }

  @Test("Members of several extensions are in the class, and each line has its number, also in classes of one line")
  func severalExtensions() {
    let copy = Copies.of(
      """
      class A: B {} ; let x = 1
      extension A { override func a() {}; func b() {} }
      // Between.
      extension A { override class var c: Int { 1 }
        override func d() {
          e()
        } }
      let y = 2
      """)
    #expect(
      lines(copy).filter { !$0.value.hasPrefix("//") } == [
        "A.swift:1": "class A: B {} ; let x = 1",
        "A.swift:2": "override func a() {};extension A {                       func b() {} }",
        "A.swift:4": "override class var c: Int { 1 }extension A {", "A.swift:5": "override func d() {",
        "A.swift:6": "e()", "A.swift:7": "}}", "A.swift:8": "let y = 2",
      ])
  }

  @Test("A class after its extension, too, gets the override")
  func laterClass() {
    let copy = Copies.of("extension A {\n  override func a() {}\n}\nclass A: B {\n}\n")
    #expect(copy.contains("extension A {\n\(String(repeating: " ", count: 22))\n}\nclass A: B {\n"))
    #expect(copy.hasSuffix("line: 2)\n  override func a() {}\n#sourceLocation(file: \"/user/A.swift\", line: 5)\n}\n"))
  }

  @Test(
    "The access level and the attributes of an extension become the member's, unless it has its own",
    arguments: [
      ("private extension A { override func a() {} }", "fileprivate override func a() {}"),
      ("fileprivate extension A { internal override func a() {} }", "internal override func a() {}"),
      ("public extension A { @discardableResult override func a() {} }", "@discardableResult public override func a()"),
      ("@MainActor extension A { override func a() {} }", "@MainActor override func a() {}"),
      ("@MainActor extension A { nonisolated override func a() {} }", "     nonisolated override func a() {}"),
      ("@MainActor extension A { @Other override func a() {} }", "     @Other override func a() {}"),
      (
        "@available(iOS 15, *)\n@objc extension A { override func a() {} }",
        "@available(iOS 15, *) override func a() {}"
      ),
    ])
  func accessAndAttributes(text: String, expected: String) {
    #expect(Copies.of("class A: B {}\n" + text).components(separatedBy: "extension A")[0].contains(expected))
  }

  @Test("An extension of a nested class gives its overrides to that class")
  func nested() {
    let copy = Copies.text(
      "enum A {\n  class B: C {\n  }\n  class D: C {}\n}\nextension A.B {\n  override func a() {}\n}\n")
    #expect(
      copy.hasPrefix(
        "enum A {\n  class B: C {\n  \n#sourceLocation(file: \"/user/A.swift\", line: 7)\n  override func a() {}\n"
          + "#sourceLocation(file: \"/user/A.swift\", line: 3)\n  }\n  class D: C {}\n}\n"))
  }

  @Test("A private class in another one has its table and its overrides in its body")
  func privateClass() {
    let copy = Copies.of(
      "class A {\n private class B: NSObject {\n @objc func b() {}\n }\n}\nextension A.B {\n override func a() {}\n}\n")
    let table = copy.range(of: "class _SelectorTable:")
    let member = copy.range(of: "override func a()")
    #expect(table != nil && member != nil && table!.lowerBound < member!.lowerBound)
    #expect(copy.contains("line: 4)\n }; nonisolated fileprivate static var _sourcePass_B"))
  }

  @Test(
    "Members stay if the extension is restricted, the class is unknown, a structure, or in a function",
    arguments: [
      "class A<T>: B {}\nextension A where T == Int { override func a() {} }",
      "class A<T>: B {}\nextension A<Int> { override func a() {} }",
      "extension UIView { override func a() {} }", "struct A {}\nextension A { @objc func a() {} }",
      "func f() { class A: B {} }\nextension A { override func a() {} }",
      "class A: B {}\nextension A { func a() {} }", "class A: B {}\nextension A { @objc func a() {} }",
      "class A: B {}\nextension A { override func a( {} }",
    ])
  func left(text: String) {
    #expect(!Copies.of(text).dropFirst(48).contains("#sourceLocation(file"))
  }

  @Test("Overloads are moved together, generic classes keep their parameters")
  func overloads() {
    let copy = Copies.of(
      "class A<T>: B {\n}\nextension A {\n  override func a(_ t: T) {}\n  override func a(_ i: String) {}\n  func a() {}\n}\n"
    )
    let parts = copy.components(separatedBy: "extension A")
    #expect(parts[0].contains("override func a(_ t: T) {}") && parts[0].contains("override func a(_ i: String) {}"))
    #expect(!parts[0].contains("func a()") && parts[1].contains("func a() {}") && !parts[1].contains("override"))
  }

  @Test("Under a condition that is true the override is moved, under a false one it stays")
  func knownConditions() {
    let copy = Copies.of(
      "class A: B {\n}\n#if DEBUG\nextension A {\n#if os(iOS)\n  override func a() {}\n#else\n  override func b() {}\n#endif\n}\n#endif\n",
      conditions: ["DEBUG"])
    let parts = copy.components(separatedBy: "extension A")
    #expect(parts[0].contains("override func a() {}") && !parts[0].contains("#if DEBUG\n  override"))
    #expect(!parts[0].contains("func b()") && parts[1].contains("override func b()"))
  }

  @Test("A condition that only the compiler knows surrounds the override, unless the class has it too")
  func unknownConditions() {
    let surrounded = Copies.of("class A: B {\n}\n#if arch(arm64)\nextension A {\n  override func a() {}\n}\n#endif\n")
    #expect(
      surrounded.contains(
        "#if (arch(arm64))\n#sourceLocation(file: \"/user/A.swift\", line: 5)\n  override func a() {}\n#endif\n"))
    let equal = Copies.of("#if arch(arm64)\nclass A: B {\n}\nextension A {\n  override func a() {}\n}\n#endif\n")
    #expect(equal.contains("{\n\n#sourceLocation(file: \"/user/A.swift\", line: 5)\n  override func a() {}\n#source"))
    let other =
      "#if arch(arm64)\nclass A: B {\n}\n#endif\n#if arch(x86_64)\nextension A { override func a() {} }\n#endif\n"
    #expect(Copies.of(other).hasSuffix(other))
    let branches = Copies.of(
      "#if arch(arm64)\nclass A: B {}\n#else\nclass A: C {}\n#endif\nextension A { override func a() {} }\n")
    #expect(branches.components(separatedBy: "override func a() {}").count == 3)
  }

  @Test("A class in another file calls the extension's member, which stays where it is under another name")
  func otherFile() {
    let copies = Copies([
      "A.swift": "import UIKit\nclass A: UIViewController {\n}\nlet x = 1",
      "B.swift": """
      import UIKit
      import MapKit
      private let secret = true
      @MainActor extension A {
        @available(iOS 15, *) @objc dynamic open override func `a`(_ b: Bool, at c: inout Int, _: Int = 1) throws -> Int {
          if secret { try super.a(b, at: &c) } else { 1 }
        }
        override var b: Bool { secret }
        override class var c: AnyClass { get { A.self } set {} }
        override func d(_ values: Int...) {}
        override var e: Int { didSet {} }
      }
      """,
    ])
    #expect(
      copies["A.swift"] == """
        import MapKit
        #sourceLocation(file: "/user/A.swift", line: 1)
        import UIKit
        class A: UIViewController {

        #sourceLocation(file: "/user/B.swift", line: 5)
        @MainActor @available(iOS 15, *) open override func `a`(_ argument1: Bool, at argument2: inout Int, _ argument3: Int = 1) throws -> Int { try self._sourcePass_A_a(argument1, at: &argument2, argument3) }
        #sourceLocation(file: "/user/B.swift", line: 8)
        @MainActor override var b: Bool { get { self._sourcePass_A_b } }
        #sourceLocation(file: "/user/B.swift", line: 9)
        @MainActor override class var c: AnyClass { get { self._sourcePass_A_c } set { self._sourcePass_A_c = newValue } }
        #sourceLocation(file: "/user/A.swift", line: 3)
        }
        let x = 1
        """
        + String(copies["A.swift"].components(separatedBy: "let x = 1").last ?? ""))
    let text = copies["B.swift"]
    #expect(text.contains("func _sourcePass_A_a(_ b: Bool, at c: inout Int, _: Int = 1) throws -> Int {\n"))
    #expect(
      text.contains("           var _sourcePass_A_b: Bool { secret }\n           class var _sourcePass_A_c: AnyClass"))
    #expect(text.contains("override func d(_ values: Int...)") && text.contains("override var e: Int"))
  }

  @Test("A member of an extension that a subclass overrides is in the class or called from it")
  func overridden() {
    let copies = Copies([
      "A.swift": "class A: NSObject {\n}\nextension A {\n  @objc func a() {}\n  @objc func b() {}\n}\n",
      "B.swift": "class B: A {\n  override func a() {}\n  override func c(_ x: Int) {}\n}\n",
      "C.swift": "@objc extension A {\n  func c(_ x: Int) {}\n  func c(y: Int) {}\n}\nextension B {}",
    ])
    let body = copies["A.swift"].components(separatedBy: "extension A")[0]
    #expect(body.contains("line: 4)\n        func a() {}\n"))
    #expect(body.contains("func c(_ argument1: Int) { self._sourcePass_A_c(argument1) }\n"))
    #expect(!body.contains("func b") && !body.contains("func c(y"))
    #expect(copies["C.swift"].contains("  func _sourcePass_A_c(_ x: Int) {}\n  func c(y: Int) {}"))
    #expect(copies["A.swift"].contains("table.method(\"a\")") && copies["C.swift"].contains("table.method(\"c:\")"))
    #expect(copies["C.swift"].contains("unsafeDowncast(object, to: A.self).c("))
  }

  @Test("An extension means the private class of its own file, and none of another file")
  func privateClasses() {
    let copies = Copies([
      "A.swift": "private class A: B {\n}\nextension A {\n  override func a() {}\n}\n",
      "B.swift": "private class A: B {\n}\nextension A {\n  override func b() {}\n}\n",
      "C.swift": "extension A {\n  override func c() {}\n}\n",
    ])
    for (file, name) in [("A", "a"), ("B", "b")] {
      let parts = copies[file + ".swift"].components(separatedBy: "extension A {\n ")
      #expect(parts[0].contains("override func \(name)() {}") && !parts[1].contains("override func"))
      #expect(!copies[file + ".swift"].contains("_sourcePass_A_c"))
    }
    #expect(copies["C.swift"].contains("override func c() {}"))
  }

  @Test("A class and its subclass whose extensions are in other files have different names for one method")
  func forwardedNames() {
    let copies = Copies([
      "A.swift": "class A: UIView {}\nclass B: A {}",
      "B.swift": "extension A { override func a() {} }\nextension B { override func a() {} }",
    ])
    #expect(copies["B.swift"].contains("_sourcePass_A_a()") && copies["B.swift"].contains("_sourcePass_B_a()"))
  }

  @Test("Moved members are in the tables, and selectors find them")
  func tables() {
    let copies = Copies([
      "A.swift":
        "class A: UIViewController {}\nextension A {\n  @IBAction override func a(_ s: Any?) {}\n  override func b() {}\n}",
      "B.swift": "let b = #selector(A.b)",
    ])
    #expect(copies["A.swift"].contains("table.method(\"a:\")") && copies["A.swift"].contains("table.method(\"b\")"))
    #expect(copies["B.swift"].contains("Selector(\"b\")"))
  }

  @Test("A changed extension changes the copy with its class, and only if what the class has changes")
  func incremental() throws {
    let folder = Folder()
    try folder.write("class A: NSObject {\n}\n", to: "user/A.swift")
    try folder.write("extension A {\n  override func a() {}\n}\n", to: "user/B.swift")
    let plan = folder.plan(["A.swift", "B.swift"])
    #expect(try PassRunner(plan).run().written == 2)
    #expect(try PassRunner(plan).run().written == 0)
    try folder.write("extension A {\n  override func a() { b() }\n}\n", to: "user/B.swift")
    #expect(try PassRunner(plan).run().written == 1)
    try folder.write("extension A {\n\n  override func a() { b() }\n}\n", to: "user/B.swift")
    #expect(try PassRunner(plan).run().written == 2)
    #expect(folder.text("out/A.swift")?.contains("B.swift\", line: 3)") == true)
    try folder.write("extension A {\n}\n", to: "user/B.swift")
    #expect(try PassRunner(plan).run().written == 2)
    #expect(folder.text("out/A.swift")?.contains("_sourcePass_") == false)
    try folder.write("class A: NSObject {\n}\nextension A {\n  override func a() {}\n}\n", to: "user/A.swift")
    #expect(try PassRunner(plan).run().written == 1)
    try folder.write("class A: NSObject {\n}\nextension A {\n  override func a() { }\n}\n", to: "user/A.swift")
    #expect(try PassRunner(plan).run().written == 1)
    #expect(folder.text("out/A.swift")?.contains("override func a() { }\n#sourceLocation") == true)
  }
}
