/// Where a session's window last was, as the host reported it, so that it comes back there.
///
/// Lengths are points. A position counts from the upper left corner of the space in which the desktop lays windows out; under
/// a compositor that keeps positions to itself there is none.
public struct WindowGeometry: Hashable, Codable, Sendable {
  /// The left edge, or `nil` where the compositor does not tell.
  public var x: Int?
  /// The upper edge, or `nil` where the compositor does not tell.
  public var y: Int?
  /// The content's width while the window is not maximised.
  public var width: Int
  /// The content's height while the window is not maximised.
  public var height: Int
  /// Whether the window filled the screen.
  public var isMaximised: Bool

  /// Makes a geometry, by default without a position and not maximised.
  public init(x: Int? = nil, y: Int? = nil, width: Int, height: Int, isMaximised: Bool = false) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isMaximised = isMaximised
  }
}
