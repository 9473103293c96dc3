import Synchronization

/// A store of objects in memory.
package final class MemoryObjectStorage: ObjectStorage {
  private struct State {
    var metadata: [UInt8]?
    var rows: [Int64: ObjectRow] = [:]
    var next: Int64 = 1
  }

  private let state = Mutex(State())

  package init() {}

  package func metadata() -> [UInt8]? { state.withLock(\.metadata) }

  package func setMetadata(_ metadata: [UInt8]) { state.withLock { $0.metadata = metadata } }

  package func foreignChanges() -> Int64 { 0 }

  package func rows(ofEntities entities: [String]) -> [ObjectRow] {
    state.withLock { state in
      let entities = Set(entities)
      return state.rows.values.filter { entities.contains($0.entity) }.sorted { $0.number < $1.number }
    }
  }

  package func rows(numbered numbers: [Int64]) -> [ObjectRow] {
    state.withLock { state in numbers.compactMap { state.rows[$0] } }
  }

  package func reserveNumbers(_ count: Int) -> Int64 {
    state.withLock { state in
      defer { state.next += Int64(count) }
      return state.next
    }
  }

  package func commit(_ changes: ObjectChanges) throws(ObjectStorageError) {
    let fits = state.withLock { state in
      let expected = changes.updates.map { ($0.number, $0.version) } + changes.deletions.map { ($0.number, $0.version) }
      guard expected.allSatisfy({ state.rows[$0.0]?.version == $0.1 }),
        changes.insertions.allSatisfy({ state.rows[$0.number] == nil })
      else { return false }
      for row in changes.insertions { state.rows[row.number] = row }
      for var row in changes.updates {
        row.version += 1
        state.rows[row.number] = row
      }
      for deletion in changes.deletions { state.rows[deletion.number] = nil }
      return true
    }
    guard fits else { throw .conflict }
  }
}
