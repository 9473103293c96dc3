/// Where a session's window last was, as the host reported it, so that it can be restored there.
///
/// Lengths are points. Positions are relative to the upper left corner of the coordinate space in which the desktop lays out windows; under
/// a compositor that does not report positions there is none.
public struct WindowGeometry: Hashable, Codable, Sendable {
  /// The left edge, or `nil` if the compositor does not report it.
  public var x: Int?
  /// The upper edge, or `nil` if the compositor does not report it.
  public var y: Int?
  /// The content's width while the window is not maximised.
  public var width: Int
  /// The content's height while the window is not maximised.
  public var height: Int
  /// Whether the window filled the screen.
  public var isMaximized: Bool

  /// Makes a geometry, by default without a position and not maximised.
  public init(x: Int? = nil, y: Int? = nil, width: Int, height: Int, isMaximized: Bool = false) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
  }

  private enum CodingKeys: String, CodingKey {
    case x, y, width, height
    case isMaximized = "isMaximised"
  }
}
