import SceneStore
import SceneSystem

/// The store of an app that runs by itself: loaded once, written after each event, and said aloud where it fails.
///
/// An app whose sessions cannot be kept still runs. The same failure is said once, not after each event.
@MainActor final class SessionKeeper {
  /// What was kept, or a new state where nothing was, until it is taken.
  private var loaded: PersistentState?
  private let store: (any SessionStore)?
  private let say: (String) -> Void
  private var lastComplaint: String?

  /// Loads what `store` holds.
  ///
  /// - Throws: ``SessionStoreError/inUse(path:pid:)`` alone, where another process writes there. Where the store cannot be
  ///   used for another reason, that is said, and nothing is kept: it is not overwritten either.
  init(
    _ store: any SessionStore, identifierSeed: UInt64, say: @escaping (String) -> Void
  ) throws(SessionStoreError) {
    self.say = say
    do {
      loaded = try store.load() ?? PersistentState(identifierSeed: identifierSeed)
      self.store = store
    } catch {
      if case .inUse = error { throw error }
      say("\(error.description) The app goes on without saving.")
      loaded = PersistentState(identifierSeed: identifierSeed)
      self.store = nil
    }
  }

  /// Hands out what was loaded, once: a second hold on it would have every later change copy all of it.
  func takeLoaded() -> PersistentState {
    defer { loaded = nil }
    return loaded ?? PersistentState()
  }

  /// Whether sessions are kept at all.
  var isKeeping: Bool { store != nil }

  /// Brings the store up to date. Returns when that is on disk, or said to have failed.
  func commit(_ state: PersistentState) {
    guard let store else { return }
    do {
      try store.commit(state)
      if lastComplaint != nil { say("The sessions are saved again.") }
      lastComplaint = nil
    } catch {
      guard lastComplaint != error.description else { return }
      lastComplaint = error.description
      say(error.description)
    }
  }
}
