import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("Classes of a model of Core Data") struct ManagedObjectClassTests {
  private func source(
    _ entities: String..., importsPublicly: Bool = false, isIsolated: Bool = false
  ) throws -> String? {
    let models = try entities.map { try XMLReader.element(Array(DataModelFiles.contents($0).utf8), file: "/contents") }
    return ManagedObjectClasses.source(of: models, importsPublicly: importsPublicly, isIsolated: isIsolated)
  }

  private func accessors(_ key: String) -> String {
    "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
  }

  @Test("An entity is a class, and an extension with its request, attributes and relationships")
  func entity() throws {
    let source = try source(
      """
      <entity name="Note" representedClassName=".Note" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person"/>
        <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
      </entity>
      <entity name="Person" representedClassName="App.Human" syncable="YES"/>
      """)
    #expect(
      source == """
        // Generated: the classes of the app's models of Core Data.
        import CoreData
        import Foundation

        public class Note: NSManagedObject, @unchecked Sendable {}

        extension Note {
          public class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
          public var title: String? \(accessors("title"))
          public var owner: Human? \(accessors("owner"))
          public var tags: NSSet? \(accessors("tags"))
          public func addToTags(_ value: NSManagedObject) { sendManagedMessage("addToTags(_:)", value) }
          public func removeFromTags(_ value: NSManagedObject) { sendManagedMessage("removeFromTags(_:)", value) }
          public func addToTags(_ values: NSSet) { sendManagedMessage("addToTags(_:)", values) }
          public func removeFromTags(_ values: NSSet) { sendManagedMessage("removeFromTags(_:)", values) }
        }

        extension Note: Identifiable {}

        """)
  }

  @Test("A category has the extension alone, and an entity without generated code has nothing")
  func category() throws {
    let text = try #require(
      try source(
        "<entity name=\"Item\" representedClassName=\"Own\" codeGenerationType=\"category\"/>"
          + "<entity name=\"Manual\" representedClassName=\"Manual\"/>"))
    #expect(!text.contains("class Own"))
    #expect(text.contains("extension Own {\n"))
    #expect(text.contains("{ NSFetchRequest<Own>(entityName: \"Item\") }"))
    #expect(text.contains("extension Own: Identifiable {}"))
    #expect(!text.contains("Manual"))
    #expect(try source("<entity name=\"Manual\" representedClassName=\"Manual\"/>") == nil)
    #expect(try source("<entity name=\"None\" codeGenerationType=\"class\"/>") == nil)
  }

  @Test("An entity inherits from the class of its parent, which has the conformance and the parent's properties")
  func inheritance() throws {
    let text = try #require(
      try source(
        """
        <entity name="Dog" representedClassName="Dog" parentEntity="Animal" codeGenerationType="class">
          <attribute name="breed" attributeType="String"/>
        </entity>
        <entity name="Animal" representedClassName="Creature" isAbstract="YES" codeGenerationType="class">
          <attribute name="name" attributeType="String"/>
        </entity>
        <entity name="Plain" parentEntity="Animal"/>
        <entity name="Cat" representedClassName="Cat" parentEntity="Plain" codeGenerationType="class"/>
        <entity name="X" representedClassName="X" parentEntity="Y" codeGenerationType="class"/>
        <entity name="Y" representedClassName="Y" parentEntity="X" codeGenerationType="class"/>
        """))
    #expect(text.contains("public class Dog: Creature, @unchecked Sendable {}\n"))
    #expect(text.contains("public class Cat: Creature, @unchecked Sendable {}\n"))
    #expect(text.contains("public class Creature: NSManagedObject, @unchecked Sendable {}\n"))
    #expect(
      text.contains("public class X: NSManagedObject, @unchecked Sendable {}\n")
        && text.contains("public class Y: NSManagedObject, @unchecked Sendable {}\n"))
    #expect(text.contains("extension Creature: Identifiable {}"))
    #expect(!text.contains("extension Dog: Identifiable") && !text.contains("extension Cat: Identifiable"))
    #expect(text.components(separatedBy: "var name:").count == 2)
  }

  @Test(
    "An attribute has the type that Xcode chooses",
    arguments: [
      ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"), ("attributeType=\"Integer 32\"", "Int32"),
      ("attributeType=\"Integer 64\" usesScalarValueType=\"NO\"", "NSNumber?"), ("attributeType=\"Double\"", "Double"),
      ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"), ("attributeType=\"Boolean\"", "Bool"),
      ("attributeType=\"Boolean\" usesScalarValueType=\"NO\"", "NSNumber?"), ("attributeType=\"String\"", "String?"),
      ("attributeType=\"Date\" usesScalarValueType=\"NO\"", "Date?"), ("attributeType=\"Date\"", "Date?"),
      ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"), ("attributeType=\"Binary\"", "Data?"),
      ("attributeType=\"UUID\" usesScalarValueType=\"NO\"", "UUID?"), ("attributeType=\"URI\"", "URL?"),
      ("attributeType=\"Decimal\"", "NSDecimalNumber?"), ("attributeType=\"Transformable\"", "NSObject?"),
      ("attributeType=\"Transformable\" customClassName=\"UIColor\"", "UIColor?"),
      ("attributeType=\"Transformable\" customClassName=\"[String: [Int]]\"", "[String: [Int]]?"),
      ("attributeType=\"Transformable\" customClassName=\"Int { get }\"", "NSObject?"),
      ("attributeType=\"Transformable\" customClassName=\"[Int\"", "NSObject?"),
      ("attributeType=\"Transformable\" customClassName=\"a; import b\"", "NSObject?"),
    ])
  func types(attributes: String, type: String) throws {
    let text = try #require(
      try source(
        "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\">"
          + "<attribute name=\"value\" \(attributes)/></entity>"))
    #expect(text.contains("  public var value: \(type) \(accessors("value"))\n"))
    #expect(text.contains("import UIKit\n") == (type == "UIColor?"))
  }

  @Test("An ordered relationship has methods with positions, and fetched properties are lists")
  func ordered() throws {
    let text = try #require(
      try source(
        """
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Item"/>
          <fetchedProperty name="recent"><fetchRequest name="r" entity="Item" predicateString="done = 1"/></fetchedProperty>
        </entity>
        <entity name="Item" representedClassName="Item"/>
        """))
    #expect(text.contains("public var items: NSOrderedSet? "))
    #expect(text.contains("public var recent: [Item] "))
    for method in [
      "addToItems(_ value: Item) { sendManagedMessage(\"addToItems(_:)\", value) }",
      "removeFromItems(_ values: NSOrderedSet) { sendManagedMessage(\"removeFromItems(_:)\", values) }",
      "insertIntoItems(_ value: Item, at idx: Int) { sendManagedMessage(\"insertIntoItems(_:at:)\", value, idx) }",
      "removeFromItems(at idx: Int) { sendManagedMessage(\"removeFromItems(at:)\", idx) }",
      "insertIntoItems(_ values: [Item], at indexes: NSIndexSet) "
        + "{ sendManagedMessage(\"insertIntoItems(_:at:)\", values, indexes) }",
      "removeFromItems(at indexes: NSIndexSet) { sendManagedMessage(\"removeFromItems(at:)\", indexes) }",
      "replaceItems(at idx: Int, with value: Item) { sendManagedMessage(\"replaceItems(at:with:)\", idx, value) }",
      "replaceItems(at indexes: NSIndexSet, with values: [Item]) "
        + "{ sendManagedMessage(\"replaceItems(at:with:)\", indexes, values) }",
    ] { #expect(text.contains("  public func \(method)\n"), "\(method)") }
  }

  @Test("Names that are keywords are in backquotes, and those that are no identifiers or come twice are left out")
  func names() throws {
    let text = try #require(
      try source(
        """
        <entity name="A &quot;B&quot;" representedClassName="A" codeGenerationType="class">
          <attribute name="default" attributeType="Boolean"/><attribute name="default" attributeType="String"/>
          <attribute name="a b" attributeType="String"/><attribute name="x: Int { 1 }; var y" attributeType="String"/>
        </entity>
        <entity name="C" representedClassName="A" codeGenerationType="class"/>
        <entity name="D" representedClassName="D { }; class E" codeGenerationType="class"/>
        """))
    #expect(text.contains("public var `default`: Bool \(accessors("default"))\n"))
    #expect(text.components(separatedBy: " var ").count == 2)
    #expect(text.components(separatedBy: "public class A:").count == 2 && !text.contains("class D"))
    #expect(text.contains("(entityName: \"A \\\"B\\\"\")"))
  }

  @Test("Classes of a target on the main actor are nonisolated, and imports are public where others are internal")
  func settings() throws {
    let entity = "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\">"
    let text = try #require(
      try source(
        entity + "<attribute name=\"a\" attributeType=\"Date\"/></entity>", importsPublicly: true, isIsolated: true))
    #expect(text.contains("public import CoreData\npublic import Foundation\n"))
    #expect(text.contains("\nnonisolated public class A: NSManagedObject, @unchecked Sendable {}\n"))
    #expect(
      text.contains("\nnonisolated extension A {\n") && text.contains("\nnonisolated extension A: Identifiable {}"))
    let plain = try #require(try source(entity + "</entity>", importsPublicly: true))
    #expect(plain.contains("public import CoreData\nimport Foundation\n"))
  }

  @Test("A target has the classes of the current version of each of its models")
  func target() throws {
    let scratch = TemporaryFolder()
    func write(_ name: String, to version: String) throws {
      try scratch.write(
        DataModelFiles.contents(
          "<entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/>"),
        to: "\(version)/contents")
    }
    try write("First", to: "M.xcdatamodeld/1.xcdatamodel")
    try write("Second", to: "M.xcdatamodeld/2.xcdatamodel")
    try write("Other", to: "N.xcdatamodel")
    try scratch.write("<model>", to: "Damaged.xcdatamodel/contents")
    try scratch.write(DataModelFiles.currentVersion("1.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    var target = ProjectTarget(name: "A", kind: .application, productType: "", productName: "A", moduleName: "A")
    #expect(ManagedObjectClasses.source(for: target) == nil)
    target.resources = ["M.xcdatamodeld", "N.xcdatamodel", "Damaged.xcdatamodel", "missing.xcdatamodeld"].map {
      ProjectTarget.Resource(path: "\(scratch.path)/\($0)", destination: $0)
    }
    let text = try #require(ManagedObjectClasses.source(for: target))
    #expect(text.contains("class First:") && text.contains("class Other:") && !text.contains("Second"))
  }
}
