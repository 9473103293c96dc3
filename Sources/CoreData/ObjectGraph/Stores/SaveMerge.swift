import BinaryPlist
import ObjectStorage

/// What one save changes in a store, after it was compared with what the store has now.
struct SaveMerge {
  /// An object that is saved.
  struct Result {
    let number: Int64
    let entity: NSEntityDescription
    let saved: SavedValues
    let isNew: Bool
    /// The version that the store must have; 0 for a new object.
    let base: Int64
  }

  private let rows: StoreRows
  private let changes: ContextChanges
  private var values: [Int64: (entity: NSEntityDescription, values: PropertyValues, base: Int64)] = [:]
  private var order: [Int64] = []
  private(set) var deletions: [(number: Int64, version: Int64)] = []
  /// The objects that are deleted because an inserted one has their values.
  private(set) var replaced: [NSManagedObjectID] = []
  private var discarded: Set<Int64> = []

  init(_ rows: StoreRows, _ changes: ContextChanges) {
    self.rows = rows
    self.changes = changes
  }

  mutating func prepare() throws {
    for change in changes.insertions {
      guard let number = change.identifier.number else { continue }
      set(number, change.identifier.entity, change.values.compactMapValues { $0 }, base: 0)
    }
    for change in changes.updates { try prepare(change) }
    for deletion in changes.deletions {
      guard let number = deletion.identifier.number, let present = rows.present(number) else { continue }
      deletions.append((number, present.saved.version))
      values[number] = nil
    }
    try checkUniqueValues()
  }

  private mutating func set(_ number: Int64, _ entity: NSEntityDescription, _ new: PropertyValues, base: Int64) {
    if values.updateValue((entity, new, base), forKey: number) == nil { order.append(number) }
  }

  private mutating func prepare(_ change: ContextChanges.Change) throws {
    guard let number = change.identifier.number, let base = change.base else { return }
    let entity = change.identifier.entity
    guard let present = rows.present(number) else {
      // Somebody else has deleted the object.
      switch changes.policy.mergeType {
      case .errorMergePolicyType: throw conflict(change)
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        return set(number, entity, apply(change.values, to: base.values, base: base.values, entity), base: 0)
      }
    }
    let foreign = conflictingNames(base, present.saved, entity)
    var own = change.values
    var start = present.saved.values
    if !foreign.isEmpty {
      switch changes.policy.mergeType {
      case .errorMergePolicyType: throw conflict(change)
      case .rollbackMergePolicyType: return
      case .mergeByPropertyStoreTrumpMergePolicyType: own = own.filter { !foreign.contains($0.key) }
      case .mergeByPropertyObjectTrumpMergePolicyType: break
      case .overwriteMergePolicyType: start = base.values
      }
    }
    set(number, entity, apply(own, to: start, base: base.values, entity), base: present.saved.version)
  }

  /// The attributes and relationships to one that somebody else has changed. Relationships to many are merged.
  private func conflictingNames(
    _ base: SavedValues, _ present: SavedValues, _ entity: NSEntityDescription
  ) -> Set<String> {
    if base === present || base.version == present.version { return [] }
    return entity.properties.reduce(into: []) { names, property in
      let name = property.name
      switch (base.values[name], present.values[name]) {
      case (.objects, _), (_, .objects), (nil, nil): break
      case (.attribute(let old)?, .attribute(let new)?): if !AttributeValue.areEqual(old, new) { names.insert(name) }
      case (.object(let old)?, .object(let new)?): if old != new { names.insert(name) }
      default: names.insert(name)
      }
    }
  }

  /// Values after changes. Of a relationship to many, what was added and removed is added and removed.
  private func apply(
    _ changes: [String: PropertyValue?], to start: PropertyValues, base: PropertyValues, _ entity: NSEntityDescription
  ) -> PropertyValues {
    var result = start
    for (name, value) in changes {
      guard case .objects(let new)? = value else {
        result[name] = value
        continue
      }
      let old = base[name]?.identifiers ?? []
      let present = start[name]?.identifiers ?? []
      if present == old {
        result[name] = value
      } else {
        let (known, wanted) = (Set(old), Set(new))
        let kept = present.filter { !known.contains($0) || wanted.contains($0) }
        let there = Set(kept)
        result[name] = .objects(kept + new.filter { !known.contains($0) && !there.contains($0) })
      }
    }
    return result
  }

  private func conflict(_ change: ContextChanges.Change) -> NSError {
    CoreDataError.make(
      NSManagedObjectMergeError,
      "The object \(change.identifier.uriRepresentation().absoluteString) was changed by somebody else. "
        + "The merge policy of the context decides which changes are kept.",
      [NSPersistentStoreSaveConflictsErrorKey: [change.identifier]])
  }

  // MARK: Values that only one object may have

  private mutating func checkUniqueValues() throws {
    let deleted = Set(deletions.map(\.number))
    var checked: Set<[String]> = []
    for number in order {
      guard let entity = values[number]?.entity else { continue }
      for names in entity.uniqueNames {
        // The entity at the top that has all of the names.
        var owner = entity
        while let parent = owner.superentity, names.allSatisfy({ parent.propertiesByName[$0] != nil }) {
          owner = parent
        }
        guard checked.insert([owner.name ?? ""] + names).inserted else { continue }
        try checkUniqueValues(names, owner, deleted)
      }
    }
  }

  private mutating func checkUniqueValues(_ names: [String], _ owner: NSEntityDescription, _ deleted: Set<Int64>) throws
  {
    // As they are saved, values can be compared and hashed; those of Foundation cannot all be hashed.
    var holders: [[PropertyListValue]: Int64] = [:]
    let attributes = names.compactMap { owner.attributesByName[$0] }
    func key(_ values: PropertyValues) -> [PropertyListValue]? {
      let found = attributes.compactMap { attribute in
        values[attribute.name]?.attribute.flatMap { AttributeValue.saved($0, attribute) }
      }
      // No value equals no other one.
      return found.count == names.count ? found : nil
    }
    for number in try rows.allNumbers(of: owner) where values[number] == nil && !deleted.contains(number) {
      if let present = rows.present(number), let key = key(present.saved.values) { holders[key] = number }
    }
    for number in order {
      guard !discarded.contains(number), let own = values[number], own.entity.isKindOf(entity: owner),
        let key = key(own.values)
      else { continue }
      guard let holder = holders[key] else {
        holders[key] = number
        continue
      }
      switch changes.policy.mergeType {
      case .errorMergePolicyType:
        throw CoreDataError.make(
          NSManagedObjectConstraintMergeError,
          "Two objects of the entity \(owner.name ?? "") have the same \(names.joined(separator: ", ")), which only one may have.",
          [NSPersistentStoreSaveConflictsErrorKey: [rows.identifier(holder, owner), rows.identifier(number, owner)]])
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        discard(number)
      case .mergeByPropertyObjectTrumpMergePolicyType:
        replace(holder, by: number, keepsValues: true)
        holders[key] = number
      case .overwriteMergePolicyType:
        replace(holder, by: number, keepsValues: false)
        holders[key] = number
      }
    }
  }

  /// The object is not saved, and no other one refers to it.
  private mutating func discard(_ number: Int64) {
    discarded.insert(number)
    guard let own = values.removeValue(forKey: number) else { return }
    if own.base != 0 { deletions.append((number, own.base)) }
    replaceReferences(to: number, of: own.entity, own.values, by: nil)
  }

  /// The object takes the place of another one in the relationships of others.
  private mutating func replace(_ holder: Int64, by number: Int64, keepsValues: Bool) {
    guard let own = values[number] else { return }
    let old: (entity: NSEntityDescription, values: PropertyValues)
    if let changed = values.removeValue(forKey: holder) {
      discarded.insert(holder)
      if changed.base != 0 { deletions.append((holder, changed.base)) }
      old = (changed.entity, changed.values)
    } else if let present = rows.present(holder) {
      deletions.append((holder, present.saved.version))
      old = (present.entity, present.saved.values)
    } else {
      return
    }
    replaced.append(rows.identifier(holder, old.entity))
    if keepsValues {
      let merged = old.values.merging(own.values) { before, now in
        if case .objects(let before) = before, case .objects(let now) = now {
          return .objects(before.filter { !now.contains($0) } + now)
        }
        return now
      }
      values[number] = (own.entity, merged, own.base)
    }
    replaceReferences(
      to: holder, of: old.entity, old.values, by: keepsValues ? rows.identifier(number, own.entity) : nil)
  }

  private mutating func replaceReferences(
    to number: Int64, of entity: NSEntityDescription, _ values: PropertyValues, by other: NSManagedObjectID?
  ) {
    for relationship in entity.relationshipsByName.values {
      guard let inverse = relationship.inverseRelationship else { continue }
      for identifier in values[relationship.name]?.identifiers ?? [] {
        guard let target = identifier.number else { continue }
        let current = self.values[target] ?? rows.present(target).map { ($0.entity, $0.saved.values, $0.saved.version) }
        guard var current, !deletions.contains(where: { $0.number == target }) else { continue }
        switch current.values[inverse.name] {
        case .object(let old) where old.number == number: current.values[inverse.name] = other.map { .object($0) }
        case .objects(let old):
          var new = old.filter { $0.number != number && $0 != other }
          if let other { new.append(other) }
          current.values[inverse.name] = .objects(new)
        default: continue
        }
        set(target, current.entity, current.values, base: current.base)
      }
    }
  }

  // MARK: Results

  /// The saved objects.
  var results: [Result] {
    order.compactMap { number in
      guard let saved = values[number] else { return nil }
      return Result(
        number: number, entity: saved.entity, saved: SavedValues(version: saved.base + 1, values: saved.values),
        isNew: saved.base == 0, base: saved.base)
    }
  }

  /// The values of the saved objects.
  var savedValues: [NSManagedObjectID: SavedValues] {
    results.reduce(into: [:]) { $0[rows.identifier($1.number, $1.entity)] = $1.saved }
  }

  func storageChanges(_ encode: (PropertyValues, NSEntityDescription) -> [UInt8]) -> ObjectChanges {
    var storage = ObjectChanges()
    for result in results {
      let row = ObjectRow(
        number: result.number, entity: result.entity.name ?? "", version: result.isNew ? 1 : result.base,
        content: encode(result.saved.values, result.entity))
      if result.isNew { storage.insertions.append(row) } else { storage.updates.append(row) }
    }
    storage.deletions = deletions
    return storage
  }
}
