import CoreData
import Foundation
import RuntimeLogging
import TestSupport
import Testing

@Suite("A compiled model")
struct ModelTests {
  @Test("Entities have their properties, defaults, limits, relationships with inverses, and inheritance")
  func entities() throws {
    let model = try Library.model()
    #expect(Set(model.entitiesByName.keys) == ["Author", "Book", "Chapter", "Novel", "Tag"])
    #expect(model.versionIdentifiers == ["one"])
    let author = try #require(model.entitiesByName["Author"])
    let novel = try #require(model.entitiesByName["Novel"])
    #expect(author.attributesByName["born"]?.attributeType == .integer16AttributeType)
    #expect(author.attributesByName["born"]?.defaultValue as? Int == 1900)
    let books = try #require(author.relationshipsByName["books"])
    let single = try Library.model(
      Element(
        "model", [:],
        [Library.entity("A", [:], [Library.relationship("many", "A", inverse: nil, many: true, ["maxCount": "1"])])]))
    #expect(single.entitiesByName["A"]?.relationshipsByName["many"]?.isToMany == true)
    #expect(books.isToMany && !books.isOrdered && books.deleteRule == .cascadeDeleteRule)
    #expect(books.destinationEntity?.name == "Book" && books.inverseRelationship?.name == "author")
    #expect(novel.superentity?.name == "Book" && novel.attributesByName["title"]?.isOptional == false)
    #expect(novel.isKindOf(entity: try #require(model.entitiesByName["Book"])) && !author.isKindOf(entity: novel))
    #expect(novel.attributesByName["note"]?.isTransient == true)
    #expect(model.entitiesByName["Book"]?.subentitiesByName.keys.sorted() == ["Novel"])
    #expect(model.entities(forConfigurationName: "People")?.map(\.name) == ["Author"])
    #expect(model.configurations == ["People"])
  }

  @Test("A folder has the version that its list names; what is damaged is no model, and the reason is logged")
  func files() throws {
    let folder = TemporaryFolder()
    let momd = folder.path + "/Library.momd"
    try FileManager.default.createDirectory(atPath: momd, withIntermediateDirectories: true)
    func write(_ data: Data, _ name: String) throws { try data.write(to: URL(fileURLWithPath: momd + "/" + name)) }
    func read() -> (NSManagedObjectModel?, [String]) {
      RuntimeLog.capture { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: momd)) }
    }
    #expect(read().0 == nil && read().1.count == 1)
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": "Library 2"], format: .binary, options: 0)
    try write(info, "VersionInfo.plist")
    #expect(read().0 == nil && read().1.first?.contains("there is no file") == true)
    try write(Element("model", [:], [Library.entity("Old", [:], [])]).data, "Library.mom")
    try write(Data("no list".utf8), "Library 2.mom")
    #expect(read().0 == nil && read().1.first?.contains("not a model") == true)
    try write(Library.elements.data, "Library 2.mom")
    #expect(read().0?.entities.count == 5 && read().1 == [])
  }

  @Test("A model whose entities inherit in a circle, and one that nests without end, are read")
  func hostile() throws {
    let circle = Element(
      "model", [:],
      [
        Library.entity("A", ["parentEntity": "B"], [Library.attribute("a", "String")]),
        Library.entity("B", ["parentEntity": "A"], [Library.attribute("b", "Unknown")]),
      ])
    let model = try Library.model(circle)
    #expect(model.entities.count == 2)
    #expect(model.entities.map { $0.properties.count }.max()! <= 2)
    var deep = Element("entity", ["name": "E"])
    for _ in 0..<40 { deep = Element("entity", [:], [deep]) }
    #expect(try Library.model(Element("model", [:], [deep])).entities.isEmpty)
  }

  @Test("A model that code makes is used as one from a file; merged models have the entities of both")
  func code() throws {
    let entity = NSEntityDescription()
    entity.name = "Thing"
    let name = NSAttributeDescription()
    name.name = "name"
    name.type = .string
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let merged = try #require(NSManagedObjectModel(byMerging: [model, Library.model()]))
    #expect(merged.entities.count == 6 && merged.entitiesByName["Thing"]?.attributesByName["name"]?.type == .string)
    #expect(NSManagedObjectModel(byMerging: []) == nil)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    thing.setValue("lamp", forKey: "name")
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.first?.value(forKey: "name") as? String == "lamp")
  }

  @Test("An entity that code makes inherit from its own subentity does not, and the reason is logged")
  func circleByCode() {
    let entities = ["A", "B", "C"].map { name in
      let entity = NSEntityDescription()
      entity.name = name
      return entity
    }
    entities[0].subentities = [entities[1]]
    entities[1].subentities = [entities[2]]
    let (_, sentences) = RuntimeLog.capture { entities[2].subentities = [entities[0], entities[2]] }
    #expect(sentences.count == 1 && sentences.first?.contains("A cannot inherit from C") == true, "\(sentences)")
    #expect(entities[2].subentities.isEmpty && entities[0].superentity == nil)
    #expect(entities[2].isKindOf(entity: entities[0]) && !entities[0].isKindOf(entity: entities[2]))
  }

  @Test("A request of the model gets the values of its variables")
  func templates() throws {
    let context = try Library.context()
    for (title, pages) in [("short", 10), ("long", 500)] { Library.book(title, context).pages = Int32(pages) }
    let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
    #expect(model.fetchRequestTemplate(forName: "none") == nil)
    let request = try #require(
      model.fetchRequestFromTemplate(withName: "Long", substitutionVariables: ["LIMIT": 100]))
    #expect(try context.fetch(request).map { ($0 as? Book)?.title } == ["long"])
  }
}
