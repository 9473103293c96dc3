import CoreData
import Foundation
import TestSupport
import Testing

@Suite("A managed object context")
struct ContextTests {
  private static func shelf() throws -> NSManagedObjectContext {
    let context = try Library.context()
    for (title, pages, author) in [
      ("Emma", 474, "Austen"), ("Persuasion", 249, "Austen"), ("Lodore", 500, "Shelley"), ("Valperga", 400, "Shelley"),
    ] {
      let book = Library.book(title, context)
      book.pages = Int32(pages)
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = NSPredicate(format: "name == %@", author)
      let known = try context.fetch(request).first
      book.author = known ?? Author(context: context)
      book.author?.name = author
    }
    return context
  }

  @Test(
    "Predicates see attributes, related objects, collections and identity, before and after a save",
    arguments: [false, true])
  func predicates(_ isSaved: Bool) throws {
    let context = try Self.shelf()
    if isSaved { try context.save() }
    #expect(try context.titles("pages > 450") == ["Emma", "Lodore"])
    #expect(try context.titles("author.name BEGINSWITH[c] %@", "sh") == ["Lodore", "Valperga"])
    let austen = try #require(try context.books("title == 'Emma'").first?.author)
    #expect(try context.titles("author == %@", austen) == ["Emma", "Persuasion"])
    #expect(try context.titles("NOT (author == %@) AND pages < 450", austen) == ["Valperga"])
    #expect(try context.titles("title IN %@", ["Emma", "Valperga"]) == ["Emma", "Valperga"])
    #expect(try context.titles("ANY author.books.pages > 490") == ["Lodore", "Valperga"])
    #expect(try context.titles("author.books.@count == 2 AND published == nil").count == 4)
    let emma = try #require(try context.books("title == 'Emma'").first)
    #expect(try context.titles("SELF == %@", emma) == ["Emma"])
    #expect(try context.titles("SELF IN %@", [emma]) == ["Emma"])
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "SUBQUERY(books, $b, $b.pages > 480).@count > 0")
    #expect(try context.fetch(request).map(\.name) == ["Shelley"])
  }

  @Test(
    "Results are sorted by keys and by key paths, limited and skipped; identifiers, counts and dictionaries are results too"
  )
  func results() throws {
    let context = try Self.shelf()
    try context.save()
    let byKey = [
      NSSortDescriptor(key: "author.name", ascending: false), NSSortDescriptor(key: "pages", ascending: true),
    ]
    #expect(try context.books(sort: byKey).map(\.title) == ["Valperga", "Lodore", "Persuasion", "Emma"])
    #expect(
      try context.books(sort: [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]).first?.title == "Lodore")
    #expect(try context.books(sort: [NSSortDescriptor(keyPath: \Book.published, ascending: false)]).count == 4)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.title) == ["Emma", "Persuasion"])
    request.fetchOffset = 3
    #expect(try context.fetch(request).map(\.title) == ["Valperga"] && context.count(for: request) == 1)
    request.fetchOffset = 9
    #expect(try context.fetch(request).isEmpty && context.count(for: request) == 0)
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    identifiers.resultType = .managedObjectIDResultType
    #expect(try context.fetch(identifiers).map { (context.object(with: $0) as? Book)?.title }.count == 4)
    let number = NSFetchRequest<NSNumber>(entityName: "Book")
    number.resultType = .countResultType
    #expect(try context.fetch(number) == [4])
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["author.name", sum]
    dictionaries.propertiesToGroupBy = ["author.name"]
    #expect(
      try context.fetch(dictionaries) == [
        ["author.name": "Austen", "sum": 723] as NSDictionary, ["author.name": "Shelley", "sum": 900] as NSDictionary,
      ])
    dictionaries.propertiesToFetch = [sum]
    dictionaries.propertiesToGroupBy = nil
    #expect(try context.fetch(dictionaries) == [["sum": 1623] as NSDictionary])
    let wrong = NSFetchRequest<Author>(entityName: "Book")
    #expect(error { _ = try context.fetch(wrong) }?.localizedDescription.contains("Book") == true)
    #expect(error { _ = try context.fetch(NSFetchRequest<Book>(entityName: "Nothing")) }?.code == NSCoreDataError)
  }

  @Test("Objects of entities that inherit are fetched with the others, or not")
  func inheritance() throws {
    let context = try Self.shelf()
    let novel = Novel(context: context)
    novel.title = "Frankenstein"
    novel.genre = "gothic"
    #expect(try context.titles("title BEGINSWITH 'F'") == ["Frankenstein"])
    try context.save()
    let read = Library.sibling(context)
    #expect(try (read.books("title BEGINSWITH 'F'").first as? Novel)?.genre == "gothic")
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.includesSubentities = false
    #expect(try read.fetch(request).count == 4)
    // A relationship to the entity above finds the object as what it is.
    let author = try #require(try context.books("title == 'Lodore'").first?.author)
    novel.author = author
    try context.save()
    let again = try Library.sibling(context).fetch(NSFetchRequest<Author>(entityName: "Author"))
    #expect(again.flatMap { $0.books?.allObjects ?? [] }.contains { ($0 as? Novel)?.genre == "gothic" })
  }

  @Test("Changes that are not saved count in fetches, unless a request says otherwise")
  func pendingChanges() throws {
    let context = try Self.shelf()
    try context.save()
    let emma = try #require(try context.books("title == 'Emma'").first)
    emma.pages = 10
    context.delete(try #require(try context.books("title == 'Lodore'").first))
    Library.book("Mathilda", context)
    #expect(try context.titles("pages < 300") == ["Emma", "Persuasion", "Mathilda"])
    #expect(try context.titles().count == 4)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 4)
    request.predicate = NSPredicate(format: "title == 'Mathilda'")
    #expect(try context.count(for: request) == 0)
    context.rollback()
    #expect(!context.hasChanges && emma.pages == 474)
    #expect(try context.titles() == ["Emma", "Persuasion", "Lodore", "Valperga"])
  }

  @Test("A refreshed object has its saved values; a context that is reset has no objects")
  func refresh() throws {
    let context = try Self.shelf()
    try context.save()
    let emma = try #require(try context.books("title == 'Emma'").first)
    emma.pages = 10
    emma.title = "Emma 2"
    context.refresh(emma, mergeChanges: true)
    #expect(emma.pages == 10 && emma.hasChanges)
    context.refresh(emma, mergeChanges: false)
    #expect(emma.isFault && emma.pages == 474 && !context.hasChanges)
    context.reset()
    #expect(emma.managedObjectContext == nil && context.registeredObjects.isEmpty)
    #expect(try context.books().count == 4)
  }

  @Test("Deletion reaches related objects as the rules say")
  func deletion() throws {
    let context = try Self.shelf()
    let lodore = try #require(try context.books("title == 'Lodore'").first)
    let chapter = Chapter(context: context)
    chapter.book = lodore
    let tag = Tag(context: context)
    try context.save()
    context.delete(lodore)
    #expect(chapter.isDeleted == false)
    context.processPendingChanges()
    #expect(chapter.isDeleted && lodore.author != nil)
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Chapter>(entityName: "Chapter")).isEmpty)
    let shelley = try #require(try context.books("title == 'Valperga'").first?.author)
    #expect(shelley.books?.count == 1)
    context.delete(shelley)
    try context.save()
    #expect(try context.titles() == ["Emma", "Persuasion"], "the books of an author cascade")
    let emma = try #require(try context.books("title == 'Emma'").first)
    emma.tags = [tag]
    context.delete(tag)
    #expect(error { try context.save() }?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(tag.isDeleted && context.hasChanges)
    emma.tags = []
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).isEmpty)
  }

  @Test("An object that is inserted and deleted before a save is never saved")
  func insertedAndDeleted() throws {
    let context = try Library.context()
    let book = Library.book("Emma", context)
    let author = Author(context: context)
    book.author = author
    context.delete(book)
    context.processPendingChanges()
    #expect(author.books?.count == 0 && book.managedObjectContext == nil)
    try context.save()
    #expect(try context.books().isEmpty)
  }

  @Test(
    "A value that the model does not allow is an error of the save, which names the property, and nothing is saved",
    arguments: [
      ("title", nil, 1570), ("title", "x", 1670), ("title", String(repeating: "x", count: 41), 1660),
      ("isbn", "12a", 1680), ("pages", 9001, 1610), ("title", Data(), 1550),
    ] as [(String, (any Sendable)?, Int)])
  func validation(_ key: String, _ value: (any Sendable)?, _ code: Int) throws {
    let context = try Library.context()
    let book = Library.book("Emma", context)
    book.setValue(value, forKey: key)
    let error = try #require(error { try context.save() })
    #expect(error.domain == NSCocoaErrorDomain && error.code == code)
    #expect(error.userInfo[NSValidationKeyErrorKey] as? String == key)
    #expect(error.userInfo[NSValidationObjectErrorKey] as? Book === book)
    #expect(error.localizedDescription.contains(key) && context.hasChanges && book.objectID.isTemporaryID)
    #expect(try Library.sibling(context).books().isEmpty)
  }

  @Test("Several values that are not allowed are one error with all of them")
  func severalErrors() throws {
    let context = try Library.context()
    let book = Library.book("x", context)
    book.pages = 10_000
    Library.book("y", context)
    let error = try #require(error { try context.save() })
    #expect(error.code == NSValidationMultipleErrorsError)
    #expect((error.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 3)
  }

  @Test("A context reports what has changed at the end of an event, and what it has saved, in sets")
  func notifications() throws {
    let context = try Self.shelf()
    try context.save()
    let reports = CollectedLines()
    @Sendable func titles(_ notification: Notification, _ key: String) -> [String] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).compactMap { ($0 as? Book)?.title }.sorted()
    }
    var observers: [any NSObjectProtocol] = []
    for name in [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
          let kind = name == .NSManagedObjectContextDidSave ? "saved" : "changed"
          let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
          reports.append(kind + keys.map { " " + titles(notification, $0).joined(separator: ",") }.joined())
        })
    }
    let emma = try #require(try context.books("title == 'Emma'").first)
    emma.pages = 2
    emma.pages = 3
    Library.book("Mathilda", context)
    let lodore = try #require(try context.books("title == 'Lodore'").first)
    context.delete(lodore)
    context.processPendingChanges()
    context.processPendingChanges()
    try context.save()
    #expect(reports.all.first == "changed Mathilda Emma ")
    #expect(reports.all.last == "saved Mathilda Emma Lodore")
    #expect(reports.all.filter { $0.hasPrefix("changed") && $0.hasSuffix("Lodore") }.count == 1)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("A context without a coordinator or stores has errors, and does not stop")
  func noStores() throws {
    let context = NSManagedObjectContext(.privateQueue)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(error { _ = try context.fetch(request) }?.code == NSManagedObjectContextLockingError)
    try context.save()
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    #expect(error { _ = try context.fetch(request) }?.localizedDescription.contains("no stores") == true)
    Library.book("Emma", context)
    #expect(error { try context.save() }?.code == NSPersistentStoreSaveError)
  }

  @Test("Blocks run on the context's own queue, one after another, and a block inside of a block at once")
  func queues() async throws {
    let context = try Library.context()
    let value = context.performAndWait { context.performAndWait { Library.book("Emma", context).title } }
    #expect(value == "Emma")
    let titles = try await context.perform { try context.titles() }
    #expect(titles == ["Emma"])
    await #expect(throws: CocoaError.self) { try await context.perform { throw CocoaError(.userCancelled) } }
    let found = try await context.perform { try NSFetchRequest<Book>(entityName: "Book").execute().count }
    #expect(found == 1)
    #expect(error { _ = try NSFetchRequest<Book>(entityName: "Book").execute() }?.code == NSCoreDataError)
  }
}
