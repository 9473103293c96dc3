import CoreData
import Foundation
import ObjectStorage
import TestSupport
import Testing

@Suite("Stores of managed objects")
struct StoreTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/library.sqlite" }

  /// The model with other properties of Book.
  private func model(_ change: (inout [Element]) -> Void) -> Element {
    var model = Library.elements
    let index = model.children.firstIndex { $0.attributes["name"] == "Book" }!
    change(&model.children[index].children)
    return model
  }

  @Test("Objects and relationships are there after a restart, and another process sees them")
  func restart() throws {
    do {
      let context = try Library.context(path)
      let author = Author(context: context)
      author.name = "Austen"
      for title in ["Emma", "Persuasion"] { Library.book(title, context).author = author }
      try context.save()
    }
    let (first, second) = (try Library.context(path), try Library.context(path))
    #expect(try first.titles("author.name == 'Austen'") == ["Emma", "Persuasion"])
    let emma = try #require(try second.books("title == 'Emma'").first)
    emma.title = "Emma 2"
    second.delete(try #require(try second.books("title == 'Persuasion'").first))
    Library.book("Mathilda", second)
    try second.save()
    #expect(try first.titles() == ["Emma 2", "Mathilda"], "the first coordinator reads the file again")
    let author = try #require(try first.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect((author.books?.allObjects as? [Book])?.map(\.title) == ["Emma 2"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0 > 0)
  }

  @Test("A save that two processes make at the same time loses neither one's objects")
  func concurrentSaves() throws {
    let (first, second) = (try Library.context(path), try Library.context(path))
    for number in 0..<20 {
      Library.book("first \(number)", first)
      Library.book("second \(number)", second)
      try first.save()
      try second.save()
    }
    let titles = try Library.context(path).titles()
    #expect(titles.count == 40 && Set(titles).count == 40)
  }

  @Test(
    "A later version of the model has new attributes with their defaults, renamed ones with their values, and not those that are gone"
  )
  func migration() throws {
    do {
      let context = try Library.context(path)
      let book = Library.book("Emma", context)
      book.pages = 474
      book.binding = .cloth
      book.tags = [Tag(context: context)]
      try context.save()
    }
    let later = model { children in
      children.removeAll { ["cover", "pages", "binding"].contains($0.attributes["name"]) }
      children.append(Library.attribute("length", "Integer 64", ["elementID": "pages"]))
      children.append(Library.attribute("language", "String", ["defaultValueString": "en", "optional": "NO"]))
      children.append(Library.attribute("binding", "String"))
      children.append(Library.relationship("translator", "Author", inverse: nil))
    }
    let context = try Library.context(path, model: later)
    let book = try #require(try context.books().first)
    #expect(book.title == "Emma" && book.value(forKey: "length") as? Int == 474)
    #expect(book.value(forKey: "language") as? String == "en" && book.tags.count == 1)
    #expect(book.value(forKey: "binding") == nil, "a value of another type is none")
    #expect(book.value(forKey: "translator") == nil)
    book.setValue(nil, forKey: "length")
    book.setValue("fr", forKey: "language")
    try context.save()
    let again = try Library.context(path, model: later)
    let read = try #require(try again.books("language == 'fr'").first)
    #expect(read.value(forKey: "length") == nil)
  }

  @Test("An attribute that was set to nil does not get its default value back")
  func defaultsAfterNil() throws {
    let context = try Library.context(path)
    let book = Library.book("Emma", context)
    book.setValue(nil, forKey: "pages")
    try context.save()
    let other = try Library.context(path)
    #expect(try other.books().first?.value(forKey: "pages") == nil)
  }

  @Test("A renamed entity has its objects")
  func renamedEntity() throws {
    do {
      let context = try Library.context(path)
      Tag(context: context).name = "gothic"
      try context.save()
    }
    var later = Library.elements
    later.children[3].attributes["name"] = "Label"
    later.children[3].attributes["elementID"] = "Tag"
    later.children[3].attributes["representedClassName"] = "NSManagedObject"
    for index in later.children[1].children.indices where later.children[1].children[index].attributes["name"] == "tags"
    {
      later.children[1].children[index].attributes["destinationEntity"] = "Label"
    }
    let context = try Library.context(path, model: later)
    let labels = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Label"))
    #expect(labels.map { $0.value(forKey: "name") as? String } == ["gothic"])
  }

  @Test(
    "A file that is no store, a folder and a path that does not exist are errors with the path; the file stays as it is"
  )
  func unusable() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    func add(_ path: String, _ type: String = NSSQLiteStoreType, _ options: [AnyHashable: Any]? = nil) -> NSError? {
      error {
        try coordinator.addPersistentStore(
          ofType: type, configurationName: nil, at: URL(fileURLWithPath: path), options: options)
      }
    }
    let noise = Data("no database, but long enough to be looked at as one; ".utf8 + [UInt8](repeating: 7, count: 5000))
    try noise.write(to: URL(fileURLWithPath: path))
    #expect(add(path)?.code == NSPersistentStoreOpenError && add(path)?.localizedDescription.contains(path) == true)
    #expect(FileManager.default.contents(atPath: path) == noise)
    #expect(add(folder.path)?.code == NSPersistentStoreOpenError)
    #expect(add(folder.path + "/none/a.sqlite")?.code == NSPersistentStoreOpenError)
    #expect(add(folder.path + "/none.sqlite", NSSQLiteStoreType, [NSReadOnlyPersistentStoreOption: true]) != nil)
    #expect(add(path, "Cloud")?.code == NSPersistentStoreInvalidTypeError)
    #expect(
      error {
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: "None", at: nil)
      }?.code == NSPersistentStoreIncompatibleSchemaError)
    #expect(coordinator.persistentStores.isEmpty)
  }

  @Test("A store that is not to be changed is read, and a save is an error")
  func readOnly() throws {
    do {
      let context = try Library.context(path)
      Library.book("Emma", context)
      try context.save()
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: path),
      options: [NSReadOnlyPersistentStoreOption: true])
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    let book = try #require(try context.books().first)
    book.title = "Emma 2"
    #expect(error { try context.save() }?.code == NSPersistentStoreSaveError)
    context.rollback()
    Library.book("Mathilda", context)
    #expect(error { try context.save() }?.code == NSPersistentStoreSaveError)
  }

  @Test("A store keeps its metadata; it is removed with its objects, and destroyed with its file")
  func metadata() throws {
    let context = try Library.context(path)
    let coordinator = try #require(context.persistentStoreCoordinator)
    let store = try #require(coordinator.persistentStores.first)
    #expect(store.type == NSSQLiteStoreType && coordinator.persistentStore(for: store.url!) === store)
    coordinator.setMetadata(["version": 3], for: store)
    let again = try #require(try Library.context(path).persistentStoreCoordinator?.persistentStores.first)
    #expect(again.metadata["version"] as? Int == 3 && again.identifier == store.identifier)
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.isEmpty && error { _ = try context.books() } != nil)
    try coordinator.destroyPersistentStore(at: URL(fileURLWithPath: path), ofType: NSSQLiteStoreType)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A store whose identifier is damaged gets another one; its file is the user's alone")
  func damagedIdentifier() throws {
    let storage = try SQLiteProbe.open(path)
    try storage.setMetadata(
      Array(
        try PropertyListSerialization.data(fromPropertyList: [NSStoreUUIDKey: "a b%/"], format: .binary, options: 0)))
    let context = try Library.context(path)
    let book = Library.book("Emma", context)
    try context.save()
    #expect(book.objectID.uriRepresentation().absoluteString.hasSuffix("/Book/p1"))
    for name in ["", "-wal"] {
      let mode = try FileManager.default.attributesOfItem(atPath: path + name)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
  }

  @Test("An object whose bytes are damaged has no values")
  func damagedRow() throws {
    let storage = try SQLiteProbe.open(path)
    var changes = ObjectChanges()
    for (number, content) in [[UInt8](repeating: 7, count: 40), Array("bplist00".utf8), []].enumerated() {
      changes.insertions.append(ObjectRow(number: Int64(number + 1), entity: "Book", version: 1, content: content))
    }
    changes.insertions.append(ObjectRow(number: 9, entity: "Unknown", version: 1, content: []))
    try storage.commit(changes)
    let context = try Library.context(path)
    #expect(try context.titles() == ["", "", ""])
    #expect(try context.books("pages > 0").isEmpty)
  }

  @Test("Each configuration's store has the objects of its entities")
  func configurations() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    let people = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: "People", at: nil)
    let rest = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    let (author, book) = (Author(context: context), Library.book("Emma", context))
    try context.save()
    #expect(author.objectID.persistentStore === people && book.objectID.persistentStore === rest)
    let assigned = Author(context: context)
    context.assign(assigned, to: rest)
    try context.save()
    #expect(assigned.objectID.persistentStore === rest)
  }

  @Test("Where one of two stores refuses a save, the other one is not changed either")
  func severalStores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    _ = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: "People", at: nil)
    _ = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    Library.book("Emma", context).isbn = "1"
    try context.save()
    // The people's store is the first one.
    _ = Author(context: context)
    let second = Library.book("Mathilda", context)
    second.isbn = "1"
    #expect(error { try context.save() }?.code == NSManagedObjectConstraintMergeError)
    let other = Library.sibling(context)
    #expect(try other.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
    second.isbn = "2"
    try context.save()
    #expect(try other.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    #expect(try other.books().count == 2)
  }

  @Test("A container finds its model by its name, and loads its store, at once or later")
  func container() async throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    #expect(container.persistentStoreDescriptions.first?.url?.lastPathComponent == "Library.sqlite")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: path))]
    let loaded = CollectedLines()
    container.loadPersistentStores { description, error in
      loaded.append("\(description.url?.lastPathComponent ?? "") \(error == nil)")
    }
    #expect(loaded.all == ["library.sqlite true"])
    let count = try await container.performBackgroundTask { context in
      Library.book("Emma", context)
      try context.save()
      return try context.books().count
    }
    #expect(count == 1)
    let titles = try await container.viewContext.perform { try container.viewContext.titles() }
    #expect(titles == ["Emma"])
    let late = NSPersistentContainer(name: "Late", managedObjectModel: try Library.model())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    description.shouldAddStoreAsynchronously = true
    late.persistentStoreDescriptions = [description]
    await withCheckedContinuation { continuation in
      late.loadPersistentStores { _, _ in continuation.resume() }
      #expect(late.persistentStoreCoordinator.persistentStores.isEmpty)
    }
    #expect(late.persistentStoreCoordinator.persistentStores.count == 1)
  }
}

/// The storage below a store, as another process has it.
enum SQLiteProbe {
  static func open(_ path: String) throws -> any ObjectStorage { try openStorage(path: path, isReadOnly: false) }
}

// See CoreData's own declaration of the function.
@_silgen_name("proscenium_open_object_storage") private func openStorage(
  path: String, isReadOnly: Bool
) throws(ObjectStorageError) -> any ObjectStorage
