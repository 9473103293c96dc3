import BinaryPlist
import ObjectStorage
import Synchronization

/// The objects of one store, as values.
///
/// Objects that were read once stay in memory, with the lists of the entities that were read whole, until another process changes the
/// store.
final class StoreRows: @unchecked Sendable {
  private let storage: any ObjectStorage
  private let model: NSManagedObjectModel
  weak var store: NSPersistentStore?

  // What the lock protects.
  private let lock = NSRecursiveLock()
  private var rows: [Int64: Row] = [:]
  /// The numbers of the objects of an entity, without those of entities that inherit from it, in their order.
  private var lists: [String: [Int64]] = [:]
  private var foreignChanges: Int64 = -1
  private var reserved: Range<Int64> = 0..<0

  private struct Row {
    let entity: NSEntityDescription
    let saved: SavedValues
  }

  init(_ storage: any ObjectStorage, model: NSManagedObjectModel) {
    self.storage = storage
    self.model = model
  }

  private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  private func checkForeignChanges() {
    guard let current = try? storage.foreignChanges(), current != foreignChanges else { return }
    foreignChanges = current
    rows = [:]
    lists = [:]
  }

  // MARK: Reading

  func savedValues(of number: Int64) -> SavedValues? { locked { row(number)?.saved } }

  private func row(_ number: Int64) -> Row? {
    if let known = rows[number] { return known }
    guard let read = try? storage.rows(numbered: [number]).first else { return nil }
    return add(read)
  }

  @discardableResult private func add(_ read: ObjectRow) -> Row? {
    if let known = rows[read.number], known.saved.version == read.version { return known }
    guard let entity = entity(savedAs: read.entity) else { return nil }
    let row = Row(
      entity: entity, saved: SavedValues(version: read.version, values: decode(read.content, entity)))
    rows[read.number] = row
    return row
  }

  private lazy var entitiesBySavedName: [String: NSEntityDescription] = {
    var found: [String: NSEntityDescription] = [:]
    for entity in model.entities {
      for name in entity.savedNames.dropFirst() { found[name] = found[name] ?? entity }
    }
    for entity in model.entities { found[entity.name ?? ""] = entity }
    return found
  }()

  private func entity(savedAs name: String) -> NSEntityDescription? { entitiesBySavedName[name] }

  /// The numbers of the objects of an entity, in their order.
  func numbers(of entity: NSEntityDescription) throws -> [Int64] {
    try locked {
      checkForeignChanges()
      return try list(of: entity)
    }
  }

  private func list(of entity: NSEntityDescription) throws -> [Int64] {
    let name = entity.name ?? ""
    if let known = lists[name] { return known }
    // A former name that another entity has now is not this one's.
    let names = entity.savedNames.filter { self.entity(savedAs: $0) === entity }
    let read = try reporting { () throws(ObjectStorageError) in try storage.rows(ofEntities: names) }
    for row in read { add(row) }
    let numbers = read.map(\.number)
    lists[name] = numbers
    return numbers
  }

  /// The identifier of an object of the store.
  func identifier(_ number: Int64, _ entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(entity, .saved(store: store?.identifier ?? "", number: number), store)
  }

  /// The entity of an object; `nil` if there is none with this number.
  func entity(of number: Int64) -> NSEntityDescription? { locked { row(number)?.entity } }

  // MARK: Coding

  private func decode(_ content: [UInt8], _ entity: NSEntityDescription) -> PropertyValues {
    guard var reader = try? BinaryPropertyListReader(content),
      case .dictionary(let entries) = try? reader.value(of: reader.root, depth: 0)
    else { return [:] }
    var values: PropertyValues = [:]
    for property in entity.properties where !property.isTransient {
      let saved = property.savedNames.lazy.compactMap { entries[$0] }.first
      switch property {
      case let relationship as NSRelationshipDescription:
        guard let saved, let destination = relationship.destinationEntity else { continue }
        let identifiers = Self.numbers(saved).map { identifier($0, destination, exactly: false) }
        if relationship.isToMany {
          values[property.name] = .objects(identifiers)
        } else if let first = identifiers.first {
          values[property.name] = .object(first)
        }
      case let attribute as NSAttributeDescription:
        if let value = saved.flatMap({ AttributeValue.value($0, attribute) }) {
          values[property.name] = .attribute(value)
        } else if !attribute.isOptional
          || saved == nil && !entries.isEmpty && !entries.keys.contains(Self.mark(property))
        {
          // An attribute that the model did not have when the object was saved has its default value.
          if let value = AttributeValue.canonical(attribute.defaultValue, attribute.attributeType) {
            values[property.name] = .attribute(value)
          }
        }
      default: continue
      }
    }
    return values
  }

  /// The key that notes that a property had no value when the object was saved.
  private static func mark(_ property: NSPropertyDescription) -> String { "-" + property.name }

  private func identifier(_ number: Int64, _ destination: NSEntityDescription, exactly: Bool) -> NSManagedObjectID {
    // The object may be of an entity that inherits from the destination.
    let entity = destination.subentities.isEmpty ? destination : row(number)?.entity ?? destination
    return identifier(number, entity)
  }

  private static func numbers(_ saved: PropertyListValue) -> [Int64] {
    switch saved {
    case .integer(let number): [number]
    case .array(let elements): elements.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    default: []
    }
  }

  private func encode(_ values: PropertyValues, _ entity: NSEntityDescription) -> [UInt8] {
    var entries: [String: PropertyListValue] = [:]
    for property in entity.properties where !property.isTransient {
      switch (values[property.name], property) {
      case (.attribute(let value)?, let attribute as NSAttributeDescription):
        entries[property.name] = AttributeValue.saved(value, attribute)
      case (.object(let identifier)?, _): entries[property.name] = identifier.number.map { .integer($0) }
      case (.objects(let identifiers)?, _) where !identifiers.isEmpty:
        entries[property.name] = .array(identifiers.compactMap { $0.number.map { .integer($0) } })
      case (nil, let attribute as NSAttributeDescription) where attribute.defaultValue != nil:
        entries[Self.mark(property)] = .bool(true)
      default: break
      }
    }
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }

  // MARK: Saving

  /// Numbers for new objects.
  func reserve(_ count: Int) throws -> [Int64] {
    try locked {
      if reserved.count < count {
        let size = max(count, 32)
        let first = try reporting { () throws(ObjectStorageError) in try storage.reserveNumbers(size) }
        reserved = first..<first + Int64(size)
      }
      defer { reserved = reserved.lowerBound + Int64(count)..<reserved.upperBound }
      return Array(reserved.prefix(count))
    }
  }

  /// Reports what ``save(_:)`` would refuse.
  func check(_ changes: ContextChanges) throws {
    try locked {
      checkForeignChanges()
      var merge = SaveMerge(self, changes)
      try merge.prepare()
    }
  }

  /// Saves changes of objects of this store. Returns the values of the inserted and updated objects, and the objects that were deleted in
  /// favour of inserted ones.
  func save(
    _ changes: ContextChanges
  ) throws -> (values: [NSManagedObjectID: SavedValues], replaced: [NSManagedObjectID]) {
    try locked {
      // Another process may save at the same time; then its changes are read first.
      for _ in 0..<8 {
        checkForeignChanges()
        var merge = SaveMerge(self, changes)
        try merge.prepare()
        do throws(ObjectStorageError) {
          try storage.commit(merge.storageChanges(encode))
        } catch .conflict {
          foreignChanges = -1
          continue
        } catch {
          throw Self.error(error, NSPersistentStoreSaveError)
        }
        apply(merge)
        return (merge.savedValues, merge.replaced)
      }
      throw CoreDataError.make(NSPersistentStoreTimeoutError, "Other processes change the store all the time.")
    }
  }

  private func apply(_ merge: SaveMerge) {
    for result in merge.results {
      rows[result.number] = Row(entity: result.entity, saved: result.saved)
      if result.isNew { lists[result.entity.name ?? ""]?.append(result.number) }
    }
    let deleted = Set(merge.deletions.map(\.number))
    guard !deleted.isEmpty else { return }
    for entity in Set(deleted.compactMap { rows[$0]?.entity }) {
      lists[entity.name ?? ""]?.removeAll(where: deleted.contains)
    }
    for number in deleted { rows[number] = nil }
  }

  /// The present values of an object.
  func present(_ number: Int64) -> (entity: NSEntityDescription, saved: SavedValues)? {
    row(number).map { ($0.entity, $0.saved) }
  }

  /// The objects of an entity and those that inherit from it.
  func allNumbers(of entity: NSEntityDescription) throws -> [Int64] {
    try entity.selfAndDescendants.flatMap { try list(of: $0) }
  }

  func setMetadata(_ metadata: [String: Any]) throws {
    guard let data = try? PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0) else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "The metadata of a store is not a property list.")
    }
    try locked {
      try reporting { () throws(ObjectStorageError) in try storage.setMetadata(Array(data)) }
    }
  }

  private func reporting<Value>(_ body: () throws(ObjectStorageError) -> Value) throws -> Value {
    do throws(ObjectStorageError) {
      return try body()
    } catch {
      throw Self.error(error, NSPersistentStoreOperationError)
    }
  }

  static func error(_ error: ObjectStorageError, _ code: Int, path: String? = nil) -> NSError {
    CoreDataError.make(
      code, "The store\(path.map { " \($0)" } ?? "") cannot be used: \(error.reason).",
      path.map { [NSFilePathErrorKey: $0] } ?? [:])
  }
}
