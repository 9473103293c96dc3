/// A reference that does not retain the scene and is `nil` once the scene is released.
///
/// A `weak` variable does the same, but it gives the scene a side table, and from then on each retain and release of it takes several times
/// as long; a transition has about twenty. Scenes, windows and this reference are used on the main thread only, so clearing it in the
/// scene's `deinit` is enough.
final class SceneReference: @unchecked Sendable {
  unowned(unsafe) var scene: UIScene?
}
