import SessionStorage
import SceneSystem

/// The store of an app that runs without a device: loaded once, and written after each event; failures are reported.
///
/// An app whose sessions cannot be stored still runs. The same failure is reported once, not after each event.
@MainActor final class SessionPersistence {
  /// The stored state, or a new one if nothing was stored, until it is taken.
  private var loaded: PersistentState?
  private let store: (any SessionStore)?
  private let log: (String) -> Void
  private var lastError: String?

  /// Loads the content of `store`.
  ///
  /// - Throws: only ``SessionStoreError/inUse(path:pid:)``, if another process writes there. If the store cannot be used for another
  ///   reason, that is reported, and nothing is stored: it is not overwritten either.
  init(
    _ store: any SessionStore, identifierSeed: UInt64, log: @escaping (String) -> Void
  ) throws(SessionStoreError) {
    self.log = log
    do {
      loaded = try store.load() ?? PersistentState(identifierSeed: identifierSeed)
      self.store = store
    } catch {
      if error.code == .inUse { throw error }
      log("\(error.description) The app continues without saving.")
      loaded = PersistentState(identifierSeed: identifierSeed)
      self.store = nil
    }
  }

  /// Returns the loaded state, once: a second reference would make every later change copy all of it.
  func takeInitialState() -> PersistentState {
    defer { loaded = nil }
    return loaded ?? PersistentState()
  }

  /// Whether sessions are stored at all.
  var isPersistent: Bool { store != nil }

  /// Updates the store. Returns when the state is on disk, or the failure is reported.
  func commit(_ state: PersistentState) {
    guard let store else { return }
    do {
      try store.commit(state)
      if lastError != nil { log("The sessions are saved again.") }
      lastError = nil
    } catch {
      guard lastError != error.description else { return }
      lastError = error.description
      log(error.description)
    }
  }
}
