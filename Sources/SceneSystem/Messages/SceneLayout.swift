/// The part of a display that a scene fills.
public struct SceneLayout: Hashable, Codable, Sendable {
  /// The scene's size.
  public var size: SceneSize
  /// The size of the display, where the device has more than one (Z-03); `nil` if it is the screen of the profile.
  public var display: SceneSize?
  /// Whether the user is dragging an edge of the window: `false` in the change that ends the drag (Z-12).
  public var isInteractivelyResizing: Bool

  /// Makes a layout, by default one that is not being changed by the user.
  public init(size: SceneSize, display: SceneSize? = nil, isInteractivelyResizing: Bool = false) {
    self.size = size
    self.display = display
    self.isInteractivelyResizing = isInteractivelyResizing
  }
}
