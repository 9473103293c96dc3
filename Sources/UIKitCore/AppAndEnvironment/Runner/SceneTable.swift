import SceneSystem

/// The connected scenes, in the order of their sessions' creation, so that every operation on all of them has the same order. Usually there
/// are so few that a linear search is faster than hashing.
@MainActor struct SceneTable {
  private(set) var values: [UIScene] = []

  subscript(id: SessionID) -> UIScene? {
    get {
      guard hasMany else {
        for scene in values where scene.sessionID == id { return scene }
        return nil
      }
      let index = index(of: id)
      return index < values.count && values[index].sessionID == id ? values[index] : nil
    }
    set {
      let index = index(of: id)
      let isKnown = index < values.count && values[index].sessionID == id
      values.replaceSubrange(index..<(isKnown ? index + 1 : index), with: newValue.map { [$0] } ?? [])
    }
  }

  /// Whether there are so many scenes that an operation on one of them should not visit all of them.
  var hasMany: Bool { values.count > 8 }

  /// The index of the first scene whose session is not older. Binary search: the sessions' identifiers ascend.
  private func index(of id: SessionID) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle].sessionID < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
