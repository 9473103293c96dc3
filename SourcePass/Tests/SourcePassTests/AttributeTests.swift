import Testing

@testable import SourcePass

@Suite("Attributes and modifiers")
struct AttributeTests {
  @Test(
    "An attribute of Objective-C becomes blanks",
    arguments: [
      ("class A { @objc func a() {} }", "class A {       func a() {} }"),
      ("@objcMembers class A {}", "             class A {}"), ("@objc(B) class A {}", "         class A {}"),
      ("class A { @nonobjc func a() {} }", "class A {          func a() {} }"),
      ("class A { @objc dynamic var a: Int { 1 } }", "class A {               var a: Int { 1 } }"),
      ("class A { @IBOutlet weak var a: A! }", "class A {           weak var a: A! }"),
      ("class A { @IBAction func a() {} }", "class A {           func a() {} }"),
      ("class A { @IBInspectable var a = 1 }", "class A {                var a = 1 }"),
      ("@IBDesignable class A {}", "              class A {}"),
      ("class A { @GKInspectable var a = 1 }", "class A {                var a = 1 }"),
      ("class A { @objc(a:b:) func c(_ a: Int, d: Int) {} }", "class A {             func c(_ a: Int, d: Int) {} }"),
      ("@objc enum A: Int { case a }", "      enum A: Int { case a }"),
    ])
  func blanks(source: String, expected: String) {
    #expect(Copies.text(source) == expected)
  }

  @Test("Line ends in an attribute stay")
  func lineEnds() {
    #expect(Copies.text("class A { @objc(\n a\n) func b() {} }") == "class A {       \n  \n  func b() {} }")
  }

  @Test("Attributes in comments and strings stay")
  func text() {
    let source = "// @objc\nlet a = \"@objc func\" /* @IBOutlet */\nlet b = #\"@objc \"#"
    #expect(Copies.text(source) == source)
  }

  @Test("@UIApplicationMain becomes @main in the same columns")
  func applicationMain() {
    #expect(Copies.text("@UIApplicationMain class A {}") == "@main              class A {}")
    #expect(Copies.text("@NSApplicationMain class A {}") == "@main              class A {}")
    #expect(Copies.text("@main class A {}") == "@main class A {}")
  }

  @Test("A protocol of Objective-C requires a class")
  func protocols() {
    #expect(Copies.text("@objc protocol A {}") == "      protocol A: AnyObject {}")
    #expect(Copies.text("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
    #expect(Copies.text("@objc protocol A: AnyObject {}") == "      protocol A: AnyObject {}")
    #expect(Copies.text("protocol A {}") == "protocol A {}")
  }

  @Test("A literal with a colour or a picture becomes a call")
  func literals() {
    #expect(
      Copies.text("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(Copies.text("let a = #imageLiteral(resourceName: \"b\")") == "let a = UIImage(named: \"b\")!")
  }

  @Test("The copy begins with the user's path and line")
  func location() {
    #expect(Copies.of("let a = 1\n") == "#sourceLocation(file: \"/user/A.swift\", line: 1)\nlet a = 1\n")
  }

  @Test("A path with quotes is escaped")
  func quotes() {
    let copy = Copies(["a\"b\\c.swift": "let a = 1"])["a\"b\\c.swift"]
    #expect(copy.hasPrefix("#sourceLocation(file: \"/user/a\\\"b\\\\c.swift\", line: 1)\n"))
  }

  @Test("A byte order mark is removed, and an interpreter line becomes a comment")
  func beginnings() {
    #expect(Copies.text("\u{FEFF}let a = 1") == "let a = 1")
    #expect(Copies.text("#!/usr/bin/swift\nlet a = 1") == "///usr/bin/swift\nlet a = 1")
  }

  @Test("Line ends of Windows stay")
  func windows() {
    #expect(
      Copies.text("class A {\r\n  @objc\r\n  func a() {}\r\n}\r\n") == "class A {\r\n       \r\n  func a() {}\r\n}\r\n")
  }

  @Test("A file that names NSExpression imports the class itself: Foundation here has one that cannot be used")
  func usableClasses() {
    let text = "import Foundation\nimport UIKit\nlet sum = NSExpression(format: \"1 + 2\")"
    #expect(
      Copies.of(text).hasPrefix(
        "import class PredicateFormats.NSExpression\n#sourceLocation(file: \"/user/A.swift\", line: 1)\n"))
    #expect(Copies.text(text, modules: ["Foundation"]) == text)
    #expect(!Copies.of("import UIKit\nlet sum = 1 + 2").contains("import class"))
    #expect(Copies.of("").hasPrefix("#sourceLocation"))
  }
}
