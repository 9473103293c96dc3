/// A reference to a scene that does not keep it and that is `nil` once the scene is gone.
///
/// A `weak` variable does the same, but it gives the scene a side table, and from then on each retain and release of it
/// takes several times as long; a transition makes some twenty. Scenes, windows and this reference live on the main
/// thread, so that clearing it in the scene's `deinit` is enough.
final class SceneReference: @unchecked Sendable {
  unowned(unsafe) var scene: UIScene?
}
