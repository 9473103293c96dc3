/// The size of a scene or of a display, in points.
public struct SceneSize: Hashable, Codable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The largest length of a window: more than any screen has.
  public static let greatestLength = 100_000

  /// Whether a window can have this size.
  public var fitsWindow: Bool {
    let range = 1...SceneSize.greatestLength
    return range.contains(width) && range.contains(height)
  }
}
