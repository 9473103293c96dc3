/// What has changed between two states of the results of a fetched results controller.
///
/// Objects that have not changed are not reported, except where their section is another one. Of the changed ones the fewest possible are
/// reported as moved, so that all others, with the unchanged ones, are in the same order as before.
struct FetchedDifference {
  typealias Group = (name: String, members: [NSManagedObject])

  /// A place, also counted over all sections.
  struct Place {
    let section: Int
    let row: Int
    let offset: Int
    var path: IndexPath { IndexPath(indexes: [section, row]) }
  }

  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: Place?
    let new: Place?
  }

  /// The numbers of the sections before the change.
  private(set) var deletedSections: [Int] = []
  /// The numbers of the sections after the change.
  private(set) var insertedSections: [Int] = []
  private(set) var changes: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  init(from old: [Group], to new: [Group], changed: Set<NSManagedObject>) {
    let oldNumbers = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.name, $0) })
    let common = new.filter { oldNumbers[$0.name] != nil }
    let inOrder = Self.longestAscent(common.map { oldNumbers[$0.name] ?? 0 })
    let kept = Set(zip(common, inOrder).filter(\.1).map(\.0.name))
    deletedSections = old.indices.filter { !kept.contains(old[$0].name) }
    insertedSections = new.indices.filter { !kept.contains(new[$0].name) }

    let oldPlaces = Self.places(old)
    let newPlaces = Self.places(new)
    var deletions: [Change] = []
    for group in old {
      for object in group.members where newPlaces[ObjectIdentifier(object)] == nil {
        deletions.append(Change(object: object, type: .delete, old: oldPlaces[ObjectIdentifier(object)], new: nil))
      }
    }
    // The objects of sections that are still there, in their new order.
    let staying = new.filter { kept.contains($0.name) }.flatMap { group in
      group.members.filter { oldPlaces[ObjectIdentifier($0)].map { old[$0.section].name == group.name } ?? false }
    }
    let still = Self.stillInPlace(staying.map { (oldPlaces[ObjectIdentifier($0)]?.offset ?? 0, changed.contains($0)) })
    let fixed = Set(zip(staying, still).filter(\.1).map { ObjectIdentifier($0.0) })
    var insertions: [Change] = []
    var moves: [Change] = []
    var updates: [Change] = []
    for object in new.flatMap(\.members) {
      let key = ObjectIdentifier(object)
      let (old, new) = (oldPlaces[key], newPlaces[key])
      if old == nil {
        insertions.append(Change(object: object, type: .insert, old: nil, new: new))
      } else if !fixed.contains(key) {
        moves.append(Change(object: object, type: .move, old: old, new: new))
      } else if changed.contains(object) {
        updates.append(Change(object: object, type: .update, old: old, new: new))
      }
    }
    changes = deletions + insertions + moves + updates
  }

  /// The insertions, deletions and moves, without sections.
  var withoutSections: CollectionDifference<NSManagedObjectID>? {
    var parts: [CollectionDifference<NSManagedObjectID>.Change] = []
    for change in changes where change.type != .update {
      let (old, new) = (change.old?.offset, change.new?.offset)
      let identifier = change.object.objectID
      if let old { parts.append(.remove(offset: old, element: identifier, associatedWith: new)) }
      if let new { parts.append(.insert(offset: new, element: identifier, associatedWith: old)) }
    }
    return CollectionDifference(parts)
  }

  private static func places(_ groups: [Group]) -> [ObjectIdentifier: Place] {
    var places: [ObjectIdentifier: Place] = [:]
    for (section, group) in groups.enumerated() {
      for (row, object) in group.members.enumerated() {
        places[ObjectIdentifier(object)] = Place(section: section, row: row, offset: places.count)
      }
    }
    return places
  }

  /// Which objects have not moved: the unchanged ones, and as many of the changed ones as possible.
  ///
  /// - Parameter objects: The place of each object before, and whether it has changed.
  private static func stillInPlace(_ objects: [(offset: Int, isChanged: Bool)]) -> [Bool] {
    var candidates = Array(objects.indices)
    let unchanged = objects.filter { !$0.isChanged }
    if zip(unchanged, unchanged.dropFirst()).allSatisfy({ $0.offset < $1.offset }) {
      // A changed object has to be between the same unchanged ones as before.
      var upper = Array(repeating: Int.max, count: objects.count)
      var next = Int.max
      for index in objects.indices.reversed() {
        upper[index] = next
        if !objects[index].isChanged { next = objects[index].offset }
      }
      var lower = -1
      candidates = objects.indices.filter { index in
        let (offset, isChanged) = objects[index]
        guard isChanged else {
          lower = offset
          return true
        }
        return lower < offset && offset < upper[index]
      }
    }
    var result = Array(repeating: false, count: objects.count)
    for (index, isKept) in zip(candidates, longestAscent(candidates.map { objects[$0].offset })) {
      result[index] = isKept
    }
    return result
  }

  /// Which of different numbers are in a longest ascending part of them.
  static func longestAscent(_ numbers: [Int]) -> [Bool] {
    /// For each length the position of the least last number.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      if let last = ends.last, numbers[last] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result = Array(repeating: false, count: numbers.count)
    var position = ends.last ?? -1
    while position >= 0 {
      result[position] = true
      position = previous[position]
    }
    return result
  }
}
