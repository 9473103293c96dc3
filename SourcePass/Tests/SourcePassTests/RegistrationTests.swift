import Foundation
import Testing

@testable import SourcePass

@Suite("Tables")
struct RegistrationTests {
  @Test("Methods are called with their arguments' types")
  func methods() {
    let copy = Copies.of(
      """
      class A: UIViewController {
        @IBAction func a(_ sender: UIButton!) {}
        @objc func b(_ list: [String: Int], at row: Int?) -> Bool { true }
        @objc func c() throws {}
      }
      """)
    #expect(
      copy.contains("try unsafeDowncast(object, to: A.self).a(arguments.first() as UIButton?)\n        return nil"))
    #expect(
      copy.contains(
        "let result: Any? = try unsafeDowncast(object, to: A.self).b(arguments.first() as [String: Int], at: arguments.second() as Int?)"
      ))
    #expect(copy.contains("table.method(\"cAndReturnError:\") { object, _ in\n        try unsafeDowncast"))
  }

  @Test("A message has three arguments; of more, those that are optional are nil, and any other is refused")
  func threeArguments() {
    let copies = Copies([
      "A.swift": """
      class A: NSObject {
        @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
        @objc func four(_ a: Int, b: Int, c: Int, d: Int?) {}
        @objc func five(_ a: Int, b: Int, c: Int, d: Int) {}
      }
      """
    ])
    let copy = copies["A.swift"]
    #expect(copy.contains("table.method(\"image:didFinishSavingWithError:contextInfo:\")"))
    #expect(
      copy.contains(
        "didFinishSavingWithError: arguments.second() as Error?, contextInfo: arguments.third() as UnsafeRawPointer)"))
    #expect(copy.contains("c: arguments.third() as Int, d: nil)") && !copy.contains("five:b:c:d:"))
  }

  @Test("Static, generic and inout methods are in no table")
  func refused() {
    let copy = Copies.of(
      "class A: NSObject { @objc static func a() {}\n @objc func b<T>(_ t: T) {}\n @objc func c(_ i: inout Int) {}\n @nonobjc func d() {} }"
    )
    #expect(!copy.contains("table.method"))
  }

  @Test("Properties can be set unless they are constant or computed")
  func properties() {
    let copy = Copies.of(
      "class A: NSObject { @objc let a = 1\n @objc var b: Int { 1 }\n @IBOutlet var c, d: UILabel!\n @objc var e = 1 { didSet {} }\n @objc var f: Int { get { 1 } set {} } }"
    )
    #expect(copy.components(separatedBy: "set: {").count == 5)
    #expect(copy.components(separatedBy: "table.property(").count == 7)
  }

  @Test("@objcMembers applies to subclasses, and not to private members")
  func objectiveCMembers() {
    let copies = Copies([
      "A.swift": "@objcMembers class A: NSObject { func a() {}\n private func b() {} }",
      "B.swift": "class B: A { func c() {} }",
    ])
    #expect(copies["A.swift"].contains("table.method(\"a\")"))
    #expect(!copies["A.swift"].contains("table.method(\"b\")"))
    #expect(copies["B.swift"].contains("table.method(\"c\")"))
  }

  @Test("The parts of a class in other files are included in its table")
  func parts() {
    let copies = Copies([
      "A.swift": "class A: NSObject {}", "B.swift": "extension A { @objc private func b() {} }",
    ])
    #expect(copies["A.swift"].contains("class _SelectorTable: SelectorRegistrations"))
    #expect(copies["A.swift"].contains(".register(in: table)"))
    #expect(copies["B.swift"].contains("table.method(\"b\")"))
    #expect(copies.moduleFile == nil)
  }

  @Test("Private classes, renamed ones and extensions of other modules' classes are in the module's list")
  func list() throws {
    let copies = Copies([
      "A.swift": "private class A: NSObject { @objc func a() {} }\n@objc(C) class B: NSObject {}",
      "B.swift": "extension UIView { @objc func b() {} }", "C.swift": "class C: NSObject {}",
    ])
    #expect(copies["A.swift"].contains("Entry(name: \"A\", type: A.self, table: A._SelectorTable.self)"))
    #expect(copies["A.swift"].contains("Entry(name: \"C\", type: B.self, table: nil)"))
    #expect(copies["B.swift"].contains("class var extensions"))
    let file = try #require(copies.moduleFile)
    #expect(file.contains("_SourcePassClasses_App_A_") && file.contains("_SourcePassClasses_App_B_"))
    #expect(!file.contains("_SourcePassClasses_App_C_"))
  }

  @Test("The table of a class that is private in another type is in its body, on the same line")
  func nested() {
    let copy = Copies.of("class A {\n private class B: NSObject {\n @objc func b() {}\n }\n}\n")
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].contains("nonisolated final class _SelectorTable"))
    #expect(lines[4].contains("static var _sourcePass_B"))
    #expect(lines[5] == "}")
  }

  @Test("A method that a selector names is registered without an attribute")
  func demanded() {
    let copies = Copies([
      "A.swift": "class A: UIView { override func paste(_ sender: Any?) {} }",
      "B.swift": "let a = #selector(A.paste(_:))",
    ])
    #expect(copies["A.swift"].contains("table.method(\"paste:\")"))
  }

  @Test("A method of another module that a selector names is registered")
  func foreign() {
    let copy = Copies.of("class A: UIViewController { func f() { _ = #selector(UITableView.reloadData) } }")
    #expect(copy.contains("unsafeDowncast(object, to: UITableView.self).reloadData()"))
  }

  @Test("Methods for the requirements of a protocol of Objective-C are registered")
  func witnesses() {
    let copy = Copies.of("@objc protocol P { func p() }\nclass A: NSObject, P { func p() {}\n func q() {} }")
    #expect(copy.contains("table.method(\"p\")") && !copy.contains("table.method(\"q\")"))
  }

  @Test("Optional requirements are closures, and calls of them have no labels")
  func optional() {
    let copy = Copies.of(
      """
      @objc protocol P { @objc optional func p(_ a: Int, at b: Int) -> Bool }
      class A: NSObject, P { func p(_ a: Int, at b: Int) -> Bool { true } }
      class B: NSObject, P {}
      func f(_ p: P) { _ = p.p?(1, at: 2) }
      """)
    #expect(copy.contains("{ var _optional_p__at: ((Int, Int) -> Bool)? { get } }"))
    #expect(copy.contains("extension P {\n  var _optional_p__at: ((Int, Int) -> Bool)? { nil }\n}"))
    #expect(copy.contains("extension A {\n  var _optional_p__at: ((Int, Int) -> Bool)? { self.p(_:at:) }\n}"))
    #expect(!copy.contains("extension B"))
    #expect(copy.contains("_ = p._optional_p__at?(1,     2)"))
  }

  @Test("An optional method of UIKit is called without a question mark, a closure with it")
  func system() {
    #expect(
      Copies.text("func f() { delegate?.tableView?(a, didSelectRowAt: b); completion?(1); self.done?() }")
        == "func f() { delegate?.tableView (a, didSelectRowAt: b); completion?(1); self.done?() }")
    #expect(
      Copies.text("func f() { delegate?.scrollViewDidScroll?(a) }") == "func f() { delegate?.scrollViewDidScroll (a) }")
  }

  @Test("A file with syntax errors gets no tables")
  func incomplete() {
    let copy = Copies.of("class A: NSObject { @objc func a() {}\n func b( { }")
    #expect(!copy.contains("_SelectorTable"))
    #expect(copy.contains("      func a()"))
  }
}
