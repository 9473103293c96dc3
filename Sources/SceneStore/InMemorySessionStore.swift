import Foundation
import SceneSystem

/// A store that lasts as long as the test or the script that made it.
public final class InMemorySessionStore: SessionStore, @unchecked Sendable {
  private let lock = NSLock()
  private var state: PersistentState?
  private var count = 0

  /// Makes a store that holds `state` already.
  public init(_ state: PersistentState? = nil) { self.state = state }

  /// How often something was committed.
  public var commits: Int { lock.withLock { count } }

  /// What was committed last, or given at the start. Never throws.
  public func load() throws(SessionStoreError) -> PersistentState? { lock.withLock { state } }

  /// Keeps `state` in memory. Never throws.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    lock.withLock {
      self.state = state
      count += 1
    }
  }
}
