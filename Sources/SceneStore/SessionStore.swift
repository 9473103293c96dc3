import SceneSystem

/// Where an app's sessions outlive its process: loaded once when a device starts, written once after each system event.
///
/// Differs from Apple: on a device the system keeps them, out of every app's reach.
public protocol SessionStore: Sendable {
  /// What was committed last, or `nil` where nothing is kept yet.
  ///
  /// A store whose content is damaged puts it aside, says so and returns `nil`: the app starts clean, and nothing is
  /// overwritten. Throws where the content cannot be reached at all.
  func load() throws(SessionStoreError) -> PersistentState?

  /// Keeps `state` instead of what was kept before. When this returns, it survives a power failure; when it throws, what
  /// was committed before is still there, whole.
  func commit(_ state: PersistentState) throws(SessionStoreError)
}
