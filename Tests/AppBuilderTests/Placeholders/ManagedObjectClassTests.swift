import Testing

@testable import AppBuilder

@Suite("Classes of a Core Data model") struct ManagedObjectClassTests {
  @Test("An entity whose class Xcode generates is a class with its attributes and relationships")
  func entity() throws {
    let classes = ManagedObjectClasses.entities(
      in: """
        <model><entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
          <attribute name="size" attributeType="Integer 32" usesScalarValueType="NO"/>
          <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
          <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Person"/>
        </entity>
        <entity name="Own" representedClassName="Own" syncable="YES">
          <attribute name="title" attributeType="String"/>
        </entity></model>
        """)
    let (name, code) = try #require(classes.first)
    #expect(classes.count == 1 && name == "Note")
    #expect(code.contains("public class Note: NSManagedObject {"))
    #expect(code.contains("var `title`: String?\n"))
    #expect(code.contains("var `count`: Int16\n"))
    #expect(code.contains("var `size`: NSNumber?\n"))
    #expect(code.contains("var `tags`: NSSet?\n"))
    #expect(code.contains("var `owner`: Person?\n"))
    #expect(code.contains("NSFetchRequest<Note>(entityName: \"Note\")"))
  }
}
