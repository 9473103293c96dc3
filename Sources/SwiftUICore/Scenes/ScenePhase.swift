/// The state of a scene, or of all scenes of an app together.
///
/// Source: U-01; Apple's documentation of `ScenePhase`.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The scene is not on screen.
  case background
  /// The scene is on screen and receives no events.
  case inactive
  /// The scene is on screen and receives events.
  case active

  /// Whether one phase is farther from being active than another.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
  /// The state of the scene that a view is in. In an `App` or a `Scene` it is that of the most active scene (U-01).
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The values that the views of a scene store with it.
  package var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

private struct SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues? { nil }
}
