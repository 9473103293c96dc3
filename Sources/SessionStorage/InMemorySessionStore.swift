import Foundation
import SceneSystem

/// A store in memory, for a test or a script.
public final class InMemorySessionStore: SessionStore, @unchecked Sendable {
  private let lock = NSLock()
  private var state: PersistentState?
  private var count = 0

  /// Makes a store with `state` as its content.
  public init(_ state: PersistentState? = nil) { self.state = state }

  /// The number of commits.
  public var commits: Int { lock.withLock { count } }

  /// The last commit, or the initial state. Never throws.
  public func load() throws(SessionStoreError) -> PersistentState? { lock.withLock { state } }

  /// Stores `state` in memory. Never throws.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    lock.withLock {
      self.state = state
      count += 1
    }
  }
}
