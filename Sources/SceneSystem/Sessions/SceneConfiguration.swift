/// How a scene of a session is created: the values of `UISceneConfiguration` (C-01 … C-07).
public struct SceneConfiguration: Hashable, Codable, Sendable {
  /// The entry's name in the manifest, or `nil` for one that code created without a name.
  public var name: String?
  /// The scene class's name as in the manifest, `nil` for `UIWindowScene`.
  public var sceneClassName: String?
  /// The delegate class's name, module and type (`Notes.SceneDelegate`), `nil` if there is none (L-09).
  public var delegateClassName: String?
  /// The storyboard that creates the scene's window, without its extension; `nil` if the app creates the window itself.
  public var storyboardName: String?

  /// Makes a configuration; without arguments it is the empty one of an unknown name (C-06, L-09).
  public init(
    name: String? = nil, sceneClassName: String? = nil, delegateClassName: String? = nil, storyboardName: String? = nil
  ) {
    self.name = name
    self.sceneClassName = sceneClassName
    self.delegateClassName = delegateClassName
    self.storyboardName = storyboardName
  }
}
