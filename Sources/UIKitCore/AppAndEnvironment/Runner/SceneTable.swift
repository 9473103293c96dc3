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
      let place = place(of: id)
      return place < values.count && values[place].sessionID == id ? values[place] : nil
    }
    set {
      let place = place(of: id)
      let isKnown = place < values.count && values[place].sessionID == id
      values.replaceSubrange(place..<(isKnown ? place + 1 : place), with: newValue.map { [$0] } ?? [])
    }
  }

  /// Whether there are so many scenes that an operation on one of them should not visit all of them.
  var hasMany: Bool { values.count > 8 }

  /// The index of the first scene whose session is not older. Binary search: the sessions' identifiers ascend.
  private func place(of id: SessionID) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle].sessionID < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
