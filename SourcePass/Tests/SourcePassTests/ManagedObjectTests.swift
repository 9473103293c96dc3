import Foundation
import Testing

@testable import SourcePass

@Suite("Managed objects")
struct ManagedObjectTests {
  private func accessors(_ key: String) -> String {
    "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
  }

  @Test("A property has accessors directly after its type, in the same line")
  func property() {
    #expect(
      Copies.text("class A: NSManagedObject {\n  @NSManaged public var name: String? // NAME\n  var other = 1\n}")
        == "class A: NSManagedObject {\n             public var name: String? \(accessors("name")) // NAME\n"
        + "  var other = 1\n}")
    #expect(
      Copies.text("extension A { @NSManaged private(set) var parts: Set<Part> }")
        == "extension A {            private(set) var parts: Set<Part> \(accessors("parts")) }")
    #expect(
      Copies.text("class A { @objc @NSManaged dynamic var a: [String:\n  Int] }")
        == "class A {                          var a: [String:\n  Int] \(accessors("a")) }")
  }

  @Test("Several properties in one declaration become a declaration each, also those whose type follows")
  func severalProperties() {
    #expect(
      Copies.text("class A { @NSManaged var a: String?, b: Int16 /* B */ }")
        == "class A {            var a: String? \(accessors("a")); var b: Int16 \(accessors("b")) /* B */ }")
    #expect(
      Copies.text("class A { @available(*, deprecated) @NSManaged public private(set) dynamic var a, // A\n b: Int16 }")
        == "class A { @available(*, deprecated)            public private(set)         var a: Int16 \(accessors("a")); "
        + "@available(*, deprecated) public private(set) var // A\n b: Int16 \(accessors("b")) }")
  }

  @Test("A name in backticks and a name in @objc are the model's")
  func names() {
    #expect(
      Copies.text("class A { @NSManaged var `default`: Bool }")
        == "class A {            var `default`: Bool \(accessors("default")) }")
    #expect(
      Copies.text("class A { @NSManaged @objc(text) var string: String! }")
        == "class A {                        var string: String! \(accessors("text")) }")
  }

  @Test("A method has a body with a message of its full name")
  func methods() {
    #expect(
      Copies.text("extension A {\n  @objc(addItemsObject:)\n  @NSManaged public func addToItems(_ value: Item)\n}")
        == "extension A {\n                        \n             public func addToItems(_ value: Item) "
        + "{ sendManagedMessage(\"addToItems(_:)\", value) }\n}")
    #expect(
      Copies.text("class A { @NSManaged func insertIntoItems(_ value: Item, at idx: Int); func f() {} }")
        == "class A {            func insertIntoItems(_ value: Item, at idx: Int) "
        + "{ sendManagedMessage(\"insertIntoItems(_:at:)\", value, idx) }; func f() {} }")
    #expect(
      Copies.text("class A { @NSManaged func `repeat`(in: Int) -> Void // all }\n}")
        == "class A {            func `repeat`(in: Int) -> Void "
        + "{ sendManagedMessage(\"repeat(in:)\", `in`) } // all }\n}")
  }

  @Test("A method that a subclass overrides moves into the class with its body")
  func movedMethod() {
    let copy = Copies.text(
      "class A: NSManagedObject {}\nextension A { @objc @NSManaged func add(_ a: Int) }\n"
        + "class B: A { override func add(_ a: Int) {} }")
    #expect(copy.contains("func add(_ a: Int) { sendManagedMessage(\"add(_:)\", a) }\n#sourceLocation"))
    #expect(copy.components(separatedBy: "sendManagedMessage").count == 2)
  }

  @Test("A method with a result is an error with its line")
  func result() {
    let facts = SourceParser.facts(
      of: Array("class A {\n  @NSManaged\n  func a() -> Int\n}".utf8), name: "A.swift",
      plan: PassPlan(module: "App", output: "/out"))
    #expect(facts.diagnostics.map(\.line) == [3])
    #expect(facts.diagnostics.first?.severity == .error)
  }

  @Test("Properties and methods are in the table of their class, under their names in Objective-C")
  func table() {
    let copy = Copies.of(
      "class A: NSManagedObject {\n  @NSManaged var a: Int\n  @objc(addBsObject:) @NSManaged func addToBs(_ b: B)\n}")
    #expect(copy.contains("get: { unsafeDowncast($0, to: A.self).a as Any? }"))
    #expect(copy.contains("set: { try $1.store(in: &unsafeDowncast($0, to: A.self).a) }"))
    #expect(copy.contains("table.method(\"addBsObject:\")"))
  }
}
