import Foundation

/// The changes that an app reports for its data: removed rows and sections have their old indexes, inserted ones their new indexes.
struct TableChanges {
  /// What messages call a row.
  var unit = "row"
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedRows: Set<RowIndexPath> = []
  var insertedRows: Set<RowIndexPath> = []
  var reloadedRows: Set<RowIndexPath> = []
  var movedRows: [RowIndexPath: RowIndexPath] = [:]
  /// Whether the app wants any of them to be animated.
  var isAnimated = false

  /// For each current row, its old row; `nil` for a new one.
  typealias Origins = [[RowIndexPath?]]

  /// Why changes are inconsistent: the description is a log message.
  struct Inconsistency: Error, CustomStringConvertible {
    let description: String
  }

  /// The origin of each row, for `old` and `new` numbers of rows in each section.
  func origins(old: [Int], new: [Int]) throws(Inconsistency) -> Origins {
    let sections = try sectionOrigins(old: old.count, new: new.count)
    let kept = deletedRows.union(movedRows.keys)
    let placed = Dictionary(movedRows.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let used = Array(deletedRows) + Array(reloadedRows) + Array(movedRows.keys)
    if let row = used.first(where: { !old.indices.contains($0.section) || !(0..<old[$0.section]).contains($0.row) }) {
      throw Inconsistency(
        description:
          "\(unit.capitalized) \(row.row) of section \(row.section) was deleted, reloaded or moved, but there was none."
      )
    }
    let made = insertedRows.union(placed.keys)
    if let row = made.first(where: { !new.indices.contains($0.section) || !(0..<new[$0.section]).contains($0.row) }) {
      throw Inconsistency(
        description:
          "\(unit.capitalized) \(row.row) of section \(row.section) was inserted, but there is none after the update.")
    }
    var origins: Origins = []
    for (section, count) in new.enumerated() {
      guard let previous = sections[section] else {
        origins.append((0..<count).map { placed[RowIndexPath(section: section, row: $0)] })
        continue
      }
      var survivors = (0..<old[previous]).lazy.map { RowIndexPath(section: previous, row: $0) }.filter {
        !kept.contains($0)
      }
      .makeIterator()
      var rows: [RowIndexPath?] = []
      var isShort = false
      for row in 0..<count {
        let newRow = RowIndexPath(section: section, row: row)
        if made.contains(newRow) {
          rows.append(placed[newRow])
        } else if let survivor = survivors.next() {
          rows.append(survivor)
        } else {
          isShort = true
        }
      }
      if isShort || survivors.next() != nil {
        let gone = kept.filter { $0.section == previous }.count
        let come = made.filter { $0.section == section }.count
        throw Inconsistency(
          description: """
            Section \(section) has \(count) \(unit)s after the update. It had \(old[previous]) before, of which \(gone) were \
            deleted or moved away, and \(come) were inserted or moved there.
            """)
      }
      origins.append(rows)
    }
    return origins
  }

  /// For each current section, its old section; `nil` for a new or reloaded one.
  private func sectionOrigins(old: Int, new: Int) throws(Inconsistency) -> [Int?] {
    let placed = Dictionary(movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let made = insertedSections.union(placed.keys)
    var survivors = (0..<old).filter { !deletedSections.contains($0) && movedSections[$0] == nil }.makeIterator()
    var origins: [Int?] = []
    for section in 0..<new {
      if made.contains(section) {
        origins.append(placed[section])
      } else if let survivor = survivors.next() {
        origins.append(survivor)
      } else {
        throw sectionInconsistency(old, new)
      }
    }
    let isInside =
      made.allSatisfy { (0..<new).contains($0) }
      && deletedSections.union(movedSections.keys).union(reloadedSections).allSatisfy { (0..<old).contains($0) }
    guard survivors.next() == nil, isInside else { throw sectionInconsistency(old, new) }
    return origins.map { $0.flatMap { reloadedSections.contains($0) ? nil : $0 } }
  }

  private func sectionInconsistency(_ old: Int, _ new: Int) -> Inconsistency {
    Inconsistency(
      description: """
        There are \(new) sections after the update. There were \(old) before, of which \(deletedSections.count) were \
        deleted, and \(insertedSections.count) were inserted.
        """)
  }
}
