public import SceneSystem

/// Stores an app's sessions beyond its process: loaded once when a device starts, written once after each system event.
///
/// Differs from Apple: on a device the system stores them, and no app can access them.
public protocol SessionStore: Sendable {
  /// The last commit, or `nil` if nothing has been stored yet.
  ///
  /// A store whose content is damaged sets it aside, reports it and returns `nil`: the app starts clean, and nothing is overwritten. Throws
  /// if the content cannot be accessed at all.
  func load() throws(SessionStoreError) -> PersistentState?

  /// Replaces the stored state with `state`. When this returns, the state is durable; when it throws, the previous commit is still stored,
  /// complete.
  func commit(_ state: PersistentState) throws(SessionStoreError)
}
