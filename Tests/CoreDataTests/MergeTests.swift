import CoreData
import Foundation
import SceneSystem
import TestSupport
import Testing

@Suite("Saves of several contexts")
struct MergeTests {
  /// Two contexts with one book, in both of which it was read.
  private static func contexts() throws -> (NSManagedObjectContext, Book, NSManagedObjectContext, Book) {
    let first = try Library.context()
    let book = Library.book("Emma", first)
    book.pages = 100
    try first.save()
    let second = Library.sibling(first)
    let other = try #require(try second.books().first)
    _ = other.title
    return (first, book, second, other)
  }

  @Test(
    "What a save does when somebody else has changed the object is the merge policy's decision",
    arguments: [
      (NSMergePolicy.error, nil, nil), (.mergeByPropertyObjectTrump, "mine", 200),
      (.mergeByPropertyStoreTrump, "theirs", 200), (.overwrite, "mine", 100), (.rollback, "theirs", 200),
    ] as [(NSMergePolicy, String?, Int32?)])
  func policies(_ policy: NSMergePolicy, _ title: String?, _ pages: Int32?) throws {
    let (first, book, second, other) = try Self.contexts()
    book.title = "theirs"
    book.pages = 200
    try first.save()
    other.title = "mine"
    second.mergePolicy = policy
    let error = error { try second.save() }
    let read = try #require(try Library.sibling(first).books().first)
    guard let title else {
      #expect(error?.code == NSManagedObjectMergeError && second.hasChanges && other.title == "mine")
      #expect(read.title == "theirs")
      return
    }
    #expect(error == nil && read.title == title && read.pages == pages)
  }

  @Test("Changes of different relationships to many are both kept, without a conflict")
  func relationships() throws {
    let (first, book, second, other) = try Self.contexts()
    book.tags = [Tag(context: first)]
    try first.save()
    other.tags = [Tag(context: second), Tag(context: second)]
    try second.save()
    let read = try #require(try Library.sibling(first).books().first)
    #expect(read.tags.count == 3)
  }

  @Test("A change of an object that somebody else has deleted is a conflict, or brings it back")
  func deleted() throws {
    let (first, book, second, other) = try Self.contexts()
    first.delete(book)
    try first.save()
    other.title = "mine"
    #expect(error { try second.save() }?.code == NSManagedObjectMergeError)
    second.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try second.save()
    #expect(try Library.sibling(first).titles() == ["mine"])
    // Deleting what is gone is no conflict.
    let third = Library.sibling(first)
    let gone = try #require(try third.books().first)
    second.delete(other)
    try second.save()
    third.delete(gone)
    try third.save()
  }

  @Test(
    "Of two objects with a value that only one may have, the policy decides which stays",
    arguments: [
      (NSMergePolicy.error, nil), (.mergeByPropertyObjectTrump, "new"), (.mergeByPropertyStoreTrump, "old"),
      (.overwrite, "new"), (.rollback, "old"),
    ] as [(NSMergePolicy, String?)])
  func uniqueValues(_ policy: NSMergePolicy, _ title: String?) throws {
    let context = try Library.context()
    let author = Author(context: context)
    let old = Library.book("old", context)
    old.isbn = "1"
    old.author = author
    Library.book("none", context)
    Library.book("none", context)
    try context.save()
    context.mergePolicy = policy
    let new = Library.book("new", context)
    new.isbn = "1"
    let error = error { try context.save() }
    let other = Library.sibling(context)
    #expect(try other.titles("isbn == '1'") == [title ?? "old"])
    #expect(try other.books().count == 3, "no value is not a value")
    switch title {
    case nil: #expect(error?.code == NSManagedObjectConstraintMergeError && new.objectID.isTemporaryID == false)
    case "new":
      #expect(old.managedObjectContext == nil && new.managedObjectContext === context)
      if policy === NSMergePolicy.mergeByPropertyObjectTrump {
        let read = try #require(try other.books("isbn == '1'").first)
        #expect(read.author?.objectID == author.objectID && read.author?.books?.contains(read) == true)
      }
    default: #expect(new.managedObjectContext == nil && !context.hasChanges)
    }
  }

  @Test("A context that merges automatically shows what others save, and keeps its own changes")
  func automaticMerge() async throws {
    let (first, book, second, other) = try Self.contexts()
    second.automaticallyMergesChangesFromParent = true
    let changes = CollectedLines()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: second, queue: nil
    ) { notification in
      changes.append((notification.userInfo ?? [:]).keys.compactMap { $0 as? String }.sorted().joined(separator: " "))
    }
    other.title = "mine"
    book.pages = 300
    Library.book("Mathilda", first)
    try first.save()
    await second.perform {}
    #expect(other.title == "mine" && other.pages == 300 && second.hasChanges)
    #expect(changes.all.contains { $0.contains("inserted") && $0.contains("updated") })
    first.delete(book)
    try first.save()
    await second.perform {}
    #expect(other.managedObjectContext == nil && changes.all.last == "deleted")
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("The notification of a save is merged by hand")
  func manualMerge() throws {
    let (first, book, second, other) = try Self.contexts()
    let saved = CollectedNotification()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: first, queue: nil, using: saved.set)
    book.pages = 300
    try first.save()
    #expect(other.pages == 100)
    second.mergeChanges(fromContextDidSave: try #require(saved.notification))
    #expect(other.pages == 300)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("A child saves into its parent, and the parent into the store")
  func children() throws {
    let (parent, book, _, _) = try Self.contexts()
    let child = NSManagedObjectContext(.privateQueue)
    child.parent = parent
    book.pages = 150
    let own = try #require(try child.books().first)
    #expect(own !== book && own.pages == 150, "a child sees what its parent has not saved")
    own.pages = 160
    let author = Author(context: child)
    author.name = "Austen"
    own.author = author
    #expect(book.pages == 150)
    try child.save()
    #expect(!child.hasChanges && parent.hasChanges && book.pages == 160 && book.author?.name == "Austen")
    #expect(book.author !== author && author.objectID.isTemporaryID)
    #expect(try Library.sibling(parent).books().first?.pages == 100)
    try parent.save()
    let read = try #require(try Library.sibling(parent).books().first)
    #expect(read.pages == 160 && read.author?.name == "Austen")
    #expect(author.name == "Austen" && own.author === author)
    // The parent's object is gone, and the child knows it by its temporary identifier.
    parent.reset()
    child.refresh(author, mergeChanges: false)
    #expect(author.isFault && author.name == "Austen" && author.books?.count == 1)
    child.delete(own)
    try child.save()
    #expect((parent.object(with: book.objectID) as? Book)?.isDeleted == true)
    try parent.save()
    #expect(try Library.sibling(parent).books().isEmpty)
  }

  @Test("A child's changes are discarded with it")
  func discardedChild() throws {
    let (parent, book, _, _) = try Self.contexts()
    do {
      let child = NSManagedObjectContext(.privateQueue)
      child.parent = parent
      (child.object(with: book.objectID) as? Book)?.title = "other"
      Library.book("new", child)
    }
    #expect(!parent.hasChanges && book.title == "Emma")
  }

  @Test("Batch requests change the stores; contexts learn of them by a merge")
  func batches() throws {
    let (first, book, _, _) = try Self.contexts()
    let insertion = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "one", "pages": 1], ["title": "two", "pages": 2]])
    insertion.resultType = .count
    #expect((try first.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try first.titles("pages < 3") == ["one", "two"])
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": 7]
    update.resultType = .updatedObjectIDsResultType
    let updated = (try first.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
    #expect(updated?.count == 3 && book.pages == 100)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: updated ?? []], into: [first])
    #expect(book.pages == 7)
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "title != 'Emma'")
    let deletion = NSBatchDeleteRequest(fetchRequest: fetch)
    deletion.resultType = .resultTypeCount
    #expect((try first.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try first.titles() == ["Emma"])
    let all = NSBatchDeleteRequest(objectIDs: [book.objectID])
    try first.execute(all)
    #expect(try first.titles().isEmpty)
  }

  @Test(
    "Random changes in a context, saved or discarded, leave what the same changes leave in memory",
    arguments: [1, 2, 3] as [UInt64])
  func random(_ seed: UInt64) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/library.sqlite"
    var random = SeededGenerator(seed: seed)
    var context = try Library.context(path)
    // The titles of the books of each author, as they are saved and as they are now.
    var saved: [String: Set<String>] = [:]
    var now = saved
    func author(_ name: String) throws -> Author? {
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = NSPredicate(format: "name == %@", name)
      return try context.fetch(request).first
    }
    for step in 0..<200 {
      let names = now.keys.sorted()
      switch random.below(8) {
      case 0:
        let new = Author(context: context)
        new.name = "author \(step)"
        now["author \(step)"] = []
      case 1, 2:
        guard let name = names.randomElement(using: &random) else { continue }
        Library.book("book \(step)", context).author = try author(name)
        now[name]?.insert("book \(step)")
      case 3:
        guard let from = names.randomElement(using: &random), let to = names.randomElement(using: &random),
          let title = now[from]?.sorted().randomElement(using: &random)
        else { continue }
        let book = try #require(try context.books("title == %@", title).first)
        try author(to)?.addToBooks(book)
        now[from]?.remove(title)
        now[to]?.insert(title)
      case 4:
        guard let name = names.randomElement(using: &random), let found = try author(name) else { continue }
        context.delete(found)
        now[name] = nil
      case 5:
        try context.save()
        saved = now
      case 6:
        context.rollback()
        now = saved
      default:
        try context.save()
        saved = now
        context = try Library.context(path)
      }
      var found: [String: Set<String>] = [:]
      for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
        found[author.name ?? ""] = Set((author.books?.allObjects as? [Book] ?? []).map(\.title))
      }
      try #require(found == now, "seed \(seed), step \(step)")
    }
  }
}

/// A notification that a test receives.
final class CollectedNotification: @unchecked Sendable {
  private(set) var notification: Notification?

  func set(_ notification: Notification) { self.notification = notification }
}
