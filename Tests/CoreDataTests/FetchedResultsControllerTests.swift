import CoreData
import Foundation
import SceneSystem
import TestSupport
import Testing

/// Writes what a controller reports.
private class ChangeLog: NSObject, NSFetchedResultsControllerDelegate {
  typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>

  var lines: [String] = []
  weak var last: Controller?
  var countBefore = 0

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func text(_ path: IndexPath?) -> String { path.map { $0.map(String.init).joined(separator: ".") } ?? "-" }

  func controllerWillChangeContent(_ controller: Controller) {
    last = controller
    countBefore = controller.fetchedObjects?.count ?? -1
    lines.append("will")
  }

  func controller(
    _ controller: Controller, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { lines.append("section \(type) \(sectionIndex) \(sectionInfo.name)") }

  func controller(
    _ controller: Controller, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let title = (anObject as? Book)?.title ?? "?"
    lines.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
  }

  func controllerDidChangeContent(_ controller: Controller) { lines.append("did") }
}

/// Keeps the differences that a controller reports.
private final class DifferenceLog: NSObject, NSFetchedResultsControllerDelegate {
  var differences: [CollectionDifference<NSManagedObjectID>] = []
  var endings = 0

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { differences.append(diff) }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { endings += 1 }
}

/// Applies what a controller reports to a copy of its sections, as a table does.
private final class Mirror: NSObject, NSFetchedResultsControllerDelegate {
  typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>

  var sections: [[NSManagedObject]] = []
  private var old: [[NSManagedObject?]] = []
  private var deleted: Set<Int> = []
  private var inserted: Set<Int> = []
  private var placed: [(path: IndexPath, object: NSManagedObject)] = []
  var reports = 0

  func controllerWillChangeContent(_ controller: Controller) {
    (old, deleted, inserted, placed) = (sections, [], [], [])
    reports += 1
  }

  func controller(
    _ controller: Controller, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { if type == .delete { deleted.insert(sectionIndex) } else { inserted.insert(sectionIndex) } }

  func controller(
    _ controller: Controller, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    guard type != .update, let object = anObject as? NSManagedObject else { return }
    if let indexPath { old[indexPath[0]][indexPath[1]] = nil }
    if let newIndexPath { placed.append((newIndexPath, object)) }
  }

  func controllerDidChangeContent(_ controller: Controller) {
    var new = old.enumerated().filter { !deleted.contains($0.offset) }.map { $0.element.compactMap(\.self) }
    for section in inserted.sorted() { new.insert([], at: section) }
    for (path, object) in placed.sorted(by: { $0.path < $1.path }) { new[path[0]].insert(object, at: path[1]) }
    sections = new
  }
}

@Suite("A fetched results controller")
struct FetchedResultsControllerTests {
  private static func request(_ sort: [NSSortDescriptor], _ format: String? = nil) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = sort
    request.predicate = format.map { NSPredicate(format: $0) }
    return request
  }

  private static var byTitle: [NSSortDescriptor] { [NSSortDescriptor(key: "title", ascending: true)] }
  private static var byPages: [NSSortDescriptor] { [NSSortDescriptor(key: "pages", ascending: true)] + byTitle }

  /// Books without the restrictions of the library.
  private static let elements = Element(
    "model", [:],
    [
      Library.entity(
        "Book", [:],
        [
          Library.attribute("title", "String"),
          Library.attribute("pages", "Integer 32", ["defaultValueString": "1"]),
        ]),
      Library.entity("Author", [:], [Library.attribute("name", "String")]),
    ])

  private static func shelf(_ titles: String...) throws -> (NSManagedObjectContext, [Book]) {
    let context = try Library.context(model: elements)
    let books = titles.map { Library.book($0, context) }
    context.processPendingChanges()
    return (context, books)
  }

  private static func titles(_ controller: NSFetchedResultsController<Book>) -> [String] {
    controller.fetchedObjects?.map(\.title) ?? ["not fetched"]
  }

  @Test("Without sections: results, places and objects")
  func plain() throws {
    let (context, books) = try Self.shelf("Emma", "Lodore", "Middlemarch")
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: "A")
    #expect(controller.fetchedObjects == nil && controller.sections == nil && controller.sectionIndexTitles.isEmpty)
    try controller.performFetch()
    #expect(Self.titles(controller) == ["Emma", "Lodore", "Middlemarch"])
    #expect(controller.sections?.map(\.numberOfObjects) == [3])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) === books[1])
    #expect(controller.indexPath(forObject: books[2]) == IndexPath(indexes: [0, 2]))
    #expect(controller.indexPath(forObject: Book(context: try Library.context())) == nil)
    #expect(controller.cacheName == "A" && controller.managedObjectContext === context)
    controller.fetchRequest.predicate = NSPredicate(format: "title < 'F'")
    #expect(Self.titles(controller).count == 3)
    try controller.performFetch()
    #expect(Self.titles(controller) == ["Emma"])
  }

  @Test("Without objects there is one section without a key path, and none with one")
  func empty() throws {
    let context = try Library.context()
    for (path, count) in [(nil, 1), ("pages", 0)] {
      let controller = NSFetchedResultsController(
        fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: path,
        cacheName: nil)
      try controller.performFetch()
      #expect(controller.sections?.count == count && controller.fetchedObjects?.isEmpty == true)
    }
  }

  @Test("Insertions, deletions, moves and updates are reported with the places before and after")
  func changes() throws {
    let (context, books) = try Self.shelf("B", "D", "F")
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    #expect(log.take().isEmpty)

    Library.book("C", context)
    context.processPendingChanges()
    #expect(log.take() == ["will", "insert C - 0.1", "did"])
    #expect(log.countBefore == 3 && Self.titles(controller) == ["B", "C", "D", "F"])

    books[0].title = "E"
    context.processPendingChanges()
    #expect(log.take() == ["will", "move E 0.0 0.2", "did"])

    books[0].title = "E2"
    context.processPendingChanges()
    #expect(log.take() == ["will", "update E2 0.2 0.2", "did"])

    context.delete(books[1])
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete D 0.1 -", "did"])
    #expect(Self.titles(controller) == ["C", "E2", "F"])

    Library.book("A", context)
    context.delete(books[2])
    books[0].title = "B"
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete F 0.2 -", "insert A - 0.0", "move B 0.1 0.1", "did"])
    #expect(Self.titles(controller) == ["A", "B", "C"])
  }

  @Test("Of two objects that change places, the changed one moves")
  func swap() throws {
    for index in 0...1 {
      let (context, books) = try Self.shelf("B", "C")
      let controller = NSFetchedResultsController(
        fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil
      )
      let log = ChangeLog()
      controller.delegate = log
      try controller.performFetch()
      books[index].title = index == 0 ? "D" : "A"
      context.processPendingChanges()
      #expect(log.take() == ["will", index == 0 ? "move D 0.0 0.1" : "move A 0.1 0.0", "did"])
    }
  }

  @Test(
    "A change that makes an object fit is an insertion, one that makes it not fit a deletion; others are not reported")
  func predicate() throws {
    let (context, books) = try Self.shelf("A", "B", "C")
    books[0].pages = 500
    context.processPendingChanges()
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle, "pages > 100"), managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    books[2].pages = 200
    context.processPendingChanges()
    #expect(log.take() == ["will", "insert C - 0.1", "did"])
    books[0].pages = 1
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete A 0.0 -", "did"])
    books[1].pages = 2
    _ = Author(context: context)
    context.processPendingChanges()
    #expect(log.take().isEmpty)
  }

  @Test("Sections have the values of a key path as names; they are inserted and deleted with their objects")
  func sections() throws {
    let (context, books) = try Self.shelf("A", "B", "C")
    books[2].pages = 20
    context.processPendingChanges()
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byPages), managedObjectContext: context, sectionNameKeyPath: "pages",
      cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "20"])
    #expect(controller.sections?.map { $0.objects?.count } == [2, 1])
    #expect(controller.indexPath(forObject: books[2]) == IndexPath(indexes: [1, 0]))

    books[0].pages = 10
    context.processPendingChanges()
    #expect(log.take() == ["will", "section insert 1 10", "move A 0.0 1.0", "did"])
    books[2].pages = 1
    context.processPendingChanges()
    #expect(log.take() == ["will", "section delete 2 20", "move C 2.0 0.1", "did"])
    context.delete(books[0])
    context.processPendingChanges()
    #expect(log.take() == ["will", "section delete 1 10", "delete A 1.0 -", "did"])
    #expect(controller.sections?.map(\.name) == ["1"])
  }

  @Test("The index has the first letters of the sections' names, or the delegate's titles")
  func titles() throws {
    final class Titles: NSObject, NSFetchedResultsControllerDelegate {
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
      ) -> String? { sectionName == "beta" ? nil : "[\(sectionName)]" }
    }
    let (context, _) = try Self.shelf("alpha", "almond", "beta", "gamma")
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: "title",
      cacheName: nil)
    try controller.performFetch()
    #expect(controller.sectionIndexTitles == ["A", "B", "G"])
    #expect(controller.section(forSectionIndexTitle: "B", at: 1) == 2)
    #expect(controller.section(forSectionIndexTitle: "G", at: 9) == 3)
    #expect(controller.section(forSectionIndexTitle: "X", at: -1) == 0)
    #expect(controller.sections?[3].indexTitle == "G")
    let titles = Titles()
    controller.delegate = titles
    #expect(controller.sectionIndexTitles == ["[almond]", "[alpha]", "[gamma]"])
    #expect(controller.sectionIndexTitle(forSectionName: "x") == "[x]")
  }

  @Test("The delegate receives an equal controller with the same results; it does not keep the app's own")
  func equality() throws {
    let (context, _) = try Self.shelf("A")
    let log = ChangeLog()
    weak var gone: NSFetchedResultsController<Book>?
    do {
      let controller = NSFetchedResultsController(
        fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil
      )
      gone = controller
      controller.delegate = log
      try controller.performFetch()
      Library.book("B", context)
      context.processPendingChanges()
      let last = try #require(log.last)
      #expect(last == controller && controller == last && last.hash == controller.hash)
      #expect(last.fetchedObjects?.count == 2 && last.delegate === log && last.managedObjectContext === context)
      #expect((last.object(at: IndexPath(indexes: [0, 1])) as? Book)?.title == "B")
      let other = NSFetchedResultsController(
        fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil
      )
      #expect(other != controller && other != last)
      log.lines = []
    }
    #expect(gone == nil)
    Library.book("C", context)
    context.processPendingChanges()
    #expect(log.take().isEmpty)
  }

  @Test("A controller of the protocol's type is passed itself")
  func untyped() throws {
    let (context, _) = try Self.shelf("A")
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.sortDescriptors = Self.byTitle
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    Library.book("B", context)
    context.processPendingChanges()
    #expect(log.last === controller && controller.fetchedObjects?.count == 2)
  }

  @Test("Without a delegate the results stay as they were fetched")
  func noDelegate() throws {
    let (context, _) = try Self.shelf("A")
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    try controller.performFetch()
    Library.book("B", context)
    context.processPendingChanges()
    #expect(Self.titles(controller) == ["A"])
    try controller.performFetch()
    #expect(Self.titles(controller) == ["A", "B"])
  }

  @Test("A delegate with the method for differences receives these, and no end of changes")
  func difference() throws {
    let (context, books) = try Self.shelf("A", "B", "C", "D")
    try context.save()
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = DifferenceLog()
    controller.delegate = log
    try controller.performFetch()
    let before = books.map(\.objectID)
    context.delete(books[1])
    books[0].title = "E"
    Library.book("BB", context)
    context.processPendingChanges()
    let difference = try #require(log.differences.first)
    #expect(log.differences.count == 1 && log.endings == 0)
    #expect(before.applying(difference) == controller.fetchedObjects?.map(\.objectID))
    #expect(difference.removals.count == 2 && difference.insertions.count == 2)
  }

  @Test("A save reports nothing; a rollback reports what it brings back and removes")
  func saveAndRollback() throws {
    let (context, books) = try Self.shelf("A", "B")
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    try context.save()
    #expect(log.take().isEmpty)
    context.delete(books[0])
    Library.book("C", context)
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete A 0.0 -", "insert C - 0.1", "did"])
    context.rollback()
    #expect(Self.titles(controller) == ["A", "B"])
    #expect(log.take() == ["will", "delete C 0.1 -", "insert A - 0.0", "did"])
  }

  @Test("What another context saves is reported when it is merged")
  func merge() throws {
    let (context, books) = try Self.shelf("A", "B")
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    let other = Library.sibling(context)
    try #require(other.object(with: books[0].objectID) as? Book).title = "C"
    other.delete(other.object(with: books[1].objectID))
    Library.book("D", other)
    try other.save()
    context.performAndWait {}
    #expect(Self.titles(controller) == ["C", "D"])
    #expect(log.take() == ["will", "delete B 0.1 -", "insert D - 0.1", "update C 0.0 0.0", "did"])
  }

  @Test("Results with a limit, and identifiers, are fetched again")
  func limited() throws {
    let (context, _) = try Self.shelf("B", "C", "D")
    let request = Self.request(Self.byTitle)
    request.fetchLimit = 2
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    Library.book("A", context)
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete C 0.1 -", "insert A - 0.0", "did"])

    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    identifiers.resultType = .managedObjectIDResultType
    let second = NSFetchedResultsController(
      fetchRequest: identifiers, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    second.delegate = log
    try second.performFetch()
    let first = try #require(second.fetchedObjects?.first)
    #expect(second.fetchedObjects?.count == 4 && second.indexPath(forObject: first) == IndexPath(indexes: [0, 0]))
    #expect(second.object(at: IndexPath(indexes: [0, 0])) == first && second.sections?[0].numberOfObjects == 4)
    Library.book("E", context)
    context.processPendingChanges()
    #expect(second.fetchedObjects?.count == 5)
  }

  @Test("After a reset the saved objects are fetched again")
  func reset() throws {
    let (context, _) = try Self.shelf("A", "B")
    try context.save()
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byTitle), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    Library.book("C", context)
    context.processPendingChanges()
    context.reset()
    #expect(Self.titles(controller) == ["A", "B"])
    #expect(controller.fetchedObjects?.allSatisfy { $0.managedObjectContext === context } == true)
  }

  @Test("A request that cannot be fetched is an error")
  func failure() throws {
    let controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest<Book>(entityName: "Missing"), managedObjectContext: try Library.context(),
      sectionNameKeyPath: nil, cacheName: nil)
    #expect(throws: (any Error).self) { try controller.performFetch() }
    #expect(controller.fetchedObjects == nil)
  }

  @Test(
    "Changes at random: a table that applies the reports has the controller's sections, and these are those of a new fetch",
    arguments: 0..<8)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let context = try Library.context()
    var books: [Book] = []
    var number = 0
    func add() {
      number += 1
      let book = Library.book("Book \(Int.random(in: 0..<1000, using: &random)) \(number)", context)
      book.pages = Int32.random(in: 0..<6, using: &random)
      books.append(book)
    }
    for _ in 0..<30 { add() }
    let path = seed.isMultiple(of: 2) ? "pages" : nil
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request(Self.byPages, "title > 'Book 3'"), managedObjectContext: context,
      sectionNameKeyPath: path,
      cacheName: nil)
    let mirror = Mirror()
    controller.delegate = mirror
    try controller.performFetch()
    func shown() -> [[NSManagedObject]] {
      controller.sections?.map { $0.objects as? [NSManagedObject] ?? [] } ?? []
    }
    mirror.sections = shown()
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...1: add()
        case 2 where !books.isEmpty:
          context.delete(books.remove(at: Int.random(in: 0..<books.count, using: &random)))
        case 3...6:
          books.randomElement(using: &random)?.pages = Int32.random(in: 0..<6, using: &random)
        case 7...8:
          number += 1
          books.randomElement(using: &random)?.title = "Book \(Int.random(in: 0..<1000, using: &random)) \(number)"
        default: if Int.random(in: 0..<3, using: &random) == 0 { try context.save() }
        }
      }
      context.processPendingChanges()
      #expect(mirror.sections == shown())
      #expect(try controller.fetchedObjects == context.fetch(controller.fetchRequest))
    }
    #expect(mirror.reports > 20)
  }

  @Test("One change among many objects compares few of them")
  func cost() throws {
    final class Comparisons: @unchecked Sendable { var count = 0 }
    let context = try Library.context()
    var books: [Book] = []
    for index in 0..<2000 { books.append(Library.book("Book \(index + 10_000)", context)) }
    let comparisons = Comparisons()
    let sort = NSSortDescriptor(key: "title", ascending: true) { one, other in
      comparisons.count += 1
      return "\(one)".compare("\(other)")
    }
    let controller = NSFetchedResultsController(
      fetchRequest: Self.request([sort]), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = ChangeLog()
    controller.delegate = log
    try controller.performFetch()
    comparisons.count = 0
    books[0].title = "Book 11000a"
    context.processPendingChanges()
    #expect(log.take() == ["will", "move Book 11000a 0.0 0.1000", "did"])
    #expect(comparisons.count < 40)
  }
}
