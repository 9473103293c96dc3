import SceneSystem

/// The connected scenes, in the order of their sessions' creation, so that whatever is done to all of them is done in the
/// same order each time. Few enough that a search from the front beats a hash.
@MainActor struct SceneTable {
  private(set) var values: [UIScene] = []

  subscript(id: SessionID) -> UIScene? {
    get {
      for scene in values where scene.sessionID == id { return scene }
      return nil
    }
    set {
      values.removeAll { $0.sessionID == id }
      guard let newValue else { return }
      let place = values.firstIndex { $0.sessionID > id } ?? values.count
      values.insert(newValue, at: place)
    }
  }
}
