public import SceneSystem
import Synchronization

/// A store in memory, for a test or a script.
public final class InMemorySessionStore: SessionStore {
  private let content: Mutex<(state: PersistentState?, commits: Int)>

  /// Makes a store with `state` as its content.
  public init(_ state: PersistentState? = nil) { content = Mutex((state, 0)) }

  /// The number of commits.
  public var commits: Int { content.withLock { $0.commits } }

  /// The last commit, or the initial state. Never throws.
  public func load() throws(SessionStoreError) -> PersistentState? { content.withLock { $0.state } }

  /// Stores `state` in memory. Never throws.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    content.withLock { $0 = (state, $0.commits + 1) }
  }
}
