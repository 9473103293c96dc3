import CombineOverlay
import CoreData
import Foundation
import RuntimeLogging
import Selectors
import TestSupport
import Testing

@Suite("Managed objects")
struct ManagedObjectTests {
  @Test("A new object has its default values; values of every type come back after they are saved and read again")
  func values() throws {
    let context = try Library.context()
    let book = Book(context: context)
    #expect(book.pages == 1 && book.rating == 0 && book.title == "" && book.price == nil && !book.isRead)
    #expect(book.binding == .paper && book.words == nil && book.tags.isEmpty && book.author == nil)
    let key = UUID()
    book.title = "Emma"
    book.isbn = "123"
    book.pages = 474
    book.price = NSDecimalNumber(string: "12.90")
    book.isRead = true
    book.rating = 4.5
    book.published = Date(timeIntervalSinceReferenceDate: 1234.5)
    book.cover = Data([1, 2, 3])
    book.key = key
    book.page = URL(string: "https://example.org/emma")
    book.words = ["love", "irony"]
    book.binding = .cloth
    book.note = "not saved"
    try context.save()
    let other = Library.sibling(context)
    let read = try #require(try other.books().first)
    #expect(read !== book && read.isFault && read.objectID == book.objectID)
    #expect(read.title == "Emma" && read.isbn == "123" && read.pages == 474 && read.isRead && read.rating == 4.5)
    #expect(read.price == NSDecimalNumber(string: "12.90") && read.cover == Data([1, 2, 3]) && read.key == key)
    #expect(read.published == Date(timeIntervalSinceReferenceDate: 1234.5) && read.page == book.page)
    #expect(read.words == ["love", "irony"] && read.binding == .cloth)
    #expect(read.note == nil && book.note == "not saved" && !book.hasChanges)
    read.price = nil
    read.cover = nil
    read.pages = 2
    try other.save()
    let again = try #require(try Library.sibling(context).books().first)
    #expect(again.price == nil && again.cover == nil && again.pages == 2)
  }

  @Test("Key-value coding reads and sets properties of the model; an unknown key is named with those that exist")
  func keyValueCoding() throws {
    let context = try Library.context()
    let book = Library.book("Emma", context)
    let author = Author(context: context)
    book.setValue(300, forKey: "pages")
    book.setValue(author, forKey: "author")
    author.setValue("Jane", forKey: "name")
    #expect(book.value(forKey: "pages") as? Int == 300 && book.pages == 300)
    #expect(book.value(forKeyPath: "author.name") as? String == "Jane")
    #expect(author.value(forKey: "books") as? NSSet == NSSet(array: [book]))
    #expect(book.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Emma")
    let lines = RuntimeLog.capture { book.setValue(1, forKey: "colour") }.sentences
    #expect(lines.count == 1 && lines[0].contains("colour") && lines[0].contains("published"))
    book.setPrimitiveValue("Persuasion", forKey: "title")
    #expect(book.primitiveValue(forKey: "title") as? String == "Persuasion" && book.title == "Persuasion")
    #expect(book.value(forKey: "primitiveTitle") as? String == "Persuasion")
  }

  @Test("Both ends of a relationship change together, however it is set")
  func relationships() throws {
    let context = try Library.context()
    let (jane, mary) = (Author(context: context), Author(context: context))
    let (emma, lodore) = (Library.book("Emma", context), Library.book("Lodore", context))
    emma.author = jane
    #expect(jane.books == NSSet(array: [emma]))
    jane.addToBooks(lodore)
    #expect(lodore.author == jane && jane.books?.count == 2)
    mary.books = NSSet(array: [lodore])
    #expect(lodore.author == mary && jane.books == NSSet(array: [emma]))
    jane.removeFromBooks(emma)
    #expect(emma.author == nil && jane.books?.count == 0)
    jane.mutableSetValue(forKey: "books").add(emma)
    #expect(emma.author == jane)
    jane.mutableSetValue(forKey: "books").remove(emma)
    #expect(emma.author == nil)
    let (a, b) = (Tag(context: context), Tag(context: context))
    emma.tags = [a, b]
    lodore.tags.insert(a)
    #expect(a.books == NSSet(array: [emma, lodore]) && b.books == NSSet(array: [emma]))
    try context.save()
    let read = try #require(try Library.sibling(context).books("title == 'Emma'").first)
    #expect(read.tags.count == 2 && read.tags.allSatisfy { $0.books?.contains(read) == true })
  }

  @Test("An ordered relationship keeps its order through insertions, removals, replacements and a restart")
  func order() throws {
    let context = try Library.context()
    let book = Library.book("Emma", context)
    func chapter(_ title: String) -> Chapter {
      let chapter = Chapter(context: context)
      chapter.title = title
      return chapter
    }
    func titles(_ book: Book) -> [String?] { (book.chapters?.array as? [Chapter] ?? []).map(\.title) }
    let (a, b, c, d) = (chapter("a"), chapter("b"), chapter("c"), chapter("d"))
    book.chapters = NSOrderedSet(array: [a, b])
    book.sendManagedMessage("insertIntoChapters(_:at:)", c, 0)
    #expect(titles(book) == ["c", "a", "b"] && c.book == book)
    book.sendManagedMessage("removeFromChapters(at:)", 1)
    #expect(titles(book) == ["c", "b"] && a.book == nil)
    book.sendManagedMessage("replaceChapters(at:with:)", 0, d)
    #expect(titles(book) == ["d", "b"] && c.book == nil)
    book.sendManagedMessage(
      "insertIntoChapters(_:at:)", [a, c], NSIndexSet(indexesIn: NSRange(location: 1, length: 2)))
    #expect(titles(book) == ["d", "a", "c", "b"])
    book.sendManagedMessage("addToChapters(_:)", NSOrderedSet(array: [a]))
    #expect(titles(book) == ["d", "a", "c", "b"], "an object is there once")
    book.chapters = NSOrderedSet(array: [b, d, a, c])
    try context.save()
    let read = try #require(try Library.sibling(context).books().first)
    #expect(titles(read) == ["b", "d", "a", "c"])
    // Places that do not exist change nothing.
    book.sendManagedMessage("removeFromChapters(at:)", 9)
    book.sendManagedMessage("insertIntoChapters(_:at:)", chapter("e"), 99)
    #expect(titles(book) == ["b", "d", "a", "c", "e"])
  }

  @Test("An object receives a message at its insertion, its save, its deletion and its first reading")
  func events() throws {
    let context = try Library.context()
    let author = Author(context: context)
    #expect(author.events == ["awakeFromInsert"] && author.isInserted && author.objectID.isTemporaryID)
    try context.save()
    #expect(author.events == ["awakeFromInsert", "willSave", "didSave"])
    #expect(!author.isInserted && !author.objectID.isTemporaryID && !author.hasChanges)
    let other = Library.sibling(context)
    let read = try #require(try other.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect(read.events == [] && read.isFault)
    #expect(read.born == 1900 && read.events == ["awakeFromFetch"] && !read.isFault && !read.hasChanges)
    read.born = 1775
    #expect(read.isUpdated && read.changedValues()["born"] as? Int == 1775 && read.changedValues().count == 1)
    #expect(read.committedValues(forKeys: ["born"])["born"] as? Int == 1900)
    other.delete(read)
    #expect(read.isDeleted && read.events.contains("prepareForDeletion"))
    try other.save()
    #expect(
      !read.isDeleted && read.managedObjectContext == nil && read.born == 1775, "its last values can still be shown")
  }

  @Test("An object whose entity is that of another container's model belongs to its own context's")
  func otherModel() throws {
    let context = try Library.context()
    let other = try Library.context()
    let entity = try #require(other.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Book"])
    let book = Book(entity: entity, insertInto: context)
    book.title = "Emma"
    let own = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Book"]
    #expect(book.entity !== entity && book.entity === own)
    #expect(try context.titles() == ["Emma"])
    try context.save()
    #expect(try Library.sibling(context).titles() == ["Emma"] && other.books().isEmpty)
  }

  @Test("An object that outlives its context and its model can still be read, and changed without an effect")
  func outlives() throws {
    var kept: (NSManagedObject, NSManagedObjectID)?
    weak var model: NSManagedObjectModel?
    do {
      let context = try Library.context()
      model = context.persistentStoreCoordinator?.managedObjectModel
      let novel = Novel(context: context)
      novel.title = "Emma"
      novel.author = Author(context: context)
      try context.save()
      kept = (novel, novel.objectID)
    }
    let (novel, identifier) = try #require(kept)
    #expect(model != nil && novel.managedObjectContext == nil && novel.value(forKey: "genre") == nil)
    novel.setValue("Persuasion", forKey: "title")
    novel.setValue(nil, forKey: "author")
    #expect(novel.value(forKey: "title") as? String == "Persuasion" && novel.entity.superentity?.name == "Book")
    kept = nil
    #expect(identifier.uriRepresentation().absoluteString.hasPrefix("x-coredata://"))
  }

  @Test("Contexts on several threads use one model")
  func threads() async throws {
    let context = try Library.context()
    let coordinator = try #require(context.persistentStoreCoordinator)
    let titles = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        group.addTask {
          let own = NSManagedObjectContext(.privateQueue)
          own.persistentStoreCoordinator = coordinator
          return try await own.perform {
            for index in 0..<50 {
              Library.book("book \(number) \(index)", own).author = Author(context: own)
              if index % 10 == 9 { try own.save() }
            }
            return try own.books("title BEGINSWITH %@", "book \(number)").count
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(titles == [50, 50, 50, 50])
    #expect(try context.books().count == 200)
  }

  @Test("A change is published before it takes place")
  func publishes() throws {
    let context = try Library.context()
    let book = Library.book("Emma", context)
    var seen: [String] = []
    let subscription = book.objectWillChange.sink { seen.append(book.title) }
    book.title = "Persuasion"
    book.author = Author(context: context)
    #expect(seen == ["Emma", "Persuasion"])
    subscription.cancel()
  }

  @Test("An identifier is the same after a restart, as a URL too")
  func identifiers() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/library.sqlite"
    let url: URL
    do {
      let context = try Library.context(path)
      let book = Library.book("Emma", context)
      #expect(
        context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: book.objectID.uriRepresentation())
          == nil)
      try context.save()
      url = book.objectID.uriRepresentation()
    }
    let context = try Library.context(path)
    let identifier = try #require(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url))
    #expect((try context.existingObject(with: identifier) as? Book)?.title == "Emma")
    for wrong in ["x-coredata://other/Book/p1", "https://example.org/p1", "x-coredata:///Book/t1", "x-coredata://"] {
      #expect(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: URL(string: wrong)!) == nil)
    }
    let missing = try #require(
      context.persistentStoreCoordinator?.managedObjectID(
        forURIRepresentation: url.deletingLastPathComponent().appendingPathComponent("p999")))
    #expect(error { _ = try context.existingObject(with: missing) }?.code == NSManagedObjectReferentialIntegrityError)
    #expect((context.object(with: missing) as? Book)?.title == "", "an object that is gone has no values")
  }
}
