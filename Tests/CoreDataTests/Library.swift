import CombineOverlay
import CoreData
import Foundation
import TestSupport

// A library, with classes as Xcode generates them and as the source pass writes them.

class Author: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var born: Int16 {
    get { managedValue(forKey: "born") }
    set { setManagedValue(newValue, forKey: "born") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
  func addToBooks(_ value: Book) { sendManagedMessage("addToBooks(_:)", value) }
  func addToBooks(_ values: NSSet) { sendManagedMessage("addToBooks(_:)", values) }
  func removeFromBooks(_ value: Book) { sendManagedMessage("removeFromBooks(_:)", value) }

  /// What Core Data has called.
  var events: [String] = []

  override func awakeFromInsert() { events.append("awakeFromInsert") }
  override func awakeFromFetch() { events.append("awakeFromFetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("prepareForDeletion") }
}

enum Binding: Int16 { case paper = 1, cloth }

class Book: NSManagedObject {
  var title: String {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var isbn: String? {
    get { managedValue(forKey: "isbn") }
    set { setManagedValue(newValue, forKey: "isbn") }
  }
  var pages: Int32 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var price: NSDecimalNumber? {
    get { managedValue(forKey: "price") }
    set { setManagedValue(newValue, forKey: "price") }
  }
  var isRead: Bool {
    get { managedValue(forKey: "isRead") }
    set { setManagedValue(newValue, forKey: "isRead") }
  }
  var rating: Double {
    get { managedValue(forKey: "rating") }
    set { setManagedValue(newValue, forKey: "rating") }
  }
  var published: Date? {
    get { managedValue(forKey: "published") }
    set { setManagedValue(newValue, forKey: "published") }
  }
  var cover: Data? {
    get { managedValue(forKey: "cover") }
    set { setManagedValue(newValue, forKey: "cover") }
  }
  var key: UUID? {
    get { managedValue(forKey: "key") }
    set { setManagedValue(newValue, forKey: "key") }
  }
  var page: URL? {
    get { managedValue(forKey: "page") }
    set { setManagedValue(newValue, forKey: "page") }
  }
  var words: [String]? {
    get { managedValue(forKey: "words") }
    set { setManagedValue(newValue, forKey: "words") }
  }
  var binding: Binding {
    get { managedValue(forKey: "binding") }
    set { setManagedValue(newValue, forKey: "binding") }
  }
  var note: String? {
    get { managedValue(forKey: "note") }
    set { setManagedValue(newValue, forKey: "note") }
  }
  var author: Author? {
    get { managedValue(forKey: "author") }
    set { setManagedValue(newValue, forKey: "author") }
  }
  var tags: Set<Tag> {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }
  var chapters: NSOrderedSet? {
    get { managedValue(forKey: "chapters") }
    set { setManagedValue(newValue, forKey: "chapters") }
  }
}

/// An entity that inherits from Book.
final class Novel: Book {
  var genre: String? {
    get { managedValue(forKey: "genre") }
    set { setManagedValue(newValue, forKey: "genre") }
  }
}

final class Tag: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
}

final class Chapter: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var book: Book? {
    get { managedValue(forKey: "book") }
    set { setManagedValue(newValue, forKey: "book") }
  }
}

/// An element of a model, as Xcode's file has it.
struct Element {
  var name: String
  var attributes: [String: String]
  var children: [Element] = []

  init(_ name: String, _ attributes: [String: String], _ children: [Element] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The element as `proscenium` compiles it.
  var list: [String: Any] {
    var list: [String: Any] = ["name": name, "attributes": attributes]
    if !children.isEmpty { list["children"] = children.map(\.list) }
    return list
  }

  var data: Data { try! PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0) }
}

enum Library {
  static func attribute(_ name: String, _ type: String, _ more: [String: String] = [:]) -> Element {
    Element("attribute", ["name": name, "attributeType": type, "optional": "YES"].merging(more) { $1 })
  }

  static func relationship(
    _ name: String, _ destination: String, inverse: String?, many: Bool = false, rule: String = "Nullify",
    _ more: [String: String] = [:]
  ) -> Element {
    var attributes = ["name": name, "destinationEntity": destination, "optional": "YES", "deletionRule": rule]
    attributes["inverseName"] = inverse
    if many { attributes["toMany"] = "YES" } else { attributes["maxCount"] = "1" }
    return Element("relationship", attributes.merging(more) { $1 })
  }

  static func entity(
    _ name: String, _ more: [String: String] = [:], _ children: [Element]
  ) -> Element { Element("entity", ["name": name, "representedClassName": name].merging(more) { $1 }, children) }

  static let elements = Element(
    "model", ["userDefinedModelVersionIdentifier": "one"],
    [
      entity(
        "Author", [:],
        [
          attribute("name", "String"),
          attribute("born", "Integer 16", ["defaultValueString": "1900", "usesScalarValueType": "YES"]),
          relationship("books", "Book", inverse: "author", many: true, rule: "Cascade"),
        ]),
      entity(
        "Book", [:],
        [
          attribute("title", "String", ["optional": "NO", "minValueString": "2", "maxValueString": "40"]),
          attribute("isbn", "String", ["regularExpressionString": "[0-9]+"]),
          attribute("pages", "Integer 32", ["maxValueString": "9000", "defaultValueString": "1"]),
          attribute("price", "Decimal"), attribute("isRead", "Boolean"), attribute("rating", "Double"),
          attribute("published", "Date"), attribute("cover", "Binary"), attribute("key", "UUID"),
          attribute("page", "URI"), attribute("words", "Transformable"),
          attribute("binding", "Integer 16", ["defaultValueString": "1"]),
          attribute("note", "String", ["transient": "YES"]),
          relationship("author", "Author", inverse: "books"),
          relationship("tags", "Tag", inverse: "books", many: true),
          relationship("chapters", "Chapter", inverse: "book", many: true, rule: "Cascade", ["ordered": "YES"]),
          Element(
            "uniquenessConstraints", [:],
            [Element("uniquenessConstraint", [:], [Element("constraint", ["value": "isbn"])])]),
        ]),
      entity("Novel", ["parentEntity": "Book"], [attribute("genre", "String")]),
      entity(
        "Tag", [:],
        [attribute("name", "String"), relationship("books", "Book", inverse: "tags", many: true, rule: "Deny")]),
      entity(
        "Chapter", [:], [attribute("title", "String"), relationship("book", "Book", inverse: "chapters")]),
      Element("fetchRequest", ["name": "Long", "entity": "Book", "predicateString": "pages > $LIMIT"]),
      Element("configuration", ["name": "People"], [Element("memberEntity", ["name": "Author"])]),
    ])

  /// The model, read from a compiled file.
  static func model(_ elements: Element = elements) throws -> NSManagedObjectModel {
    let folder = TemporaryFolder()
    let file = folder.path + "/Library.mom"
    try elements.data.write(to: URL(fileURLWithPath: file))
    guard let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: file)) else {
      throw CocoaError(.fileReadUnknown)
    }
    return model
  }

  /// A context on the main queue with a store in memory, or in a file.
  static func context(
    _ path: String? = nil, model elements: Element = elements
  ) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model(elements))
    try coordinator.addPersistentStore(
      ofType: path == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil,
      at: path.map { URL(fileURLWithPath: $0) })
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// Another context of the same stores.
  static func sibling(_ context: NSManagedObjectContext) -> NSManagedObjectContext {
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    // Objects do not retain their context.
    let siblings = context.userInfo["siblings"] as? [NSManagedObjectContext] ?? []
    context.userInfo["siblings"] = siblings + [other]
    return other
  }

  @discardableResult static func book(_ title: String, _ context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    return book
  }
}

extension NSManagedObjectContext {
  func books(
    _ format: String? = nil, _ arguments: Any..., sort: [NSSortDescriptor] = []
  ) throws -> [Book] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = sort
    return try fetch(request)
  }

  func titles(_ format: String? = nil, _ arguments: Any...) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    return try fetch(request).map(\.title)
  }
}

/// The error of a body, as Foundation's.
func error(_ body: () throws -> Void) -> NSError? {
  do {
    try body()
    return nil
  } catch {
    return error as NSError
  }
}
